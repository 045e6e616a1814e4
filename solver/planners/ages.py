"""How old somebody died: the years from a birth to a death."""

from __future__ import annotations

import re

from schemas.logical_form import Difference, Ref
from schemas.plan import QuestionKind
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.analysis import Analysis
from solver.planners.chains import Chain, Hop
from solver.planners.ends import can_be
from solver.planners.forms import FormWriter
from solver.planners.readings import Reading

_PERSON = "Person"
_DIED = {
    Language.CHINESE: re.compile(
        r"享年|终年|活[到了](?:多大|[几多]少?岁)|"
        r"(?:去世|逝世|病逝|离世|过世|辞世|自杀|自尽|身亡|遇难|死)(?:时|的时候|那年)?.{0,6}(?:[几多]少?岁|多大|年纪)"
    ),
    Language.ENGLISH: re.compile(
        r"\bhow old\b.*\b(?:died|passed away|death)\b|\b(?:at )?what age\b.*\b(?:die|died|death)\b"
    ),
}


def died_aged(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """邵逸夫去世时多少岁 · How old was A when she died?"""
    thing = next((t for t in part.things if can_be(t, (_PERSON,), lexicon) and t.types[0]), None)
    if thing is None or len(part.things) > 1 or _DIED[part.language].search(part.blanked) is None:
        return None
    dates = [
        form.chain(Chain(thing, _PERSON, (Hop((key,), False, "Date"),), 1.0))[0]
        for key in ("birth_date", "death_date")
    ]
    alias = form.result("d")
    form.actions.append(Difference(dates[1], dates[0], alias))
    form.output(Ref(alias))
    return Reading(QuestionKind.DIFFERENCE, tuple(form.actions), ("birth_date", "death_date"))
