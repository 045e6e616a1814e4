"""What a reader hands on: a page with its structure, or the reason why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from schemas.names import digest
from schemas.text import Chunk, Document, Span


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


class RowKind(StrEnum):
    """What a row of stated facts is part of."""

    INFOBOX = "infobox"
    """A label and its values, about the page's subject."""
    TABLE = "table"
    """A line of a table with a label for each column."""
    RECORD = "record"
    """A line of a table file."""
    CATEGORY = "category"
    """The categories that the page is filed under."""
    REDIRECT = "redirect"
    """Other titles that lead to the page, and its title in other regions."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A label and its values, none where a table's cell is blank; all spans are places of the document's text."""

    label: Span
    values: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the text that states facts outright, and its parts."""

    kind: RowKind
    line: Span
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead to another page, and that page's title."""

    start: int
    end: int
    target: str


@dataclass(frozen=True, slots=True)
class Page:
    """A document and what its format says of its structure.

    `structured` formats name their headings; in others the chunker looks for lines that look like
    some. `statements` makes it a triple file. `rows` and `links` are what the format states besides
    prose, in order of their places. `sheet` is the part of the text that was rendered from rows alone,
    so that no sentence is looked for in it; `kind` the words that say what its infobox is about (`film`).
    `origin` names the place it was read from, for messages.
    """

    document: Document
    headings: tuple[Heading, ...] = ()
    structured: bool = False
    statements: tuple[StatementLine, ...] = ()
    rows: tuple[Row, ...] = ()
    links: tuple[Link, ...] = ()
    sheet: Span | None = None
    kind: str = ""
    origin: str = ""

    @property
    def structure_hash(self) -> str:
        """A digest of what the format states besides the text; empty where that is nothing."""
        if not (self.rows or self.links or self.kind):
            return ""
        return digest(repr((self.rows, self.links, self.sheet, self.kind)))

    def is_prose(self, chunk: Chunk) -> bool:
        """Whether sentences may stand in the chunk: it is no part of the sheet."""
        return self.sheet is None or not self.sheet.start <= chunk.start < self.sheet.end


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A document that could not be read: the value, what is allowed, and what to do.

    `source` is the file it came from, so that pruning spares what that file gave before.
    """

    document: str
    reason: str
    source: str = ""
