"""Takes citation marks and stray spaces out of a text for matching, and keeps every offset."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.citation_marks import CITATION_MARK

_CITATION = re.compile(rf"[ \u00a0]*{CITATION_MARK}")
_EMPHASIS = re.compile(r"\*\*|__")
_HEADING = re.compile(r"^(?:#{1,6}|[ \t]*[-*•·●▪◦])[ \t]+", re.MULTILINE)  # and an item of a list
_CJK = "\u2e80-\u9fff\uf900-\ufaff\u3000-\u303f\uff00-\uffef"
_INNER_SPACE = re.compile(rf"(?<=[{_CJK}])[ \t\u00a0]+|[ \t\u00a0]+(?=[{_CJK}])")
_FULL = {",": "，", ";": "；", ":": "：", "(": "（", ")": "）", "?": "？", "!": "！"}
_HALF_WIDTH = re.compile(rf"(?<=[{_CJK}])[,;:()?!]|[,;:()?!](?=[{_CJK}])")
_GAP = re.compile(r"[ \t\u00a0]{2,}")
_WORDS = re.compile(r"\w")
_NOISE = re.compile("|".join(p.pattern for p in (_CITATION, _EMPHASIS, _INNER_SPACE)))


@dataclass(frozen=True, slots=True)
class Masked:
    """Clean text, and where each of its characters stands in the document.

    `origin[i]` is the document offset of `text[i]`.
    """

    text: str
    origin: tuple[int, ...]

    def respelled(self, text: str) -> Masked:
        """The same with other letters of the same number."""
        return Masked(text, self.origin)

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The document offsets of the non-empty clean range `[start, end)`."""
        return self.origin[start], self.origin[end - 1] + 1


def mask(text: str, offset: int = 0) -> Masked:
    """Drop citation marks (`[126]`, `[1] [142]`, `[6-7]`), emphasis marks and spaces beside Chinese.

    `offset` is where `text` begins in its document. Spaces between Latin words stay; half-width
    punctuation beside Chinese becomes full-width. A gap of several spaces ends a clause (`生日：1985年  身高：…`).
    """
    kept: list[str] = []
    origin: list[int] = []
    position = 0
    noise = [m.span() for m in _NOISE.finditer(text)] + [m.span() for m in _HEADING.finditer(text)]
    for start, end in [*sorted(noise), (len(text), len(text))]:
        if start > position:
            kept.append(text[position:start])
            origin.extend(range(offset + position, offset + start))
            if _GAP.fullmatch(text, start, end) and _WORDS.match(text, start - 1) and _WORDS.match(text, end):
                kept.append("，")
                origin.append(offset + start)
        position = max(position, end)
    return Masked(_HALF_WIDTH.sub(lambda m: _FULL[m.group()], "".join(kept)), tuple(origin))
