"""When pages say that something which recurs was held for the first time, and that a prize was not given."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from schemas.text import Language
from solver.language import folded
from solver.reading.numbers.stretches import Stretch, stretches
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of

FIRST_HELD = {Language.ENGLISH: "first held", Language.CHINESE: "第一届"}
NOT_GIVEN = {Language.ENGLISH: "not awarded", Language.CHINESE: "没有颁发"}
"""The words of these events, in which plans name them."""

_OCCASION = r"(?:festival|ceremony|edition|competition|contest|fair|biennale|awards?|prizes|games|tournament)"
_FIRST = {
    Language.ENGLISH: re.compile(
        rf"\bthe (?:very )?first (?:(?:film |annual )?{_OCCASION}\b|(?:was|were) (?:held|given|presented)\b|"
        r"opened\b|took place\b)|\bfirst (?:held|presented|took place|awarded)\b"
    ),
    Language.CHINESE: re.compile(r"首届|第一届|首次(?:举[办行]|颁发|颁奖)|第一次(?:举[办行]|颁发|颁奖)"),
}
_GIVEN_EN = r"(?:awarded|given|presented|handed out|bestowed|conferred)"
_GIVES_EN = r"(?:awarded|gave|presented|handed out|bestowed|conferred|award|give|present)"
_GIVEN_ZH = r"(?:评选?出|颁发|颁出|颁授|颁|授予|授出|产生|选出|发出)"
_NOT_ZH = r"(?:没有?|未能?|并未|不予|不)"
_LACKS_ZH = r"(?:空缺|从缺|停颁|停发|暂停颁[发奖]|取消)"
_PRIZE = "<prize>"
_SAYS_NOT = {
    Language.ENGLISH: (
        rf"\bno (?:\w+ ){{0,2}}?{_PRIZE}s? (?:(?:was|were|is|are|had been|has been) )?{_GIVEN_EN}\b",
        rf"{_PRIZE}s? (?:\S+ ){{0,3}}?(?:not|never) (?:be |been )?{_GIVEN_EN}\b",
        rf"\b{_GIVES_EN} no (?:\w+ ){{0,2}}?{_PRIZE}s?\b",
        rf"(?:\b(?:not|never)|n't) {_GIVES_EN} (?:an?|the|any) (?:\w+ )?{_PRIZE}s?\b",
        rf"{_PRIZE}s? (?:(?:was|were) )?(?:withheld|suspended)\b",
        rf"\bwithh(?:eld|old) the {_PRIZE}s?\b",
    ),
    Language.CHINESE: (
        rf"{_NOT_ZH}(?:能)?{_GIVEN_ZH}[了过]?(?:任何|当[年届]的?)?{_PRIZE}",
        rf"{_PRIZE}[^，。；]{{0,4}}?(?:{_LACKS_ZH}|{_NOT_ZH}(?:能)?{_GIVEN_ZH})",
        rf"{_LACKS_ZH}了?{_PRIZE}",
    ),
}
_ENDS = re.compile(r"(?:\s+(?:at all|to (?:anyone|anybody|any film)))?[\s的过?？。.]*$")
_NAMELESS = {Language.ENGLISH: ("award", "prize"), Language.CHINESE: ("奖", "奖项")}
"""What a page about a prize calls it."""


def first_held(page: Page) -> tuple[Window, Stretch] | None:
    """The sentence of a page about something that recurs that says when it was held for the first time: of several the
    earliest date.
    """
    return min(_saying(page, _FIRST[page.language]), key=lambda said: said[1].literal.value, default=None)


def not_given(page: Page, prize: Iterable[str], *, about: bool = False) -> list[tuple[Window, Stretch]]:
    """The sentences of a page that say that a prize was not given, each with when; `prize` are its folded names, beside
    which any word for one stands for it on a page `about` it.
    """
    names = [name for name in prize if name] + list(_NAMELESS[page.language] if about else ())
    if not names:
        return []
    named = rf"(?:{'|'.join(re.escape(name) for name in sorted(set(names), key=len, reverse=True))})"
    return list(_saying(page, re.compile(_denial(page.language, named))))


def denies_giving(text: str, language: Language, prize: str) -> bool:
    """Whether words end with asking when a prize, which they have by this name, was not given to anybody."""
    found = re.finditer(_denial(language, re.escape(folded(prize))), folded(text))
    return any(_ENDS.match(folded(text), one.end()) for one in found)


def _denial(language: Language, named: str) -> str:
    return "|".join(form.replace(_PRIZE, named) for form in _SAYS_NOT[language])


def _saying(page: Page, pattern: re.Pattern[str]) -> Iterator[tuple[Window, Stretch]]:
    """Each dated stretch of a page that says something, and its sentence."""
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        if pattern.search(folded(" ".join(clause.text for clause in window.clauses))) is None:
            continue
        for one in stretches(window):
            if pattern.search(folded(one.text)):
                yield window, one
