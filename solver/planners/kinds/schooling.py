"""Who of a cast went to school with somebody: which actors in A were classmates of B."""

from __future__ import annotations

from schemas.plan import AnswerType, QuestionKind
from solver.lexicon import Lexicon
from solver.planners.chains import Hop
from solver.planners.forms import FormWriter
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis

_SCHOOL, _CAST = "classmate", "starring"
_OF_BOTH = 2


def schoolmates(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """Which two actors in A were classmates of B? · 哪些演员既演了《甲》又是乙的同学"""
    if part.asked is not AnswerType.PERSON or part.inherited or len(part.things) != _OF_BOTH:
        return None
    if not any(_SCHOOL in (*f.wording.forward, *f.wording.backward) for f in part.relations):
        return None
    works = [t for t in part.things if t.types[0] and lexicon.fits(t.types[0], ("Work",))]
    people = [t for t in part.things if t.types[0] == "Person"]
    if len(works) != 1 or len(people) != 1:
        return None
    target, _ = form.hop(form.named("", works[0], works[0].types[0]), Hop((_CAST,), False, "Person"))
    form.join(target, people[0], Hop((_SCHOOL,), False, "Person"))
    form.output(target)
    return Reading(QuestionKind.INTERSECTION, tuple(form.actions), (_CAST, _SCHOOL))
