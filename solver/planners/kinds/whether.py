"""Whether something is so: of two named things, of a value that a question gives, or of anything at all."""

from __future__ import annotations

import re

from schemas.logical_form import Constraint, Exists, Filter, Ref, Relational
from schemas.plan import AnswerType, QuestionKind
from solver.language import owns
from solver.lexicon import Lexicon
from solver.planners.chains import Hop
from solver.planners.forms import FormWriter, constrained
from solver.planners.kinds.operands import best_chain
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis, cues_of
from solver.planners.words.cues import Cue
from solver.planners.words.directions import subject_and_object
from solver.planners.words.ends import both_ends
from solver.planners.words.things import Thing

KIN = ("relative", "spouse", "father", "mother", "child", "sibling")  # what makes relatives of two people

_WRITING = frozenset({"author", "screenwriter"})
_BELONGING = ("member_of", "parent_organization", "part_of")
_IS_OWN = re.compile(r"^(?:is|was|are|were) \x00+['’]s? [a-z -]+\?*$")
"""Two names on end, of which nobody knows where one ends: Is Jane Doe John Roe's son?"""


def yes_no(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """《功夫》是周星驰导演的吗 · Did A direct B? · Was A born in 1962?"""
    if not part.has(Cue.YES_NO) or part.asked not in (AnswerType.BOOLEAN, AnswerType.THING):
        return None
    if (played := _is_role(part, lexicon, form)) is not None:
        return played
    said = [(f, p) for f in part.relations for p in (*f.wording.forward, *f.wording.backward)]
    asked = [predicate for _, predicate in said]
    for word, predicate in (*said, (None, "award_won")):
        ends = (
            both_ends(part.things, predicate, lexicon)
            if word is None
            else subject_and_object(part, word, predicate, lexicon)
        )
        if ends is None or (predicate not in asked and not _is_awarded(ends, part, lexicon)):
            continue
        predicates: tuple[str, ...] = KIN if lexicon.standard(predicate) == "relative" else (predicate,)
        if predicate in _WRITING and set(asked) >= _WRITING:
            predicates = ("author", "screenwriter")  # who wrote a film wrote its screenplay
        elif predicate in _BELONGING and {"member_of", "part_of"} & set(asked):
            predicates = tuple(p for p in _BELONGING if both_ends(ends, p, lexicon) is not None)
        relation = form.between(ends[0], predicates, ends[1])
        alias = form.result("e")
        form.actions.append(Exists(relation, alias))
        form.output(Ref(alias))
        return Reading(QuestionKind.YES_NO, tuple(form.actions), predicates)
    return _states_value(part, lexicon, form) or _has_any(part, lexicon, form)


def _is_role(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """Whether a person has a role, whatever the work: Did A play B? · 是A演的B吗."""
    word = next((f for f in part.relations if cues_of(part.language).plays.search(f.text)), None)
    people = [t for t in part.things if any(lexicon.fits(k, ("Person",)) for k in t.types if k)]
    after = [t for t in part.things if word is not None and t.start >= word.end]
    if word is None or len(part.things) != 2 or len(people) != 2 or len(after) != 1:
        return None
    actor = next(t for t in part.things if t is not after[0])
    found, _ = form.hop(form.named("", actor, actor.types[0]), Hop(("starring",), True, "Work"))
    role = Constraint("p", "role", Relational.EQUAL, after[0].surface)
    form.actions[-1] = constrained(form.actions[-1], role)
    alias = form.result("e")
    form.actions.append(Exists(found, alias))
    form.output(Ref(alias))
    return Reading(QuestionKind.YES_NO, tuple(form.actions), ("starring",))


def _states_value(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """Whether a value given in words is the one: Was A born in 1962?"""
    if not part.residual or len(part.things) != 1 or owns(part.residual[0], part.text):
        return None
    guesses = (AnswerType.DATE,) if part.residual[0].isdigit() else (AnswerType.PLACE, AnswerType.PERSON)
    chains = [best_chain(part, guess, "", lexicon) for guess in (*guesses, AnswerType.THING)]
    chain = next((chain for chain in chains if chain is not None), None)
    if chain is None:
        return None
    found, _ = form.chain(chain)
    same, exists = form.result("f"), form.result("e")
    form.actions.append(Filter(found, found, Relational.EQUAL, part.residual[0], same))
    form.actions.append(Exists(Ref(same), exists))
    form.output(Ref(exists))
    return Reading(QuestionKind.YES_NO, tuple(form.actions), chain.hops[-1].predicates)


def _has_any(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """Whether a thing has a value at all: Is A married? · A有孩子吗."""
    if part.residual or len(part.things) != 1 or not part.relations or _IS_OWN.match(part.blanked):
        return None
    chain = best_chain(part, AnswerType.THING, "", lexicon)
    if chain is None or chain.hops[-1].predicates == ("birth_date",):
        return None  # nobody asks whether somebody was ever born
    found, _ = form.chain(chain)
    alias = form.result("e")
    form.actions.append(Exists(found, alias))
    form.output(Ref(alias))
    return Reading(QuestionKind.YES_NO, tuple(form.actions), chain.hops[-1].predicates)


def _is_awarded(ends: tuple[Thing, Thing], part: Analysis, lexicon: Lexicon) -> bool:
    """Whether a prize and whoever may hold it are all that is named: 第24届金像奖最佳导演是周星驰吗."""
    sure = [thing.types[0] for thing in ends]
    return (
        {"", "Thing"}.isdisjoint(sure)
        and len(part.things) == 2
        and any(lexicon.fits(k, ("Award",)) for k in sure)
    )
