"""Embeds beside the other stages: texts go in as soon as they exist, vectors come back as futures."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread

import numpy as np

from schemas.graph import TokenCodes, Vectors
from schemas.protocols import CodingEmbedder, Embedder
from schemas.text import Chunk, ChunkKind, Document

GROUP = 64  # texts handed over at once: enough to keep every worker of an embedder busy


def embedding_text(document: Document, chunk: Chunk) -> str:
    """What is embedded for a chunk: the title, its headings and its text, a line each."""
    head = [part for part in (document.title, *chunk.headings) if part]
    return "\n".join([*head, chunk.text])


def embedding_texts(document: Document, chunks: Sequence[Chunk]) -> list[str]:
    """One text for each chunk of kind text, in order."""
    return [embedding_text(document, chunk) for chunk in chunks if chunk.kind is ChunkKind.TEXT]


@dataclass(frozen=True, slots=True)
class Embedded:
    """(n, dimension), and the codes of each text's tokens, or None where the embedder makes none."""

    vectors: Vectors
    codes: tuple[TokenCodes, ...] | None


def embedded(embedder: Embedder, texts: Sequence[str]) -> Embedded:
    """Texts to be found, with codes from an embedder that makes them."""
    made = embedder.embed_coded(texts) if isinstance(embedder, CodingEmbedder) else None
    if made is None:
        return Embedded(embedder.embed_passages(texts), None)
    return Embedded(made.vectors, made.codes)


class VectorQueue:
    """One thread that feeds an embedder, in order; the embedder's own workers do the computing.

    `waiting` counts texts not embedded yet, `seconds` the time spent embedding. A context manager:
    leaving it stops the thread after what it holds, or at once after an error.
    """

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._jobs: SimpleQueue[tuple[list[str], Future[Embedded]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="embedding", daemon=True)
        self._submitted = 0
        self._cancelled = False
        self.embedded = 0
        self.seconds = 0.0

    def __enter__(self) -> VectorQueue:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._cancelled = kind is not None
        self._jobs.put(None)
        self._thread.join()

    @property
    def waiting(self) -> int:
        """Texts submitted and not embedded yet."""
        return self._submitted - self.embedded

    def submit(self, texts: list[str]) -> Future[Embedded]:
        """A future of what is made of the texts, a row each."""
        future: Future[Embedded] = Future()
        if texts:
            self._submitted += len(texts)
            self._jobs.put((texts, future))
        else:
            future.set_result(Embedded(np.zeros((0, self._embedder.info.dimension), np.float32), None))
        return future

    def _run(self) -> None:
        open_ = True
        while open_:
            first = self._jobs.get()
            if first is None or self._cancelled:
                return
            group = [first]
            while sum(len(texts) for texts, _ in group) < GROUP:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                if more is None:
                    open_ = False
                    break
                group.append(more)
            self._embed(group)

    def _embed(self, group: list[tuple[list[str], Future[Embedded]]]) -> None:
        started = time.perf_counter()
        try:
            made = embedded(self._embedder, [text for texts, _ in group for text in texts])
        except Exception as error:  # noqa: BLE001 raised again where the vectors are awaited
            for _, future in group:
                future.set_exception(error)
            return
        finally:
            self.seconds += time.perf_counter() - started
            self.embedded += sum(len(texts) for texts, _ in group)
        place = 0
        for texts, future in group:
            part = slice(place, place + len(texts))
            future.set_result(Embedded(made.vectors[part], None if made.codes is None else made.codes[part]))
            place += len(texts)
