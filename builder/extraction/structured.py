"""What a page's format states outright, as findings: infobox rows, tables, categories, redirects and links."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from builder.extraction.stated_introduced import IntroducedReader
from builder.extraction.stated_kinds import kind_by_categories, kind_of
from builder.extraction.stated_lists import ListReader
from builder.extraction.stated_tables import TableReader
from builder.extraction.stated_values import (
    CellText,
    Value,
    is_no_value,
    links_within,
    predicate_of,
    read_values,
    split_born,
)
from builder.findings import Fact, Findings, FoundAlias, FoundMention, Named
from builder.readers.page import Cell, Link, Page, Row, RowKind
from schemas.graph import SubjectSource
from schemas.names import name_key, split_sense
from schemas.ontology import Ontology
from schemas.text import Span

VERSION = "structured/6"
_TERMS_BELOW = re.compile("历任|歷任|历届|歷屆")
INFOBOX, CATEGORY = 0.95, 0.95  # confidence: stated outright, but templates are filled in by hand
_BORN = {"出生": ("birth_date", "birth_place"), "born": ("birth_date", "birth_place")}
_DIED = {"逝世": ("death_date", "death_place"), "died": ("death_date", "death_place")}
_EVENTS = {**_BORN, **_DIED}
_NAMES = frozenset({"name", "名字", "名称", "名稱", "姓名", "中文名", "中文名称", "native name", "title"})
_ORIGIN = frozenset({"country", "countries", "国家", "國家", "国家/地区", "國家/地區"})
_FILMED = frozenset({"Film", "Series", "Programme"})
_OF_THINGS = frozenset({"manufacturer", "designer"})
_NAMING = frozenset({"alias", "english_name"})
_DAY = re.compile(
    r"\d{1,4}(?:s|年(?:代|\d{1,2}月(?:\d{1,2}日)?)?)?|\d{1,2}月(?:\d{1,2}日)?|\d{1,2}世[纪紀]|[A-Z][a-z]+ \d{1,2}"
)


def read_structure(page: Page, subject: Named | None, ontology: Ontology, *, kind: str = "") -> Findings:
    """Mentions of links, other names, and facts of values and lists; empty for a page that states nothing.

    `kind` is the subject's type by its text; an infobox that names one knows better, and categories are
    asked where neither says one.
    """
    if subject is None and not (page.rows or page.links or page.headings):
        return Findings()
    stated, source = (kind_of(page.kind, ontology) if page.kind else ""), "infobox"
    if not stated and not kind:
        stated, source = kind_by_categories(_categories(page), ontology), "category"
    reader = _Reader(page, subject, stated or kind, ontology)
    for row in page.rows:
        reader.read(row)
    if subject is not None:
        reader.facts += ListReader(page, subject, stated or kind, ontology, VERSION).read()
        reader.facts += IntroducedReader(page, subject, stated or kind, VERSION).read()
    return Findings(
        tuple(_mention(page, link) for link in page.links if not _DAY.fullmatch(link.target)),
        (*reader.aliases, *_link_aliases(page)),
        tuple(reader.facts),
        subject_type=stated,
        subject_type_source=source,
        dropped=tuple(reader.dropped),
    )


def _categories(page: Page) -> list[str]:
    spans = [
        span
        for row in page.rows
        if row.kind is RowKind.CATEGORY
        for cell in row.cells
        for span in cell.values
    ]
    return [page.document.text[span.start : span.end] for span in spans]


@dataclass(slots=True)
class _Reader:
    """Gathers the facts and names of one page's rows."""

    page: Page
    subject: Named | None
    kind: str
    ontology: Ontology
    facts: list[Fact] = field(default_factory=list)
    aliases: list[FoundAlias] = field(default_factory=list)
    dropped: list[tuple[str, str]] = field(default_factory=list)

    def read(self, row: Row) -> None:
        """One row; without a subject to speak of, only tables say anything."""
        if row.kind is RowKind.TABLE or row.kind is RowKind.RECORD:
            self.facts += TableReader(self.page, self.subject, self.kind, self.ontology, VERSION).read(row)
        elif self.subject is None:
            self.dropped.append((self._words(row.line), "the page has no subject"))
        elif row.kind is RowKind.INFOBOX:
            for cell in row.cells:
                self._infobox(row, cell, self.subject)
        elif row.kind is RowKind.REDIRECT:
            self._other_names(row, self.subject)
        else:
            for cell in row.cells:
                self._say(row, cell, self._predicate(cell), self.subject, CATEGORY)

    def _infobox(self, row: Row, cell: Cell, subject: Named) -> None:
        label = name_key(self._words(cell.label))
        if label in _NAMES:
            self.aliases += [self._alias(subject, span) for span in cell.values if self._is_name(span)]
            return
        if label in _EVENTS:
            self._event(row, cell, subject, _EVENTS[label])
            return
        predicate = self._predicate(cell)
        if label in _ORIGIN and self._is_work():
            predicate = "country_of_origin" if self.kind in _FILMED else ""
            if predicate not in self.ontology.relations:
                self.dropped.append((self._words(row.line), f"no relation says it of a {self.kind}"))
                return
        self._say(row, cell, predicate, subject, INFOBOX)
        if predicate in _NAMING:
            self.aliases += [self._alias(subject, span) for span in cell.values if self._is_name(span)]

    def _is_work(self) -> bool:
        return self.ontology.family(self.kind) == "Work"

    def _event(self, row: Row, cell: Cell, subject: Named, relations: tuple[str, str]) -> None:
        """`出生：1962年6月22日，香港` says a date and a place."""
        whole = Span(cell.values[0].start, cell.values[-1].end)
        dates, places = split_born(self._cell(whole))
        for relation, values in zip(relations, (dates, places), strict=True):
            if relation in self.ontology.relations:
                self.facts += [self._fact(row, cell, relation, value, subject, INFOBOX) for value in values]

    def _say(self, row: Row, cell: Cell, predicate: str, subject: Named, confidence: float) -> None:
        relation = self.ontology.relations.get(predicate)
        for span in cell.values:
            values = list(read_values(self._cell(span), relation))
            self.facts += [self._fact(row, cell, predicate, value, subject, confidence) for value in values]
            if not values:
                shown = f"{self._words(cell.label)}: {self._words(span)}"
                self.dropped.append((shown, f"its value is no {_expected(self.ontology, predicate)}"))

    def _fact(
        self, row: Row, cell: Cell, predicate: str, value: Value, subject: Named, confidence: float
    ) -> Fact:
        return Fact(
            subject,
            predicate,
            value.thing,
            min(cell.label.start, value.start),
            max(cell.label.end, value.end),
            row.line.start,
            row.line.end,
            f"{VERSION}#{row.kind}",
            confidence,
            SubjectSource.PAGE_TITLE,
            object_span=Span(value.start, value.end),
        )

    def _other_names(self, row: Row, subject: Named) -> None:
        for cell in row.cells:
            self.aliases += [self._alias(subject, span, "redirect") for span in cell.values]

    def _alias(self, subject: Named, span: Span, reason: str = "statement") -> FoundAlias:
        return FoundAlias(subject, self._words(span), reason, span.start, span.end)

    def _is_name(self, span: Span) -> bool:
        """Short, and not the page's own name again."""
        words = self._words(span)
        key = name_key(words)
        known = self.subject is not None and key == name_key(self.subject.name)
        if is_no_value(self._cell(span)):
            return False
        return bool(key) and not known and len(words) <= 40 and not re.search(r"[。；;、,，（(]", words)

    def _predicate(self, cell: Cell) -> str:
        return predicate_of(self._words(cell.label), self.ontology)

    def _cell(self, span: Span) -> CellText:
        return CellText(self.page.document.text, span, links_within(self.page.links, span))

    def _words(self, span: Span) -> str:
        return self.page.document.text[span.start : span.end]


def _expected(ontology: Ontology, predicate: str) -> str:
    relation = ontology.relations.get(predicate)
    return " or ".join(relation.range) if relation is not None and relation.range else "value"


def _mention(page: Page, link: Link) -> FoundMention:
    surface = page.document.text[link.start : link.end]
    return FoundMention(link.start, link.end, surface, Named(link.target), "link")


def _link_aliases(page: Page) -> Iterator[FoundAlias]:
    """Shorter names that links give their targets, where all links with these words lead to one page."""
    targets: dict[str, dict[str, Link]] = {}
    for link in page.links:
        surface = page.document.text[link.start : link.end]
        targets.setdefault(name_key(surface), {}).setdefault(link.target, link)
    for key, found in targets.items():
        (target, link), *others = found.items()
        surface = page.document.text[link.start : link.end]
        if key and not others and _is_short_form(surface, target):
            yield FoundAlias(Named(target), surface, "link", link.start, link.end)


def _is_short_form(surface: str, target: str) -> bool:
    """`Mercury` of `Mercury (planet)`, `格兰特` of `加里·格兰特`; a whole other name proves nothing here."""
    bare, sense = split_sense(target)
    key, full = name_key(surface), name_key(bare)
    if sense and key == full:
        return True
    return key != full and full.endswith(("·" + key, "・" + key))


def without_terms(read: Sequence[Findings], stated: Findings, page: Page) -> tuple[Findings, ...]:
    """Without the lives of those whose years in a list are a post's: `李四（1934年—1949年）` under `历任馆长`."""
    lines = {fact.sentence_start for fact in stated.facts if fact.extractor.endswith("#list")}
    starts = [heading.start for heading in page.headings] + [len(page.document.text)]
    spans = [
        (one.end, next(start for start in starts if start > one.start))
        for one in page.headings
        if _TERMS_BELOW.match(one.text.strip()) is not None
    ]

    def is_term(fact: Fact) -> bool:
        if fact.predicate not in ("birth_date", "death_date") or not fact.extractor.endswith("#brackets"):
            return False
        below = any(first <= fact.start < last for first, last in spans)
        line = page.document.text.rfind("\n", 0, fact.start) + 1
        return below or line in lines

    return tuple(replace(part, facts=tuple(f for f in part.facts if not is_term(f))) for part in read)


def without_built_people(stated: Findings, read: Iterable[Findings]) -> Findings:
    """Without who built and designed somebody: a column of engines may hold one that is named after a man."""
    ends = {end for part in read for fact in part.facts for end in (fact.subject, fact.object)}
    people = {
        end.name
        for end in ends
        if isinstance(end, Named) and end.type == "Person" and end.type_source in ("signature", "definition")
    }
    facts = (f for f in stated.facts if f.predicate not in _OF_THINGS or f.subject.name not in people)
    return replace(stated, facts=tuple(facts))
