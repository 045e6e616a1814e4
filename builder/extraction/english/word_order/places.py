"""Where places and buildings lie: `Reading, Berkshire`, `Montacute House in Somerset`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.names.place_lists import Neighbours, is_list
from builder.extraction.english.names.spans import Name
from builder.extraction.english.word_order.sketch import matches, sketch
from builder.findings import Named
from schemas.text import Span

_STANDS = re.compile(
    r"\b(?:House|Hall|Theatre|Theater|Hotel|Museum|Castle|Palace|Studios|Cathedral|Church|Abbey|Park|Hospital|Station|Airport|"
    r"College|School|University|Academy|Gallery|Library|Oratory|Odeon|Tower|Bridge|Square|Street|Steps|Stadium|Prison)$"
)


def read_places(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """`Reading, Berkshire` and `Paris, France`: the first place lies in the second."""
    tree, parsed = resolver.tree, resolver.parsed
    high = tree[sentence.end - 1].end
    for comma in range(sentence.start + 1, sentence.end - 1):
        if tree[comma].text != ",":
            continue
        inner, outer = parsed.entity(comma - 1), parsed.entity(comma + 1)
        if inner is None or outer is None or (inner.type, outer.type) != ("Place", "Place"):
            continue
        listed = [
            t for t in range(comma + 1, min(comma + 6, sentence.end)) if tree.word(t) in ("and", "or", "&")
        ]
        if inner.end != tree[comma].start or outer.start < tree[comma].end or listed:
            continue
        first, second = parsed.name(comma - 1), parsed.name(comma + 1)
        if first is None or second is None or first.end > second.start or "Work" in (first.type, second.type):
            continue
        places = _met(resolver, first), _met(resolver, second)
        neighbours = Neighbours(*places, Span(first.start, first.end), Span(second.start, second.end))
        people = any(place.type == "Person" and place.type_source != "tagger" for place in places)
        if places[0] != places[1] and not people and not is_list(parsed.passage.plain, neighbours, high):
            (start, inner_end), (outer_start, end) = (
                parsed.passage.locate(n.start, n.end) for n in (first, second)
            )
            yield Found(places[0], "located_in", places[1], start, end, 0.75,
                        subject_span=Span(start, inner_end), object_span=Span(outer_start, end))  # fmt: skip


def _met(resolver: Resolver, name: Name) -> Named:
    at = resolver.parsed.passage.starts[name.start]
    return resolver.cast.meet(resolver.words(name.start, name.end), name.type, "tagger", at)


def read_sites(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """`Montacute House in Somerset`: a building or an institution stands in the place right behind it."""
    drawn = sketch(resolver, sentence)
    for match in matches(r"(?P<a>{X}) in (?:the )?(?:city of |town of )?(?P<b>{L})(?!['’]s?)", drawn.text):
        site, place = drawn.signs[match["a"]], drawn.signs[match["b"]]
        words = resolver.words(site.start, site.end)
        if (
            _STANDS.search(words)
            and " " in words
            and resolver.cast.family(site.named.type) in ("Place", "Organization", "")
        ):
            span = resolver.parsed.passage.locate(*drawn.plain(match.start(), match.end()))
            kind = (
                site.named
                if site.named.type
                else replace(site.named, type="Organization", type_source="rule")
            )
            yield Found(kind, "located_in", place.named, *span, 0.85)
