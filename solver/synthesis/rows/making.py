"""How a work's author made it, by the words that say so: a painting is not written."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SHAPED = re.compile(
    r"\b(?:paint|sculpt|carve|draw|drew|etch|engrav|canvas|fresco|mural|altarpiece|portrait|statue|watercolou?r|bronze|"
    r"photograph|oil on)[a-z]*\b|[画绘雕塑]",
    re.I,
)
_WRITTEN = re.compile(
    r"\b(?:writ|wrote|novel|book|poe[mt]|play|script|screenplay|story|author|lyric|memoir)[a-z]*\b|[写著撰]|小说|编剧|作家|诗",
    re.I,
)


def as_made(relation: str, words: Iterable[str]) -> str:
    """A relation as a phrase is named; `maker` for an author of whose work all words say that it was painted or given
    shape, and none that it was written.
    """
    said = [text for text in words if text]
    if relation != "author" or not said or any(map(_WRITTEN.search, said)):
        return relation
    return "maker" if all(map(_SHAPED.search, said)) else relation
