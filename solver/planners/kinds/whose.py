"""Who stands in a relation to somebody named, where a question alone says at which end: who taught A, whom A taught."""

from __future__ import annotations

import re
from dataclasses import replace

from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.chains import Hop
from solver.planners.forms import FormWriter
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis
from solver.planners.words.cues import Cue
from solver.planners.words.directions import directed, is_symmetric
from solver.planners.words.ends import can_be
from solver.planners.words.parting import BLANK
from solver.planners.words.things import Thing

_WHO = {
    Language.CHINESE: re.compile(r"谁|哪(?:一)?[位个]人?|什么人"),
    Language.ENGLISH: re.compile(r"\b(?:whose|whom|who)\b", re.I),
}
_PARENTS = frozenset({"father", "mother", "parent"})


def whose(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """谁师从张三 · 张三是谁的老师 · Who did A teach? · Whose son is A? · by one relation between two people."""
    if part.asked is not AnswerType.PERSON or len(part.things) != 1 or len(part.relations) != 1:
        return None
    thing, word = part.things[0], part.relations[0]
    asking = _WHO[part.language].search(part.blanked)
    if part.residual or part.has(Cue.YES_NO) or asking is None:
        return None
    predicate = next(
        (p for p in (*word.wording.forward, *word.wording.backward) if _joins(p, thing, lexicon)), ""
    )
    if not predicate:
        return None
    who = Thing(asking.start(), asking.end(), asking[0])
    subject, _ = directed(_blanked(part, who), word, predicate, _in_order(thing, who), lexicon)
    backward = subject is not thing
    hop = Hop((predicate,), backward, "Person")
    if backward and lexicon.standard(predicate) in _PARENTS:
        hop = Hop(("child",), False, "Person")
    found, _ = form.hop(form.named("", thing, thing.types[0]), hop)
    form.output(found)
    kind = QuestionKind.LIST if part.has(Cue.SEVERAL) else QuestionKind.ATTRIBUTE
    return Reading(kind, tuple(form.actions), tuple(dict.fromkeys((predicate, *hop.predicates))))


def _joins(predicate: str, thing: Thing, lexicon: Lexicon) -> bool:
    """Whether a relation joins people to people, and its two ends are not the same."""
    domain, range_ = lexicon.domain(predicate), lexicon.range(predicate)
    people = set(domain) == set(range_) == {"Person"}
    return people and not is_symmetric(predicate, lexicon) and can_be(thing, domain, lexicon)


def _in_order(one: Thing, other: Thing) -> tuple[Thing, Thing]:
    return (one, other) if one.start <= other.start else (other, one)


def _blanked(part: Analysis, who: Thing) -> Analysis:
    """The part as if its question word were a name; `whose` is the name with the mark of a possessive."""
    text, size = part.blanked, who.end - who.start
    instead = BLANK * (size - 2) + "'s" if who.surface.casefold() == "whose" else BLANK * size
    return replace(part, blanked=text[: who.start] + instead + text[who.end :])
