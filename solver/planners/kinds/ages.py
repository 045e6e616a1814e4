"""How old somebody was when something happened, or died: the years from a birth to then."""

from __future__ import annotations

import re
from dataclasses import replace

from schemas.logical_form import Difference, Order, Ref
from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.chains import Chain, Hop
from solver.planners.forms import FormWriter
from solver.planners.kinds.events import cut, event_date, with_things
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis
from solver.planners.words.ends import can_be
from solver.planners.words.heads import ending_head
from solver.planners.words.things import Thing

_PERSON = "Person"
_BY_OWN_HAND = r"killed (?:him|her)self|(?:take|took) (?:his|her) own life|commit(?:ted)? suicide"
_DIED = {
    Language.CHINESE: re.compile(
        r"享年|终年|活(?:到了?|了)(?:多大|[几多]少?岁)|"
        r"(?:去世|逝世|病逝|离世|过世|辞世|自杀|自尽|身亡|遇难|死)(?:时|的时候|那年)?.{0,6}(?:[几多]少?岁|多大|年纪)"
    ),
    Language.ENGLISH: re.compile(
        rf"\b(?:how old|how many years old|at death)\b.*\b(?:died|die|passed away|death|{_BY_OWN_HAND}|lived? to)\b|"
        rf"\b(?:at )?what age\b.*\b(?:die|died|death|pass away|{_BY_OWN_HAND}|lived? to)\b|"
        r"\bhow (?:long|many years) did \x00+ live\W*$"
    ),
}
_ANOTHER_DIED = re.compile(
    r"\x00+的[\u3400-\u9fff]{1,5}(?:去世|逝世|病逝|离世|过世|辞世|自杀|自尽|身亡|遇难|死)|"
    r"\b(?:when|did)\s+(?:his|her|their|\x00+['’]s?)\s+(?!death)[a-z]"
)
"""Of kin, and not of whoever is named: how old was she when `her father` died."""

_HOW_OLD_ZH = r"(?:(?:年龄|年纪|岁数)?(?:是|有)?(?:多大(?:年纪|岁数|年龄|了)?|多少岁数?|几岁)|什么年[纪龄])"
_HOW_OLD_EN = r"\b(?:how old|how many years old|what age) (?:was|were|is|had|would)"
_AT_TIME_EN = r"(?:in|by|at) the (?:year|time|moment|age)(?: (?:that|when|in which|of))?|the year(?: that)?"
_WHEN = {
    Language.CHINESE: (
        re.compile(
            rf"^(?P<event>[^？]+?)(?:的时候|那(?:一)?年|时(?![间候代期]))[，,]?[^，。？]{{0,4}}?(?:已经?|才|只|刚)?有?(?:是)?{_HOW_OLD_ZH}了?[？?]?$"
        ),
        re.compile(
            rf"^(?P<before>[^，。？]*?)(?:是)?在?{_HOW_OLD_ZH}(?:的时候|那年|时|才|就)?(?P<event>[^，。？了]{{2,}})[的了]?[？?]?$"
        ),
    ),
    Language.ENGLISH: (
        re.compile(rf"{_HOW_OLD_EN}\b.*?\b(?:when|{_AT_TIME_EN})\s+(?P<event>.+?)[?.]?$"),
        re.compile(r"\b(?:at )?what age (?:did|was|were|had)\s+(?P<event>.+?)[?.]?$"),
        re.compile(rf"\bwhat (?:was|is) .*?\bage\s+(?:when|at|{_AT_TIME_EN})\s+(?P<event>.+?)[?.]?$"),
        re.compile(
            rf"{_HOW_OLD_EN}\b.*?\x00\s+(?:in|on|upon|at|during|as|for|by|before|after)\s+(?P<event>.+?)[?.]?$"
        ),
    ),
}
"""What happened when an age is asked for."""


_NOW_ZH = re.compile(
    r"^\W*(?P<what>[\u3400-\u9fff]{0,8}?)\x00+(?:本人)?(?:今年|现在|如今|目前|眼下)?(?:到底|究竟)?(?:已经?|是|有)?"
    rf"(?:{_HOW_OLD_ZH}|多少岁|的?(?:实际|真实)?(?:年龄|年纪|岁数)(?:是|有)?(?:多少|多大|几岁|几何))了?[呢啊呀]?\W*$"
)
"""A name, what it is, and nothing but words for its age: 导演李安今年多大岁数了."""

_WORKS = frozenset({"Work", "Film", "Series", "Book", "Song", "Album", "Programme"})
_OPENS = re.compile(
    r"\W*(?:(?:the|his|her)\b)?\W*(?:(?:film|movie|play|novel|book|album|song|series)\b)?\W*", re.I
)
_ASKS_AGE = re.compile(
    rf"(?<![大小长差]){_HOW_OLD_ZH}(?!差)|\b(?:how old|what age|how many years old|age (?:when|at))\b", re.I
)
_SAYS_AGE = re.compile(
    r"(?<![\d第大小长轻他她])(?:\d{1,3}|[一二两三四五六七八九十]{1,4})岁|"
    r"\b(?:at|aged|age of|(?:he|she|who)(?:, [^,.;]{1,50},)? was)\s+(?:only |just )?(?:\d{1,2}\b(?! "
    r"(?:per|%|(?-i:[A-Z])))|[a-z]*teen\b|"
    r"(?:twen|thir|for|fif|six|seven|eigh|nine)ty\b|(?:four|five|six|seven|eight|nine|ten|eleven|twelve)\b)|"
    r"-year-old\b|\byears old\b|\byears of age\b",
    re.I,
)


def asks_age(question: str) -> bool:
    """Whether a question asks how old somebody was, and not by how much somebody is older."""
    return _ASKS_AGE.search(question) is not None


def says_age(text: str) -> bool:
    """Whether words say an age."""
    return _SAYS_AGE.search(text) is not None


def aged(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """邵逸夫去世时多少岁 · How old was A when she died? · 莫言拿诺贝尔奖的时候多大."""
    thing = next((t for t in part.things if can_be(t, (_PERSON,), lexicon) and t.types[0]), None)
    if thing is None:
        return None
    died = len(part.things) == 1 and _DIED[part.language].search(part.blanked) is not None
    if died and not _ANOTHER_DIED.search(part.blanked):
        dates = [_own(thing, key, form) for key in ("birth_date", "death_date")]
        return _reading(dates[1], dates[0], form, ("birth_date", "death_date"), None)
    return _aged_when(part, thing, lexicon, form)


def of_age(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """李安今年几岁: when somebody was born, since pages do not know today. In English `how old` is a wording of it."""
    thing = part.things[0] if len(part.things) == 1 else None
    if part.language is not Language.CHINESE or thing is None or not can_be(thing, (_PERSON,), lexicon):
        return None
    asked = _NOW_ZH.search(part.blanked)
    if asked is None or not thing.types[0]:
        return None
    if asked["what"] and ending_head(asked["what"], part.language) != _PERSON:
        return None
    form.output(_own(thing, "birth_date", form))
    dated = replace(part, asked=AnswerType.DATE, residual=())
    return Reading(QuestionKind.ATTRIBUTE, tuple(form.actions), ("birth_date",), part=dated)


def _aged_when(part: Analysis, thing: Thing, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """The years from a birth to an event of which the pages tell."""
    found = next((m for p in _WHEN[part.language] if (m := p.search(part.blanked)) is not None), None)
    if found is None:
        return None
    side = cut(part, *found.span("event"))
    if _is_dated(side, thing, lexicon) or _is_anothers(side, thing):
        birth = _own(thing, "birth_date", form)
        happened = event_date(side, lexicon, form)
        if happened is not None:
            return _reading(happened, birth, form, ("birth_date",), Order.DESCENDING)
    if thing.surface not in [t.surface for t in side.things]:
        side = with_things(side, (thing,))
    birth = _own(thing, "birth_date", form)
    happened = event_date(side, lexicon, form)
    if happened is None:
        form.actions.clear()
        form.number = 1
        return None
    return _reading(happened, birth, form, ("birth_date",), Order.DESCENDING)


def _is_dated(side: Analysis, thing: Thing, lexicon: Lexicon) -> bool:
    """Whether an event is the coming about of another thing, as a relation of dates tells it: `the film came out`."""
    others = [t for t in side.things if t.surface != thing.surface]
    if len(others) != 1 or len(side.things) != 1 or side.residual or not side.relations:
        return False
    return all(
        any(
            "Date" in lexicon.range(p) and can_be(others[0], lexicon.domain(p), lexicon)
            for p in f.wording.forward
        )
        for f in side.relations
    )


def _is_anothers(side: Analysis, thing: Thing) -> bool:
    """Whether an event is told of a work that its words begin with, and of nobody: `Reef was shown in the USA`."""
    first = side.things[0] if side.things else None
    if first is None or first.surface == thing.surface or not _WORKS.intersection(first.types):
        return False
    people = any(t.surface == thing.surface or _PERSON in t.types for t in side.things)
    return not people and _OPENS.fullmatch(side.blanked[: first.start]) is not None


def _own(thing: Thing, key: str, form: FormWriter) -> Ref:
    return form.chain(Chain(thing, _PERSON, (Hop((key,), False, "Date"),), 1.0))[0]


def _reading(
    later: Ref, earlier: Ref, form: FormWriter, predicates: tuple[str, ...], order: Order | None
) -> Reading:
    alias = form.result("d")
    form.actions.append(Difference(later, earlier, alias, order))
    form.output(Ref(alias))
    return Reading(QuestionKind.DIFFERENCE, tuple(form.actions), predicates)
