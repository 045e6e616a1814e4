"""Where somebody or something is from: of which country, and whether two are of the same."""

from __future__ import annotations

import re

from schemas.logical_form import Deduce, DeduceOperator, Ref
from schemas.plan import AnswerType, QuestionKind
from solver import derived
from solver.lexicon import FoundWording, Lexicon
from solver.planners.chains import Chain, Hop, by_distance, chain_from
from solver.planners.forms import FormWriter
from solver.planners.kinds.coordination import coordinated, of_any_kind
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis
from solver.planners.words.cues import Cue
from solver.planners.words.things import Thing

_FROM = (
    re.compile(
        r"^(?:Which|What) country (?P<who>(?!(?:is|was|does|did)\b)[^?]+?) (?:is|was|comes?|came|hails?) "
        r"(?:originally )?from(?=\s*\?|$)"
    ),
    re.compile(
        r"^(?:Which|What) country (?:(?:is|was)|(?P<does>does|did)) "
        r"(?P<who>(?:(?!\b(?:who|that|which|whose)\b)[^?])+?) "
        r"(?:originally )?(?(does)(?:come|hail|originate) )from(?=\s*\?|$)"
    ),
)
_SAME = re.compile(
    r"\bsame (?:country(?: of origin)?|nation(?:ality)?)\b|同一?个?国家?(?!王)|"
    r"(?:国籍|国家)(?:是否)?(?:相同|一样)|相同的?国[家籍]"
)
"""What asks whether two are of one country."""

_TWO = 2
_WHERE = frozenset({"Place", "City", "Country"})


def of_country(question: str) -> str:
    """A question of which country something is from, as one for its country: Which country A's father is from?"""
    for pattern in _FROM:
        question = pattern.sub(lambda m: f"What is the home country of {m['who']}", question, count=1)
    return question


def same_country(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """Are A and B from the same country? · 《甲》和《乙》的导演是同一国家的人吗 · whether two are of one country."""
    if not part.has(Cue.SAME, Cue.YES_NO) or not _SAME.search(part.blanked):
        return None
    things = (coordinated(part, lexicon) or of_any_kind(part))[:_TWO]
    if len(things) < _TWO:
        return None
    words = [f for f in part.relations if not _is_of_place(f, lexicon)]
    values = [form.chain(_to_country(thing, words, lexicon))[0] for thing in things]
    verdict = form.result("j")
    form.actions.append(Deduce((DeduceOperator.ENTAILMENT,), tuple(values), part.text.strip(), verdict))
    form.output(Ref(verdict))
    return Reading(QuestionKind.YES_NO, tuple(form.actions), (derived.COUNTRY,))


def _to_country(thing: Thing, words: list[FoundWording], lexicon: Lexicon) -> Chain:
    """From a thing over whoever the question asks of it (its director) to the country."""
    before = chain_from(thing, by_distance(thing, words), AnswerType.PERSON, "", lexicon) if words else None
    hops = before.hops if before is not None else ()
    return Chain(thing, thing.types[0], (*hops, Hop((derived.COUNTRY,), False, "Country")), 1.0)


def _is_of_place(found: FoundWording, lexicon: Lexicon) -> bool:
    """Whether a word only says that something is somewhere, or comes from there."""
    said = (*found.wording.forward, *found.wording.backward)
    return all(not lexicon.range(p) or bool(_WHERE & set(lexicon.range(p))) for p in said)
