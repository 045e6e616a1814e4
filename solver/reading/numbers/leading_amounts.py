"""The one number of a sentence that a question wants, by its unit or what it counts; none where two could be it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from schemas.text import Language
from solver.reading.numbers.amount_units import Sort, Unit, unit_behind, units_of
from solver.reading.numbers.asked_amounts import Asked
from solver.reading.numbers.said_amounts import Number, numbers
from solver.reading.numbers.series import series
from solver.reading.numbers.written import MEASURES_ZH

_SIGN = re.compile(r"(?P<sign>us\$|hk\$|nt\$|au?\$|ca?\$|(?<![a-z])\$|£|€|¥)\s?$")
_SIGNS = {
    "$": "美元",
    "us$": "美元",
    "hk$": "港元",
    "nt$": "元新台币",
    "£": "英镑",
    "€": "欧元",
    "¥": "元",
    **dict.fromkeys(("a$", "au$"), "澳元"),
    **dict.fromkeys(("c$", "ca$"), "加元"),
}
_PER_CENT = re.compile(r"百分之$")
_EVERY = re.compile(r"(?:每|隔|\b(?:every|each|per) )$")
_AGED_EN = re.compile(
    r"(?:\b(?:aged|age of|age|turned)|\b(?:he|she) (?:was|were|is)(?: (?:just|only|barely|then|about|still))?) $"
)
_AGE_ENDS = re.compile(r"\s*(?:[,.;:)]|$|(?:when|and|at|in|on|as|he|she)\b)")
_AGED_ZH = re.compile(r"(?:年[仅方才近]|时年|享年|终年|卒年)$")
_AGE_ENDS_ZH = re.compile(r"[，。；、）)]|$")
_OFTEN = re.compile(r"\b(?P<word>once|twice|thrice)\b")
_LASTS = re.compile(r"(?:[时了过达共历经满约仅只晚早长短差隔近整有住任大小前后逾第]|超过|不到)$")
_LASTED = re.compile(r"(?:之?间|之?[后久前]|以[后来上]|[来里内多余]|时间|光阴|左右|的)")
_OF_ONE = re.compile(r"(?:只|仅|共|过|唯|得了?)$")
_VERY = re.compile(r"(?:[得考打拿扣获差]了?|[多少高低]|满分)$")
_JOINED = re.compile(r"[\s零又、]{0,2}(?:and )?$")
_TOTAL = {
    Language.CHINESE: re.compile(
        r"共计|总共|一共|合计|总计|共[有收得]?(?=约?[\d一二两三四五六七八九十百千万])|总数"
    ),
    Language.ENGLISH: re.compile(r"\b(?:in all|altogether|in total|a total of|all told|totall?(?:ing|ed))\b"),
}
_BREAK = {
    Language.CHINESE: re.compile(r"[，。；：:;！？?!]|,(?!\d)"),
    Language.ENGLISH: re.compile(r"[,;:.!?](?=\s|$)|\s(?:and|but|while)\s"),
}
_OF_THESE = {
    Language.CHINESE: re.compile(r"\s*(?:其中|当中)"),
    Language.ENGLISH: re.compile(r"\s*(?:[a-z]+ )?of (?:which|whom|these|those|them)\b"),
}
"""How a clause begins that tells of a part of what the one before tells of."""
_ENDS = re.compile(r"\s*(?:[.,;:)]|$)")
_YEAR = re.compile(r"1\d{3}|20\d{2}")
_ONLY_WHEN = re.compile(r"(?:那?一?年|时|的时候)?[，,]")
"""Behind an age whose clause leaves to the next what happened then: 十四岁那年，."""

_MEASURE = re.compile(rf"(?P<measure>{MEASURES_ZH})(?P<noun>[\u3400-\u9fff]{{0,6}})")
_GENERAL = frozenset("个种项位名")
"""Measures that may stand before anything."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number of what is asked for, and where the number and its unit stand."""

    number: Number
    start: int
    end: int
    unit: Unit | None = None
    named: bool = False

    def said(self, asked: Asked, language: Language) -> str:
        """In digits, with its unit's word."""
        unit = self.unit.said[language] if self.unit is not None else ""
        if self.unit is None and language is Language.CHINESE:
            unit = asked.said
        return self.number.said(language, unit)


@dataclass(frozen=True, slots=True)
class Sought:
    """What a question wants the number of, and by what its clause is known among several.

    `fits` is how many of the question's other words a clause has; `nouns` are what the counted things may be called in
    the text's language.
    """

    asked: Asked
    fits: Callable[[str], int]
    nouns: Sequence[str] = ()


def leading(sought: Sought, text: str, language: Language) -> Amount | None:
    """The amount of a folded text that a question wants; None where it has none, or several and nothing decides."""
    found = fitting(sought, text, language)
    if not found or any(amount.number.value is None for amount in found):
        return None
    told = _in_series(sought, found, text, language)
    if told:
        return told[0] if len(told) == 1 else None
    fits = _fits(sought, found, text, language)
    if len({amount.number.value for amount in found}) == 1:
        return found[0]
    best = [amount for amount, fit in zip(found, fits, strict=True) if fit == max(fits)]
    if len({amount.number.value for amount in best}) > 1:
        best = [amount for amount in best if _TOTAL[language].search(_clause(text, amount, language))]
    return best[0] if len({amount.number.value for amount in best}) == 1 else None


def _in_series(sought: Sought, found: Sequence[Amount], text: str, language: Language) -> list[Amount]:
    """Of the series of numbers that one of some amounts begins those whose when or where the question says most of;
    none where none begins a series.
    """
    if language is not Language.ENGLISH:
        return []
    counting = list(_counting(text, language))
    for amount in found:
        told = series(text, counting, amount.number)
        if len(told) > 1:
            fits = [sought.fits(one.label) for one in told]
            own = [one.number for one, fit in zip(told, fits, strict=True) if fit == max(fits)]
            return [Amount(number, number.start, number.end, amount.unit) for number in own]
    return []


def fitting(sought: Sought, text: str, language: Language) -> list[Amount]:
    """All amounts of a folded text that have a unit asked for, or count things of the kind; of things those alone that
    are named, where some are.
    """
    asked = sought.asked
    if not asked.units:
        found = list(_things(sought, text, language))
        named = [amount for amount in found if amount.named]
        return _left_out(sought, found, text, language) or named or found
    found = [amount for amount in amounts(text, language) if amount.unit in asked.units]
    if asked.compares:
        found = [a for a in found if _compares(asked.compares, _clause(text, a, language))]
    if asked.ages and not any(_fits(sought, found, text, language)):
        return []  # how old somebody was at another time
    return found


def _left_out(sought: Sought, found: Sequence[Amount], text: str, language: Language) -> list[Amount]:
    """Numbers whose noun is left out, since a clause before has it, in a clause that says more of what is asked than
    any with the noun: `it lost 22 men, while the other side lost around 500`.
    """
    if language is not Language.ENGLISH or not any(amount.named for amount in found):
        return []
    bare = [
        Amount(number, number.start, number.end)
        for number in _counting(text, language)
        if _ENDS.match(text, number.end) and not _YEAR.fullmatch(text[number.start : number.end].strip())
    ]
    most = max(_fits(sought, [amount for amount in found if amount.named], text, language))
    return [
        amount for amount, fit in zip(bare, _fits(sought, bare, text, language), strict=True) if fit > most
    ]


def amounts(text: str, language: Language) -> list[Amount]:
    """All amounts of a unit in a folded text, in order; one in a bracket that only says the one before in another unit
    is none, and those that are parts of one, as 三小时二十分钟, have no value.
    """
    found: list[Amount] = []
    for amount in sorted(_measured(text, language), key=lambda a: (a.start, a.end)):
        last = found[-1] if found else None
        between = text[last.end : amount.start] if last is not None else ""
        if last is not None and last.end <= amount.start and _alike(last, amount):
            if between.strip() in ("(", "（", "/"):
                continue
            if last.unit != amount.unit and _JOINED.fullmatch(between):
                found[-1], amount = _part(last), _part(amount)
        found.append(amount)
    return found


def _part(amount: Amount) -> Amount:
    return replace(amount, number=replace(amount.number, value=None))


def _measured(text: str, language: Language) -> Iterator[Amount]:
    for number in _counting(text, language):
        before = text[: number.start]
        if _EVERY.search(before):
            continue
        sign = _SIGN.search(before)
        if sign is not None:
            unit = next(u for u in units_of(Sort.MONEY) if u.said[Language.CHINESE] == _SIGNS[sign["sign"]])
            yield Amount(number, sign.start(), number.end, unit)
            continue
        if _PER_CENT.search(before):
            (unit,) = units_of(Sort.PERCENT)
            yield Amount(number, number.start - 3, number.end, unit)
            continue
        place = number.end
        if language is Language.ENGLISH and text[place : place + 1] in (" ", "-"):
            place += 1
        behind = unit_behind(text, place, language)
        end = place
        for unit in behind:
            match = unit.pattern(language).match(text, place)
            end = match.end() if match is not None else place
            if _is_amount(unit, number, text, end, language):
                yield Amount(_whole(number, text, end), number.start, end, unit)
        if not behind and _is_age(number, text, language):
            (unit,) = units_of(Sort.AGE)
            yield Amount(number, number.start, number.end, unit)
    for often in _OFTEN.finditer(text) if language is Language.ENGLISH else ():
        (unit,) = units_of(Sort.TIMES)
        word = {"once": "one", "twice": "two", "thrice": "three"}[often["word"]]
        number = next(numbers(word, language))
        yield Amount(number, often.start(), often.end(), unit)


def _counting(text: str, language: Language) -> Iterator[Number]:
    """Numbers but for a bare one, which is an article: 一天, `one`."""
    for number in numbers(text, language):
        written = text[number.start : number.end].strip()
        if written not in ("一", "one") or _OF_ONE.search(text[: number.start]):
            yield number


def _whole(number: Number, text: str, end: int) -> Number:
    """A number without a value where a half follows its unit: 两年半."""
    halved = text.startswith("半", end) or text.startswith(" and a half", end)
    return Number(None, number.start, number.end) if halved else number


def _is_amount(unit: Unit, number: Number, text: str, end: int, language: Language) -> bool:
    """Whether a number and a unit are an amount, and no date, age or adverb."""
    if language is Language.ENGLISH:
        return not (unit.sort is Sort.TIME and text.startswith(" old", end))
    before = text[: number.start]
    if unit.said[language] == "年":
        years = number.value is None or number.value < 1000
        return years and bool(_LASTS.search(before) or _LASTED.match(text, end))
    if unit.sort is Sort.POINTS and text[number.start : number.end] == "十":
        return bool(_VERY.search(before))  # 十分 is `very`
    return True


def _is_age(number: Number, text: str, language: Language) -> bool:
    """Whether words say that a bare number is an age: `when she died he was 21;`, 年仅十四，."""
    if language is Language.CHINESE:
        aged = _AGED_ZH.search(text[: number.start]) and _AGE_ENDS_ZH.match(text, number.end)
    else:
        aged = _AGED_EN.search(text[: number.start]) and _AGE_ENDS.match(text, number.end)
    return aged is not None


def _things(sought: Sought, text: str, language: Language) -> Iterator[Amount]:
    """Numbers of things of the kind asked for: by the noun behind them, or a measure of the same that no other noun
    follows.
    """
    for number in _counting(text, language):
        if language is Language.ENGLISH:
            if _noun_follows(
                text[number.end : number.end + 40], sought.nouns, r"(?: (?!and\b|of\b|in\b)[a-z-]+){0,3}? "
            ):
                yield Amount(number, number.start, number.end, named=True)
            continue
        measured = _MEASURE.match(text, number.end)
        if measured is None:
            continue
        end = measured.end("measure")
        named = _noun_follows(measured["noun"], sought.nouns, "[\u3400-\u9fff]{0,4}?")
        same = measured["measure"] == sought.asked.measure and sought.asked.measure not in _GENERAL
        bare = not measured["noun"] and measured["measure"] == sought.asked.measure
        if named or same or bare:
            yield Amount(number, number.start, end, named=named)


def _noun_follows(text: str, nouns: Sequence[str], gap: str) -> bool:
    return any(re.match(rf"{gap}{re.escape(noun)}", text) for noun in nouns if noun)


def _compares(how: str, clause: str) -> bool:
    """Whether a clause sets two amounts against each other as a question does."""
    return (
        how in clause
        or re.search(
            r"[比早晚]|相[差隔距]|之?后|\b(?:older|younger|later|after|longer|shorter|than|earlier|before)\b",
            clause,
        )
        is not None
    )


def _alike(one: Amount, other: Amount) -> bool:
    return one.unit is not None and other.unit is not None and one.unit.sort is other.unit.sort


def _fits(sought: Sought, found: Sequence[Amount], text: str, language: Language) -> list[int]:
    """How many of the question's other words the clause of each amount has, or the next one where an age ends it."""
    clauses = [_clause(text, amount, language, more=sought.asked.ages) for amount in found]
    return [sought.fits(_whole_of(clause, text, language) + clause) for clause in clauses]


def _whole_of(part: str, text: str, language: Language) -> str:
    """The clause before one that tells of a part of what it tells of; empty before any other."""
    place = text.find(part)
    if _OF_THESE[language].match(part) is None or place < 1:
        return ""
    breaks = [0, *(m.end() for m in _BREAK[language].finditer(text[: place - 1]))]
    return text[breaks[-1] : place]


def _clause(text: str, amount: Amount, language: Language, *, more: bool = False) -> str:
    """The clause in which an amount stands; `more` with the next one where the amount only says when."""
    breaks = [0, *(m.end() for m in _BREAK[language].finditer(text)), len(text)]
    start = max(place for place in breaks if place <= amount.start)
    ends = [place for place in breaks if place >= amount.end]
    more = more and len(ends) > 1 and _ONLY_WHEN.match(text, amount.end) is not None
    return text[start : ends[1] if more else ends[0]]
