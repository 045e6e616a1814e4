"""Small facts about the two languages that the whole solver shares."""

from __future__ import annotations

import re
import unicodedata

from schemas.text import Language

_CHINESE = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")


def language_of(text: str) -> Language:
    """Chinese where any Chinese character stands outside quotation, else English."""
    bare = re.sub(r"《[^》]*》|“[^”]*”|\"[^\"]*\"", "", text)
    return Language.CHINESE if _CHINESE.search(bare) else Language.ENGLISH


def folded(text: str) -> str:
    """The text with width and case normalised, character for character: offsets stay valid."""
    return "".join(map(_folded_character, text))


def _folded_character(character: str) -> str:
    normal = unicodedata.normalize("NFKC", character).casefold()
    return normal if len(normal) == 1 else character
