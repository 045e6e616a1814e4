"""Lists below a heading: who held a post (`Ann Lee (1874–1891)` under `Editors`), whom somebody taught, what he won."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from builder.extraction.english.lexicon import ORGANIZATION_WORDS, SCHOOL_WORDS
from builder.extraction.stated_holders import Post, lines_below, post_of, term_of
from builder.extraction.stated_honours import listed_cups, listed_prizes, tells_honours
from builder.extraction.stated_values import links_within
from builder.findings import Fact, Named
from builder.numerals import MONTHS_EN
from builder.readers.page import Heading, Page
from schemas.graph import Qualifier, SubjectSource
from schemas.ontology import Ontology
from schemas.text import Span

LIST = 0.85  # confidence: what a line means is read from the heading above it
_LEAST = 2  # lines that make a list
_MOST = 0.75  # of the lines below a heading
_LONGEST_TERM = 45  # years: brackets that hold longer spans tell lives
_SMALL = r"(?:de|von|van|der|den|du|la|le|of|al|bin|ibn|da|dos|di|y|af|zu)"
_WORD = r"[A-ZÀ-Þ][\w'’.-]*"
_HAN = r"[\u4e00-\u9fff]{2,6}|[\u4e00-\u9fff]+(?:·[\u4e00-\u9fff]+)+"
_RANK = r"(?:(?:Sir|Dame|Dr|Prof|Professor|Rev|Mr|Mrs|Ms)\.? )?"
_NAME = rf"{_RANK}(?P<name>{_WORD}(?: (?:{_SMALL} ){{0,2}}{_WORD}){{1,5}}|{_HAN})"
_DAY = rf"(?:(?:\d{{1,2}} )?(?:{'|'.join(MONTHS_EN)}) )?\d{{4}}年?"
_UNTIL = rf"\s*(?:[–—~-]|to|until|至)\s*(?:{_DAY}|\d\d(?!\d)|present|now|today|date|今)?"
_SPAN = rf"(?:(?:since|from) )?{_DAY}(?:{_UNTIL}|\s?(?:起|以来|以來))?"
_TERM = rf"(?P<term>{_SPAN}(?:[,;、] ?{_SPAN})*)"
_BULLET = r"\s*(?:[-*•·] +|\d{1,2}[.)] +)?"
_HELD = (
    re.compile(rf"{_BULLET}{_NAME}(?:,[^()\d]{{1,60}})?\s*[(（]{_TERM}[)）](?:[,;:，；：. ].*)?"),
    re.compile(rf"{_BULLET}{_NAME}(?:,|:| [–—-])? +{_TERM}"),
    re.compile(rf"{_BULLET}{_TERM}(?:,|:|：| [–—-])?\s+{_NAME}(?:,.*)?"),
)
_LIVED = r"[(（][^()（）]*\d{3,4}[^()（）]*[)）]"
_TAUGHT = (
    re.compile(rf"{_BULLET}{_NAME}\s*{_LIVED}(?:[,;:，；：. ].*)?"),
    re.compile(rf"{_BULLET}{_NAME}(?:(?:[,:]| [–—-]) [^.]*)?"),
)
_OTHER_STUDENTS = (
    r"(?:(?:notable|doctoral|former|famous|graduate|known|phd|ph\.d\.|academic|his|her|主要|著名|知名)\s*)*"
)
_PLAYS = (
    re.compile(
        rf"{_BULLET}{_NAME}(?:\s*[(（][^()（）]{{1,30}}[)）])?"
        rf" as (?P<role>[^\n,;:(（]{{2,60}}?)(?:[,;:(（]| [–—-] |\.? *$).*"
    ),
)
_CASTS = re.compile(
    r"(?:(?:main|full|voice|principal|original|supporting|starring|recurring|guest|english|japanese) )*"
    r"(?:cast(?: and characters| list| members)?|starring|voices?|characters)",
    re.IGNORECASE,
)
_ANNOUNCED = re.compile(
    r"[^\n]*\b(?:cast|roles?|parts?|characters|players|actors|starring|stars?|played by|voices?)\b[^\n.:]*:[ \t]*\n"
    r"(?P<lines>(?:[^\n]{5,120}(?<![.:])(?:\n|$))+)",
    re.IGNORECASE,
)
"""A sentence that announces a cast, and the lines below it."""

_WITH_CASTS = ("Film", "Series")
_KNOWN_AS = re.compile(r"(?:the |an? )?(?:[a-z-]+ ){1,4}(?P<name>[A-Z][^a-z]?.*)")
_INTRODUCES = re.compile(r"[.:：。]\s*$")
_OPEN = re.compile(r"since|from|present|now|today|date|今|起|以[来來]|[–—~-]\s*$")
_BODIES = ORGANIZATION_WORDS | SCHOOL_WORDS
_Items = Sequence[tuple[Span, re.Match[str]]]


@dataclass(frozen=True, slots=True)
class ListReader:
    """Reads the lists of one page; `kind` is the type of the page's subject, or empty."""

    page: Page
    subject: Named
    kind: str
    ontology: Ontology
    version: str

    def read(self) -> Iterator[Fact]:
        """The facts of each list whose heading names a post of the page's body, or those whom a person taught."""
        for heading in self.page.headings:
            held = post_of(heading, self.page, self.kind, self.subject.name, self.ontology)
            if held is not None:
                yield from self._holders(self._items(heading, _HELD), held)
            elif self.kind in _WITH_CASTS and _CASTS.fullmatch(heading.text.strip()) is not None:
                yield from self._players(self._items(heading, _PLAYS))
            elif self.kind == "Person" and self._are_students(heading):
                yield from self._students(self._items(heading, _TAUGHT))
            elif tells_honours(heading.text) and self.ontology.family(self.kind) in (
                "Person",
                "Organization",
            ):
                yield from self._honours(heading)
        if self.kind in _WITH_CASTS:
            for announced in _ANNOUNCED.finditer(self.page.document.text):
                yield from self._players(self._entries(_lines(announced), _PLAYS))

    def _holders(self, items: _Items, held: Post) -> Iterator[Fact]:
        turns = _are_terms([found["term"] for _, found in items])
        for line, found in items:
            for time in _terms(found["term"]) if turns else [""]:
                said = [Qualifier("time", time)] if time else []
                name, who = _name(found), self._who(found)
                if held.position:
                    said.append(Qualifier("position", held.position))
                    yield self._fact(line, name, who, held.relation, self.subject, said)
                else:
                    yield self._fact(line, name, self.subject, held.relation, who, said)

    def _players(self, items: _Items) -> Iterator[Fact]:
        """`Ann Lee as the clerk Ida Moor` under `Cast`."""
        for line, found in items:
            named = _KNOWN_AS.fullmatch(found["role"].strip())
            role = found["role"].strip() if named is None else named["name"]
            said = [Qualifier("role", role)]
            yield self._fact(line, _name(found), self.subject, "starring", self._who(found), said)

    def _students(self, items: _Items) -> Iterator[Fact]:
        for line, found in items:
            yield self._fact(line, _name(found), self._who(found), "teacher", self.subject, [])

    def _honours(self, heading: Heading) -> Iterator[Fact]:
        """`Oak Prize (1955)` under `Honours`."""
        for line, prize in (*listed_prizes(self.page, heading), *listed_cups(self.page, heading)):
            said = [Qualifier("category", prize.category)] if prize.category else []
            award = Named(prize.name, "Award", "signature")
            said.append(Qualifier("time", prize.year))
            yield self._fact(line, prize.span, self.subject, "award_won", award, said)

    def _are_students(self, heading: Heading) -> bool:
        """Whether a heading says whom the page's person taught, in a word of the relation."""
        relation = self.ontology.relations.get("teacher")
        if relation is None or not relation.inverse:
            return False
        words = [word for own in relation.inverse.values() for word in (own.label, *own.aliases)]
        forms = "|".join(re.escape(word) for word in words)
        return re.fullmatch(rf"{_OTHER_STUDENTS}(?:{forms})s?", heading.text.casefold()) is not None

    def _items(self, heading: Heading, forms: Sequence[re.Pattern[str]]) -> _Items:
        """The lines below a heading that are entries; none unless most are, but for one that introduces them."""
        lines = list(lines_below(self.page, heading))
        if lines and self._entry(lines[0], forms) is None and _INTRODUCES.search(self._words(lines[0])):
            lines = lines[1:]
        return self._entries(lines, forms)

    def _entries(self, lines: Sequence[Span], forms: Sequence[re.Pattern[str]]) -> _Items:
        """The lines that are entries; none unless most are."""
        found = [(line, self._entry(line, forms)) for line in lines]
        items = [(line, entry) for line, entry in found if entry is not None]
        return items if len(items) >= max(_LEAST, _MOST * len(found)) else []

    def _entry(self, line: Span, forms: Sequence[re.Pattern[str]]) -> re.Match[str] | None:
        text = self.page.document.text
        found = next((m for form in forms if (m := form.fullmatch(text, line.start, line.end))), None)
        words = set(found["name"].casefold().split()) if found is not None else set()
        return None if words & _BODIES or "the" in words else found

    def _who(self, found: re.Match[str]) -> Named:
        """The page that a name leads to, or the name."""
        links = links_within(self.page.links, _name(found))
        return Named(links[0].target if links else found["name"], "Person", "signature")

    def _fact(
        self,
        line: Span,
        place: Span,
        subject: Named,
        predicate: str,
        thing: Named,
        said: Sequence[Qualifier],
    ) -> Fact:
        return Fact(
            subject,
            predicate,
            thing,
            line.start,
            line.end,
            line.start,
            line.end,
            f"{self.version}#list",
            LIST,
            SubjectSource.PAGE_TITLE,
            tuple(sorted(said)),
            object_span=place,
        )

    def _words(self, line: Span) -> str:
        return self.page.document.text[line.start : line.end]


def _name(found: re.Match[str]) -> Span:
    return Span(found.start("name"), found.end("name"))


def _lines(announced: re.Match[str]) -> list[Span]:
    low, high = announced.span("lines")
    return [
        Span(*line.span()) for line in re.compile(r"[^\n]*\S[^\n]*").finditer(announced.string, low, high)
    ]


def _terms(words: str) -> list[str]:
    """Each of `1925–1940; 1946–1950`."""
    return [term_of(part) for part in re.split(r"[,;、]", words)]


def _are_terms(brackets: Sequence[str]) -> bool:
    """Whether spans of years follow each other and are no lives."""
    parts = [part for words in brackets for part in re.split(r"[,;、]", words)]
    spans = sorted([int(year) for year in re.findall(r"\d{4}", term_of(part))] for part in parts)
    lengths = [years[-1] - years[0] for years in spans if len(years) > 1]
    if not all(spans) or (lengths and median(lengths) > _LONGEST_TERM):
        return False
    known = all(re.search(r"\d{4}\D+\d", part) or _OPEN.search(part) for part in parts)
    return known and all(one[-1] <= other[0] + 1 for one, other in pairwise(spans))
