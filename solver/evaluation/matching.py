"""Whether a text holds words: normalised, in one script, without marks of Markdown, numbers as whole numbers."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

from backends.script import simplified

_LINE_MARKS = re.compile(
    r"^[ \t]*(?:>[ \t]*)*(?:(?:[-+*]|\d{1,2}[.)]|#{1,6})[ \t]+)?|^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|?)+[ \t]*$",
    re.M,
)
"""What begins a quotation, an item of a list or a heading, and the line below a table's labels."""
_WORD_MARKS = re.compile(r"(?<!\w)(_{1,3}|`{1,2}|~~)(?=\S)(?P<words>[^\n]+?)(?<=\S)\1(?!\w)")
_QUOTES = {**dict.fromkeys(map(ord, "‘’‛ʼ"), "'"), **dict.fromkeys(map(ord, "“”„«»"), '"')}
_BROKEN_HAN = re.compile(r"(?<=[\u3000-\u9fff])[ \t]*\n\s*(?=\S)|(?<=\S)[ \t]*\n\s*(?=[\u3000-\u9fff])")
_VERDICT = re.compile(r"\W*(?:(?P<yes>yes\b|是)|no\b|不|没|否)")


def normalised(text: str) -> str:
    """Unicode, width, case, script and quotation marks normalised; runs of white space, and the bars of a table, are
    one space, or none where a line of Chinese is broken; Markdown's `*` is none.
    """
    plain = simplified(unicodedata.normalize("NFKC", text)).translate(_QUOTES).casefold()
    plain = _BROKEN_HAN.sub("", plain.replace("*", "").replace("|", " "))
    return " ".join(plain.split())


def unmarked(text: str) -> str:
    """A text normalised, without the marks at starts of lines and around words that Markdown's reader leaves out."""
    return normalised(_WORD_MARKS.sub(lambda m: m["words"], _LINE_MARKS.sub("", text)))


def holds(text: str, passage: str) -> bool:
    """Whether a text holds a passage, as it stands or but for the marks of Markdown that either has."""
    plain, bare = normalised(passage), unmarked(passage)
    return (bool(plain) and plain in normalised(text)) or (bool(bare) and bare in unmarked(text))


def contains(text: str, wanted: str) -> bool:
    """Whether a normalised text holds a string; a number counts only as a whole number."""
    text, wanted = normalised(text), normalised(wanted)
    if not wanted:
        return False
    before = r"(?<!\d)(?<!\d[.,])" if wanted[0].isdigit() else ""
    after = r"(?![.,]?\d)" if wanted[-1].isdigit() else ""
    return re.search(before + re.escape(wanted) + after, text) is not None


def verdict_of(text: str) -> bool | None:
    """The yes or no that a text begins with, None where it begins with neither: `No: …` is none by holding `yes`."""
    begins = _VERDICT.match(normalised(text))
    return None if begins is None else begins["yes"] is not None


def token_f1(text: str, wanted: str) -> float:
    """The F1 of the tokens of two texts, in [0, 1]; Chinese counts by character."""
    return _overlap(_tokens(text), _tokens(wanted))


def _tokens(text: str) -> list[str]:
    return re.findall(r"[\u3400-\u9fff]|[^\W\u3400-\u9fff]+", normalised(text))


def _overlap(found: Sequence[str], wanted: Sequence[str]) -> float:
    common = sum((Counter(found) & Counter(wanted)).values())
    if not common:
        return 0.0
    precision, recall = common / len(found), common / len(wanted)
    return 2 * precision * recall / (precision + recall)
