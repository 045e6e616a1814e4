"""How long an answer may be: as many claims as find room, cut between their words where they must be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.text import Language
from solver.synthesis.citing import Claim

_NAME = r"[A-ZÀ-Þ][\w.'’-]*(?: [A-ZÀ-Þ][\w.'’-]*)*"
_LISTED = re.compile(rf"{_NAME}(?:, {_NAME})+,? and {_NAME}")
"""Names that are listed in English."""

_LIMIT = {Language.CHINESE: 195, Language.ENGLISH: 58}  # characters; words


def fitted(claims: Sequence[Claim], language: Language) -> list[Claim]:
    """As many claims as an answer has room for, each once; the first always stands, cut between words if it must."""
    kept: list[Claim] = []
    length = 0
    for claim in _unique(claims):
        size = len(claim.text) + 1 if language is Language.CHINESE else len(claim.text.split())
        if kept and length + size > _LIMIT[language]:
            continue
        kept.append(claim if size <= _LIMIT[language] else replace(claim, text=_cut(claim.text, language)))
        length += size
    return kept


def _unique(claims: Sequence[Claim]) -> list[Claim]:
    found: dict[str, Claim] = {}
    for claim in claims:
        found.setdefault(claim.text, claim)
    return list(found.values())


def _cut(text: str, language: Language) -> str:
    """The words that fit, up to the last comma among them if there is one."""
    if language is Language.CHINESE:
        listed = _LISTED.search(text)
        if listed is not None and listed.end() > _LIMIT[language] - 1:
            text = _from_later(text, _LIMIT[language] - 1)
        if len(text) < _LIMIT[language]:
            return text
        short = text[: _LIMIT[language] - 1]
        end = max(short.rfind(stop) for stop in ("，", "、", "；", ", ", "; "))
        if end < _LIMIT[language] // 3:  # a lead and foreign words
            end = max(end, short.rfind(" "))
        return (short[:end] if end > 0 else short) + "等"
    words = text.split()[: _LIMIT[language] - 1]
    return " ".join(words).rstrip(",;:") + " …"


def _from_later(text: str, most: int) -> str:
    """Foreign words that end with a list, without what stands before their first commas, as far as they must."""
    lead, colon, body = text.partition("：")
    pieces = body.split(", ")
    while len(pieces) > 1 and len(lead + colon + ", ".join(pieces)) > most:
        pieces.pop(0)
    return f"{lead}{colon}{', '.join(pieces)}"
