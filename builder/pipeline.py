"""Documents to a store: read, chunk, extract and write while another thread embeds."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from builder.analysis import Analyst, Part, Unread, attempt
from builder.analysts import Analysts
from builder.bilingual import Bilingual
from builder.chunking import chunk
from builder.embedding import Embedded, VectorQueue, embedding_texts
from builder.extraction import Extractors
from builder.freshness import Freshness
from builder.readers import LeftOut, Meter, Page, read
from builder.report import BuildReport, BuildRequest, Progress
from builder.resolution import Simplifier
from builder.second_analyst import Readings, SecondAnalyst
from builder.tallies import Clock, Tally
from schemas.decisions import DECISION, PREFIX
from schemas.errors import InputError
from schemas.graph import DocumentGraph, GraphBatch
from schemas.ontology import Ontology
from schemas.protocols import Embedder, GraphStore
from schemas.settings import BuilderSettings
from schemas.text import Document

if TYPE_CHECKING:
    from builder.extraction.language_model.reader import ModelReader

SecondReader: TypeAlias = Callable[[str], SecondAnalyst]
"""Makes the second analyst of a build, given the first one's version; it is not started yet."""

_WINDOW = 32  # pages read together
_AHEAD = 4  # windows read while the first of them is still with the second analyst
_MOVED = 4096  # unchanged pages whose new places are written together
_WAITING = 512  # texts that may wait for the embedder before reading pauses
_RESERVED = "is how the keys of decisions begin (guanxi merge, split); give the page another id"


@dataclass(frozen=True, slots=True)
class _Window:
    """Pages whose facts are being read, and their vectors."""

    parts: Sequence[Part]
    vectors: Sequence[Future[Embedded] | None]
    readings: Future[Readings]


@dataclass(frozen=True, slots=True)
class _Pending:
    """A document that waits for its vectors."""

    graph: DocumentGraph
    vectors: Future[Embedded] | None

    def complete(self) -> DocumentGraph:
        if self.vectors is None:
            return self.graph
        made = self.vectors.result()
        return replace(self.graph, vectors=made.vectors, token_codes=made.codes)


class Pipeline:
    """Ready parts that turn inputs into a store's content; holds no state between builds.

    `degraded` says what the parts lack, `lacking` the languages whose tagger is missing, and the dictionary
    if it is: a page that was read with one is not read again without it. With a language model (`model`) no second
    analyst is used: it waits for replies, and asks in order.
    """

    def __init__(
        self,
        ontology: Ontology,
        extractors: Extractors,
        embedder: Embedder | None,
        settings: BuilderSettings,
        *,
        degraded: tuple[str, ...] = (),
        lacking: Collection[str] = (),
        second: SecondReader | None = None,
        bilingual: Bilingual | None = None,
        model: ModelReader | None = None,
        analyst: type[Analyst] = Analyst,
    ) -> None:
        self._analyst = analyst(ontology, extractors, Simplifier(), bilingual, model)
        self._second = second if model is None else None
        self._model = model
        self._embedder = embedder
        self._settings = settings
        self._degraded = degraded
        self._lacking = frozenset(lacking)

    def build(
        self, store: GraphStore, request: BuildRequest, progress: Progress | None = None
    ) -> BuildReport:
        """Write what is new or changed, skip what is as it was, and report.

        Documents that cannot be read or written are left out and named in the report. Run again
        after an interruption, it goes on where it stopped. InputError for inputs that do not
        exist, and for pruning by inputs without a document; StoreError as the store raises it.
        """
        if self._model is not None:
            self._model.begin()
        freshness = Freshness(
            store,
            version=self._analyst.version,
            ontology=self._analyst.ontology.model_dump_json(),
            chunking=self._settings.chunking.model_dump_json(),
            lacking=self._lacking,
            embeds=self._embedder is not None,
            model=self._model.version if self._model is not None else "",
        )
        with _nothing_old_collected(), ExitStack() as stack:
            second = self._second(self._analyst.version) if self._second is not None else None
            analysts = Analysts(self._analyst, stack.enter_context(second) if second is not None else None)
            run = _Run(analysts, self._embedder, self._settings, store, request, freshness, progress)
            return run.build(self._degraded)


@contextmanager
def _nothing_old_collected() -> Iterator[None]:
    """Spare the collector what exists already: models and rules, else gone through again and again."""
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


class _Run:
    """One build: what waits, what is known of the store, and the counts."""

    def __init__(
        self,
        analysts: Analysts,
        embedder: Embedder | None,
        settings: BuilderSettings,
        store: GraphStore,
        request: BuildRequest,
        freshness: Freshness,
        progress: Progress | None,
    ) -> None:
        self._analysts = analysts
        self._embedder = embedder
        self._settings = settings
        self._store = store
        self._request = request
        self._freshness = freshness
        self._seen: set[str] = set()
        self._unread: set[str] = set()
        self._moved: dict[str, str] = {}
        self._reading: deque[_Window] = deque()
        self._pending: deque[_Pending] = deque()
        self._clock = Clock()
        self._meter = Meter()
        self._tally = Tally(progress, self._clock, self._meter, analysts.model)

    def build(self, degraded: tuple[str, ...]) -> BuildReport:
        with ExitStack() as stack:
            queue: VectorQueue | None = None
            if self._embedder is not None and not self._request.dry_run:
                self._store.set_embedder(self._embedder.info)
                queue = stack.enter_context(VectorQueue(self._embedder))
            for pages in self._windows():
                self._take(pages, queue)
                self._gather(queue, most=_AHEAD)
                self._write_ready(queue)
            self._take_back()
            self._gather(queue, most=0)
            self._write_rest()
            self._write_moved()
            if self._request.prune:
                self._prune()
            if queue is not None:
                self._clock.seconds["embedding"] = queue.seconds
        return self._tally.report(degraded)

    def _pages(self) -> Iterator[Page]:
        """Pages to build: new or changed ones; the rest is counted."""
        pages = read(self._request.inputs, standard_input=self._request.standard_input, meter=self._meter)
        while True:
            with self._clock.stage("reading"):
                found = next(pages, None)
            if found is None:
                return
            if isinstance(found, LeftOut):
                self._leave_out(found.document, found.reason)
                if found.source:
                    self._unread.add(found.source)
                continue
            if found.document.key.startswith(PREFIX):
                self._tally.leave_out(found.origin, f"{found.document.key}: {PREFIX!r} {_RESERVED}")
                continue
            self._note(found.document.key)
            self._tally.read()
            if self._freshness.is_unchanged(found):
                self._tally.unchanged += 1
                self._move(found.document)
            else:
                yield found

    def _move(self, document: Document) -> None:
        """Note where a page was read that is otherwise as the store has it."""
        if self._freshness.is_moved(document) and not self._request.dry_run:
            self._moved[document.key] = document.source
            if len(self._moved) == _MOVED:
                self._write_moved()

    def _write_moved(self) -> None:
        if self._moved:
            with self._clock.stage("writing"):
                self._store.set_sources(self._moved)
            self._moved = {}

    def _windows(self) -> Iterator[list[Page]]:
        """A few pages at a time, tagged together; one, where a language model takes longer."""
        size = 1 if self._analysts.model else _WINDOW
        window: list[Page] = []
        for page in self._pages():
            window.append(page)
            if len(window) == size:
                yield window
                window = []
        if window:
            yield window

    def _take(self, pages: Sequence[Page], queue: VectorQueue | None) -> None:
        """Chunk pages, hand their texts to the embedder, and read their facts meanwhile."""
        with self._clock.stage("extracting"):
            parts = [part for page in pages if (part := self._chunked(page)) is not None]
            if self._request.dry_run:
                for page, chunks in parts:
                    asked = self._analysts.expected((page, chunks))
                    self._tally.expect(page.document.key in self._freshness.keys, chunks, asked)
                return
            idle, share = queue is None or not queue.waiting, self._meter.share
            texts = [embedding_texts(page.document, chunks) for page, chunks in parts]
            vectors = [queue.submit(given) if queue is not None else None for given in texts]
            self._reading.append(_Window(parts, vectors, self._analysts.read(parts, idle=idle, share=share)))

    def _chunked(self, page: Page) -> Part | None:
        """The page and its chunks, or None after it was left out."""
        found = attempt(lambda given: chunk(given, self._settings.chunking), page)
        if isinstance(found, Unread):
            self._leave_out(page.document.key, found.reason)
            return None
        return page, found

    def _take_back(self) -> None:
        """All pages were read: take from the second analyst what it has not begun."""
        with self._clock.stage("extracting"):
            for place, window in enumerate(self._reading):
                if window.readings.cancel():
                    readings = self._analysts.read_here(window.parts)
                    self._reading[place] = replace(window, readings=readings)

    def _gather(self, queue: VectorQueue | None, *, most: int) -> None:
        """Take what was read, in order, until at most so many windows wait, and none that is done."""
        while self._reading and (len(self._reading) > most or self._reading[0].readings.done()):
            window = self._reading.popleft()
            with self._clock.stage("extracting"):
                readings = self._analysts.settled(window.parts, window.readings)
            for (page, chunks), vectors, reading in zip(window.parts, window.vectors, readings, strict=True):
                if isinstance(reading, Unread):
                    self._leave_out(page.document.key, reading.reason)
                    continue
                self._tally.drop(page.document.key, reading.dropped)
                self._tally.ask(reading.asked)
                unread = bool(reading.asked.unread)
                made = self._freshness.fingerprint(page, chunks, unread=unread)
                graph = replace(reading.graph, fingerprint=made)
                self._pending.append(_Pending(graph, vectors))
                self._tally.extracted(graph, queue.embedded if queue is not None else None)

    def _write_ready(self, queue: VectorQueue | None) -> None:
        """Write a batch whenever its vectors are there; wait for them only if too many texts wait."""
        size = self._settings.batch_documents
        while len(self._pending) >= size:
            last = self._pending[size - 1].vectors
            crowded = queue is not None and queue.waiting > _WAITING
            if last is not None and not last.done() and not crowded:
                return
            self._write(size)

    def _write_rest(self) -> None:
        while self._pending:
            self._write(min(len(self._pending), self._settings.batch_documents))

    def _write(self, count: int) -> None:
        with self._clock.stage("waiting"):
            graphs = [self._pending.popleft().complete() for _ in range(count)]
        with self._clock.stage("writing"):
            self._upsert(graphs)

    def _upsert(self, graphs: list[DocumentGraph]) -> None:
        try:
            self._store.upsert(GraphBatch(tuple(graphs)))
        except InputError as error:
            if len(graphs) == 1:
                self._leave_out(graphs[0].document.key, str(error))
                return
            for graph in graphs:
                self._upsert([graph])
        else:
            self._tally.written(graphs, self._freshness.keys)

    def _prune(self) -> None:
        """Remove documents that the inputs no longer hold, but neither people's decisions nor those of a
        file that was not read.

        InputError where the inputs hold no document at all: more likely a folder is not mounted.
        """
        gone = sorted(self._freshness.keys - self._seen)
        documents = [document for document in self._store.get_documents(gone) if document is not None]
        vanished = [
            document.key
            for document in documents
            if not self._is_unread(document.source) and not _is_decision(document)
        ]
        if vanished and not self._tally.pages:
            raise _nothing_to_keep(self._request.inputs, len(vanished))
        if vanished and not self._request.dry_run:
            with self._clock.stage("writing"):
                self._store.delete_documents(vanished)
        self._tally.removed += len(vanished)

    def _is_unread(self, source: str) -> bool:
        """Whether a page came from a file that was not read, whatever the folder given was called then."""
        return source in self._unread or source.partition("/")[2] in self._unread

    def _note(self, key: str) -> None:
        """Only what the store held can vanish: a large first build remembers no keys."""
        if key in self._freshness.keys:
            self._seen.add(key)

    def _leave_out(self, key: str, reason: str) -> None:
        self._note(key)
        self._tally.leave_out(key, reason)


def _is_decision(document: Document) -> bool:
    return document.key.startswith(PREFIX) and document.source == DECISION


def _nothing_to_keep(inputs: Sequence[str | Path], count: int) -> InputError:
    named = ", ".join(str(given) for given in inputs)
    return InputError(
        f"{named} holds no document, so --prune would remove all {count} documents that came from elsewhere.",
        path=str(inputs[0]) if inputs else "",
        hint="Check the path; if they are to go: guanxi delete KEY, or remove the store's file.",
    )
