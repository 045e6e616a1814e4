"""What a build is asked, what it tells while it runs, and what it did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Protocol
from typing import Literal as OneOf

from schemas.language_model import ModelUse

Stage = OneOf["reading", "extracting", "embedding", "writing"]


@dataclass(frozen=True, slots=True)
class BuildRequest:
    """Inputs (paths, folders, globs, `-`) and how to take them.

    `prune` removes documents that the inputs no longer hold; `dry_run` reads and counts only.
    """

    inputs: Sequence[str | Path]
    prune: bool = False
    dry_run: bool = False
    standard_input: BinaryIO | None = None


@dataclass(frozen=True, slots=True)
class LeftOutDocument:
    """A document that was not built, and why."""

    document: str
    reason: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """Something that a document seemed to say and that was not asserted, and why."""

    document: str
    what: str
    why: str


@dataclass(frozen=True, slots=True)
class BuildReport:
    """Counts of documents, and of what the documents built in this run hold.

    `seconds` are by stage: `reading`, `extracting`, `writing` of the main thread, `embedding` of its
    own, which runs beside them, and `total`. `estimate` is the expected seconds of a dry run.
    `drops` counts what was seen but not asserted, by reason; `dropped` are the first thousand of them.
    `language_model` is what the model was asked, in a dry run what it would be asked; None where none reads.
    """

    added: int = 0
    changed: int = 0
    unchanged: int = 0
    removed: int = 0
    left_out: tuple[LeftOutDocument, ...] = ()
    chunks: int = 0
    entities: int = 0
    triples: int = 0
    mentions: int = 0
    predicates: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    drops: dict[str, int] = field(default_factory=dict)
    degraded: tuple[str, ...] = ()
    estimate: float = 0.0
    dropped: tuple[Dropped, ...] = ()
    language_model: ModelUse | None = None

    @property
    def built(self) -> int:
        """Documents written in this run."""
        return self.added + self.changed


@dataclass(frozen=True, slots=True)
class ProgressEvent:
    """How far a stage is; `share` of the input in [0, 1] and `eta` in seconds, None while unknown."""

    stage: Stage
    done: int
    unit: str
    share: float | None = None
    eta: float | None = None


class Progress(Protocol):
    """Told of each step; must return quickly."""

    def update(self, event: ProgressEvent) -> None: ...
