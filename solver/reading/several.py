"""Questions for several things: the sentence that names as many of the kind as are asked for."""

from __future__ import annotations

from collections.abc import Iterable

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.instances import wanted_types
from solver.reading.numbers.counting import asked_number
from solver.reading.numbers.ordinals import asked_ordinals
from solver.reading.weighable import Candidate
from solver.reading.windows import Window

LISTED = frozenset(
    {QuestionKind.LIST, QuestionKind.ATTRIBUTE, QuestionKind.PASSAGE, QuestionKind.CHAIN, QuestionKind.ROLE}
)
"""Kinds that may ask for several."""

_LEAST_LIKELY = 0.3  # that a sentence answers


def number_of(part: SubQuestion) -> int:
    """How many things a question asks for: by number, or two where it asks for several; 0 for one, and for children,
    whom a page's sentences tell one after the other.
    """
    if (
        "child" in part.predicates
        or part.kind not in LISTED
        or part.asked in (AnswerType.NUMBER, AnswerType.BOOLEAN)
    ):
        return 0
    one = part.stated or asked_ordinals(part.text, part.names)  # the last film that two made
    return max(asked_number(part.text), 2 if part.several and not one else 0)


def naming(
    found: Iterable[tuple[float, Candidate]],
    part: SubQuestion,
    number: int,
    store: GraphStore,
    lexicon: Lexicon,
) -> tuple[float, Candidate] | None:
    """Of sentences, each with how likely it answers, the likeliest that speaks of all that the question names, and
    itself names so many things of the kind; None where none is likely.
    """
    likely = [one for one in found if one[0] >= _LEAST_LIKELY and not _leaves_out(one[1])]
    likely.sort(key=lambda one: -one[0])
    return next((one for one in likely if named(one[1].window, part, store, lexicon) >= number), None)


def named(window: Window, part: SubQuestion, store: GraphStore, lexicon: Lexicon) -> int:
    """How many things of the kind asked for a stretch names that the question does not: years, or things."""
    if part.asked is AnswerType.DATE:
        return len({date.value[:4] for clause in window.clauses for date in clause.dates})
    types = wanted_types(part, lexicon)
    mentions = [
        m.entity
        for clause in window.clauses
        for m in store.mentions(chunks=[clause.chunk])
        if clause.start <= m.start and m.end <= clause.end and folded(m.surface) not in folded(part.text)
    ]
    entities = store.get_entities(sorted(set(mentions)))
    return sum(1 for e in entities if e is not None and bool(types) and lexicon.fits(e.type or "", types))


def _leaves_out(candidate: Candidate) -> bool:
    return any(term.kind in ("thing", "work") for term in candidate.unsaid)
