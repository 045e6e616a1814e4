"""Rows of tables to facts: of a key column, of the page's own subject (roles, awards), by the columns' labels."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from builder.extraction.stated_values import CellText, Value, links_within, predicate_of, read_values
from builder.findings import Fact, Named
from builder.readers.page import Cell, Page, Row, RowKind
from schemas.graph import Qualifier, SubjectSource
from schemas.names import name_key
from schemas.ontology import Labels, Ontology, Relation
from schemas.text import Span

TABLE, RECORD = 0.85, 0.95  # confidence: what a column means is read from its label alone
_YEARS = frozenset({"year", "date", "年份", "年度", "年", "时间", "時間", "日期"})
_ROLES = frozenset({"role", "roles", "character", "角色", "饰演", "飾演", "饰演角色", "飾演角色"})
_WORKS = frozenset(
    {
        "title",
        "film",
        "work",
        "片名",
        "剧名",
        "劇名",
        "电影",
        "電影",
        "作品",
        "影片",
        "名称",
        "名稱",
        "电影名称",
    }
)
_AWARDS = frozenset({"award", "awards", "奖项", "獎項", "颁奖礼", "頒獎禮", "奖项名称"})
_CATEGORIES = frozenset({"category", "类别", "類別", "奖项类别", "項目", "项目"})
_RESULTS = frozenset({"result", "outcome", "结果", "結果"})
_KEYS = frozenset({"name", "名字", "姓名", "标题", "標題", *_WORKS})
_WON = re.compile(r"^(?:won|winner|获奖|獲獎|得奖|得獎|胜出|获得|獲得)", re.IGNORECASE)
_NOMINATED = re.compile(r"^(?:nominat|提名|入围|入圍)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class TableReader:
    """Reads the rows of one page's tables; `kind` is the type of the page's subject, or empty."""

    page: Page
    subject: Named | None
    kind: str
    ontology: Ontology
    version: str

    def read(self, row: Row) -> list[Fact]:
        """The facts of a row: an award of the subject, a role of the subject, or facts of its key cell."""
        columns = {name_key(self._words(cell.label)): cell for cell in row.cells if cell.values}
        if row.kind is RowKind.TABLE and self.subject is not None:
            award, role, work = (_column(columns, names) for names in (_AWARDS, _ROLES, _WORKS))
            result = _column(columns, _RESULTS)
            if award is not None and result is not None:
                return list(self._award(row, columns, award, result, self.subject))
            if role is not None and work is not None and self.kind in ("Person", ""):
                return list(self._role(row, columns, role, work, self.subject))
            if role is not None and self._is_work():
                return list(self._cast(row, columns, role, self.subject))
        return list(self._records(row, columns))

    def _award(
        self, row: Row, columns: Mapping[str, Cell], award: Cell, result: Cell, subject: Named
    ) -> Iterator[Fact]:
        """`2002 | 金像奖 | 最佳导演 | 少林足球 | 获奖` of the page's subject."""
        outcome = self._words(result.values[0]).strip()
        won, lost = _WON.match(outcome), _NOMINATED.match(outcome)
        predicate = "award_won" if won else "award_nominated" if lost else ""
        if predicate not in self.ontology.relations:
            return
        named = {"category": _column(columns, _CATEGORIES), "work": _column(columns, _WORKS)}
        said = [Qualifier(name, self._words(cell.values[0])) for name, cell in named.items() if cell]
        said += self._time(columns)
        for value in self._values(award, self.ontology.relations[predicate]):
            yield self._fact(row, subject, predicate, value, SubjectSource.PAGE_TITLE, said)

    def _role(
        self, row: Row, columns: Mapping[str, Cell], role: Cell, work: Cell, subject: Named
    ) -> Iterator[Fact]:
        """`1999 | 喜剧之王 | 尹天仇` in the filmography of the page's subject."""
        if "starring" not in self.ontology.relations:
            return
        said = [Qualifier("role", self._words(role.values[0])), *self._time(columns)]
        for value in self._named(work):
            film = Named(value.name, "Work", "signature")
            span = work.values[0]
            yield self._fact(
                row, film, "starring", Value(subject, span.start, span.end), SubjectSource.PAGE_TITLE, said
            )

    def _cast(self, row: Row, columns: Mapping[str, Cell], role: Cell, subject: Named) -> Iterator[Fact]:
        """`周星驰 | 尹天仇` under 演员 and 角色, on the page of a film."""
        said = [Qualifier("role", self._words(role.values[0]))]
        for cell in columns.values():
            if cell is not role and self._predicate(cell) == "starring":
                for value in self._values(cell, self.ontology.relations["starring"]):
                    yield self._fact(row, subject, "starring", value, SubjectSource.PAGE_TITLE, said)

    def _is_work(self) -> bool:
        known = self.ontology.types.get(self.kind)
        return known is not None and "Work" in (self.kind, known.parent)

    def _records(self, row: Row, columns: Mapping[str, Cell]) -> Iterator[Fact]:
        """Every other column that names a relation (in a table file: every column) says it of the key cell."""
        key = self._key(row, columns)
        if key is None:
            return
        for subject in self._named(key)[:1]:
            for label, cell in columns.items():
                predicate = self._predicate(cell)
                relation = self.ontology.relations.get(predicate)
                if cell is key or (relation is None and row.kind is not RowKind.RECORD):
                    continue
                for value in self._values(cell, relation):
                    yield self._fact(row, subject, predicate or label, value, SubjectSource.SPAN, [])

    def _key(self, row: Row, columns: Mapping[str, Cell]) -> Cell | None:
        """The column of the things that the rows are about: by its label, in a table file else the first."""
        known = _column(columns, _KEYS)
        if known is None:
            known = next((cell for label, cell in columns.items() if label in self._type_words()), None)
        if known is None and row.kind is RowKind.RECORD:
            return row.cells[0] if row.cells and row.cells[0].values else None
        return known

    def _type_words(self) -> frozenset[str]:
        """What a column may be called that holds things of one type: labels of types that are no relation's."""
        labels = [labels for kind in self.ontology.types.values() for labels in (kind.zh, kind.en)]
        words = {name_key(word) for given in labels for word in _words_of(given)}
        return frozenset(word for word in words if not self.ontology.predicates_named(word))

    def _time(self, columns: Mapping[str, Cell]) -> list[Qualifier]:
        year = _column(columns, _YEARS)
        if year is None:
            return []
        match = re.search(r"\d{4}", self._words(year.values[0]))
        return [Qualifier("time", match[0])] if match else []

    def _values(self, cell: Cell, relation: Relation | None) -> list[Value]:
        return [value for span in cell.values for value in read_values(self._cell(span), relation)]

    def _named(self, cell: Cell) -> list[Named]:
        """The things of a cell: linked, or the words without marks of a work."""
        found: list[Named] = []
        for span in cell.values:
            links = links_within(self.page.links, span)
            words = self._words(span).strip(' \t《》“”"')
            if links:
                found.append(Named(links[0].target))
            elif name_key(words) and not words.isdigit() and len(words) <= 80:
                found.append(Named(words))
        return found

    def _fact(
        self,
        row: Row,
        subject: Named,
        predicate: str,
        value: Value,
        source: SubjectSource,
        said: list[Qualifier],
    ) -> Fact:
        return Fact(
            subject,
            predicate,
            value.thing,
            row.line.start,
            row.line.end,
            row.line.start,
            row.line.end,
            f"{self.version}#{row.kind}",
            RECORD if row.kind is RowKind.RECORD else TABLE,
            source,
            tuple(sorted(said)),
            object_span=Span(value.start, value.end),
        )

    def _predicate(self, cell: Cell) -> str:
        return predicate_of(self._words(cell.label), self.ontology)

    def _cell(self, span: Span) -> CellText:
        return CellText(self.page.document.text, span, links_within(self.page.links, span))

    def _words(self, span: Span) -> str:
        return self.page.document.text[span.start : span.end]


def _column(columns: Mapping[str, Cell], names: frozenset[str]) -> Cell | None:
    return next((cell for label, cell in columns.items() if label in names), None)


def _words_of(labels: Labels) -> tuple[str, ...]:
    return (labels.label, *labels.aliases)
