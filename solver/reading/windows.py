"""Stretches of neighbouring clauses of a page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from schemas.text import Language
from solver.reading.page import Clause, Page

_OPENS = ("：", ":")
_OPENS_BOTH = re.compile(r"[两兩二]人|夫妇|夫妻|双方|(?:They|The (?:two|couple|pair)|Both)\b")
_GOES_ON = re.compile(r"同[年月日期]|[次翌当该]年|其中|随后|之后|[他她它]|[该此][片剧书]")
_ONE_NAME = re.compile(r"(?:人?们?)?(?:被|也|又|后世)?(?:合称|并称|统称|总称|合起来)")
_LONG_LIST = {Language.CHINESE: 150, Language.ENGLISH: 330}  # characters of a sentence that is no longer one
_COMFORTABLE = {Language.CHINESE: 90, Language.ENGLISH: 250}


@dataclass(frozen=True, slots=True)
class Window:
    """Clauses first..last of a page and their score in about [0, 1]; `cover` is the share of the
    question's weight that they hold, `unsaid` whether they hold none of its other words, `direct` whether
    one clause holds a relation word and the kind of answer."""

    page: Page
    first: int
    last: int
    score: float
    cover: float
    relation: float
    direct: bool
    prior: float = 0.0
    named: float = 0.0
    least_relation: float = 1.0
    phrase: float = 0.0
    about: bool = False
    words: float = 0.0
    typed: bool = False
    weight: float = 0.0
    together: float = 0.0
    unsaid: bool = False

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Its clauses."""
        return self.page.clauses[self.first : self.last + 1]


def picked(page: Page, first: int, last: int, *, about: bool = False) -> Window:
    """Clauses that were chosen for what they say, and are not to be scored against others."""
    return Window(page, first, last, 1.0, 1.0, 1.0, direct=True, about=about)


def enumerated(window: Window) -> Window:
    """A stretch that breaks off in what a colon opens, with the rest of it: seven prizes: best film, …."""
    clauses, last = window.page.clauses, window.last
    opened = any(clause.stop.startswith(_OPENS) for clause in window.clauses)
    within = opened and clauses[last].stop.startswith(("；", ";"))
    while within or clauses[last].stop.startswith(_OPENS) or last > window.last:
        if last + 1 == len(clauses) or clauses[last + 1].sentence != clauses[window.last].sentence:
            break
        last += 1
        if clauses[last].stop.startswith(("；", ";")) and not within:
            break
    return replace(window, last=last)


def gathered(window: Window) -> Window:
    """A stretch that begins by giving several things one name, with the clause before it that names them: 合称三峡."""
    clauses, first = window.page.clauses, window.first
    named = _ONE_NAME.match(clauses[first].text) is not None
    alike = first > 0 and clauses[first - 1].sentence == clauses[first].sentence
    return replace(window, first=first - 1) if named and alike else window


def clauses_before(window: Window) -> list[Clause]:
    """The clauses of the sentence right before a window, of its own paragraph."""
    first = window.clauses[0]
    return [
        clause
        for clause in window.page.clauses
        if clause.paragraph == first.paragraph and clause.sentence == first.sentence - 1
    ]


def window_text(window: Window) -> str:
    """The clauses with their own punctuation, without the last stop."""
    clauses = window.clauses
    space = "" if window.page.language is Language.CHINESE else " "
    parts = [clause.text + (clause.stop + space if clause is not clauses[-1] else "") for clause in clauses]
    text = "".join(parts).replace("*", "")
    return text.rstrip("，；：。,;:. ").strip()


def sentences_of(page: Page) -> Iterator[tuple[int, int]]:
    """First and last clause of each of a page's sentences; of one that lists at length what happened, of each part
    that a semicolon ends.
    """
    first = 0
    for last in range(len(page.clauses)):
        if last + 1 == len(page.clauses) or page.clauses[last + 1].sentence != page.clauses[last].sentence:
            yield from _parts(page, first, last)
            first = last + 1


def _parts(page: Page, first: int, last: int) -> Iterator[tuple[int, int]]:
    if _length(page.clauses[first : last + 1]) > _LONG_LIST[page.language]:
        for place in range(first, last):
            going_on = _GOES_ON.match(page.clauses[place + 1].text) is not None
            if page.clauses[place].stop.startswith(("；", ";")) and not going_on:
                yield first, place
                first = place + 1
    yield first, last


def heads_table(window: Window) -> bool:
    """Whether a window is the first row of a table, which only names its columns."""
    text, clause = window.page.document.text, window.clauses[0]
    before = text.rfind("\n", 0, clause.start)
    end = text.find("\n", clause.start)
    if end < 0 or "|" not in text[before + 1 : end] or window.clauses[-1].start > end:
        return False
    above = text[text.rfind("\n", 0, max(before, 0)) + 1 : max(before, 0)]
    below = text[end + 1 : (text.find("\n", end + 1) + 1 or len(text) + 1) - 1]
    return "|" not in above and "|" in below and not any(c.isdigit() for c in text[before + 1 : end])


def widened(window: Window, *, whole_sentence: bool = False) -> Window:
    """The window with the clauses around it that complete its words, up to a comfortable length.

    It begins where its sentence (or, unless the whole is wanted, the part of it after a semicolon) begins,
    if that is near.
    """
    clauses = window.page.clauses
    first = window.first
    while first > 0 and _continues(clauses[first - 1], clauses[first], whole_sentence):
        if _length(clauses[first - 1 : window.last + 1]) > _COMFORTABLE[window.page.language]:
            break
        first -= 1
    last = window.last
    while last + 1 < len(clauses) and _continues(clauses[last], clauses[last + 1], whole_sentence):
        if _length(clauses[first : last + 2]) > _COMFORTABLE[window.page.language]:
            break
        last += 1
    return replace(window, first=first, last=last)


def with_both(window: Window) -> Window:
    """The window with the sentences after it, in its paragraph, that go on about both: 两人于1998年结婚."""
    clauses = window.page.clauses
    last = window.last
    while last + 1 < len(clauses) and clauses[last + 1].paragraph == clauses[window.last].paragraph:
        following = clauses[last + 1]
        if following.sentence != clauses[last].sentence and _OPENS_BOTH.match(following.text) is None:
            break
        last += 1
    return replace(window, last=last) if clauses[last].sentence != clauses[window.last].sentence else window


def _continues(one: Clause, other: Clause, whole: bool) -> bool:
    return one.sentence == other.sentence and (whole or not one.stop.startswith(("；", ";")))


def _length(clauses: Sequence[Clause]) -> int:
    return sum(len(clause.text) + 1 for clause in clauses)
