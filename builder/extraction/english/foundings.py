"""Which dates are foundings: an incorporation and a first edition are none where the page tells of another founding."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.english.said.beginnings import EDITION
from builder.findings import Fact
from schemas.graph import Literal

_FOUNDING = "founding_date"
_VERB = re.compile(
    r"\b(?:(?P<incorporated>incorporat(?:ed|ion))|founded|established|set up|started|formed|created)\b"
)
_EDITION = re.compile(r"\b(?:[Ff]irst|inaugural)\b")


def only_foundings(facts: Sequence[Fact], text: str) -> list[Fact]:
    """The facts but the dates of incorporations and of first editions, where another founding of the same body is told.

    Of several first editions the earliest is the founding.
    """
    told = [f for f in facts if f.predicate == _FOUNDING and isinstance(f.object, Literal)]
    for is_lesser in (_is_edition, _only_incorporates):
        firmer = [f for f in told if not is_lesser(f, text)]
        dated = {f.subject.name for f in firmer}
        dropped = {f for f in told if is_lesser(f, text) and f.subject.name in dated}
        told = [f for f in told if f not in dropped]
        facts = [f for f in facts if f not in dropped]
    lesser = _of_their_places(told) | _later_editions([f for f in told if _is_edition(f, text)])
    return [fact for fact in facts if fact not in lesser]


def _of_their_places(told: Sequence[Fact]) -> set[Fact]:
    """Leeds of `X was a band from Leeds, formed in 1990`."""
    bodies = {(f.object, f.sentence_start) for f in told if f.subject.type != "Place"}
    return {f for f in told if f.subject.type == "Place" and (f.object, f.sentence_start) in bodies}


def _later_editions(editions: Sequence[Fact]) -> set[Fact]:
    first: dict[str, str] = {}
    for fact in editions:
        first[fact.subject.name] = min(first.get(fact.subject.name, "9"), _date(fact))
    return {fact for fact in editions if _date(fact) != first[fact.subject.name]}


def _date(fact: Fact) -> str:
    return fact.object.value if isinstance(fact.object, Literal) else ""


def _is_edition(fact: Fact, text: str) -> bool:
    """Whether a date is told of a first ceremony, award or season alone."""
    words = text[fact.start : fact.end]
    return fact.confidence <= EDITION and _EDITION.search(words) is not None


def _only_incorporates(fact: Fact, text: str) -> bool:
    """Whether the verb nearest before the date of a fact says that a body was incorporated."""
    end = fact.object_span.start if fact.object_span is not None else fact.end
    verbs = list(_VERB.finditer(text, fact.sentence_start, end))
    return bool(verbs) and verbs[-1]["incorporated"] is not None
