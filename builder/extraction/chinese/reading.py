"""One paragraph of a page: clean text, everything annotated in it, and its sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from builder.extraction.chinese.coreference import Memory, resolve_anaphors
from builder.extraction.chinese.items import PERSON, QUOTED, Item, without_overlaps
from builder.extraction.chinese.names import occurrences, organizations, persons_by_context, regions, tagged_names
from builder.extraction.chinese.values import dates, numbers
from builder.extraction.chinese.works import works
from builder.findings import Named
from schemas.protocols import Tagger

_QUOTED = re.compile(r"“(?P<name>[^“”\n]{1,40})”")
_SENTENCE = re.compile(r"[^。！？\n]+[。！？]?[”」』）]*")


@dataclass(slots=True)
class PageNames:
    """Names known over the whole page, so that each is found wherever it stands."""

    subject: Named
    kinds: dict[str, str] = field(default_factory=dict)
    persons: set[str] = field(default_factory=set)


def annotate(text: str, tagger: Tagger, names: PageNames, memory: Memory) -> list[Item]:
    """The items of one paragraph of clean text, in order, without overlaps; pronouns resolved.

    Order of trust: works, quotations, the page's subject, dates, numbers, the tagger's names, rules.
    """
    tagged = tagger.tag(text)
    named = tagged_names(tagged)
    quoted = [
        Item(m.start(), m.end(), QUOTED, (Named(m["name"]),), source="rule", inner=m.span("name"))
        for m in _QUOTED.finditer(text)
    ]
    found = [item.named[0].name for item in named if item.kind == PERSON]
    names.persons.update(name for name in found if len(name) >= 3)
    subject = names.subject
    again = [
        item
        for name in sorted(names.persons, key=lambda n: (-len(n), n))
        for item in occurrences(text, name, PERSON, "tagger")
    ]
    items = without_overlaps(
        [
            *works(text, names.kinds),
            *occurrences(text, subject.name, subject.type or "Thing", "title"),
            *quoted,
            *dates(text),
            *numbers(text),
            *regions(text),
            *organizations(tagged),
            *persons_by_context(text, found),
            *again,
            *named,
        ]
    )
    return resolve_anaphors(text, items, memory)


def sentence_spans(text: str) -> Iterator[tuple[int, int]]:
    """Sentences of a clean paragraph, closing quotes included, blank ones left out."""
    for match in _SENTENCE.finditer(text):
        if match.group().strip():
            yield match.span()
