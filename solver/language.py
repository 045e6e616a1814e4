"""Small facts about the two languages that the whole solver shares."""

from __future__ import annotations

import re
import unicodedata

from schemas.text import Language

_ENGLISH = re.compile(
    r"\b(?:who|whom|whose|what|when|where|which|how|why|is|are|was|were|did|does|do|has|have|the|of|in|and|a)\b",
    re.IGNORECASE,
)
_CHINESE = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")


def language_of(text: str) -> Language:
    """English where two of its function words stand (a name may be Chinese), else Chinese where any
    Chinese character stands outside quotation, else English.
    """
    if len(_ENGLISH.findall(text)) > 1:
        return Language.ENGLISH
    bare = re.sub(r"《[^》]*》|“[^”]*”|\"[^\"]*\"", "", text)
    return Language.CHINESE if _CHINESE.search(bare) else Language.ENGLISH


def folded(text: str) -> str:
    """The text with width and case normalised, character for character: offsets stay valid."""
    return "".join(map(_folded_character, text))


def _folded_character(character: str) -> str:
    normal = unicodedata.normalize("NFKC", character).casefold()
    return normal if len(normal) == 1 else character
