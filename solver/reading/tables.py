"""The tables of a page: what the readers write as lines of cells, read again as columns and rows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from builder.extraction.chinese.items import Item
from builder.extraction.chinese.values import dates
from builder.extraction.english.values import Value, find_dates
from solver.language import folded

_LEAST_ROWS = 3  # of a table, its header among them
_LEAST_COLUMNS = 2
_SHARE = 0.7  # of the cells of a column that make its kind
_UNIQUE = 0.95  # of the cells of a column that tell rows apart
_LONGEST_CAPTION = 60
_BAR = re.compile(r" ?\|(?: |$)")
_LABELLED = re.compile(r"(?P<label>[^:：|]{1,40})(?:: ?|：)(?P<cell>.*)")
_NUMBER = re.compile(
    r"[^\d.]{0,3}(?P<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*[^\d\s.,–—/号届世-]{0,12}(?:\s*[(（].*)?"
)
_FIGURE = re.compile(r"[\d.,%–—/年月日-]+")  # what is no header
_YEARS = range(1500, 2101)
_OF_TIME = re.compile(
    r"\b(?:year|date|opened|founded|built|from|to|until|since|released?|first|completed|born|died|term)\b|"
    r"年|日期|时间|启用|首次|建成|上映|发行|通车"
)
_ITEMS = re.compile(r"[、,，;；/]| and ")
_UNIT = re.compile(r"[(（](?P<unit>[^()（）]{1,12})[)）]\s*$|_(?P<short>k?m|kg|ft)$")


class ColumnKind(StrEnum):
    """What the cells of a column hold."""

    TEXT = "text"
    NUMBER = "number"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a line, and where it stands in its page."""

    cells: tuple[str, ...]
    start: int
    end: int


@dataclass(frozen=True)
class Table:
    """A header and the rows below it; `caption` is the heading that stands before it, if there is one."""

    header: tuple[str, ...]
    rows: tuple[Row, ...]
    caption: str = ""

    @cached_property
    def kinds(self) -> tuple[ColumnKind, ...]:
        """What each column holds."""
        return tuple(self._kind(column) for column in range(len(self.header)))

    @cached_property
    def key(self) -> int:
        """The column that says what each row is about: the first of texts that hardly repeat, one without gaps rather
        than another; -1 for none."""
        for share in (1.0, _SHARE):
            for column, kind in enumerate(self.kinds):
                cells = [cell for cell in self.column(column) if cell]
                told_apart = len(set(cells)) >= _UNIQUE * len(cells)
                if kind is ColumnKind.TEXT and len(cells) >= share * len(self.rows) and told_apart:
                    return column
        return -1

    def name(self, row: Row) -> str:
        """What a row is about; where that is empty, its first cell that is not."""
        return row.cells[self.key] or next((cell for cell in row.cells if cell), "")

    def column(self, column: int) -> list[str]:
        """Its cells, from the top."""
        return [row.cells[column] for row in self.rows]

    def unit(self, column: int) -> str:
        """The unit that the header gives of a column."""
        found = _UNIT.search(self.header[column])
        return "" if found is None else found["unit"] or found["short"]

    def _kind(self, column: int) -> ColumnKind:
        cells = [cell for cell in self.column(column) if cell]
        if not cells:
            return ColumnKind.TEXT
        dated = sum(moment(cell) is not None for cell in cells) >= _SHARE * len(cells)
        bare = all(cell.isdigit() for cell in cells)
        years = bare and not self.unit(column) and all(int(cell) in _YEARS for cell in cells)
        if dated and (years or not bare or _OF_TIME.search(folded(self.header[column]).replace("_", " "))):
            return ColumnKind.TIME
        if sum(amount(cell) is not None for cell in cells) >= _SHARE * len(cells):
            return ColumnKind.NUMBER
        return ColumnKind.TEXT


def amount(cell: str) -> float | None:
    """The number that a cell is, whatever its unit."""
    found = _NUMBER.fullmatch(cell.strip())
    return None if found is None else float(found["number"].replace(",", ""))


def moment(cell: str) -> tuple[int, int, int] | None:
    """The year, month and day that a cell is or begins with; 0 for what it does not say."""
    text = cell.strip()
    read: list[Item | Value] = [*find_dates(text), *dates(text)]
    found = [one.literal for one in read if one.start == 0 and one.literal is not None]
    if not found:
        return None
    year, month, day = (*map(int, found[0].value.partition("/")[0].split("-")), 0, 0)[:3]
    return year, month, day


def items(cell: str) -> list[str]:
    """What a cell lists, or all of it."""
    return [item.strip() for item in _ITEMS.split(cell) if item.strip()]


def tables_of(text: str) -> list[Table]:
    """The tables of a page's text, in order."""
    found = []
    lines = list(_lines(text))
    place = 0
    while place < len(lines):
        run = _run(lines, place)
        if run:
            caption = next((line for line, _ in reversed(lines[:place]) if line.strip()), "")
            table = _table(run, caption)
            if table is not None:
                found.append(table)
        place += max(len(run), 1)
    return found


def _lines(text: str) -> Iterator[tuple[str, int]]:
    start = 0
    for line in text.split("\n"):
        yield line, start
        start += len(line) + 1


def _run(lines: Sequence[tuple[str, int]], place: int) -> list[tuple[list[str], int, int]]:
    """The lines of cells that stand together: of as many each, or each cell with its label."""
    run: list[tuple[list[str], int, int]] = []
    for line, start in lines[place:]:
        cells = [cell.strip() for cell in _BAR.split(line)] if "|" in line else []
        alike = not run or len(cells) == len(run[0][0]) or (_are_labelled(cells) and _are_labelled(run[0][0]))
        if len(cells) < _LEAST_COLUMNS or not alike:
            break
        run.append((cells, start, start + len(line)))
    return run


def _are_labelled(cells: Sequence[str]) -> bool:
    return all(_LABELLED.fullmatch(cell) for cell in cells)


def _table(run: Sequence[tuple[list[str], int, int]], caption: str) -> Table | None:
    if len(run) < _LEAST_ROWS:
        return None
    caption = caption if len(caption) <= _LONGEST_CAPTION else ""
    if all(_are_labelled(cells) for cells, _, _ in run):
        return _of_labels(run, caption)
    header, *rest = run
    if any(_FIGURE.fullmatch(cell) for cell in header[0]) or not all(header[0]):
        return None
    return Table(
        tuple(header[0]), tuple(Row(tuple(cells), start, end) for cells, start, end in rest), caption
    )


def _of_labels(run: Sequence[tuple[list[str], int, int]], caption: str) -> Table | None:
    """Rows whose cells carry their labels, so that empty ones are left out; None where most labels are of one row."""
    rows = [({f["label"]: f["cell"].strip() for cell in cells if (f := _LABELLED.fullmatch(cell))}, start, end)
            for cells, start, end in run]  # fmt: skip
    labels = tuple(dict.fromkeys(label for row, _, _ in rows for label in row))
    if sum(map(len, (row for row, _, _ in rows))) < _SHARE * len(labels) * len(rows):
        return None
    return Table(
        labels, tuple(Row(tuple(row.get(k, "") for k in labels), s, e) for row, s, e in rows), caption
    )
