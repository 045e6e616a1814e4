"""What a reader hands on: a page with its structure, or the reason why there is none."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.text import Document


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading's words, its level (1 is the widest) and the place of its line in the text."""

    text: str
    level: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class StatementLine:
    """One bare triple of a triple file and where its line and its three fields stand in the text."""

    start: int
    end: int
    subject: tuple[int, int]
    predicate: tuple[int, int]
    object: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Page:
    """A document and what its format says of its structure.

    `structured` formats name their headings; in others the chunker looks for lines that look like
    some. `statements` makes it a triple file. `origin` names the place it was read from, for messages.
    """

    document: Document
    headings: tuple[Heading, ...] = ()
    structured: bool = False
    statements: tuple[StatementLine, ...] = ()
    origin: str = ""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A document that could not be read: the value, what is allowed, and what to do.

    `source` is the file it came from, so that pruning spares what that file gave before.
    """

    document: str
    reason: str
    source: str = ""
