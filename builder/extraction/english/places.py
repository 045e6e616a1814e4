"""Where places and buildings lie: `Reading, Berkshire`, `Montacute House in Somerset`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from builder.extraction.english.brackets import Found
from builder.extraction.english.fillers import Resolver
from builder.extraction.english.lexicon import COUNTRIES
from builder.extraction.english.sketch import matches, sketch
from builder.findings import Named
from schemas.text import Span

_STANDS = re.compile(
    r"\b(?:House|Hall|Theatre|Theater|Hotel|Museum|Castle|Palace|Studios|Cathedral|Church|Abbey|Park|Hospital|Station|Airport|"
    r"College|School|University|Academy|Gallery|Library|Oratory|Odeon|Tower|Bridge|Square|Street|Steps|Stadium|Prison)$"
)

_NAME = r"(?:the )?[A-ZÀ-Þ][\w.'’ʻ-]*(?: (?:(?:of|de|del|do|la|le|and the) )*[A-ZÀ-Þ][\w.'’ʻ-]*){0,4}"
# `, Leeds, York and Hull` after a place: a list; `, Texas, Paris, France, and Rome, Italy` are pairs.
_LIST = re.compile(
    rf"(?:, {_NAME}){{2,}},? (?:and|or|&|as well as) (?:[a-z]+ ){{0,2}}{_NAME}\b(?!, [A-ZÀ-Þ])|(?:, {_NAME}){{5,}}"
)
_BEFORE = re.compile(r"[A-ZÀ-Ý][\w'’-]+, $")
_AFTER = re.compile(r",(?: and)? [A-ZÀ-Ý]")


def begins_list(words: str) -> bool:
    """Whether the words behind a place go on with others of its kind: `, Rome, Turin and Florence`."""
    return _LIST.match(words) is not None


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
        if begins_list(parsed.passage.plain[tree[comma].start : high]):
            continue
        first, second = parsed.name(comma - 1), parsed.name(comma + 1)
        if first is None or second is None or first.end > second.start or "Work" in (first.type, second.type):
            continue
        places = []
        for name in (first, second):
            at = parsed.passage.starts[name.start]
            places.append(resolver.cast.meet(resolver.words(name.start, name.end), name.type, "tagger", at))
        if places[0] != places[1] and not _is_list(resolver, places, first.start, second.end):
            (start, inner_end), (outer_start, end) = (
                parsed.passage.locate(n.start, n.end) for n in (first, second)
            )
            yield Found(places[0], "located_in", places[1], start, end, 0.75,
                        subject_span=Span(start, inner_end), object_span=Span(outer_start, end))  # fmt: skip


def _is_list(resolver: Resolver, places: Sequence[Named], start: int, end: int) -> bool:
    """Countries, people and what stands between others of its kind: `in Ghana, Togo`, `Ann, Bob, Clara, Dean`."""
    plain, (inner, outer) = resolver.parsed.passage.plain, places
    people = any(place.type == "Person" and place.type_source != "tagger" for place in places)
    amid = _BEFORE.search(plain, 0, start) is not None and _AFTER.match(plain, end) is not None
    lands = inner.name in COUNTRIES and outer.name != "United Kingdom"
    return people or lands or (amid and outer.name not in COUNTRIES)


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
