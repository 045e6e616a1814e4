"""What a question says of an award: the edition and the category in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from builder.numerals import ORDINALS_EN, is_number, whole_number
from schemas.graph import Triple
from solver.executors.names.categories import AWARDS, category_names
from solver.language import folded
from solver.results import Row

_EDITION = re.compile(
    r"第\s*(\d+|[零一二三四五六七八九十百]+)\s*届|\b(\d+)(?:st|nd|rd|th)\b|"
    rf"\bthe (?:very )?({'|'.join(ORDINALS_EN)}) (?:annual )?(?:ceremony|edition|"
    r"(?:(?!(?:to|of|who|that|for|in|at|and|by)\b)[a-z'’]+ ){1,3}(?:awards|oscars|baftas|festival))\b"
)
_FIRST = re.compile(r"首届|头一届|\bfirst\b")
_CATEGORY_ZH = re.compile(r"(?:最佳|年度)[\u3400-\u9fff]{1,8}?(?=奖|吗|了|是|的|[，。？?]|$)")
_CATEGORY_EN = re.compile(
    r"\bbest (?:[a-z]+(?:-[a-z]+)*)(?: (?!at\b|in\b|for\b|from\b|award|prize|oscar)[a-z]+(?:-[a-z]+)*){0,3}"
)


@dataclass(frozen=True, slots=True)
class Stated:
    """An edition's number and a category, folded; empty where the question names none."""

    edition: str = ""
    category: str = ""

    @classmethod
    def of(cls, question: str) -> Stated:
        """What a question names."""
        text = folded(question)
        edition = _EDITION.search(text)
        number = next((group for group in edition.groups() if group), "") if edition is not None else ""
        category = _CATEGORY_ZH.search(text) or _CATEGORY_EN.search(text)
        return cls(_arabic(number), category.group().strip() if category is not None else "")

    def __bool__(self) -> bool:
        return bool(self.edition or self.category)

    def held_by(self, triple: Triple) -> bool:
        """Whether a fact gives all that is named."""
        return all(self._compared(triple))

    def touched_by(self, triple: Triple) -> bool:
        """Whether a fact gives the same category or edition, so that it tells what is so instead."""
        return any(self._compared(triple))

    def _compared(self, triple: Triple) -> list[bool]:
        given = {q.name: folded(q.value) for q in triple.qualifiers}
        same = []
        if self.edition:
            same.append(_arabic(given.get("edition", "")) == self.edition)
        if self.category:
            category = given.get("category", "")
            named = category_names(self.category)
            alike = self.category in category or category in self.category
            same.append(bool(category) and (alike or (bool(named) and named == category_names(category))))
        return same


def tells_edition(question: str, text: str, *, likely: bool = False) -> bool:
    """Whether a text may be about the edition that a question names: it says that one, or where it is `likely` to
    answer none at all.
    """
    wanted = Stated.of(question).edition
    plain = folded(text)
    said = {_arabic(next(filter(None, m.groups()))) for m in _EDITION.finditer(plain)}
    said |= {"1"} if _FIRST.search(plain) else set()
    return not wanted or wanted in said or (likely and not said)


def of_edition(rows: Sequence[Row], question: str) -> list[Row]:
    """The rows whose prizes were won in the edition that a question names; all, where it names none."""
    stated = Stated(Stated.of(question).edition)
    won = [[t for t in row.triples.values() if t.predicate in AWARDS] for row in rows]
    return [row for row, triples in zip(rows, won, strict=True) if all(map(stated.held_by, triples))]


def _arabic(number: str) -> str:
    """An edition in digits: 二十四 is 24; `second` is 2."""
    if number in ORDINALS_EN:
        return str(ORDINALS_EN.index(number) + 1)
    digits = re.sub(r"\D", "", number)
    if digits or not number:
        return digits
    return str(whole_number(number)) if is_number(number) else ""
