"""Puts a page's text together line by line, and remembers where headings, rows, links and italics stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from builder.language import has_han, language_of
from builder.readers.decoding import clean
from builder.readers.page import Cell, Heading, Link, Page, Row, RowKind
from builder.readers.words import Words, concatenated, joined
from schemas.errors import InputError
from schemas.text import Document, Language, Span

CELL = " | "
_SHEET = {Language.CHINESE: "基本资料", Language.ENGLISH: "Fact sheet"}
_MOST_CELLS = 200_000  # of one table, spans laid out
_LABEL = 24  # characters of a column's label
_MOST_SPAN = 1000  # rows or columns that one cell may cover


@dataclass(frozen=True, slots=True)
class Field:
    """A label and its values, as an infobox or a list of categories has them."""

    kind: RowKind
    label: str
    values: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class TableCell:
    """A cell of a table; each item is a line of it."""

    items: tuple[Words, ...]
    header: bool = False
    rows: int = 1
    columns: int = 1


@dataclass(slots=True)
class Writer:
    """Collects lines; `page` closes it."""

    parts: list[str] = field(default_factory=list)
    length: int = 0
    headings: list[Heading] = field(default_factory=list)
    emphasis: list[Span] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    fields: list[Field] = field(default_factory=list)
    kind: str = ""

    def line(self, words: Words) -> Span | None:
        """Write a line, or nothing if it is empty."""
        if not words.text.strip():
            return None
        start = self.length
        self.emphasis += [Span(start + e.start, start + e.end) for e in words.emphasis]
        self.links += [Link(start + k.start, start + k.end, k.target) for k in words.links]
        self.parts.append(words.text + "\n")
        self.length += len(words.text) + 1
        return Span(start, start + len(words.text))

    def heading(self, text: str, level: int) -> None:
        """A heading on a line of its own."""
        words = " ".join(text.split())
        if words:
            self.headings.append(Heading(words, level, self.length, self.length + len(words)))
            self.line(Words(words))

    def field(self, given: Field) -> None:
        """`label：values` on a line of its own, and the row that it is."""
        label = " ".join(given.label.split())
        values, places = joined(given.values)
        mark = "：" if has_han(label) or has_han(values.text) else ": "
        words, (_, within) = concatenated([Words(label), values], mark)
        line = self.line(words)
        if line is None:
            return
        spans = tuple(_moved(place, line.start + within.start) for place in places)
        cell = Cell(Span(line.start, line.start + len(label)), spans)
        self.rows.append(Row(given.kind, line, (cell,)))

    def table(self, rows: Sequence[Sequence[TableCell]], kind: RowKind = RowKind.TABLE) -> None:
        """Rows as lines; labelled by a first row that looks like labels, or by a first column of headers."""
        grid = laid_out(rows)
        if grid and all(_is_pair(row) for row in grid):
            for label, value in grid:
                if label.items and value.items:
                    self.field(Field(RowKind.INFOBOX, label.items[0].text, value.items))
            return
        labels: list[Span] = []
        for number, row in enumerate(grid):
            line, cells = self._table_row(row)
            if line is None:
                continue
            if number == 0 and len(grid) > 1 and _are_labels(row):
                labels = [span for spans in cells for span in spans[:1] or [Span(0, 0)]]
            elif labels and len(cells) == len(labels):
                named = (Cell(label, spans) for label, spans in zip(labels, cells, strict=True))
                self.rows.append(Row(kind, line, tuple(c for c in named if c.label.end)))

    def _table_row(self, row: Sequence[TableCell]) -> tuple[Span | None, list[tuple[Span, ...]]]:
        parts = [joined(cell.items) for cell in row]
        words, places = concatenated([words for words, _ in parts], CELL)
        line = self.line(words) if any(cell.items for cell in row) else None
        start = line.start if line is not None else 0
        return line, [
            tuple(_moved(span, start + place.start) for span in spans)
            for (_, spans), place in zip(parts, places, strict=True)
        ]

    def page(self, document: Document, *, origin: str, language: Language | None = None) -> Page:
        """The page; `document` gives all but text, language and emphasis. InputError for text that holds nothing.

        What was said as fields stands in a sheet at the end, under a heading of its own.
        """
        chosen = language or language_of("".join(self.parts) or document.title)
        sheet = None
        if self.fields:
            self.heading(_SHEET[chosen], 1)
            start = self.length
            for given in self.fields:
                self.field(given)
            sheet = Span(start, self.length)
        text = clean("".join(self.parts))
        whole = Document(
            document.key,
            document.title,
            text,
            document.source,
            chosen,
            document.metadata,
            tuple(self.emphasis),
        )
        return Page(
            whole,
            tuple(self.headings),
            structured=True,
            rows=tuple(self.rows),
            links=tuple(self.links),
            sheet=sheet,
            kind=self.kind,
            origin=origin,
        )


def laid_out(rows: Sequence[Sequence[TableCell]]) -> list[list[TableCell]]:
    """The rows as a grid: a cell that covers several places stands in each; InputError beyond _MOST_CELLS."""
    grid: list[list[TableCell]] = []
    hanging: dict[int, tuple[int, TableCell]] = {}
    total = 0
    for row in rows:
        line: list[TableCell] = []
        for cell in row:
            _fill(line, hanging)
            for _ in range(min(max(cell.columns, 1), _MOST_SPAN)):
                if cell.rows > 1:
                    hanging[len(line)] = (min(cell.rows, _MOST_SPAN) - 1, cell)
                line.append(cell)
        _fill(line, hanging)
        total += len(line)
        if total > _MOST_CELLS:
            raise InputError(f"a table of it has more than {_MOST_CELLS} cells.", hint="split the table")
        if line:
            grid.append(line)
    return grid


def _fill(line: list[TableCell], hanging: dict[int, tuple[int, TableCell]]) -> None:
    """Put the cells of rows above that reach down to here."""
    while len(line) in hanging:
        place = len(line)
        left, cell = hanging.pop(place)
        if left > 1:
            hanging[place] = (left - 1, cell)
        line.append(cell)


def _is_pair(row: Sequence[TableCell]) -> bool:
    return len(row) == 2 and row[0].header and not row[1].header


def _are_labels(row: Sequence[TableCell]) -> bool:
    """Headers, or short words without a digit (Word and many pages do not mark headers)."""
    if len(row) < 2 or not all(cell.items for cell in row):
        return len(row) > 1 and all(cell.header for cell in row)
    words = [cell.items[0].text for cell in row]
    plain = all(len(word) <= _LABEL and not any(map(str.isdigit, word)) for word in words)
    return all(cell.header for cell in row) or (plain and len(set(words)) == len(words))


def _moved(span: Span, by: int) -> Span:
    return Span(span.start + by, span.end + by)
