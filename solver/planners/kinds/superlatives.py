"""Superlatives: the first or last of a set by a value that belongs to each of its members."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from schemas.logical_form import Order, Output, Ref, Sort
from schemas.plan import AnswerType, QuestionKind
from solver.lexicon import FoundWording, Lexicon
from solver.planners.chains import ACCEPTED, Hop, by_distance, chain_from
from solver.planners.forms import FormWriter
from solver.planners.kinds.joining import intersection
from solver.planners.kinds.making import by_making
from solver.planners.kinds.operands import ORDERED
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis
from solver.planners.words.cues import Cue


def superlative(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """周星驰导演的电影中票房最高的是哪部 · Which of A's films came out first?"""
    if part.comparison is None or not (part.asked_type or part.asked in ACCEPTED):
        return None
    if part.asked in (AnswerType.DATE, AnswerType.NUMBER):
        return None
    key, set_words = _key(part, lexicon)
    if key is None:
        return None
    if len(part.things) > 1:
        return _of_joint(part, key, lexicon, form)
    members, values, used = _members(part, set_words, key, lexicon, form)
    if members is None or values is None or "first_work" in used:
        return None  # a first work needs no order
    alias = form.result("r")
    form.actions.append(Sort(members, values, part.comparison.order, 1, alias))
    form.output(Ref(alias))
    return Reading(QuestionKind.SUPERLATIVE, tuple(form.actions), (*used, *key.predicates))


def _of_joint(part: Analysis, key: Hop, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """甲和乙合作的电影中哪部最晚 · Which of the films that A and B made together came out last?"""
    if not part.has(Cue.BOTH) or key.predicates != ("release_date",):
        return None
    people = all(lexicon.fits(thing.types[0], ("Person",)) for thing in part.things if thing.types[0])
    words = () if people else part.relations  # what people make together each has a hand of some kind in
    joint = intersection(replace(part, comparison=None, stated=(), relations=words), lexicon, form)
    output = form.actions.pop() if joint is not None else None
    members = output.items[0] if isinstance(output, Output) and output.items else None
    if joint is None or not isinstance(members, Ref) or joint.kind is not QuestionKind.INTERSECTION:
        return None
    values, _ = form.hop(members, key)
    alias = form.result("r")
    order = part.comparison.order if part.comparison is not None else Order.ASCENDING
    form.actions.append(Sort(members, values, order, 1, alias))
    form.output(Ref(alias))
    return Reading(QuestionKind.SUPERLATIVE, tuple(form.actions), (*joint.predicates, *key.predicates))


def _key(part: Analysis, lexicon: Lexicon) -> tuple[Hop | None, list[FoundWording]]:
    """The ordered value of a superlative, and the relation words that pick the set."""
    for found in reversed(part.relations):
        ordered = tuple(p for p in found.wording.forward if set(lexicon.range(p)) & set(ORDERED))
        wanted = part.asked_type or (ACCEPTED.get(part.asked) or ("",))[0]
        ordered = tuple(p for p in ordered if lexicon.fits(wanted, lexicon.domain(p)))
        if ordered:
            rest = [f for f in part.relations if f is not found]
            return Hop(ordered[:1], False, lexicon.range(ordered[0])[0]), rest
    default = part.comparison.predicates if part.comparison else ()
    works = part.asked is AnswerType.WORK and part.comparison is not None
    timed = part.comparison is not None and part.comparison.timed
    if not default and works and (timed or part.has(Cue.STATED_FIRST)):
        default = ("release_date",)
    if not default:
        return None, []
    return Hop(default[:1], False, lexicon.range(default[0])[0]), list(part.relations)


def _members(
    part: Analysis, words: Sequence[FoundWording], key: Hop, lexicon: Lexicon, form: FormWriter
) -> tuple[Ref | None, Ref | None, tuple[str, ...]]:
    """The set of a superlative and its values: what a thing is joined to, or all of a type."""
    wanted = part.asked_type or (ACCEPTED.get(part.asked) or ("",))[0]
    if not part.things:
        members, values = form.all_of(wanted, key)
        return members, values, ()
    thing = part.things[0]
    chain = chain_from(thing, by_distance(thing, words or part.nouns), part.asked, wanted, lexicon)
    if chain is None and not words:
        chain = by_making(part, thing, lexicon)
    if chain is None or chain.end in (*ORDERED, "Text"):
        return None, None, ()
    members, _ = form.chain(chain)
    values, _ = form.hop(members, key)
    return members, values, chain.hops[-1].predicates
