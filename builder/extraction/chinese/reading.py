"""One paragraph of a page: clean text and everything annotated in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from builder.extraction.chinese.coreference import resolve_anaphors
from builder.extraction.chinese.items import PERSON, PLACE, QUOTED, Item, without_overlaps
from builder.extraction.chinese.memory import Memory
from builder.extraction.chinese.names.again import is_short_name, last_part, parts_again, persons_again
from builder.extraction.chinese.names.bodies import central_bodies, local_bodies, short_countries
from builder.extraction.chinese.names.mended import (
    colleges,
    kin_by_surname,
    occurrences,
    organizations,
    persons_by_context,
    persons_in_lists,
    players,
    regions,
    tagged_names,
)
from builder.extraction.chinese.names.strangers import firms, is_description, strangers
from builder.extraction.chinese.names.works import apart_from, works
from builder.extraction.chinese.subjects.opening import Said, bracket_names
from builder.extraction.chinese.values import dates, numbers
from builder.findings import Named
from schemas.protocols import Tagger
from schemas.text import TaggedText

_QUOTED = re.compile(r"“(?P<name>[^“”\n]{1,40})”")
_SENTENCE = re.compile(r"[^。！？\n]+[。！？]?[”」』）]*")
_WORKS = frozenset({"Work", "Film", "Series", "Song", "Album", "Book", "Programme"})
_BODIES = frozenset({"Company", "Organization"})
_CALLED = re.compile('(?:称|原名|前身|曾用名)(?:为|是|作)?[“"]?$')
_CUT = re.compile("[)）]、(?!以及|[及和与])[\u4e00-\u9fff]{1,3}$|(?<=[\u4e00-\u9fff])[-－–]$")
"""What stands before a name of which the tagger left out the beginning."""
_WITHIN = re.compile(
    "[一-鿿](?<![的是为在与和及或被由称了于以叫作名即向从将把对用而因有到入至给让使立出办创])(?<!^.)(?<!^..)(?<!^...)$"
)
"""What stands before a thing's name that is the end of a longer one: 聚 of `聚青石醇`."""
_BRACKET = re.compile(r"[（(](?P<inside>[^（）()\n]{1,80})[)）]")


@dataclass(slots=True)
class PageNames:
    """Names known over the whole page, so that each is found wherever it stands."""

    subject: Named
    kinds: dict[str, str] = field(default_factory=dict)
    short: tuple[str, ...] = ()
    persons: set[str] = field(default_factory=set)
    brief: set[str] = field(default_factory=set)
    parts: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Clean text, its items in order, and what brackets after names say of them."""

    text: str
    items: Sequence[Item]
    brackets: Sequence[tuple[Item, Said]]

    def sentences(self) -> Iterator[tuple[int, int]]:
        """Where sentences stand, closing quotes included, blank ones left out."""
        for match in _SENTENCE.finditer(self.text):
            if match.group().strip():
                yield match.span()


def read_paragraph(text: str, tagger: Tagger, names: PageNames, memory: Memory) -> Paragraph:
    """Annotate one paragraph; pronouns are resolved by what the page said before."""
    items = _items(text, tagger, names)
    brackets = [(item, said) for item in items if item.named for said in _bracket(text, item)]
    aside = [(said.start, said.end) for _, said in brackets]
    kept = [item for item in items if not any(a <= item.inner[0] and item.inner[1] <= b for a, b in aside)]
    return Paragraph(text, resolve_anaphors(text, kept, memory), brackets)


def _items(text: str, tagger: Tagger, names: PageNames) -> list[Item]:
    """Order of trust: works, the page's subject, quotations, dates, numbers, rules, the tagger."""
    tagged = tagger.tag(text)
    named = tagged_names(tagged)
    found = [item.named[0].name for item in named if item.kind == PERSON]
    names.persons.update(name for name in found if len(name) >= 3)
    names.brief.update(name for name in found if is_short_name(name))
    names.parts.update(filter(None, map(last_part, found)))
    subject = names.subject
    kindred = kin_by_surname(text, subject.name, named) if subject.type == PERSON else []
    names.persons.update(item.named[0].name for item in kindred if len(item.named[0].name) >= 3)
    quoted = [
        Item(m.start(), m.end(), QUOTED, (Named(m["name"]),), source="rule", inner=m.span("name"))
        for m in _QUOTED.finditer(text)
    ]
    again = [
        item
        for name in sorted(names.persons, key=lambda n: (-len(n), n))
        for item in occurrences(text, name, PERSON, "tagger")
    ]
    ends = frozenset(item.end for item in (*named, *again) if item.kind == PERSON)
    bodies = [item for item in organizations(tagged) if not is_description(text, item)]
    named = [item for item in named if item.kind not in _BODIES or not is_description(text, item)]
    return without_overlaps(
        [
            *apart_from(works(text, names.kinds), subject),
            *_own_name(text, subject, named),
            *_own_short_name(text, names, tagged),
            *quoted,
            *dates(text),
            *numbers(text),
            *regions(text),
            *short_countries(text),
            *local_bodies(text, [item for item in named if item.kind == PLACE]),
            *colleges(text),
            *firms(text),
            *kindred,
            *bodies,
            *persons_by_context(text, found),
            *players(tagged),
            *again,
            *persons_again(tagged, names.brief),
            *parts_again(tagged, names.parts),
            *persons_in_lists(text, ends),
            *strangers(tagged, named),
            *named,
            *central_bodies(text),
        ]
    )


def _own_name(text: str, subject: Named, named: list[Item]) -> list[Item]:
    """Where the page's subject stands, but not as the head of a longer name: 宁波 in 宁波大学.

    A person's name is cut off whatever follows: taggers read 周星驰中学 in 周星驰中学就读于…. On a work's page a
    person of its name without 《》 is that person: 张三饰演阿信 on the page of 《阿信》.
    """
    found = occurrences(text, subject.name, subject.type or "Thing", "title")
    if subject.type in ("", PERSON):
        return found
    people = {(item.start, item.end) for item in named if item.kind == PERSON}
    return [
        item
        for item in found
        if not any(
            longer.start <= item.start and item.end < longer.end for longer in named if longer.kind != PERSON
        )
        and not (subject.type in _WORKS and (item.start, item.end) in people and not _is_titled(text, item))
    ]


def _own_short_name(text: str, names: PageNames, tagged: TaggedText) -> list[Item]:
    """Where a body goes by a short name of its page's opening, but not inside a longer word: 南大 of `简称南大`."""
    inner = {place for token in tagged.tokens for place in range(token.start + 1, token.end)}
    subject = names.subject
    return [
        replace(item, named=(Named(subject.name, subject.type, "title"),))
        for name in names.short
        for item in occurrences(text, name, subject.type, "title")
        if _CALLED.search(text, 0, item.start) is None and item.start not in inner and item.end not in inner
    ]


def _is_titled(text: str, item: Item) -> bool:
    return text[item.start - 1 : item.start] == "《" if item.start else False


def _bracket(text: str, item: Item) -> Iterator[Said]:
    match = _BRACKET.match(text, item.end)
    longer = (
        item.source == "title" and item.kind != PERSON and _WITHIN.search(text, 0, item.start) is not None
    )
    if (
        match is not None
        and item.kind != QUOTED
        and not longer
        and _CUT.search(text[max(item.start - 8, 0) : item.start]) is None
    ):
        yield from bracket_names(match["inside"], match.start("inside"))
