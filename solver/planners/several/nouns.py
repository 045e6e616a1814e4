"""Nouns that no list of kinds has, whose kind the words beside them tell: 那位考官, 那条江, `the pope who …`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.english.lexicon import PERSON_NOUNS
from schemas.text import Language
from solver.planners.words.heads import HEADS, head_type

_MEASURES = {
    "位": "Person", "名": "Person", "条": "Place", "片": "Place", "座": "Place", "处": "Place",
}  # fmt: skip
_MEASURED_ZH = re.compile(
    rf"的(?:那|这)(?:一)?(?P<measure>[{''.join(_MEASURES)}])(?P<noun>[\u3400-\u9fff]{{1,5}}?)"
    r"(?=[，,。？\x00]|是|在|有|叫|位于|最|后来|曾|又|还|也|哪|什么|多|几|谁|于|从|被|由|总|一共|出生|去世|全长|长|高|$)"
)
_FILMED = re.compile(r"影|子|剧|段")  # 那片 of a film
_PEOPLE_EN = "|".join(
    sorted(noun for noun in PERSON_NOUNS if not re.fullmatch(HEADS[Language.ENGLISH]["Person"], noun))
)
_PLACES_EN = (
    "river|mountain|lake|hill|valley|desert|canal|street|road|strait|bay|park|square|castle|fortress|harbour"
)

BESIDE_EN = {"Person": _PEOPLE_EN, "Place": _PLACES_EN}
"""English nouns of a clause that describes: the manager who led, `the river that … crosses`."""

_PAST_EN = "(?:[a-z]+ed|wrote|made|won|led|sang|ran|became|born|built|grew|went|left|met|taught|sold|bought|held|shot)"
UNMARKED_EN = re.compile(
    rf"\s+\x00+\s+(?:(?:was|were|had|has)\s+)?{_PAST_EN}(?:\s+(?:up|out))?(?:\s+(?:for|with|in|on|at|to|from|by))?"
    rf"(?=\s*[?,]|\s*$|\s+(?:is|was|are|were|{_PAST_EN}\s*\??$))"
)
"""A clause without a pronoun behind the noun that it describes: the railway `Ada Moor worked for`."""


def measured(text: str) -> Iterator[tuple[int, int, str]]:
    """Where 的 stands before a measured noun that no list has, where that noun ends, and its kind."""
    for found in _MEASURED_ZH.finditer(text):
        kind = _MEASURES[found["measure"]]
        listed = head_type(found["noun"], Language.CHINESE)
        if listed and (listed != "Person" or kind == "Person"):
            continue
        if not (found["measure"] == "片" and _FILMED.match(found["noun"])):
            yield found.start(), found.end(), kind


def noun_of(text: str) -> str:
    """The noun of a place that a Chinese question describes and no list has: 铁路 of 从甲湖边经过的那条铁路."""
    return next(
        (found["noun"] for found in _MEASURED_ZH.finditer(text) if _MEASURES[found["measure"]] == "Place"), ""
    )
