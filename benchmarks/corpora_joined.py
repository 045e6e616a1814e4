"""Corpora made of others: a folder with its extra passages, several in one, and stores that are there already."""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path

from backends.stores.sqlite import SqliteStore
from benchmarks.common import Folder, built_store, data_file, load_folder, opened, read_passages
from schemas.errors import InputError
from schemas.graph import DocumentGraph, GraphBatch
from schemas.settings import Settings

_BATCH = 256  # documents copied in one transaction


def extended(path: Path, cache: Path) -> list[Folder]:
    """The folder with `corpus_extra` and `questions_extra` added under the same name; none without them.

    The files are put together below `cache`, where the store of the whole finds them.
    """
    extras = [_found(path, f"{name}_extra.jsonl") for name in ("corpus", "questions")]
    if None in extras:
        return []
    place = cache / "benchmarks" / f"{path.resolve().name}-extended"
    place.mkdir(parents=True, exist_ok=True)
    for name, extra in zip(("corpus", "questions"), extras, strict=True):
        parts = [_found(path, f"{name}.jsonl"), extra]
        with (place / f"{name}.jsonl").open("w", encoding="utf-8") as written:
            written.writelines(line for part in parts if part is not None for line in _lines(part))
    return [replace(load_folder(place), name=path.resolve().name)]


def parts_of(path: Path) -> list[Folder]:
    """The folder, and its extra passages as a folder without questions where it has some."""
    folder, extra = _folder(path), _found(path, "corpus_extra.jsonl")
    if extra is None:
        return [folder]
    return [folder, Folder(f"{folder.name}-extra", extra, read_passages(extra), ())]


def _folder(path: Path) -> Folder:
    """The folder; of one without questions the passages alone."""
    if _found(path, "questions.jsonl") is not None:
        return load_folder(path)
    corpus = data_file(path, "corpus.jsonl")
    return Folder(path.resolve().name, corpus, read_passages(corpus), ())


def joined(parts: Sequence[Folder]) -> Folder:
    """All passages in one; InputError if two have one id."""
    passages = tuple(passage for part in parts for passage in part.passages)
    if len({passage.id for passage in passages}) < len(passages):
        raise InputError(f"two passages of {', '.join(part.name for part in parts)} have one id")
    questions = tuple(question for part in parts for question in part.questions)
    return Folder("+".join(part.name for part in parts), parts[0].corpus, passages, questions)


def joined_store(parts: Sequence[Folder], settings: Settings, *, as_built: bool = False) -> SqliteStore:
    """One store of all passages, copied from the stores of the parts: what a page says is no other page's affair,
    so that it is the store that a build of them all would make."""
    whole = joined(parts)
    if as_built:
        return cached_store(whole, settings)
    place = settings.cache / "benchmarks" / whole.digest
    place.mkdir(parents=True, exist_ok=True)
    store = opened(place / "store.db")
    for part in parts:
        source = built_store(part, settings)
        _copy(source, store)
        source.close()
    return store


def _copy(source: SqliteStore, target: SqliteStore) -> None:
    embedder = source.embedder()
    if embedder is not None:
        target.set_embedder(embedder)
    there = {stamp.key: stamp for stamp in target.stamps()}
    wanted = {stamp.key for stamp in source.stamps() if there.get(stamp.key) != stamp}
    graphs = (graph for graph in source.iterate_documents() if graph.document.key in wanted)
    for first in graphs:
        batch: tuple[DocumentGraph, ...] = tuple(chain((first,), islice(graphs, _BATCH - 1)))
        target.upsert(GraphBatch(batch))


def cached_store(folder: Folder, settings: Settings) -> SqliteStore:
    """The folder's store as an earlier run left it; InputError if there is none."""
    path = settings.cache / "benchmarks" / folder.digest / "store.db"
    if not path.is_file():
        raise InputError(
            f"no store was built for {folder.name}", path=str(path), hint="Run without --as-built."
        )
    return SqliteStore.open(path, read_only=True)


def _found(folder: Path, name: str) -> Path | None:
    return next((path for path in (folder / name, folder / f"{name}.gz") if path.is_file()), None)


def _lines(path: Path) -> Iterator[str]:
    with (gzip.open if path.suffix == ".gz" else open)(path, "rt", encoding="utf-8") as lines:
        yield from lines
