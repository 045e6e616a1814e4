"""How long something lasted, or how far two events lie apart, as one sentence says it: `for nine years`, 十年后, `from
1947 until 1966`, or by its two dates.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from builder.numerals import WORDS_EN, is_number, whole_number
from schemas.graph import Literal
from schemas.text import Language
from solver import reasoner
from solver.reading.numbers.stretches import stretches
from solver.reading.windows import Window


class Asked(StrEnum):
    """What a question asks of time: how long it lasted, how long after something, by how much somebody is older."""

    LASTING = "lasting"
    APART = "apart"
    OLDER = "older"


@dataclass(frozen=True, slots=True)
class Interval:
    """An amount of a unit. `words` is the piece of the sentence that says it; `stated` where that gives the amount,
    `later` where by so much something happened after something else.
    """

    number: int
    unit: str
    words: str
    stated: bool = True
    later: bool = False


_UNITS_EN = "year|month|week|day|night|hour|minute|decade"
_ASKS = {
    Language.ENGLISH: re.compile(
        r"\bhow long\b(?! ago\b)|\bhow (?:many|much) (?:more )?(?:years|months|weeks|days|decades|hours)\b|"
        r"\bhow (?:much|many \w+) (?:later|earlier|older|younger)\b|\bhow soon\b|"
        r"\bage (?:gap|difference)\b|\bdifference in age\b"
    ),
    Language.CHINESE: re.compile(
        r"(?:多少|(?<![哪前这那好几])几)(?:年(?![级代月份])|个月|天|个?星期|个?小时|周(?![年岁]))|多久|多长时间|多少时间|"
        r"(?:[大小长]|年长|年轻|差)了?(?:出)?(?:多少|几)岁|年龄差"
    ),
}
_OLDER = re.compile(
    r"\b(?:older|younger|senior|junior)\b|\bage (?:gap|difference)\b|\bdifference in age\b|"
    r"(?:[大小长]|年长|年轻|差)了?(?:出)?(?:多少|几)岁|年龄差"
)
_APART = re.compile(
    r"\b(?:after|before|between|later|earlier|apart|since|separate[sd]?|pass(?:ed)?|elapsed?|soon|wait(?:ed)?|"
    r"when)\b|\bfrom\b.*\b(?:to|until|till)\b|(?<!前)[后前](?!期|身|妻|夫|者|辈|往|后)|[间相]隔|隔了|过了|过去|距离?|从.+到|才|比.+[早晚]|等了|(?<![小历同当])时(?![候间长])|时候(?<!小时候)|[时年]，"
)
_UNIT_ASKED = {
    Language.ENGLISH: re.compile(r"\bhow (?:many|much) (?:[a-z]+ )?(year|month|week|day|decade|hour)s\b"),
    Language.CHINESE: re.compile(r"(?:几|多少)个?(年|岁|月|天|星期|周|小时)"),
}
_N_EN = rf"(?P<n>\d{{1,3}}|an?|half a|{'|'.join(sorted(WORDS_EN, key=len, reverse=True))})"
_STATED = {
    Language.ENGLISH: re.compile(
        rf"\b{_N_EN}[ -](?:more |long |full |whole |straight |consecutive |and a half )?(?P<unit>{_UNITS_EN})s?\b"
        r"(?!-old| old\b| of age\b| ago\b)"
    ),
    Language.CHINESE: re.compile(
        r"(?<![\d第每一二三四五六七八九十百〇零])(?P<n>\d{1,3}|[一二两三四五六七八九十百]{1,4}|半)[多余来几]?(?P<of>个)?半?多?"
        r"(?P<unit>年(?![代级度龄份生历]|一度|[（(](?:公元)?前?\d{3,4})|载|月|天(?![王后才下])|星期|周(?![年岁刊末])|小时|分钟)"
    ),
}
_LOOSE = re.compile(r"\b(?:for|after|over|within|about|nearly|only|just|lasted|took|spent|in|than|by)\s+$")
_LATER_EN = re.compile(r"\s+(?:later|after|afterwards|before|earlier|long|apart|older|younger)\b")
"""What stands beside `a year` that is an amount of time: `150 a week` is none."""

_NEXT = re.compile(
    r"(?:次年|翌年|隔年|第二年|来年)|\bthe (?:following|next) year\b|\ba (?P<decade>decade) later\b"
)
_IS_LATER = {
    Language.ENGLISH: (
        re.compile(r"\b(?:after|within|by|separated by|took)\s+(?:only |just |nearly |about |some )?$"),
        re.compile(r"\s+(?:later|after|afterwards|before|earlier|apart)\b"),
    ),
    Language.CHINESE: (
        re.compile(r"(?:时隔|相隔|间隔|隔了?|过了?|等了?|晚了?|早了?|花了?|历时|相距)(?:整整|大约|约|近)?$"),
        re.compile(r"(?:左右|多)?(?:之|以)?[后前]|(?:左右)?才"),
    ),
}
_IS_OLDER = {
    Language.ENGLISH: (
        re.compile(r"(?!)"),
        re.compile(
            r"(?:[’']s?)? (?:older|younger|(?:his|her|their) (?:senior|junior)|(?:senior|junior) to)\b"
        ),
    ),
    Language.CHINESE: (
        re.compile(r"(?:年?[长幼]|[大小]|年轻)(?:了|[他她]|自己|\w{2,4})?$"),
        re.compile(r"(?!)"),
    ),
}
_STATED_AGE_ZH = re.compile(r"(?P<n>\d{1,2}|[一二两三四五六七八九十]{1,3})(?:个?多?)(?P<unit>岁|年|月|天)")
_UNITS_ZH = {"年": "year", "载": "year", "岁": "year", "月": "month", "天": "day", "星期": "week", "周": "week"} | {
    "小时": "hour", "分钟": "minute",
}  # fmt: skip
_YEAR = r"(?<!\d)(?:1[0-9]|20)\d\d"
_RANGE = re.compile(
    rf"(?P<first>{_YEAR})(?:年(?:\d{{1,2}}月(?:\d{{1,2}}日)?)?)?\s*"
    r"(?:[-–—~]|至|(?:(?:开始)?起)?[，,]?[^，。；]{0,16}(?:直到|[至到])|"
    r"[a-z ]{0,30}\b(?:to|until|till)\b(?:\s+(?:\d{1,2}\s+)?[a-z]+)?)"
    rf"\s*(?P<last>{_YEAR})",
    re.I,
)
_FAR = re.compile(
    r"(?:第一|首)[座次个部届回].{0,12}第[三四五六七八九十][座次个部届回]|\bfirst\b.{0,40}\b(?:third|fourth|fifth)\b"
)
"""Two of many between which others lie: what came so long after one of them was the next."""

_OWN_YEAR = re.compile(r"(?<!\d)[12]\d{3}年的?《(?P<name>[^》]+)》")
_DONE_BETWEEN = re.compile(rf"\b(?P<verb>[a-z]{{3,}}) between {_YEAR} and {_YEAR}")
_ASKS_WORK = re.compile(r"\b(?:take|took|last|lasted|construction|work|making)\b")
_STEM = 3  # letters that a verb's forms share
_STOPS = re.compile(r"[，；：。,;:—]")
_MOST_YEARS = 120


def year_ranges(text: str) -> list[re.Match[str]]:
    """Where a text puts two years as from and to: the groups `first` and `last`."""
    return [m for m in _RANGE.finditer(text) if 0 < int(m["last"]) - int(m["first"]) <= _MOST_YEARS]


def asks_interval(question: str, language: Language) -> bool:
    """Whether a question asks how long something lasted or how far two things lie apart in time."""
    return _ASKS[language].search(question.casefold()) is not None


def asked_of(question: str) -> Asked:
    """What of time a question asks for."""
    text = question.casefold()
    if _OLDER.search(text):
        return Asked.OLDER
    return Asked.APART if _APART.search(text) else Asked.LASTING


def unit_asked(question: str) -> str:
    """The unit that a question names; empty where it names none."""
    found = next((m for p in _UNIT_ASKED.values() if (m := p.search(question.casefold()))), None)
    return "" if found is None else _UNITS_ZH.get(found[1], found[1])


def stated_intervals(text: str, language: Language, asked: Asked) -> list[Interval]:
    """The amounts of time that a folded text says, of the sort that is asked for."""
    if asked is Asked.OLDER and language is Language.CHINESE:
        found = [m for m in _STATED_AGE_ZH.finditer(text) if _beside(m, text, _IS_OLDER[language])]
        return [_interval(m, text, _UNITS_ZH[m["unit"]]) for m in found]
    told = []
    for match in _STATED[language].finditer(text):
        sorts = {Asked.APART: _IS_LATER, Asked.OLDER: _IS_OLDER}.get(asked)
        unit = _UNITS_ZH.get(match["unit"], match["unit"])
        if _is_amount(match, text, language) and (sorts is None or _beside(match, text, sorts[language])):
            later = _IS_LATER[language][1].match(text, match.end()) is not None
            told.append(replace(_interval(match, text, unit), later=later))
    if asked is not Asked.OLDER:
        nexts = [m for m in _NEXT.finditer(text) if not m["decade"]]
        told += [Interval(1, "year", _piece(text, m.start()), later=True) for m in nexts]
    return told


def dated_interval(window: Window, asked: Asked, unit: str) -> Interval | None:
    """The years, or days, between the two dates of a sentence: those that it puts as from and to, or the only two."""
    text = _text(window)
    ranges = year_ranges(text)
    if len(ranges) > 1:  # the years of a life stand in brackets
        ranges = [one for one in ranges if not _in_brackets(text, one.start())]
    if len(ranges) == 1 and unit in ("", "year"):
        years = int(ranges[0]["last"]) - int(ranges[0]["first"])
        return Interval(years, "year", ranges[0][0], stated=False)
    dated: dict[str, tuple[Literal, str]] = {}
    for one in stretches(window):
        dated.setdefault(one.literal.value[: None if unit == "day" else 4], (one.literal, one.text))
    if len(dated) != 2:
        return None
    (first, words), (last, more) = dated.values()
    number, unit = _between(first, last, unit)
    return Interval(number, unit, f"{words} {more}", stated=False) if number else None


def _in_brackets(text: str, place: int) -> bool:
    return max(text.rfind(mark, 0, place) for mark in "（(") > max(
        text.rfind(mark, 0, place) for mark in "）)"
    )


def dates_other_deed(text: str, question: str) -> bool:
    """Whether two years are those between which something was done that a question does not ask about: how long the
    ship lay where it sank is not how long it was built.
    """
    done = [m["verb"] for m in _DONE_BETWEEN.finditer(text)]
    return (
        bool(done) and not _ASKS_WORK.search(question) and not any(verb[:_STEM] in question for verb in done)
    )


def _between(first: Literal, last: Literal, unit: str) -> tuple[int, str]:
    apart = reasoner.difference(first, last)
    days = apart.days if isinstance(apart, reasoner.Span) else None
    if unit == "day":
        return abs(days or 0), "day"
    years = abs(int(last.value[:4]) - int(first.value[:4]))
    return (years, "year") if unit in ("", "year") and years <= _MOST_YEARS else (0, "")


def intervals_of(window: Window, question: str) -> list[Interval]:
    """What a sentence says of the time that a question asks for, in the unit that it names: amounts that it states,
    else the one between its two dates.
    """
    asked, unit = asked_of(question), unit_asked(question)
    told = stated_intervals(_text(window), window.page.language, asked)
    told = [one for one in told if unit in ("", one.unit) or {unit, one.unit} == {"year", "decade"}]
    told = [one for one in told if not (one.later and _is_of_next(one, question.casefold()))]
    if told or asked is Asked.OLDER:
        return told
    dated = (
        dated_interval(window, asked, unit)
        if not dates_other_deed(_text(window), question.casefold())
        else None
    )
    return [dated] if dated is not None else []


def _is_of_next(interval: Interval, question: str) -> bool:
    """Whether so much later came what is not asked for: the next of many, or another work than one that a question
    names, which has its own year beside it.
    """
    dated = _OWN_YEAR.search(interval.words)
    return _FAR.search(question) is not None or (dated is not None and f"《{dated['name']}》" in question)


def _text(window: Window) -> str:
    space = "" if window.page.language is Language.CHINESE else " "
    return "".join(f"{clause.plain}{clause.stop}{space}" for clause in window.clauses)


def _is_amount(match: re.Match[str], text: str, language: Language) -> bool:
    if language is Language.CHINESE:
        return match["unit"] != "月" or match["of"] is not None
    loose = match["n"] in ("a", "an")
    return (
        not loose
        or _LOOSE.search(text[: match.start()]) is not None
        or _LATER_EN.match(text, match.end()) is not None
    )


def _beside(match: re.Match[str], text: str, patterns: tuple[re.Pattern[str], re.Pattern[str]]) -> bool:
    before, after = patterns
    return before.search(text[: match.start()]) is not None or after.match(text, match.end()) is not None


def _interval(match: re.Match[str], text: str, unit: str) -> Interval:
    word = match["n"]
    number = 1 if word in ("a", "an") or not is_number(word) else whole_number(word)
    if unit == "decade":
        number, unit = 10 * number, "year"
    return Interval(number, unit, _piece(text, match.start()))


def _piece(text: str, place: int) -> str:
    """The words between stops around a place."""
    stops: Sequence[int] = [m.end() for m in _STOPS.finditer(text)]
    start = max((stop for stop in stops if stop <= place), default=0)
    end = min((stop for stop in stops if stop > place), default=len(text))
    return text[start:end]
