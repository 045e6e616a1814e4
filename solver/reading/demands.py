"""What words must say to answer a question for an amount, or for a place called after its kind."""

from __future__ import annotations

import re

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from solver.language import folded
from solver.reading.demanded import DEMANDS, DIMENSIONS, ILLNESS, MOST_NOMINATED
from solver.reading.demanded_people import LEADS, PEOPLE
from solver.reading.numbers.units import only_measures
from solver.reading.people.lives import is_life_asked
from solver.reading.people.parents import tells_of_other_kin
from solver.reading.people.successors import tells_predecessor
from solver.reading.people.whereabouts import tells_where

_ASKING = frozenset({AnswerType.NUMBER, AnswerType.THING, AnswerType.PLACE, AnswerType.ORGANIZATION})
_COMPUTED = frozenset({QuestionKind.COMPARE, QuestionKind.SUPERLATIVE, QuestionKind.DIFFERENCE})


_NAME_OF = re.compile(
    r"^what (?:is|was) the name of (?:the|an?|his|her|their) (?:[a-z-]+ ){0,2}?(?P<noun>[a-z]{3,})"
    r"(?=\s+(?:at|of|in|on|that|which|who|whom|where|with|for|by|to|from)\b|\s*\?|$)"
)
_NAME_NEAR = 40  # characters between a noun and the name that it is given
_CAPITAL = re.compile(r"(?<!^)\b[A-ZÀ-Þ][\w'’-]+")


def gives(part: SubQuestion, text: str) -> bool:
    """Whether words may hold what a question asks for: money for `how much did it cost`, of the dimension asked
    for where it is a length, a hotel for 哪家酒店.
    """
    if tells_of_other_kin(text, part.text) or not is_life_asked(text, part):
        return False
    question, words = folded(part.text), folded(text)
    if MOST_NOMINATED.asked.search(question) and not MOST_NOMINATED.given.search(words):
        return False
    people = [folded(e.surface) for e in part.entities if e.type == "Person"]
    if people and tells_predecessor(question, words, people):
        return False
    if part.asked is AnswerType.PERSON and part.kind not in _COMPUTED:
        return all(d.given.search(words) for d in (*LEADS, *PEOPLE) if d.asked.search(question))
    if part.asked not in _ASKING or part.kind in _COMPUTED:
        return True
    if part.asked is AnswerType.NUMBER and only_measures(question, words):
        return False
    if _leaves_unnamed(part, question, text) or not tells_where(question, words):
        return False
    for demand in DEMANDS:
        if demand.asked.search(question) is None:
            continue
        if demand.given.search(words) is None:
            return False
        if demand.own and not _is_of_dimension(demand.own, words):
            return False
    return True


def names_illness(text: str) -> bool:
    """Whether a text names an illness."""
    return ILLNESS.given.search(folded(text)) is not None


def _is_of_dimension(own: str, words: str) -> bool:
    """Whether words say the dimension, or none: `36 km long` is no width."""
    return re.search(own, words) is not None or not any(re.search(other, words) for _, other in DIMENSIONS)


def _leaves_unnamed(part: SubQuestion, question: str, text: str) -> bool:
    """Whether English words speak of the very thing whose name is asked for, and give it none: `with a cat at his
    feet`.
    """
    asked = _NAME_OF.match(question)
    if asked is None or asked["noun"] not in map(folded, part.residual):
        return False
    places = [m.span() for m in re.finditer(rf"\b{asked['noun']}\b", text, re.I)]
    known = {folded(word) for name in part.names for word in name.split()}
    names = [m.span() for m in _CAPITAL.finditer(text) if folded(m[0]) not in known]
    return bool(places) and not any(
        start - _NAME_NEAR <= last and first <= end + _NAME_NEAR
        for start, end in places
        for first, last in names
    )
