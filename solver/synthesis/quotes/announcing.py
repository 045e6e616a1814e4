"""Lists that a stretch only announces: the lines after it, each by the name that it begins with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from schemas.text import Language
from solver.reading.page import Clause
from solver.reading.windows import Window

_OPENS = ("：", ":")
_NUMBERS = {
    Language.CHINESE: {word: number for number, word in enumerate("两三四五六七八九十", 2)},
    Language.ENGLISH: {
        word: number for number, word in enumerate("two three four five six seven eight nine ten".split(), 2)
    },
}
_COUNTED = {
    Language.CHINESE: re.compile(
        r"(?<![第十百\d])(?P<number>[两三四五六七八九十](?![十百千万亿年月日岁世分])|[2-9](?![\d.年月日]))"
        r"(?=[大座个位部首种本家条幅项所次处件类支张篇场名])"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?P<number>two|three|four|five|six|seven|eight|nine|ten|(?<![\d.,])[2-9](?![\d.,]))\b", re.I
    ),
}
"""How many there are, by what may be counted."""

_HEAD = re.compile(r"[,，;；:：(（。]| [–—-] |(?<=[^.\s]{2})\.(?:\s|$)")
_LONGEST_HEAD = 40  # characters of what a line is about; a longer one is no name
_JOINT = {Language.CHINESE: "、", Language.ENGLISH: ", "}
_COLON = {Language.CHINESE: "：", Language.ENGLISH: ": "}


@dataclass(frozen=True, slots=True)
class Announced:
    """A stretch out to the last of the lines that it announces, and what there is to say after its words."""

    window: Window
    names: str


def announced(window: Window) -> Announced | None:
    """The lines that a stretch announces by number and with a colon; None where it announces none, or they are not
    that many lines which begin with a name.
    """
    language, last = window.page.language, window.clauses[-1]
    opens = last.stop.startswith(_OPENS) or last.text.endswith(_OPENS)
    found = _COUNTED[language].findall(last.text) if opens else []
    if not found:
        return None
    said = found[-1].casefold()
    number = int(said) if said.isdigit() else _NUMBERS[language][said]
    lines = list(_lines(window, number))
    heads = [_HEAD.split(clause.text, maxsplit=1)[0].replace("*", "").strip() for _, clause in lines]
    if len(heads) < number or not all(0 < len(head) <= _LONGEST_HEAD for head in heads):
        return None
    return Announced(replace(window, last=lines[-1][0]), _COLON[language] + _JOINT[language].join(heads))


def _lines(window: Window, most: int) -> Iterator[tuple[int, Clause]]:
    """The first clauses of the lines right after a stretch, each with its place on the page."""
    clauses = window.page.clauses
    paragraph = clauses[window.last].paragraph
    for place in range(window.last + 1, len(clauses)):
        if clauses[place].paragraph == paragraph:
            if place == window.last + 1:
                return  # the line goes on
            continue
        if most == 0:
            return
        paragraph, most = clauses[place].paragraph, most - 1
        yield place, clauses[place]
