"""Works for which one person did two things: those that A both directed and starred in, 甲自导自演的电影."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from schemas.logical_form import Count, Ref
from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import FoundWording, Lexicon
from solver.planners.chains import Hop
from solver.planners.forms import FormWriter
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis
from solver.planners.words.cues import Cue

_TIED = {
    Language.ENGLISH: re.compile(r",?\s(?:and|as well as)\s(?:also\s)?(?:(?:was|were)\s)?|,\s"),
    Language.CHINESE: re.compile(r"[了过]?[，,、]?(?:并且?|又|兼|而?且|和|同时|也|还|自)*"),
}
"""What stands between two verbs that are said of one person and one work."""


def doubly(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """Which films did A both direct and star in? · 周星驰自导自演过哪些电影 · 哪些电影由甲导演并主演."""
    counted = part.asked is AnswerType.NUMBER and part.has(Cue.COUNT)
    if (part.asked is not AnswerType.WORK and not counted) or len(part.things) != 1 or part.inherited:
        return None
    thing = part.things[0]
    hops = _hops(part, lexicon)
    if thing.types[0] != "Person" or len(hops) < 2 or part.residual or part.stated:
        return None
    target, _ = form.hop(form.named("", thing, thing.types[0]), hops[0])
    for hop in hops[1:]:
        form.join(target, thing, hop)
    if counted:
        alias = form.result("n")
        form.actions.append(Count(target, alias))
        target = Ref(alias)
    form.output(target)
    kind = QuestionKind.COUNT if counted else QuestionKind.INTERSECTION
    return Reading(kind, tuple(form.actions), tuple(p for hop in hops for p in hop.predicates))


def _hops(part: Analysis, lexicon: Lexicon) -> list[Hop]:
    """From a person to works by each of the verbs; nothing where other words stand between two of them."""
    words = sorted(part.relations, key=lambda found: found.start)
    tied = _TIED[part.language]
    if any(not tied.fullmatch(part.blanked[one.end : other.start]) for one, other in pairwise(words)):
        return []
    made = [_making(found, lexicon) for found in words]
    if not all(made) or len(set(made)) < len(made):
        return []
    return [Hop(predicates, True, "Work") for predicates in made]


def _making(found: FoundWording, lexicon: Lexicon) -> tuple[str, ...]:
    """The relations of a work to a person that a verb means."""
    predicates: Sequence[str] = found.wording.forward
    return tuple(
        p
        for p in predicates
        if _are(lexicon.domain(p), "Work", lexicon) and _are(lexicon.range(p), "Person", lexicon)
    )


def _are(kinds: Sequence[str], kind: str, lexicon: Lexicon) -> bool:
    return any(lexicon.fits(one, (kind,)) for one in kinds)
