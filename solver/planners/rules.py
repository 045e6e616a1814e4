"""The kinds of questions, each a function from an analysis to the actions that answer it, or None."""

from __future__ import annotations

import re
from dataclasses import replace

from schemas.logical_form import (
    Constraint,
    Count,
    Ref,
    Relational,
)
from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import FoundWording, Lexicon
from solver.planners.chains import ACCEPTED, Hop
from solver.planners.forms import FormWriter, constrained
from solver.planners.kinds.ages import aged, of_age
from solver.planners.kinds.called_parts import called_part
from solver.planners.kinds.casting import (
    WITH_WHOM,
    asks_for_player,
    is_somebody_in,
    kin_played,
    says_which,
    tells_of_player,
)
from solver.planners.kinds.clauses import describes_another
from solver.planners.kinds.comparing import comparison, difference, same, total
from solver.planners.kinds.coordination import coordinated
from solver.planners.kinds.doubly import doubly
from solver.planners.kinds.events import event_words
from solver.planners.kinds.joining import intersection
from solver.planners.kinds.lasting import lasting
from solver.planners.kinds.makers import makers
from solver.planners.kinds.making import by_noun, owns_works
from solver.planners.kinds.operands import ORDERED, best_chain, counts_crowd, prize_holders, prizes_held
from solver.planners.kinds.origins import same_country
from solver.planners.kinds.pairing import pair
from solver.planners.kinds.schooling import schoolmates
from solver.planners.kinds.sharing import sharing
from solver.planners.kinds.superlatives import superlative
from solver.planners.kinds.timing import timed
from solver.planners.kinds.whether import yes_no
from solver.planners.kinds.whose import whose
from solver.planners.readings import Reading, Rule
from solver.planners.words.analysis import Analysis, cues_of
from solver.planners.words.cues import Cue
from solver.planners.words.ends import both_ends, can_be
from solver.planners.words.senses import asks_subject
from solver.planners.words.things import Thing

__all__ = ["RULES", "Reading", "passage"]

_MEASURED = re.compile(
    r"(?:多少|几)(?:集|页|章|字|天|周|个月|小时|分钟|秒|岁|公里|千米|米|厘米|吨|公斤|平方)|"
    r"how many (?:episodes|pages|chapters|words|days|weeks|months|hours|minutes|seconds)\b|"
    r"how many (?:miles|metres|meters|feet|tons)\b"
)
"""What a page gives as a number of one thing, and no facts can be counted for."""

_PLAYS_RIGHT_BEFORE = re.compile(
    r"(?:饰演?|扮演|演)(?:了|过|的)?[“\"]?$|\b(?:play|portray|voic)\w*\s+[\"“]?$"
)
_PLAYED_BY = re.compile(
    r"^(?:who|what)\b.*\b(?:played|portrayed|voiced) by \x00|"
    r"\x00[》”]?(?:所)?(?:饰演|扮演|饰|演)的(?![^，。？]{0,4}(?:电影|影片|片|剧))"
)
_GOVERNED = re.compile(r"(?:哪|什么)(?:一|些|几)?[项座个]?$|\b(?:which|what)\s+$", re.I)
_ASKS_NEXT = re.compile(r"(?:过|了|的是|给|给了)?(?:谁|哪[位个一]|什么人)")
_OWNS_NEXT = re.compile(
    r"[^，。？\x00的]{1,3}的《?\x00|['’]s?\s+(?:(?:\d{4}|[a-z-]+),?\s+){0,4}[\"“'‘*]?\x00|的(?!角色|人物|演员|扮演者|饰演者|[是那]|$)"
)

_OF_MANY = re.compile(r"最多|\b(?:with|won|received|got|has|have)\s+the\s+most\b")
_MORE = 1.2  # a number must fit so much better than things that can be counted


def qualified(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """周星驰在《逃学威龙》中饰演谁 · Which award did A win for B? · the third thing of a fact."""
    if _is_boolean(part):
        return None
    asked = [predicate for found in part.relations for predicate in found.wording.forward]
    if _asks_role(part):
        asked.append("starring")
    for predicate in dict.fromkeys(asked):
        slot = _slot(part, lexicon.standard(predicate))
        made = any(_makes(f, lexicon) for f in part.relations) or any(
            owns_works(part, t) for t in part.things
        )
        if slot == "work" and made:
            continue  # of the works that somebody made, those that won
        ends = both_ends(part.things, predicate, lexicon) if slot else None
        if ends is None or all("Award" in thing.types for thing in ends):
            continue  # of two prizes what won both
        if slot == "category" and "Award" in ends[0].types:
            ends = ends[1], ends[0]
        relation = form.between(ends[0], (predicate,), ends[1])
        form.output(Ref(relation.alias, slot))
        kind = QuestionKind.ROLE if slot == "role" else QuestionKind.ATTRIBUTE
        return Reading(kind, tuple(form.actions), (predicate,))
    return None


def cast_as(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """谁在《功夫》中饰演阿星 · Who plays Sing in Kung Fu Hustle?"""
    if part.asked is not AnswerType.PERSON:
        return None
    played = any("starring" in map(lexicon.standard, f.wording.forward) for f in part.relations)
    if not (played or is_somebody_in(part, lexicon)):
        return None
    if any(_ASKS_NEXT.match(part.blanked[f.end :]) for f in part.relations if not _plays(f)):
        return None  # 演阿星的那位演员娶了谁
    if tells_of_player(part) or WITH_WHOM.search(part.blanked):
        return None
    works = [t for t in part.things if _is_work(t, part, lexicon)]
    others = [t for t in part.things if t not in works and not (_owns_next(part, t) or says_which(part, t))]
    called = called_part(part.text, works[0].surface, part.language) if len(works) == 1 else ""
    if others and not can_be(others[0], ("Person", "Character"), lexicon) and others[0].types[0]:
        if others[0].surface not in called:
            return None
        others = []  # the country of 美国记者
    named = {t.surface.casefold() for t in part.things}
    left = [word for word in part.residual if word not in named]
    after = part.language is Language.CHINESE  # 那个被打断腿的前球星明锋
    named_roles = others[-1:] if after else others[:1]
    role = named_roles[0].surface if others else "".join(left[-1:] if after else left[:1])
    role = role or called
    if len(works) != 1 or not role or role.isdigit():
        return None
    found, _ = form.hop(form.named("", works[0], works[0].types[0]), Hop(("starring",), False, "Person"))
    last = form.actions[-1]
    form.actions[-1] = constrained(last, Constraint("p", "role", Relational.EQUAL, role))
    form.output(found)
    return Reading(QuestionKind.ROLE, tuple(form.actions), ("starring",))


def plays_in(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """周星驰在哪些电影中饰演过阿星 · In which films did A play B? · the works in which a person has a role."""
    people = [t for t in part.things if not any(lexicon.fits(k, ("Work",)) for k in t.types if k)]
    if part.asked is not AnswerType.WORK or len(people) != len(part.things) or len(people) not in (1, 2):
        return None
    word = next((f for f in part.relations if cues_of(part.language).plays.search(f.text)), None)
    after = [t.surface for t in people if word is not None and t.start >= word.end]
    if any(_owns(part, thing) for thing in people) or any(_acts(part, thing, word) for thing in people):
        return None
    role = next(iter(after), "" if word is None or part.residual == () else part.residual[-1])
    if not role or role.isdigit() or people[0].surface == role:
        return None
    found, _ = form.hop(form.named("", people[0], people[0].types[0]), Hop(("starring",), True, "Work"))
    form.actions[-1] = constrained(form.actions[-1], Constraint("p", "role", Relational.EQUAL, role))
    form.output(found)
    return Reading(QuestionKind.LIST, tuple(form.actions), ("starring",))


def common(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """《红高粱》和《大话西游》都在哪个地方拍摄过 · what the pages tell of all the things alike."""
    things = coordinated(part, lexicon)[:3]
    accepted = ACCEPTED.get(part.asked, ())
    typed = part.asked_type if lexicon.fits(part.asked_type, accepted) else ""
    typed = typed or next(iter(accepted), "")
    if len(things) < 2 or not part.has(Cue.BOTH) or typed in ("", *ORDERED) or part.inherited:
        return None
    words = event_words(part, things)
    if not words:
        return None
    target = form.told(things[0], words, typed)
    for thing in things[1:]:
        form.told_too(target, thing, words)
    form.output(target)
    return Reading(QuestionKind.INTERSECTION, tuple(form.actions))


def count(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """周星驰导演过几部电影 · How many films did A direct?"""
    if not _counted(part) or not part.things or _MEASURED.search(part.blanked):
        return None
    owners = prize_holders(part, lexicon) or [t for t in part.things if not _is_counted(part, t)]
    counting = replace(part, things=tuple(owners)) if owners and len(owners) < len(part.things) else part
    chain = best_chain(counting, AnswerType.THING, part.asked_type, lexicon) or prizes_held(part, lexicon)
    plain = best_chain(part, AnswerType.NUMBER, "", lexicon)
    if plain is not None and plain.hops[-1].predicates == ("children_count",):
        chain, plain = replace(plain, hops=(*plain.hops[:-1], Hop(("child",), False, "Person"))), None
    if chain is not None and chain.end in ORDERED:
        chain = best_chain(counting, AnswerType.PERSON, "", lexicon)
    if chain is None or chain.end in ORDERED or counts_crowd(chain, lexicon):
        return None
    if plain is not None and plain.end == "Number" and plain.score > chain.score + _MORE:
        return None
    found, _ = form.chain(chain)
    alias = form.result("n")
    form.actions.append(Count(found, alias))
    form.output(Ref(alias))
    people = [thing for thing in part.things if thing.types[0] == "Person"]
    asked = chain.hops[-1].predicates if len(people) < 2 else ()  # a couple's, not one's own
    return Reading(QuestionKind.COUNT, tuple(form.actions), asked)


def chained(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """周星驰的母亲是谁 · 《功夫》的导演出生在哪里 · Who directed the film that A starred in?"""
    if not part.things or part.asked in (AnswerType.REASON, AnswerType.MANNER, AnswerType.ROLE):
        return None
    if _is_boolean(part) or asks_for_player(part):
        return None
    chain = by_noun(part, lexicon) or best_chain(part, part.asked, part.asked_type, lexicon)
    if _OF_MANY.search(part.blanked) and part.comparison is not None:
        return None  # of many, and none is told apart by a chain
    if chain is not None and describes_another(part, chain.thing):
        return None
    if chain is None or (asks_subject(part.blanked) and "educated_at" in chain.hops[-1].predicates):
        return None
    found, _ = form.chain(chain)
    form.output(found)
    plain = QuestionKind.LIST if part.has(Cue.SEVERAL) else QuestionKind.ATTRIBUTE
    kind = QuestionKind.CHAIN if chain.is_led else plain
    return Reading(kind, tuple(form.actions), chain.hops[-1].predicates)


def passage(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading:
    """What no rule reads: the question's own words, looked for in the pages."""
    words = " ".join(f.text for f in part.relations) or " ".join(part.residual) or part.text.strip()
    if any(describes_another(part, thing) for thing in part.things):
        form.output(form.open(None, " ".join((*part.residual, words))))
        return Reading(QuestionKind.PASSAGE, tuple(form.actions), part=replace(part, things=()))
    form.output(form.open(part.things[0] if part.things else None, words))
    asked = tuple(dict.fromkeys(p for f in part.relations for p in f.wording.forward))
    said = bool(part.relations or part.residual)
    kind = QuestionKind.YES_NO if said and _is_boolean(part) else QuestionKind.PASSAGE
    return Reading(kind, tuple(form.actions), asked)


RULES: tuple[Rule, ...] = (
    pair,
    of_age,
    aged,
    lasting,
    difference,
    total,
    same_country,
    same,
    sharing,
    comparison,
    qualified,
    timed,
    kin_played,
    schoolmates,
    cast_as,
    plays_in,
    yes_no,
    superlative,
    makers,
    doubly,
    intersection,
    common,
    count,
    whose,
    chained,
)


def _slot(part: Analysis, predicate: str) -> str:
    """The qualifier that the question asks of a fact with both ends named."""
    if predicate == "starring" and _asks_role(part):
        return "role"
    if predicate in ("award_won", "award_nominated"):
        if any("Award" in t.types and _GOVERNED.search(part.blanked[: t.start]) for t in part.things):
            return "category"  # 哪几项奥斯卡奖
        return {AnswerType.WORK: "work", AnswerType.DATE: "time", AnswerType.AWARD: "category"}.get(
            part.asked, ""
        )
    return ""


def _makes(found: FoundWording, lexicon: Lexicon) -> bool:
    """Whether a word says who made a work or played in it."""
    domains = (kind for p in found.wording.forward for kind in lexicon.domain(p) if kind != "Thing")
    return any(lexicon.fits(kind, ("Work",)) for kind in domains)


def _plays(found: FoundWording) -> bool:
    return "starring" in found.wording.forward


def _asks_role(part: Analysis) -> bool:
    """Whether a role is asked for: `as whom`, or who it is that somebody plays in a work."""
    if part.asked is AnswerType.ROLE:
        return True
    played = _PLAYED_BY.search(part.blanked) is not None
    return played and part.asked in (AnswerType.PERSON, AnswerType.THING) and len(part.things) > 1


def _acts(part: Analysis, thing: Thing, word: FoundWording | None) -> bool:
    """Whether another verb stands right after a name, whose doing it is: 张三演过李四执导的."""
    return any(f is not word and f.start == thing.end for f in part.relations)


def _owns(part: Analysis, thing: Thing) -> bool:
    """Whether what is asked for is the thing's own: 周星驰的哪几部电影."""
    return re.match(r"的(?:哪|什么|几)|['’]s\s", part.blanked[thing.end :]) is not None


def _owns_next(part: Analysis, thing: Thing) -> bool:
    """Whether a name only says whose something is: `Jane Doe's The Mill`, 张三的《磨坊》, 张三的处女作."""
    if part.language is Language.CHINESE and _PLAYS_RIGHT_BEFORE.search(part.blanked[: thing.start]):
        return False
    return _OWNS_NEXT.match(part.blanked[thing.end :]) is not None


def _is_work(thing: Thing, part: Analysis, lexicon: Lexicon) -> bool:
    """Whether a name is a work's: by its types, or since it stands in 《》."""
    titled = part.text[thing.start - 1 : thing.start] == "《" and thing.start > 0
    return titled or any(lexicon.fits(kind, ("Work",)) for kind in thing.types if kind)


def _is_boolean(part: Analysis) -> bool:
    return part.has(Cue.YES_NO) and part.asked is AnswerType.BOOLEAN


def _counted(part: Analysis) -> bool:
    return part.asked is AnswerType.NUMBER and part.has(Cue.COUNT)


def _is_counted(part: Analysis, thing: Thing) -> bool:
    """Whether a name is what is counted: `how many Oscars`."""
    return bool(cues_of(part.language).counted.search(part.blanked[: thing.start]))
