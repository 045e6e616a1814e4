"""Lists of works that a sentence introduces (`Three of her films won the Oak Prize:`), and first nights of operas."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from builder.extraction.english.awards import find_awards
from builder.extraction.english.values import find_dates
from builder.findings import Fact, Named
from builder.readers.page import Page
from builder.readers.writer import CELL
from schemas.graph import Literal, Qualifier, SubjectSource
from schemas.text import Span

INTRODUCED = 0.82  # confidence: what a line means is read from the sentence above it
_LEAST = 2  # lines that make a list
_LONGEST = 120  # characters of an item
_LINE = re.compile(r"[^\n]*\S[^\n]*")
_WORKS = {
    "director": r"films|pictures|movies",
    "author": r"novels|books|stories|short stories|plays|poems|memoirs|essays|treatises|textbooks",
    "composer": r"operas|operettas|symphonies|ballets|concertos|oratorios|musicals",
}
_ANY = "|".join((*_WORKS.values(), "works|albums|songs|series|recordings"))
_WON = re.compile(
    rf"\b(?:{_ANY})\b[^.:;]*? (?:won|received|earned|took|got|gained|were awarded|were given|have won) "
    r"(?P<prize>[^.;:]+):$"
)
_LOST = re.compile(r"\b(?:nominat\w+|shortlist\w*|never|not|failed|neither|none|no)\b", re.IGNORECASE)
_MADE = {
    "director": r"directed|made|shot",
    "author": r"wrote|published|completed",
    "composer": r"composed|wrote|completed",
}
_NAME = r"(?!(?:Later|Then|Here|There|Once|Soon|Finally|Also|Meanwhile) )"
_NAME += r"[A-ZÀ-Þ][\w'’.-]+(?: (?:(?:de|von|van|der|di|da|le|la) ){0,2}[A-ZÀ-Þ][\w'’.-]*)+"
_COUNTS = r"(?:(?:only|about|some|these|the|his|her|following|in all|\w+) ){0,4}?(?:[a-z-]+ ){0,2}?"
_BY = {
    relation: re.compile(
        rf"(?:^|[.;] )(?:[^.;:]*, )?(?P<who>[Hh]e|[Ss]he|{_NAME}) (?:\w+ly |also |later )?(?:{_MADE[relation]}) "
        rf"{_COUNTS}(?:{nouns})(?: (?:in all|altogether|alone|himself|herself))?:$"
    )
    for relation, nouns in _WORKS.items()
}
_STAGED = re.compile(
    r"\b(?:operas?|operettas?|plays|stage works|ballets|musicals|premi[eè]res?|"
    r"first (?:performances?|nights?|performed|staged))\b",
    re.IGNORECASE,
)
_FIRST_NIGHT = re.compile(
    r"\s+[–—-]\s+(?P<where>[^\d\n;]{2,60}?),\s+(?P<when>[^,;\n]*\b1[5-9]\d\d|[^,;\n]*\b20\d\d)\b"
)
_BULLET = re.compile(r"\s*(?:[-*•·] +|\d{1,2}[.)] +)?")


@dataclass(frozen=True, slots=True)
class _Item:
    """A line of a list: its range, and that of the title it opens with."""

    line: Span
    title: Span


@dataclass(frozen=True, slots=True)
class IntroducedReader:
    """Reads the lists of works of one page; `kind` is the type of its subject, or empty."""

    page: Page
    subject: Named
    kind: str
    version: str

    def read(self) -> Iterator[Fact]:
        """Prizes of works, who made them, and when they were given first."""
        lines = [Span(m.start(), m.end()) for m in _LINE.finditer(self.page.document.text)]
        for at, line in enumerate(lines):
            words = self._words(line)
            items = list(self._items(lines[at + 1 :])) if words.rstrip().endswith(":") else []
            if len(items) >= _LEAST:
                yield from self._prizes(words.rstrip(), line.start, items)
                yield from self._made(words.rstrip(), line.start, items)
                yield from self._first_nights(line, items)

    def _items(self, lines: Sequence[Span]) -> Iterator[_Item]:
        """The lines right below that open with a title in italics, or are nothing but one."""
        headings = {heading.start for heading in self.page.headings}
        for line in lines:
            words = self._words(line)
            bullet = _BULLET.match(words)
            start = line.start + (bullet.end() if bullet is not None else 0)
            shown = next((e for e in self.page.document.emphasis if e.start == start), None)
            if line.start in headings or shown is None or len(words) > _LONGEST or CELL in words:
                return
            yield _Item(line, shown)

    def _prizes(self, intro: str, start: int, items: Sequence[_Item]) -> Iterator[Fact]:
        """`Three of her films won the Oak Prize:` and the films."""
        won = _WON.search(intro)
        prizes = [prize for prize in find_awards(won["prize"]) if prize.award] if won is not None else []
        if won is None or len(prizes) != 1 or _LOST.search(intro):
            return
        said = [Qualifier("category", prizes[0].category)] if prizes[0].category else []
        for item in items:
            yield self._fact(item, start, "award_won", Named(prizes[0].award, "Award", "signature"), said)

    def _made(self, intro: str, start: int, items: Sequence[_Item]) -> Iterator[Fact]:
        """`She directed four films:` and the films."""
        for relation, pattern in _BY.items():
            found = pattern.search(intro)
            pronoun = found is not None and found["who"].lower() in ("he", "she")
            if found is None or (pronoun and self.kind != "Person") or _LOST.search(intro):
                continue
            who = self.subject if pronoun else Named(found["who"], "Person", "signature")
            for item in items:
                yield self._fact(item, start, relation, who, [])

    def _first_nights(self, intro: Span, items: Sequence[_Item]) -> Iterator[Fact]:
        """`W – Theatre, Town, 14 January 1900` below words that speak of operas, plays or first performances."""
        above = [heading for heading in self.page.headings if heading.end <= intro.start]
        about = f"{above[-1].text if above else ''} {self._words(intro)}"
        found = [
            (item, _FIRST_NIGHT.match(self.page.document.text, item.title.end, item.line.end))
            for item in items
        ]
        if _STAGED.search(about) is None or not all(night for _, night in found):
            return
        for item, night in found:
            dates = find_dates(night["when"]) if night is not None else ()
            if night is not None and dates:
                where = [Qualifier("place", night["where"].strip())]
                yield self._fact(item, item.line.start, "release_date", dates[-1].literal, where)

    def _fact(
        self, item: _Item, start: int, predicate: str, thing: Named | Literal, said: Sequence[Qualifier]
    ) -> Fact:
        """A fact of an item, whose sentence begins where the words do that introduce it."""
        work = Named(self._words(item.title).strip(), "Work", "signature")
        end, name = item.line.end, f"{self.version}#introduced"
        return Fact(work, predicate, thing, start, end, start, end, name, INTRODUCED, SubjectSource.SPAN,
                    tuple(sorted(said)), subject_span=item.title)  # fmt: skip

    def _words(self, span: Span) -> str:
        return self.page.document.text[span.start : span.end]
