"""Which dates are foundings: an incorporation is none of a body that the page says to have been founded before."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.findings import Fact
from schemas.graph import Literal

_FOUNDING = "founding_date"
_VERB = re.compile(
    r"\b(?:(?P<incorporated>incorporat(?:ed|ion))|founded|established|set up|started|formed|created)\b"
)


def without_incorporations(facts: Sequence[Fact], text: str) -> list[Fact]:
    """The facts but the dates of incorporations, where another founding of the same body is told."""
    told = [f for f in facts if f.predicate == _FOUNDING and isinstance(f.object, Literal)]
    founded = [f for f in told if not _only_incorporates(f, text)]
    dated = {f.subject.name for f in founded}
    return [fact for fact in facts if fact not in told or fact in founded or fact.subject.name not in dated]


def _only_incorporates(fact: Fact, text: str) -> bool:
    """Whether the verb nearest before the date of a fact says that a body was incorporated."""
    end = fact.object_span.start if fact.object_span is not None else fact.end
    verbs = list(_VERB.finditer(text, fact.sentence_start, end))
    return bool(verbs) and verbs[-1]["incorporated"] is not None
