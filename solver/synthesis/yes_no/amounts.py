"""Dates and numbers that a yes/no question states, set against those of a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from builder.extraction.chinese.values import dates, numbers
from builder.extraction.english.values import find_amounts, find_dates
from builder.numerals import is_number, whole_number
from schemas.graph import Literal
from schemas.logical_form import Relational
from schemas.plan import SubQuestion
from schemas.text import Language
from solver import reasoner
from solver.language import folded
from solver.reading.numbers.counting import stated_count
from solver.reading.numbers.written import amounts
from solver.reading.page import Clause
from solver.reading.terms import Term, part_language, place_of
from solver.synthesis.yes_no.recurring import frequencies, unrepeated

_MORE = re.compile(
    r"(?:超过|多于|大于|高于|不止|不少于|至少)$|\b(?:more than|over|above|at least|longer than)\s+$"
)
_LESS = re.compile(
    r"(?:不到|少于|小于|低于|不足|不超过|至多)$|\b(?:less than|fewer than|under|below|at most)\s+$"
)
_BEFORE = re.compile(r"\b(?:before|prior to|earlier than)(?: the (?:year|end of))?\s+$", re.I)
_AFTER = re.compile(r"\b(?:after|later than)(?: the year)?\s+$", re.I)
_BEFORE_ZH, _AFTER_ZH = re.compile(r"(?:之|以)?前(?!后)"), re.compile(r"(?:之|以)?后")
_BOUNDING = frozenset("before after earlier later prior 前 后 之前 之后 以前 以后".split())
_COUNT_ZH = re.compile(
    r"(?<![第头\d.])(\d+|[一二两三四五六七八九十]{1,3})\s*"
    r"(?:个|位|名|部|首|张|次|座|项|本|所|家|场|层|幕|集|卷|章|级|门|艘|架|辆|匹|棵|株|页|尊|栋|幢|枚|封|篇|册)"
)
_SUM_ZH = re.compile(
    r"(?<![\d.])([一二两三四五六七八九十百千万亿]+)[余多]?(?:元|银元|圆|块钱|美元|港元|英镑)"
)
_ORDINAL = re.compile(r"(?:st|nd|rd|th)\b")
_CURRENCY, _LARGE = 3, 1000  # letters of a currency's code
_WITH_UNIT = frozenset({"", "years"})


@dataclass(frozen=True, slots=True)
class _Number:
    literal: Literal
    relational: Relational


@dataclass(frozen=True, slots=True)
class Amounts:
    """What a question states; false where it states none."""

    dates: tuple[Literal, ...] = ()
    measures: tuple[_Number, ...] = ()
    counts: tuple[int, ...] = ()
    sums: tuple[int, ...] = ()
    often: tuple[str, ...] = ()
    elsewhere: str = ""
    bounds: tuple[_Number, ...] = ()  # dates that something came before, or after

    def of_many(self, text: str) -> Amounts:
        """The same of what may have happened more than once: a year that a page's `text` has is denied by no other."""
        return replace(self, elsewhere=text)

    @classmethod
    def of(cls, part: SubQuestion) -> Amounts:
        """The dates, measures and counts of a question outside the names in it."""
        text = part.text
        for name in sorted(part.names, key=len, reverse=True):
            text = text.replace(name, " " * len(name))
        often, text = frequencies(text), unrepeated(text)
        chinese = part_language(part.text) is Language.CHINESE
        return replace(cls._chinese(text) if chinese else cls._english(text), often=often)

    @classmethod
    def _chinese(cls, text: str) -> Amounts:
        found = [(i.literal, _timed(text, i.start, i.end)) for i in dates(text) if i.literal is not None]
        said, bounds = _bounded(found)
        literals = [i.literal for i in numbers(text) if i.literal is not None]
        measured = [n for n in (*literals, *amounts(text)) if n.unit not in _WITH_UNIT]
        measures = tuple(_Number(n, _relational(text[: text.find(n.text)])) for n in measured)
        counts = tuple(whole_number(m[1]) for m in _COUNT_ZH.finditer(text))
        return cls(said, measures, counts, _sums(text), bounds=bounds)

    @classmethod
    def _english(cls, text: str) -> Amounts:
        found = list(find_dates(text))
        measures, counts = [], []
        for amount in find_amounts(text):
            if any(d.start <= amount.start < d.end for d in found) or _ORDINAL.match(text[amount.end :]):
                continue
            if amount.literal.unit or len(amount.literal.value) > 2:
                measures.append(_Number(amount.literal, _relational(text[: amount.start])))
            else:
                counts.append(int(float(amount.literal.value)))
        said, bounds = _bounded([(d.literal, _timed(text, d.start, d.end)) for d in found])
        return cls(said, tuple(measures), tuple(counts), bounds=bounds)

    def __bool__(self) -> bool:
        return bool(self.dates or self.measures or self.counts or self.sums or self.bounds)

    def explains(self, word: str) -> bool:
        """Whether a word of the question only belongs to one of its numbers."""
        key = folded(word)
        if self.bounds and key in _BOUNDING:
            return True
        texts = [folded(d.text) for d in self.dates]
        texts += [folded(m.literal.text) for m in (*self.measures, *self.bounds)]
        if any(key in (span.split() if key.isascii() else span) for span in self.often):
            return True
        return bool(self) and (key[:1].isdigit() or any(key in text.split() or key == text for text in texts))

    def held(self, clauses: Sequence[Clause], terms: Sequence[Term]) -> bool | None:
        """Whether a sentence gives all of them; False where it gives another, None where none of the kind."""
        verdicts = [self._dated(d, clauses, terms) for d in self.dates]
        verdicts += [_within(bound, clauses, terms) for bound in self.bounds]
        verdicts += [_measured(m, clauses, terms) for m in self.measures]
        verdicts += [_counted(n, clauses, terms) for n in self.counts]
        verdicts += [_paid(n, clauses) for n in self.sums]
        if None in verdicts:
            return None
        return all(verdicts)

    def _dated(self, date: Literal, clauses: Sequence[Clause], terms: Sequence[Term]) -> bool | None:
        saying = [c for c in clauses if _says(c, terms)]
        given = [d for c in clauses for d in c.dates]
        if any(reasoner.compare(d, date) == 0 for d in given):
            return True
        if not any(c.dates for c in saying) or date.value[:4] in self.elsewhere:
            return None
        return False


def _within(bound: _Number, clauses: Sequence[Clause], terms: Sequence[Term]) -> bool | None:
    """Whether the dates that the question's words stand with are before, or after, another; None where they differ."""
    given = [date for clause in clauses if _says(clause, terms) for date in clause.dates]
    sides = {reasoner.compare(date, bound.literal) for date in given}
    if len(sides) != 1 or 0 in sides:
        return None
    earlier = sides == {-1}
    return earlier is (bound.relational is Relational.LESS)


def _timed(text: str, start: int, end: int) -> Relational:
    """Whether something is said to have come before a date, or after it; equal where neither."""
    if _BEFORE.search(text[:start]) or _BEFORE_ZH.match(text[end:]):
        return Relational.LESS
    after = _AFTER.search(text[:start]) or _AFTER_ZH.match(text[end:])
    return Relational.GREATER if after else Relational.EQUAL


def _bounded(
    found: Sequence[tuple[Literal, Relational]],
) -> tuple[tuple[Literal, ...], tuple[_Number, ...]]:
    """The dates of which something is said, and those that it came before, or after."""
    said = tuple(literal for literal, relational in found if relational is Relational.EQUAL)
    return said, tuple(_Number(one, bound) for one, bound in found if bound is not Relational.EQUAL)


def _measured(number: _Number, clauses: Sequence[Clause], terms: Sequence[Term]) -> bool | None:
    """Whether the measure of the same unit nearest to the question's words is what is claimed."""
    near: list[tuple[int, int, Literal]] = []
    for place, clause in enumerate(clauses):
        at = [p for t in terms if (p := place_of(t, clause.plain)) >= 0]
        for literal in clause.numbers:
            if literal.unit == number.literal.unit or _is_bare(literal, number.literal):
                away = min((abs(clause.text.find(literal.text) - p) for p in at), default=len(clause.text))
                near.append((away, place, literal))
    if not near:
        return None
    given = min(near, key=lambda row: row[:2])[2]
    return reasoner.satisfies(given, number.relational, number.literal.value)


def _is_bare(literal: Literal, asked: Literal) -> bool:
    """Whether a large number without a unit may be of the money that is asked about: `earned 609 million`."""
    return not literal.unit and len(asked.unit) == _CURRENCY and reasoner.number(literal) >= _LARGE


def _sums(text: str) -> tuple[int, ...]:
    """Sums of money in Chinese numerals, where they are not only set a bound by: 五万元, not 超过五万元."""
    found = (m for m in _SUM_ZH.finditer(text) if _relational(text[: m.start()]) is Relational.EQUAL)
    return tuple(whole_number(m[1]) for m in found if is_number(m[1]))


def _paid(number: int, clauses: Sequence[Clause]) -> bool | None:
    """Whether a sentence gives a sum of money; of several others it may give the one asked about in other words."""
    given = {n for clause in clauses for n in _sums(clause.text)}
    given |= {int(reasoner.number(n)) for c in clauses for n in c.numbers if len(n.unit) == _CURRENCY}
    if number in given:
        return True
    return False if len(given) == 1 else None


def _counted(number: int, clauses: Sequence[Clause], terms: Sequence[Term]) -> bool | None:
    forms = [form for term in terms for form in term.forms]
    for clause in clauses:
        language = Language.ENGLISH if clause.text.isascii() else part_language(clause.text)
        stated = stated_count(clause.text, forms, language)
        if stated is not None:
            return True if stated == number else None if number in _numbers(clauses) else False
    return None


def _numbers(clauses: Sequence[Clause]) -> set[Decimal]:
    """The bare numbers of a sentence: of the 90 on board 40 drowned."""
    return {reasoner.number(n) for clause in clauses for n in clause.numbers if not n.unit}


def _says(clause: Clause, terms: Sequence[Term]) -> bool:
    return not terms or any(place_of(term, clause.plain) >= 0 for term in terms)


def _relational(before: str) -> Relational:
    """How a number is compared: `more than`, 不到; equal where nothing says so."""
    if _MORE.search(before):
        return Relational.GREATER
    return Relational.LESS if _LESS.search(before) else Relational.EQUAL
