"""Whether somebody was born or died before somebody else, by the dates that facts give."""

from __future__ import annotations

import re

from schemas.graph import Literal, Triple
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver import reasoner
from solver.language import folded

_DIED_ZH = "去世|逝世|病逝|过世|离世|死"
_ASKED = re.compile(
    rf"^\x01是?(?:(?:先|后)?(?:比\x02[要还更]?(?:先|早|晚|后)|在\x02(?:之前|之后|以前|以后)就?|(?:早|先|晚|后)于\x02))"
    rf"(?P<deed>出生|{_DIED_ZH})的?[吗么嘛]?\?*$|"
    r"^(?:was|did|had) \x01 (?P<did>(?:been )?born|die|died) (?:before|after|earlier than|later than) \x02"
    r"(?: (?:did|was|died))?\s*\?*$|"
    r"^did \x01 (?P<outlives>outlive) \x02\s*\?*$"
)
_SAYS = {
    "birth_place": re.compile(
        r"\b(?:born|birth|birthplace|native|natives|natal|hails?|hailed|comes? from|came from)\b", re.I
    ),
    "death_place": re.compile(
        r"\b(?:die[sd]?|dying|death|dead|killed|murdered|assassinated|executed|suicide|passed away|perished|drowned|"
        r"last days|breathed (?:his|her) last)\b",
        re.I,
    ),
}
_HAN = re.compile(r"[\u3400-\u9fff]")
_EARLIER = re.compile(r"先|早|前|\bbefore\b|\bearlier\b")


def lived_first(part: SubQuestion, store: GraphStore) -> tuple[bool, tuple[Triple, Triple]] | None:
    """Whether the first of two people came before the second, or after, as a question asks, and the facts that give
    their dates; None where it asks no such thing, or facts give either no date, several, or both the same.
    """
    text, sides = folded(part.text).replace("？", "?"), list(dict.fromkeys(e.surface for e in part.entities))
    sides.sort(key=lambda name: text.find(folded(name)))
    if len(sides) != 2:
        return None
    for mark, name in zip("\x01\x02", sides, strict=True):
        text = text.replace(folded(name), mark)
    asked = _ASKED.search(text)
    if asked is None:
        return None
    born = "born" in (asked["did"] or "") or asked["deed"] == "出生"
    left, right = (_dated(part, name, "birth_date" if born else "death_date", store) for name in sides)
    if left is None or right is None:
        return None
    (one, first), (other, second) = left, right
    order = reasoner.compare(first, second)
    early = asked["outlives"] is None and _EARLIER.search(asked.group()) is not None
    return ((order < 0) == early, (one, other)) if order else None


def _dated(part: SubQuestion, name: str, predicate: str, store: GraphStore) -> tuple[Triple, Literal] | None:
    """The fact that dates one's birth or death, the fullest; None where there is none, or two do not agree."""
    ids = sorted({e.id for e in part.entities if e.surface == name})
    facts = [
        (t, t.object)
        for t in store.match(subjects=ids, predicates=[predicate])
        if isinstance(t.object, Literal)
    ]
    agreed = all(reasoner.compare(facts[0][1], date) == 0 for _, date in facts[1:])
    return max(facts, key=lambda row: (len(row[1].value), row[0].id)) if facts and agreed else None


def says_life(part: SubQuestion, text: str) -> bool:
    """Whether an English sentence that is to say where somebody was born or died speaks of a birth, or a death."""
    relations = set(part.predicates)
    if not relations or not relations <= _SAYS.keys() or _HAN.search(text):
        return True
    return any(_SAYS[relation].search(text) is not None for relation in relations)
