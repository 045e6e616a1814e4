"""What the tables of a page say: a cell, the rows that fit, how many there are, the greatest, and how two differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schemas.plan import Plan
from schemas.text import Language
from solver.narrower.quoting import Quoting
from solver.planners.kinds.tabled import Operation, asked_of_table
from solver.reading.asked_table import AskedTable, plain
from solver.reading.column_words import is_ranking
from solver.reading.page import Page
from solver.reading.tables import ColumnKind, Row, amount, tables_of
from solver.reading.windows import Window, picked
from solver.running import Runner
from solver.synthesis.composed import Composed

_MOST_ROWS = 12  # that an answer names
_TWO = 2


@dataclass(frozen=True, slots=True)
class _Told:
    """An answer's words and the rows that they rest on."""

    text: str
    rows: tuple[Row, ...]


class OfTables:
    """Looks in the tables of the pages that the retriever finds."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """What a table says of which the page, the headers and the cells hold all that the question says; None where
        none does, or two tables, above which as much of the question stands, say different things.
        """
        telling = [
            (asked.named_above, page, told)
            for page, asked in self._asked(plan)
            if (told := _Telling(asked).told()) is not None
        ]
        most = max((above for above, _, _ in telling), default=0)
        found: dict[str, tuple[Page, _Told]] = {}
        for above, page, told in telling:
            if above == most:
                found.setdefault(told.text, (page, told))
        if len(found) != 1:
            return None
        ((page, told),) = found.values()
        windows = [window for row in told.rows if (window := _window(page, row)) is not None]
        return self._quoting.stated(plan, told.text, windows) if len(windows) == len(told.rows) else None

    def _asked(self, plan: Plan) -> Iterator[tuple[Page, AskedTable]]:
        """The tables of the pages found, in the question's language or without a language of their own."""
        question = plan.question.strip()
        chinese, asked = plan.language is Language.CHINESE, asked_of_table(question, plan.language)
        for page in self._runner.reader.shelf.of(plan.parts[0], self._runner.found(plan)):
            document = page.document
            if " | " not in document.text or (page.language is not plan.language and document.title):
                continue
            for table in tables_of(document.text):
                yield page, AskedTable(question, chinese, document, table, asked)


class _Telling:
    """The answer to a question of one table."""

    def __init__(self, asked: AskedTable) -> None:
        self._asked = asked
        self._table = asked.table
        self._colon, self._semicolon = ("：", "；") if asked.chinese else (": ", "; ")

    def told(self) -> _Told | None:
        """The answer, where the table and its page say all words of the question."""
        if not (self._asked.is_all_said and self._asked.is_about):
            return None
        match self._asked.asked.operation:
            case Operation.COUNT:
                return self._counted()
            case Operation.MOST:
                return self._greatest()
            case Operation.COMPARE:
                return self._compared()
            case Operation.DIFFER:
                return self._apart()
        return self._looked_up()

    def _looked_up(self) -> _Told | None:
        """The cell of the only row that is named, or the rows that share what is named."""
        rows, columns = self._asked.fitting, self._asked.columns_or_time
        if self._asked.keyed:
            cell = rows[0].cells[columns[0]] if len(rows) == 1 and len(columns) == 1 else ""
            return _Told(self._with_unit(cell, columns[0]), (rows[0],)) if cell else None
        listed = columns == [self._table.key] or (not columns and self._asked.asks_which)
        if not listed or self._table.key < 0 or not 0 < len(rows) <= _MOST_ROWS:
            return None
        return _Told(self._listed(rows), tuple(rows))

    def _counted(self) -> _Told | None:
        """How many rows share what is named; or the number that the only row has in the column that is asked for."""
        keyed = self._asked.keyed
        if keyed:
            numbers = [c for c in self._asked.columns if self._table.kinds[c] is ColumnKind.NUMBER]
            if len(keyed) != 1 or len(numbers) != 1 or not keyed[0].cells[numbers[0]]:
                return None
            return _Told(self._with_unit(keyed[0].cells[numbers[0]], numbers[0]), tuple(keyed))
        rows = self._asked.fitting
        if self._table.key < 0 or not 0 < len(rows) <= _MOST_ROWS:
            return None
        return _Told(f"{len(rows)}{self._colon}{self._listed(rows)}", tuple(rows))

    def _greatest(self) -> _Told | None:
        """What the row is about that has most, or least, of what is measured, if only one has."""
        column = self._asked.measured
        if column is None or self._table.key < 0 or self._asked.keyed:
            return None
        rows = self._asked.fitting if self._asked.named else list(self._table.rows)
        order = [(v, n) for n, row in enumerate(rows) if (v := self._asked.value(row, column)) is not None]
        order.sort(reverse=self._asked.asked.greater is not is_ranking(plain(self._table.header[column])))
        if len(order) < _TWO or order[0][0] == order[1][0]:
            return None
        row = rows[order[0][1]]
        return _Told(self._beside(row, column), (row,))

    def _compared(self) -> _Told | None:
        """Which of two rows has more, or less, of what is measured."""
        column, rows = self._asked.measured, self._asked.keyed
        if column is None or len(rows) != _TWO:
            return None
        one, other = (self._asked.value(row, column) for row in rows)
        if one is None or other is None or one == other:
            return None
        greater = self._asked.asked.greater is not is_ranking(plain(self._table.header[column]))
        first = (tuple(one) > tuple(other)) is greater
        ordered = tuple(rows if first else reversed(rows))
        return _Told(self._semicolon.join(self._beside(row, column) for row in ordered), ordered)

    def _apart(self) -> _Told | None:
        """How far two rows differ in what is measured, in years where it is time."""
        column, rows = self._asked.measured, self._asked.keyed
        if column is None or len(rows) != _TWO:
            return None
        one, other = (self._asked.value(row, column) for row in rows)
        if one is None or other is None:
            return None
        number = f"{abs(one[0] - other[0]):.2f}".rstrip("0").rstrip(".")
        years = "年" if self._asked.chinese else " years"
        unit = years if self._table.kinds[column] is ColumnKind.TIME else self._unit(column)
        sides = self._semicolon.join(self._beside(row, column) for row in rows)
        return _Told(f"{number}{unit}{self._colon}{sides}", tuple(rows))

    def _listed(self, rows: Sequence[Row]) -> str:
        return ("、" if self._asked.chinese else ", ").join(self._table.name(row) for row in rows)

    def _beside(self, row: Row, column: int) -> str:
        """What a row is about, with what it has in a column."""
        name, cell = self._table.name(row), self._with_unit(row.cells[column], column)
        return f"{name}（{cell}）" if self._asked.chinese else f"{name} ({cell})"

    def _with_unit(self, cell: str, column: int) -> str:
        bare = amount(cell) is not None and cell.strip()[-1:].isdigit()
        return cell + self._unit(column) if bare else cell

    def _unit(self, column: int) -> str:
        unit = self._table.unit(column)
        return f" {unit}" if unit.isascii() and unit else unit


def _window(page: Page, row: Row) -> Window | None:
    """The clauses of a row."""
    inside = [
        number
        for number, clause in enumerate(page.clauses)
        if row.start <= clause.start and clause.end <= row.end
    ]
    return picked(page, inside[0], inside[-1]) if inside else None
