"""Parts of what a page is about, of which a sentence tells: 主楼“启荣楼”, 其中钟楼, 寺内的石塔."""

from __future__ import annotations

import re

from builder.extraction.chinese.items import DATE, PLACE, QUOTED, Item
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.sentence import Match
from builder.findings import Named

_OF_THINGS = frozenset(
    {"height", "length", "depth", "weight", "capacity", "area", "designer", "named_after", "manufacturer"}
    | {"opening_date", "end_date", "founding_date", "located_in"}
)
_BUILT = (
    "[楼塔阁殿堂馆门桥亭宫院碑坛廊轩斋厅]|舍|大厦|牌坊|礼堂|球场|体育场|喷泉|雕像|雕塑|[石铜]像|花园|广场"
)
_WITHIN = (
    "(?:其中的?|[^，。；“”的]{0,8}?(?:[内中里旁前后]|[东西南北]{1,2}[侧部面端角]|中央|附近|山上|脚下)的?)"
)
_STANDING = re.compile(
    "(?:矗立|耸立|坐落|伫立|屹立|竖立|树立|立)[着有](?P<what>(?![一两几多许])[^，。；的]{2,16})，[^。；]*$"
)
_BODIES = frozenset({"School", "Organization", "Company"})
_WHOLE = re.compile("[寺庙观庵陵园城村镇县市区]$")
"""How names of places end that have buildings for parts."""
_TOLD = "(?=[由于高长宽重深建落始重修为是占面，以])"


def part_told(match: Match, alphabet: Alphabet) -> list[Named] | None:
    """The part that a sentence has come to before a match, none if it has no name of its own; None where it tells of no
    part.

    `学校占地千亩，主楼“启荣楼”建成于1929年，高31米` tells the height of 启荣楼, `寺内的石塔高42米` of no temple.
    """
    if match.pattern.source.relation not in _OF_THINGS:
        return None
    if (stands := _stands(match)) is not None:
        return stands
    sentence, found, told = match.sentence, match.found, None
    encoded, position = sentence.encoded, sentence.since("。；", found.start())
    while position <= found.start():
        end = encoded.text.find("，", position)
        part = _part(match, alphabet, position)
        if part is not None:
            told = part
        elif _is_page(encoded.items[position], sentence.subject):
            told = None
        position = end + 1 if end >= 0 else len(encoded.text)
    return told


def _stands(match: Match) -> list[Named] | None:
    """青石柱 of `广场中央矗立着青石柱，由李四设计`: what stands where a clause before tells."""
    sentence, encoded = match.sentence, match.sentence.encoded
    start = sentence.since("。；", match.found.start())
    told = _STANDING.search(encoded.text, start, match.found.start())
    if told is None:
        return None
    items = encoded.items_in(*told.span("what"))
    named = [one for item in items for one in item.named if item.kind in (PLACE, "Organization", "Work")]
    words = sentence.words(*told.span("what"))
    return [
        named[-1]
        if named and len(items) == 1 and told["what"] == encoded.text[told.start("what")]
        else Named(words, PLACE, "signature")
    ]


def _part(match: Match, alphabet: Alphabet, start: int) -> list[Named] | None:
    """What part the clause at a position opens with."""
    sentence, page = match.sentence, match.sentence.subject
    if page.type not in _BODIES and alphabet.letter(page.type) not in alphabet.letters(PLACE):
        return None
    opening = re.compile(
        f"{alphabet.letter(DATE)}?(?P<within>{_WITHIN})?(?P<noun>[\u4e00-\u9fff]{{0,4}}?(?:{_BUILT}))"
        f"(?:(?P<name>{alphabet.letter(QUOTED)})|{_TOLD})"
    )
    found = opening.match(sentence.encoded.text, start)
    if found is None:
        return None
    if found["name"] is not None:
        name = sentence.encoded.items_in(*found.span("name"))[0].named[0].name
        return None if name == page.name else [Named(name, PLACE, "signature")]
    own = page.name.endswith(found["noun"][-1]) and not found["within"]
    whole = page.type in _BODIES or _WHOLE.search(page.name) is not None
    return [] if found["within"] or (whole and not own) else None


def _is_page(item: Item | None, page: Named) -> bool:
    return item is not None and page in item.named
