"""Rows of tables to facts: of a key column, of the page's own subject (roles, awards), by the columns' labels."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from builder.extraction.stated_casts import is_of_actors, is_voice, work_above
from builder.extraction.stated_holders import FROM, NAMES, TERMS, TO, Post, post_above, relation_of, term_of
from builder.extraction.stated_honours import COLUMNS, are_own, prize_of, tells_honours
from builder.extraction.stated_values import (
    CellText,
    Value,
    is_no_value,
    links_within,
    predicate_of,
    read_values,
)
from builder.findings import Fact, Named
from builder.readers.page import Cell, Page, Row, RowKind
from schemas.graph import Qualifier, SubjectSource
from schemas.names import name_key
from schemas.ontology import Labels, Ontology, Relation
from schemas.text import Span

TABLE, RECORD = 0.85, 0.95  # confidence: what a column means is read from its label alone
_YEARS = frozenset({"year", "date", "年份", "年度", "年", "时间", "時間", "日期"})
_ROLES = frozenset(
    {"role", "roles", "part", "parts", "character", "角色", "饰演", "飾演", "饰演角色", "飾演角色"}
)
_VOICED = frozenset({"voice", "voices"})  # who lends it, or which a role is sung in
_STILL = frozenset({"仍", "同", "ditto", "same"})  # in a column of roles: the one above, or none
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
_LETTERS = re.compile(r"(?:[A-Z][A-Za-z]{0,2}\.\s?)+|[A-Z]{2,4}")  # behind a name: `D.D.`, `Ph.D.`, `FRS`
_WINNERS = frozenset(
    {
        "获奖者",
        "獲獎者",
        "获奖人",
        "得奖者",
        "得獎者",
        "得主",
        "recipient",
        "recipients",
        "laureate",
        "laureates",
    }
)
_SPELLED = re.compile(r"\s*[(（][^()（）]{1,40}[)）]\s*$")
_SOMEBODY = re.compile(
    r"[\u4e00-\u9fff]{2,4}|[\u4e00-\u9fff]+(?:·[\u4e00-\u9fff]+)+|(?!The )[A-ZÀ-Þ][\w'’.-]*(?: [\w'’.-]+){1,4}"
)
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
        """The facts of a row: an award or a role of the subject, a part in a work, or facts of its key cell."""
        labels = {name_key(self._words(cell.label)) for cell in row.cells}
        columns = {name_key(self._words(cell.label)): cell for cell in row.cells if self._says(cell)}
        award, role, work = (_column(columns, names) for names in (_AWARDS, _ROLES, _WORKS))
        if row.kind is RowKind.TABLE and self.subject is not None:
            result = _column(columns, _RESULTS)
            if award is not None and result is not None:
                return list(self._award(row, columns, award, result, self.subject))
            winner = _column(columns, _WINNERS)
            if self.kind == "Award" and winner is not None and labels & _YEARS:
                return list(self._winners(row, columns, winner, self.subject))
            if self.kind == "Person" and are_own(labels) and self._is_of_honours(row):
                return list(self._honours(row, columns, self.subject))
            if (
                role is not None
                and work is not None
                and self.kind in ("Person", "")
                and not any(map(is_of_actors, labels))
            ):
                return list(self._role(row, columns, role, work, self.subject))
            if (labels & TERMS or (labels & FROM and labels & TO)) and (
                held := self._post(row, self.subject)
            ):
                return list(self._holders(row, columns, held, self.subject))
        if labels & _ROLES and self._actors(row):
            return [fact for film in self._films(row, work) for fact in self._cast(row, columns, role, *film)]
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

    def _winners(self, row: Row, columns: Mapping[str, Cell], winner: Cell, prize: Named) -> Iterator[Fact]:
        """`1974 | 李四（Li Si） | 中国` on the page of a prize."""
        relation = self.ontology.relations.get("award_won")
        for span in winner.values if relation is not None else ():
            links, words = links_within(self.page.links, span), self._words(span)
            own = _SPELLED.sub("", words).strip()
            if _SOMEBODY.fullmatch(own) is not None:
                who = Named(links[0].target if links else own, "Person", "signature")
                value = Value(prize, span.start, span.end)
                source = SubjectSource.PAGE_TITLE
                yield self._fact(row, who, "award_won", value, source, self._time(columns))

    def _is_of_honours(self, row: Row) -> bool:
        above = [heading for heading in self.page.headings if heading.end <= row.line.start]
        return bool(above) and tells_honours(above[-1].text) and "award_won" in self.ontology.relations

    def _honours(self, row: Row, columns: Mapping[str, Cell], subject: Named) -> Iterator[Fact]:
        """`1955 | Oak Prize` under `Honours` of the page's person; other honours than prizes are not read."""
        cell = _column(columns, COLUMNS)
        prize = prize_of(self._words(cell.values[0]), cell.values[0].start) if cell is not None else None
        if prize is not None:
            said = [Qualifier("category", prize.category)] if prize.category else []
            value = Value(Named(prize.name, "Award", "signature"), prize.span.start, prize.span.end)
            source = SubjectSource.PAGE_TITLE
            yield self._fact(row, subject, "award_won", value, source, [*said, *self._time(columns)])

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

    def _post(self, row: Row, body: Named) -> Post | None:
        """The post of the page's own body that is named above."""
        return post_above(self.page, row.line.start, self.kind, body.name, self.ontology)

    def _holders(self, row: Row, columns: Mapping[str, Cell], held: Post, body: Named) -> Iterator[Fact]:
        """`2 | 梁大川 | 1949年—1958年` under `历任校长` of the page's own school."""
        person = _column(columns, NAMES) or next(
            (cell for label, cell in columns.items() if self._is_of_post(label, held)), None
        )
        spans = [cell.values[0] for names in (TERMS, FROM, TO) if (cell := _column(columns, names))]
        time = term_of(" – ".join(map(self._words, spans)))
        said = [Qualifier("time", time)] if time else []
        values = self._values(person, self.ontology.relations[held.relation]) if person is not None else []
        for value in values:
            if _LETTERS.fullmatch(self._words(Span(value.start, value.end))):
                continue
            if held.position and isinstance(value.thing, Named):
                who = Named(value.thing.name, "Person", "signature")
                place = [*said, Qualifier("position", held.position)]
                own = Value(body, value.start, value.end)
                yield self._fact(row, who, held.relation, own, SubjectSource.PAGE_TITLE, place)
            else:
                yield self._fact(row, body, held.relation, value, SubjectSource.PAGE_TITLE, said)

    def _is_of_post(self, label: str, held: Post) -> bool:
        """Whether a column is called by the post itself: `Editor`, `Head`."""
        return label == held.position or relation_of(label, self.ontology) == held.relation

    def _cast(
        self,
        row: Row,
        columns: Mapping[str, Cell],
        role: Cell | None,
        film: Named,
        source: SubjectSource,
    ) -> Iterator[Fact]:
        """`周星驰 | 尹天仇` under 演员 and 角色: who played whom in a film."""
        said = [Qualifier("role", self._words(role.values[0]))] if role and self._is_role(role) else []
        for cell in self._actors(row):
            if self._says(cell):
                for value in self._values(cell, self.ontology.relations["starring"]):
                    yield self._fact(row, film, "starring", value, source, [*said, *self._time(columns)])

    def _actors(self, row: Row) -> list[Cell]:
        """The columns of those who played."""
        if "starring" not in self.ontology.relations:
            return []
        return [
            cell
            for cell in row.cells
            if (label := name_key(self._words(cell.label))) not in _ROLES
            and (self._is_of_actors(cell, label) or self._predicate(cell) == "starring")
        ]

    def _is_of_actors(self, cell: Cell, label: str) -> bool:
        voice = label in _VOICED and not any(is_voice(self._words(span)) for span in cell.values)
        return voice or is_of_actors(label)

    def _films(self, row: Row, work: Cell | None) -> list[tuple[Named, SubjectSource]]:
        """What a row of a cast is about: the work that it names, the headings above it, or the page's own."""
        if work is not None:
            named = self._named(work)[:1]
            return [(Named(film.name, "Work", "signature"), SubjectSource.SPAN) for film in named]
        above = work_above(self.page, row.line.start)
        if above and not (self.subject is not None and name_key(above) == name_key(self.subject.name)):
            return [(Named(above, "Work", "signature"), SubjectSource.COREFERENCE)]
        own = self.subject if self._is_work() else None
        return [(own, SubjectSource.PAGE_TITLE)] if own is not None else []

    def _is_role(self, cell: Cell) -> bool:
        words = self._words(cell.values[0]).strip()
        return any(map(str.isalpha, words)) and words.casefold() not in _STILL

    def _is_work(self) -> bool:
        known = self.ontology.types.get(self.kind)
        return known is not None and "Work" in (self.kind, known.parent)

    def _records(self, row: Row, columns: Mapping[str, Cell]) -> Iterator[Fact]:
        """Every other column that names a relation (in a table file: every column) says it of the key cell."""
        key, kind = self._key(row, columns)
        if key is None:
            return
        for subject in self._named(key)[:1]:
            for label, cell in columns.items():
                predicate = self._predicate(cell)
                relation = self.ontology.relations.get(predicate)
                if cell is key or (relation is None and row.kind is not RowKind.RECORD):
                    continue
                if kind and relation is not None and not self._is_of(kind, relation):
                    continue
                for value in self._values(cell, relation):
                    yield self._fact(row, subject, predicate or label, value, SubjectSource.SPAN, [])

    def _key(self, row: Row, columns: Mapping[str, Cell]) -> tuple[Cell | None, str]:
        """The column of the things that the rows are about, and their type where its label names one.

        It is told by its label, in a table file it is else the first.
        """
        known = _column(columns, _KEYS)
        if known is not None:
            return known, ""
        kinds = self._type_words()
        for label, cell in columns.items():
            if label in kinds:
                return cell, kinds[label]
        first = row.cells[0] if row.kind is RowKind.RECORD and row.cells else None
        return (first if first is not None and self._says(first) else None), ""

    def _type_words(self) -> dict[str, str]:
        """Types by what a column may be called that holds things of one: their labels that are no relation's."""
        words = {
            name_key(word): name
            for name, kind in self.ontology.types.items()
            for labels in (kind.zh, kind.en)
            for word in _words_of(labels)
        }
        return {word: name for word, name in words.items() if not self.ontology.predicates_named(word)}

    def _is_of(self, kind: str, relation: Relation) -> bool:
        """Whether things of the type may have the relation: a role (`角色`) has no cast."""
        return not relation.domain or self.ontology.family(kind) in map(self.ontology.family, relation.domain)

    def _says(self, cell: Cell) -> bool:
        """Whether the cell holds a value: none is blank, `不详`, `N/A` or a dash."""
        return any(not is_no_value(self._cell(span)) for span in cell.values)

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
            elif (
                name_key(words)
                and not words.isdigit()
                and len(words) <= 80
                and not is_no_value(self._cell(span))
            ):
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
