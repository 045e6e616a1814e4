"""Whether words may tell why: they give a reason, or say more than that what is asked about happened."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.plan import AnswerType, SubQuestion
from solver.language import folded
from solver.reading.reader import Passage
from solver.reading.terms import is_conjugated, part_language
from solver.reading.windows import window_text

_REASON = re.compile(
    r"因(?!斯|特网|子|素|而(?=闻名|得名))|由于|为了|所以|使得|之故|缘于|源于|出于|起因|引发|引起|导致|致使|促使|迫使|结果|"
    r"于是|从而|以便|为避|免得|不满|抗议|不和|担心|害怕|以[^，。]{2,10}(?:著称|闻名|得名)|得名|取自|寓意|纪念|[以因]?[^，。]{1,6}罪|[凭靠]|一举成名|欠下|"
    r"\b(?:because|since(?! (?:the )?\d)|due to|owing to|thanks to|so that|so as to|in order to|in protest|as a result|"
    r"therefore|thus|hence|reasons?|led to|leading to|caused?|forced|prompted|inspired|driven|persuaded|wanting|"
    r"wished|hoping|fear(?:ed|ing)?|to (?:avoid|escape|save|help|protect|teach|study|marry|join|work|take|be|become|"
    r"make|care|pursue|focus|concentrate|earn|support)|(?:known|famous|noted|celebrated|remembered|named|chosen|"
    r"praised|fined|arrested|expelled|banned|dismissed|executed|jailed) (?:for|after|as|over)|"
    r"on account of|for lack of|got its name|named after|made (?:him|her|it|them)|injur\w+|illness|disease|"
    r"(?:after|when|for) (?:his|her|their|its|an?))\b"
)
"""Words that give a reason, in either language, or what stands for one: after his father's death."""


_BREATHS = re.compile(r"。|[,;:.!?](?!\d)|\s[—–]\s|\b(?:and|but|when|where|who|which|as|while)\b")
_LONG_ZH = re.compile(r"[\u3400-\u9fff]{3}")
_NAMING = re.compile(
    r"[因以][^，。；]{2,24}?(?:而)?(?:得名|闻名|著称)|因而得名|\b(?:is|was|are|were) named (?:after|for)\b",
    re.I,
)
"""What only says whence a name, or for what something is known."""

_NAMED = re.compile(r"[名叫称]|\b(?:names?|named|called?|known|famous|title[ds]?)\b")


def may_tell_why(part: SubQuestion, passage: Passage) -> bool:
    """Whether a passage may answer why; True where that is not asked."""
    if part.asked is not AnswerType.REASON:
        return True
    text = folded(" ".join(window_text(window) for window in passage.windows))
    if gives_reason(text if _NAMED.search(folded(part.text)) else _NAMING.sub(" ", text)):
        return True
    own = all(window.page.language is part_language(part.text) for window in passage.windows)
    words = [folded(word) for word in (*part.residual, *part.said)]
    return own and (not words or _says_more(words, text))


def _says_more(words: Sequence[str], text: str) -> bool:
    """Whether a text tells what happened and in another breath something else, which may be why: no bare
    `the guild was moved in 1961`.
    """
    breaths = [
        breath for breath in _BREATHS.split(text) if len(breath.split()) > 1 or _LONG_ZH.search(breath)
    ]
    told = [any(_is_said(word, breath) for word in words) for breath in breaths]
    return any(told) and not all(told)


def gives_reason(text: str) -> bool:
    """Whether a text gives a reason for anything."""
    return _REASON.search(folded(text)) is not None


def _is_said(word: str, text: str) -> bool:
    return word in text or (word.isascii() and is_conjugated(word, text))
