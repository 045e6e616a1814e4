"""Who made works with each of two people: the directors who have worked with both A and B."""

from __future__ import annotations

import re
from dataclasses import replace

from schemas.logical_form import Retrieval
from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.chains import Chain, Hop
from solver.planners.forms import FormWriter
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis

_ACTED = "starring"
_MADE = ("director", "screenwriter", "composer", "cinematographer", "producer")
_TOGETHER = {
    Language.CHINESE: re.compile(r"合作|拍过|拍|执导|导过|找|用过|起用|请过|导演过|的(?:电影|影片|片子|戏)"),
    Language.ENGLISH: re.compile(
        r"\b(?:work(?:ed|ing)? with|collaborated? with|made? (?:a )?(?:films?|movies?|pictures?) with|directed|cast|"
        r"films? with|movies? with|have directed|used)\b"
    ),
}
_BOTH = {
    Language.CHINESE: re.compile(r"都|既|同时|先后|分别|共同|两人|两位|二人|[和与跟、]"),
    Language.ENGLISH: re.compile(r"\bboth\b|\band\b|\beach of\b"),
}


def makers(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """哪些导演既找甲又找乙拍过电影 · Which directors have worked with both A and B? · Who directed both A and B?"""
    if part.asked is not AnswerType.PERSON or len(part.things) != 2 or part.inherited or part.stated:
        return None
    if any(thing.types[0] != "Person" for thing in part.things):
        return None
    relation = _asked_maker(part)
    said = _TOGETHER[part.language].search(part.blanked) is not None
    if not relation or not said or not _BOTH[part.language].search(part.blanked):
        return None
    work = lexicon.domain(_ACTED)[0]
    hops = (Hop((_ACTED,), True, work), Hop((relation,), False, "Person"))
    found = [form.chain(Chain(thing, "Person", hops, 1.0))[0] for thing in part.things]
    last = form.actions[-1]
    if not isinstance(last, Retrieval):
        return None
    form.actions[-1] = replace(last, object=found[0])  # the same person made both
    form.output(found[0])
    return Reading(QuestionKind.INTERSECTION, tuple(form.actions), ())


def _asked_maker(part: Analysis) -> str:
    """What those who are asked for do: director of `which directors`, `who directed`; empty where nothing says it."""
    words = [*part.nouns, *part.relations]
    return next((m for m in _MADE for found in words if m in found.wording.forward), "")
