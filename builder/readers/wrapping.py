"""Lines broken at a width, as typewriters, terminals and e-mail break them, put together to paragraphs again."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from builder.language import has_han

SENTENCE_END = re.compile(r"[。！？!?.:：;；…][\"'”’」』）)\]]*\s*$")
"""What ends a sentence, or introduces what follows, at the end of a line."""
ITEM = re.compile(
    r"\s*(?:[-*·](?=\s)|[•●▪◦]|\d{1,3}[.)、]|[（(]\d{1,3}[)）]|[一二三四五六七八九十]{1,3}、)\s*\S"
)
"""The beginning of an item of a list, or of a numbered heading."""

_WIDEST = 132  # columns: no terminal or printer has more
_NARROWEST = 24  # columns or characters: no text is broken at less
_LEAST = 2  # lines broken within a sentence before a text counts as broken at a width
_SHARE = 0.7  # of the lines that another follows: so many must have had no room for its first word
_SLACK = {True: 4, False: 1}  # by which a full line stops short: no Chinese line begins with punctuation
_SMALL = 0.4  # of English lines that go on: so many begin with a small letter, where names in a column do not
_HALF = 0.5  # of the width: a line that long which needs more goes on even where there was room
_COLUMNS = re.compile(r"\t|\S {3,}\S|\|")  # a row of a table
_LETTER = re.compile(r"[^\W\d_]")
_UNSPACED = frozenset("，。、；：！？（）《》〈〉「」『』【】")
_EITHER_WAY = frozenset("“”‘’·…—～")  # without a space in Chinese
_DIVIDED = re.compile(r"(?<!\w)(\w{0,60}[^\W\d_])-[ \t]*\n[ \t]*([^\W\d_A-Z]\w{0,60})")
_WORD = 62  # characters: no word is longer
_LONGEST = 20_000  # characters of a paragraph
_HYPHENS = "-\u00ad"


def unwrapped(text: str) -> str:
    """The text with each paragraph on one line, if its lines were broken at a width; else the text itself.

    A line is full if the first word of the next had no room in it. Lines of verse, lists of names and texts with a
    sentence or a paragraph a line are not, and stay as they are.
    """
    lines = text.split("\n")
    found = [(*_width(lines, measure), measure) for measure in (_columns, len)]
    share, width, measure = max(found, key=lambda one: one[0])
    return "\n".join(_Wrapped(measure, width, _whole(text)).paragraphs(lines)) if share else text


def joined(before: str, line: str) -> str:
    """Two lines of one paragraph as one: with a space between them, or none where Chinese needs none."""
    if not before:
        return line
    if before[-1] in _HYPHENS and before[-2:-1].isalpha() and line[:1].islower():
        return before[:-1] + line
    return before + _gap(before, line) + line


def _gap(before: str, line: str) -> str:
    last, first = before[-1:], line[:1]
    if has_han(last) or has_han(first) or last in _UNSPACED or first in _UNSPACED:
        return ""
    if has_han(before[-8:]) and has_han(line[:8]):
        between = (last in _EITHER_WAY or first in _EITHER_WAY) or (last.isdigit() and first.isdigit())
        return "" if between else " "
    return " "


@dataclass(frozen=True, slots=True)
class _Wrapped:
    """A text whose lines are broken at a width by a measure: columns, where a Chinese character takes two, or
    characters.
    """

    measure: Callable[[str], int]
    width: int
    words: frozenset[str] = frozenset()

    def is_full(self, before: str, line: str) -> bool:
        """Whether the first word of a line had no room in the line before."""
        word = line.split(maxsplit=1)[0]
        han = has_han(before[-2:]) or has_han(word[:1])
        needed = self.measure(word[:1]) if has_han(word[:1]) else 1 + self.measure(word)
        return self.measure(before) + needed > self.width - _SLACK[han]

    def paragraphs(self, lines: Sequence[str]) -> Iterator[str]:
        """The paragraphs, one by one, with the empty lines between them."""
        paragraph = previous = ""
        for line in lines:
            if paragraph and self._goes_on(paragraph, previous, line):
                paragraph = self._rejoined(paragraph, line.strip())
            else:
                if paragraph:
                    yield paragraph
                if not line.strip():
                    yield line
                paragraph = line.rstrip()
            previous = line.rstrip()
        if paragraph:
            yield paragraph

    def _goes_on(self, paragraph: str, previous: str, line: str) -> bool:
        if not _are_prose(previous, line) or len(paragraph) + len(line) > _LONGEST:
            return False
        if _indent(line) > _indent(previous) and not ITEM.match(paragraph):
            return False
        if self.is_full(previous, line):
            return True
        return self.measure(previous) >= _HALF * self.width and _needs_more(previous, line)

    def _rejoined(self, before: str, line: str) -> str:
        """As `joined`, but a hyphen at a line's end stays unless the text has the word without it elsewhere."""
        halves = _DIVIDED.search(f"{before[-_WORD:]}\n{line[:_WORD]}")
        if halves is None:
            return joined(before, line)
        return (before[:-1] if "".join(halves.groups()) in self.words else before) + line


def _width(lines: Sequence[str], measure: Callable[[str], int]) -> tuple[float, int]:
    """The share of a text's lines that are full, and the width at which they are broken; 0 where they are not."""
    pairs = [(a.rstrip(), b) for a, b in pairwise(lines) if _are_prose(a, b)]
    widths = sorted(measure(before) for before, _ in pairs)
    if len(widths) < _LEAST:
        return 0.0, 0
    width = widths[int(len(widths) * 0.9)]
    if not _NARROWEST <= width <= _WIDEST:
        return 0.0, 0
    wrapped = _Wrapped(measure, width)
    full = [(before, line.lstrip()) for before, line in pairs if wrapped.is_full(before, line)]
    within = [line for before, line in full if not SENTENCE_END.search(before)]
    going_on = sum(line[0].islower() or has_han(line[:2]) for line in within)
    enough = len(full) >= _SHARE * len(pairs) and len(within) >= max(_LEAST, len(full) / 2)
    return (len(full) / len(pairs), width) if enough and going_on >= _SMALL * len(within) else (0.0, 0)


def _are_prose(before: str, line: str) -> bool:
    """Whether two lines may be of one paragraph."""
    if ITEM.match(line):
        return False
    return all(_LETTER.search(each) and not _COLUMNS.search(each.strip()) for each in (before, line))


def _needs_more(before: str, line: str) -> bool:
    """Whether a line ends within a clause: at a comma, or before a small letter; a year or a name begins entries."""
    if SENTENCE_END.search(before):
        return False
    return before.rstrip()[-1] in ",，、" or line.lstrip()[0].islower()


def _columns(line: str) -> int:
    if line.isascii():
        return len(line)
    wide = "WFA" if has_han(line) else "WF"
    return sum(2 if unicodedata.east_asian_width(character) in wide else 1 for character in line)


def _indent(line: str) -> int:
    return _columns(line) - _columns(line.lstrip())


def _whole(text: str) -> frozenset[str]:
    """Of the words that a hyphen at a line's end divides, those that the text has undivided elsewhere."""
    divided = {"".join(halves) for halves in _DIVIDED.findall(text)}
    if not divided:
        return frozenset()
    return frozenset(word[0] for word in re.finditer(r"\w+", text) if word[0] in divided)
