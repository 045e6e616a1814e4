"""What two named things share: the city where both taught, an honour that both received."""

from __future__ import annotations

import re

from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.chains import ACCEPTED, Hop
from solver.planners.forms import FormWriter
from solver.planners.kinds.casting import WITH_WHOM, asks_for_player, tells_of_player
from solver.planners.kinds.coordination import coordinated, of_any_kind
from solver.planners.kinds.events import event_words
from solver.planners.kinds.operands import SETTINGS
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis, cues_of
from solver.planners.words.cues import Cue

_SHARED = (AnswerType.PLACE, AnswerType.ORGANIZATION, AnswerType.AWARD)

_BOTH = re.compile(r"都|\bboth\b|\bin common\b")
"""What no comparison says."""

_BESIDE = re.compile(r"\x00[》”\"]?(?:和|与|跟|同|、|\sand\s)[《“\"]?\x00")


def sharing(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """甲和乙都在哪座城市教过书 · Which American honour did both A and B receive? · of a kind that is asked for.

    Both sides are looked for by the same relations, or by the same words where no relation joins such things.
    """
    both = _BOTH.search(part.blanked) is not None
    beside = part.has(Cue.BOTH) and _BESIDE.search(part.blanked) is not None
    if part.asked not in _SHARED or part.inherited or not (both or beside):
        return None
    if (part.comparison is not None and not both) or asks_for_player(part) or tells_of_player(part):
        return None
    things = coordinated(part, lexicon) or of_any_kind(part)
    rest = [thing for thing in part.things if thing not in things]
    if (
        len(things) != 2
        or WITH_WHOM.search(part.blanked)
        or any(t.types[0] not in ("", *SETTINGS) for t in rest)
    ):
        return None
    predicates = _leading(part, lexicon)
    end = part.asked_type or ACCEPTED[part.asked][0]
    if predicates:
        target, _ = form.hop(form.named("", things[0], things[0].types[0]), Hop(predicates, False, end))
        form.join(target, things[1], Hop(predicates, False, end))
    else:
        words = _words(part, lexicon)
        if not words:
            return None
        target = form.told(things[0], words, end)
        form.told_too(target, things[1], words)
    form.output(target)
    return Reading(QuestionKind.INTERSECTION, tuple(form.actions), predicates)


def _leading(part: Analysis, lexicon: Lexicon) -> tuple[str, ...]:
    """The relations, of those that the words say, that lead from a thing to one of the kind asked for."""
    accepted = (part.asked_type,) if part.asked_type else ACCEPTED[part.asked]
    return tuple(
        dict.fromkeys(
            predicate
            for found in part.relations
            for predicate in found.wording.forward
            if any(
                lexicon.fits(kind, accepted) or kind in lexicon.ancestors(accepted[0])
                for kind in lexicon.range(predicate)
            )
        )
    )


def _words(part: Analysis, lexicon: Lexicon) -> str:
    """What the question says of both in its own words, without them and what else it names."""
    words = event_words(part, tuple(part.things))
    if words:
        return words
    blanked = list(part.blanked)
    cues = cues_of(part.language)
    asked = [pattern for pattern, kind in cues.asked if kind is part.asked]
    asking = [match.span() for pattern in asked for match in pattern.finditer(part.blanked)]
    kinds = [(f.start, f.end) for f in part.types if lexicon.fits(f.type, ACCEPTED[part.asked])]
    for start, end in (*asking, *kinds):
        blanked[start:end] = " " * (end - start)
    left = cues.function.sub(" ", _BOTH.sub(" ", "".join(blanked).replace("\x00", " ")))
    return ("" if part.language is Language.CHINESE else " ").join(cues.word.findall(left))
