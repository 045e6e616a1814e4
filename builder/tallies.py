"""Counts and clocks of one build."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from builder.extraction.language_model.asked import Asked
from builder.readers import Meter
from builder.report import BuildReport, Dropped, LeftOutDocument, Progress, ProgressEvent, Stage
from schemas.graph import DocumentGraph
from schemas.language_model import ModelUse
from schemas.text import Chunk, ChunkKind

_MOST_DROPPED = 1000  # kept one by one, beside the counts
_MOST_REASONS = 3  # why chunks were not read, told of one by one
_SECONDS_A_CHUNK = 0.06  # extraction, embedding and writing of one chunk on two cores


class Clock:
    """Wall seconds by stage."""

    def __init__(self) -> None:
        self.started = time.perf_counter()
        self.seconds: dict[str, float] = {}

    @property
    def elapsed(self) -> float:
        """Seconds since the build began."""
        return time.perf_counter() - self.started

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Add the time spent inside to a stage."""
        started = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[name] = self.seconds.get(name, 0.0) + time.perf_counter() - started


@dataclass(slots=True)
class Tally:
    """What a build did so far; tells the progress callback. `model` names the language model that reads, if any."""

    progress: Progress | None
    clock: Clock
    meter: Meter
    model: str = ""
    added: int = 0
    changed: int = 0
    unchanged: int = 0
    removed: int = 0
    pages: int = 0
    chunks_read: int = 0
    chunks: int = 0
    entities: int = 0
    triples: int = 0
    mentions: int = 0
    expected: float = 0.0
    predicates: set[str] = field(default_factory=set)
    left_out: list[LeftOutDocument] = field(default_factory=list)
    drops: Counter[str] = field(default_factory=Counter)
    dropped: list[Dropped] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)

    def leave_out(self, document: str, reason: str) -> None:
        """Note a document that is not built."""
        self.left_out.append(LeftOutDocument(document, reason))

    def drop(self, document: str, drops: Sequence[tuple[str, str]]) -> None:
        """Note what was seen in a document but not asserted."""
        self.drops.update(reason for _, reason in drops)
        room = _MOST_DROPPED - len(self.dropped)
        self.dropped += [Dropped(document, what, why) for what, why in drops[: max(room, 0)]]

    def expect(self, known: bool, chunks: Sequence[Chunk], asked: Asked) -> None:
        """Count a document of a dry run, and what the language model would be asked of it."""
        self.ask(asked)
        self.changed += known
        self.added += not known
        self.chunks += len(chunks)
        self.expected += _SECONDS_A_CHUNK * sum(chunk.kind is ChunkKind.TEXT for chunk in chunks)

    def ask(self, asked: Asked) -> None:
        """Count what the language model was asked of a document."""
        if self.model:
            self.asked.append(asked)

    def read(self) -> None:
        """Tell that one more page was read."""
        self.pages += 1
        self._tell("reading", self.pages, "documents")

    def extracted(self, graph: DocumentGraph, embedded: int | None) -> None:
        """Tell how many chunks have facts, and how many vectors."""
        self.chunks_read += len(graph.chunks)
        self._tell("extracting", self.chunks_read, "chunks")
        if embedded is not None:
            self._tell("embedding", embedded, "chunks")

    def written(self, graphs: Sequence[DocumentGraph], known: Collection[str]) -> None:
        """Count documents that are in the store now."""
        for graph in graphs:
            replaced = graph.document.key in known
            self.changed += replaced
            self.added += not replaced
            self.chunks += len(graph.chunks)
            self.entities += len(graph.entities)
            self.triples += len(graph.statements)
            self.mentions += len(graph.mentions)
            self.predicates.update(statement.predicate for statement in graph.statements)
        self._tell("writing", self.added + self.changed, "documents")

    def report(self, degraded: tuple[str, ...]) -> BuildReport:
        """The whole, with the time it took."""
        asked = _together(self.asked)
        unread = (_unread(self.model, asked),) if asked.unread else ()
        return BuildReport(
            self.added,
            self.changed,
            self.unchanged,
            self.removed,
            tuple(sorted(self.left_out, key=lambda left: left.document)),
            self.chunks,
            self.entities,
            self.triples,
            self.mentions,
            len(self.predicates),
            {**self.clock.seconds, "total": self.clock.elapsed},
            dict(self.drops.most_common()),
            (*degraded, *unread),
            self.expected,
            tuple(self.dropped),
            ModelUse(self.model, asked.calls, asked.tokens, asked.dropped) if self.model else None,
        )

    def _tell(self, stage: Stage, done: int, unit: str) -> None:
        if self.progress is None:
            return
        share = self.meter.share
        eta = self.clock.elapsed * (1 - share) / share if share else None
        self.progress.update(ProgressEvent(stage, done, unit, share, eta))


def _together(asked: Sequence[Asked]) -> Asked:
    return Asked(
        sum(one.chunks for one in asked),
        sum(one.calls for one in asked),
        sum(one.tokens for one in asked),
        sum(one.dropped for one in asked),
        tuple(reason for one in asked for reason in one.unread),
    )


def _unread(model: str, asked: Asked) -> str:
    """How many chunks the language model did not read, and the reasons given most often."""
    reasons = Counter(asked.unread).most_common()
    told = [f"{reason} ({count:,})" for reason, count in reasons[:_MOST_REASONS]]
    rest = sum(count for _, count in reasons[_MOST_REASONS:])
    told += [f"other reasons ({rest:,})"] if rest else []
    of = f"{len(asked.unread):,} of {asked.chunks:,} chunks"
    return f"the language model {model} did not read {of}, which the next build asks again: {'; '.join(told)}"
