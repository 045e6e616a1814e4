"""What several named things have in common: the works of two people, the people of two works."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.logical_form import Count, Ref
from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import FoundWording, Lexicon
from solver.planners.chains import Chain, Hop, by_distance
from solver.planners.forms import FormWriter
from solver.planners.kinds.casting import WITH_WHOM, asks_for_player, tells_of_player
from solver.planners.kinds.making import by_making, owns_works
from solver.planners.kinds.operands import toward
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis, cues_of
from solver.planners.words.cues import Cue
from solver.planners.words.things import Thing

_MOST = 3
_CLAUSE_ZH = re.compile(r"[^，。？\x00]{0,8}的")
_LIGHT = 1  # characters between a verb and the noun that says what is done
_FOR = {Language.CHINESE: re.compile(r"[替为给帮]$"), Language.ENGLISH: re.compile(r"\bfor\s+$")}
_TOGETHER = re.compile(
    r"合作(?!出?演|主演)|共事|联手|\b(?:work|collaborat|team)\w*\b(?: up)? (?:with|together|on)\b|"
    r"\bma[dk]e\b[^?]*\btogether\b"
)
"""Nothing says in what parts two people worked together."""

_WORKS_ZH = re.compile(r"(?:几|多少)[部首张本]")
"""How works are counted: 张三演过几部李四拍的片子, 其中有几部得过金狮奖."""

_IN = ("starring",)
_KIN = frozenset({"father", "mother", "parent", "child", "spouse", "sibling", "relative"})
_OTHERS = (AnswerType.ROLE, AnswerType.DATE, AnswerType.BOOLEAN)


def intersection(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """周润发与郑裕玲合作过哪些电视剧 · Which films star both A and B? · a film directed by A starring B."""
    if len(part.things) < 2 or part.asked in _OTHERS or part.inherited or asks_for_player(part):
        return None
    counted = part.asked is AnswerType.NUMBER and part.has(Cue.COUNT)
    if counted and _WORKS_ZH.search(part.blanked):
        part = replace(part, asked=AnswerType.WORK)  # what is counted
    if tells_of_player(part) or WITH_WHOM.search(part.blanked):
        return None
    things = part.things[:_MOST]
    if _only_in_both(part, lexicon):
        target, _ = form.hop(form.named("", things[0], things[0].types[0]), Hop(_IN, False, "Person"))
        for thing in things[1:]:
            form.join(target, thing, Hop(_IN, False, "Person"))
        form.output(target)
        return Reading(QuestionKind.INTERSECTION, tuple(form.actions), _IN)
    saying = replace(part, relations=_joining(part))
    own = _each_its_own(part, things, saying.relations)
    chains = [
        None
        if _is_served(part, t) or owns_works(part, t)
        else toward(replace(saying, relations=words), t, lexicon)
        for t, words in zip(things, own, strict=True)
    ]
    people = all(thing.types[0] == "Person" for thing in things)
    if people and part.asked is AnswerType.WORK and _TOGETHER.search(part.blanked):
        chains = [by_making(part, thing, lexicon) for thing in things]  # in whatever part each
    open_ = [thing for thing, chain in zip(things, chains, strict=True) if chain is None]
    owned = all(owns_works(part, thing) for thing in open_)  # of A's films those that won
    if open_ and not owned and (not people or len(things) > 2):
        return None
    plain = part.comparison is None and not part.stated
    whole = [
        chain or (by_making(part, thing, lexicon) if plain else None)
        for thing, chain in zip(things, chains, strict=True)
    ]
    joined = [chain for chain in whole if chain is not None]
    if len(joined) < len(things) or len({chain.end for chain in joined} - {"Thing", ""}) > 1:
        return None
    if _leaves_out(saying.relations, joined):
        return None
    joined.sort(key=lambda chain: chain.end in ("Thing", ""))  # what says its type comes first
    target, _ = form.chain(joined[0])
    for chain in joined[1:]:
        form.join(target, chain.thing, chain.hops[0])
    if counted:
        alias = form.result("n")
        form.actions.append(Count(target, alias))
        target = Ref(alias)
    form.output(target)
    kind = QuestionKind.COUNT if counted else QuestionKind.INTERSECTION
    predicates = tuple(p for chain in joined for hop in chain.hops for p in hop.predicates)
    return Reading(kind, tuple(form.actions), predicates)


def _only_in_both(part: Analysis, lexicon: Lexicon) -> bool:
    """Whether it is asked who is in several works, and by no relation how: `who was in both A and B`."""
    works = all(t.types[0] and lexicon.fits(t.types[0], ("Work",)) for t in part.things)
    plain = not part.relations and not part.residual and part.comparison is None
    return part.asked is AnswerType.PERSON and part.has(Cue.BOTH) and works and plain


def _leaves_out(words: Sequence[FoundWording], joined: Sequence[Chain]) -> bool:
    """Whether a word of kinship is in no chain: the father of the director of A, and B."""
    said = {p for chain in joined for hop in chain.hops for p in hop.predicates}
    asked = ({*f.wording.forward, *f.wording.backward} for f in words)
    return any(predicates & _KIN and not predicates & said for predicates in asked)


def _each_its_own(
    part: Analysis, things: Sequence[Thing], words: tuple[FoundWording, ...]
) -> list[tuple[FoundWording, ...]]:
    """For each thing the words that may tell of it: of two that stand right beside it not the one that an earlier
    thing has, as 执导 for B in A演过B执导的; and that alone which a preposition ties to it: directed by A.
    """
    tied = cues_of(part.language).attached_before
    taken: list[FoundWording] = []
    found: list[tuple[FoundWording, ...]] = []
    for thing in things:
        near = [w for w in by_distance(thing, words) if _gap(thing, w) <= _LIGHT]
        free = [w for w in near if w not in taken]
        bound = [w for w in words if w.end < thing.start and tied.match(part.blanked[w.end : thing.start])]
        if bound and part.language is Language.ENGLISH:
            found.append((bound[-1],))
            taken.append(bound[-1])
            continue
        left = tuple(w for w in words if w not in taken or w not in near) if free and len(near) > 1 else words
        found.append(left)
        taken += by_distance(thing, left)[:1]
    return found


def _gap(thing: Thing, word: FoundWording) -> int:
    return thing.start - word.end if word.end <= thing.start else word.start - thing.end


def _joining(part: Analysis) -> tuple[FoundWording, ...]:
    """The relation words but for those that only describe a name, 创办 of 创办公司的王安, and verbs whose object says
    what is done, 写 of 写过配乐.
    """
    telling = [f for f in part.relations if not any(_describes(part, f, t) for t in part.things)]
    plain = [f for f in telling if not any(0 <= g.start - f.end <= _LIGHT for g in telling)]
    return tuple(plain or telling)


def _describes(part: Analysis, found: FoundWording, thing: Thing) -> bool:
    """Whether a word belongs to a clause that ends in 的 right before a name."""
    return part.language is Language.CHINESE and bool(
        _CLAUSE_ZH.fullmatch(part.blanked[found.end : max(found.end, thing.start)])
    )


def _is_served(part: Analysis, thing: Thing) -> bool:
    """Whether something was done for a person, or for that person's works: 替周星驰的哪两部电影."""
    before = _FOR[part.language].search(part.blanked[: thing.start])
    return before is not None and thing.types[0] == "Person" and part.asked is AnswerType.WORK
