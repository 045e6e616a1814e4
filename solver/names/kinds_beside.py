"""What kind of thing a question says that something it names is: the novel Titanic, 电视剧《功夫》."""

from __future__ import annotations

import re

from schemas.text import Language
from solver.lexicon import Lexicon

_OPENING = "《“「『\"‘'*"
_CALLED = re.compile(r"\s*(?:of|called|titled|named)?\s*$")
_DETERMINED = re.compile(
    r"\b(?:the|an?)\s+(?:(?!(?:of|in|by|for|with|and|or|that|which|who|whose)\b)[\w’'-]+\s+){0,2}$", re.I
)
"""Before a noun that says of one thing what it is; nothing is asked by `which film`."""

_ASKED_ZH = re.compile(r"[哪什么几这那该此其][\u3400-\u9fff]{0,2}$")
_KINDS = frozenset({"Work", "Organization", "Place"})


def kind_beside(question: str, start: int, language: Language, lexicon: Lexicon) -> str:
    """The type whose noun stands right before a name that begins at a place: of works, bodies and places; in Chinese
    only of what stands in marks. Empty where none does, or the noun asks.
    """
    before = question[:start]
    bare = before.rstrip(_OPENING)
    if language is Language.CHINESE:
        if bare == before:
            return ""
    else:
        bare = _CALLED.sub("", bare)
    found = lexicon.types(bare, language)
    if not found or found[-1].end != len(bare) or _KINDS.isdisjoint(lexicon.ancestors(found[-1].type)):
        return ""
    ahead = bare[: found[-1].start]
    if language is Language.CHINESE:
        return "" if _ASKED_ZH.search(ahead) else found[-1].type
    return found[-1].type if _DETERMINED.search(ahead) else ""
