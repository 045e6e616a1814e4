"""The graph of a large store as it was read, kept in a file, so that the next process need not read it again.

What is kept is a pure function of the documents, so that a file counts only while the store holds the same ones.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import time

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import SEGMENTER
from retriever.text.word_index import WordIndex
from schemas.graph import Snapshot
from schemas.names import digest
from schemas.protocols import GraphStore

RULES = "guanxi-kept-graph/1"
"""The version of what is kept; raised when a graph is read from the same documents in another way."""

FEWEST = 2_000
"""Chunks from which a graph is kept: those of fewer are read in half a second."""

MOST_FILES = 16  # of stores that were asked last
_PART = ".part"  # ends the name of what is not written to its end
_LEFT = 3600  # seconds after which nobody writes on it any more
_SUM = 32  # hexadecimal digits of a file's digest
_EDGES = ("source", "target", "weight", "kind")
_INDEX = ("starts", "rows", "counts", "lengths", "tokens", "text_starts", "chinese")


@dataclass(frozen=True, slots=True)
class KeptGraph:
    """The snapshot with every mention that chunks make, and the words of its chunks."""

    snapshot: Snapshot
    words: WordIndex


class KeptGraphs:
    """Graphs below a folder, one file a store; `address` says which store it is.

    A file's name ends in the digest of what it holds. One that is damaged, of other documents or of other rules is as
    if there were none, and a folder that cannot be written on keeps nothing.
    """

    def __init__(self, folder: Path, address: str, *, fewest: int = FEWEST) -> None:
        self._folder = folder
        self._name = digest(address)
        self._fewest = fewest

    def of(self, store: GraphStore) -> KeptGraph | None:
        """What was kept of the documents that the store holds now."""
        version = store.graph_version()
        for file in self._files():
            try:
                if not _is_whole(file):
                    continue
                with file.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
                    if str(arrays["key"]) != _key(store, version):
                        continue
                    found = _read(arrays, version)
            except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
                continue
            with suppress(OSError):
                os.utime(file)
            return found
        return None

    def keep(self, store: GraphStore, snapshot: Snapshot, words: WordIndex) -> None:
        """Keep what was read, if it is large and the store has not changed since."""
        if len(words.lengths) < self._fewest or words.version != snapshot.version:
            return
        key = _key(store, snapshot.version)
        if store.graph_version() != snapshot.version:
            return
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._write(_arrays(key, snapshot, words))
            self._forget_oldest()

    def _files(self) -> list[Path]:
        return sorted(self._folder.glob(f"{self._name}-*.npz"))

    def _write(self, arrays: dict[str, NDArray[np.generic]]) -> None:
        """The file appears whole or not at all, in the place of those before."""
        handle, name = tempfile.mkstemp(dir=self._folder, suffix=_PART)
        try:
            with os.fdopen(handle, "wb") as stream:
                np.savez(stream, allow_pickle=False, **arrays)
            made = Path(name)
            file = self._folder / f"{self._name}-{_sum(made)}.npz"
            made.replace(file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        for other in self._files():
            if other != file:
                other.unlink(missing_ok=True)

    def _forget_oldest(self) -> None:
        """Files of stores that were asked longest ago, and what a process that was killed left half written."""
        files = sorted(self._folder.glob("*.npz"), key=lambda file: file.stat().st_mtime, reverse=True)
        left = [part for part in self._folder.glob(f"*{_PART}") if time() - part.stat().st_mtime > _LEFT]
        for file in (*files[MOST_FILES:], *left):
            file.unlink(missing_ok=True)


def _is_whole(file: Path) -> bool:
    """Whether a file holds what its name says."""
    return file.stem.rpartition("-")[2] == _sum(file)


def _sum(file: Path) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()[:_SUM]


def _key(store: GraphStore, version: int) -> str:
    """What the store holds: its documents by their hashes and by the rules they were read by."""
    stamps = sorted((stamp.key, stamp.content_hash, stamp.fingerprint) for stamp in store.stamps())
    return digest(RULES, SEGMENTER, str(version), *(part for stamp in stamps for part in stamp))


def _arrays(key: str, snapshot: Snapshot, words: WordIndex) -> dict[str, NDArray[np.generic]]:
    return {
        "key": np.array(key),
        **_laid("ids", snapshot.ids),
        **_laid("vocabulary", list(words.vocabulary)),
        "others": np.array(words.others, np.int64),
        "mean_length": np.array(words.mean_length, np.float64),
        **{name: getattr(snapshot, name) for name in _EDGES},
        **{name: getattr(words, name) for name in _INDEX},
    }


def _read(arrays: np.lib.npyio.NpzFile, version: int) -> KeptGraph:
    edges = {name: arrays[name] for name in _EDGES}
    index = {name: arrays[name] for name in _INDEX}
    vocabulary = {token: number for number, token in enumerate(_taken("vocabulary", arrays))}
    words = WordIndex(
        version,
        vocabulary,
        **index,
        others=int(arrays["others"]),
        mean_length=float(arrays["mean_length"]),
    )
    return KeptGraph(Snapshot(version, tuple(_taken("ids", arrays)), **edges), words)


def _laid(name: str, texts: Sequence[str]) -> dict[str, NDArray[np.generic]]:
    """Texts on end, and where each of them ends."""
    whole = "".join(texts).encode("utf-8", "surrogatepass")
    return {name: np.frombuffer(whole, np.uint8), f"{name}_ends": np.cumsum([len(text) for text in texts])}


def _taken(name: str, arrays: np.lib.npyio.NpzFile) -> list[str]:
    whole = arrays[name].tobytes().decode("utf-8", "surrogatepass")
    ends = arrays[f"{name}_ends"].tolist()
    return [whole[start:end] for start, end in pairwise([0, *ends])]
