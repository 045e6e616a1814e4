"""Questions for what is not so (`Which films did A not direct?`), and words of pages that deny something.

Pages tell what is so. Facts never answer such a question, and words do only where they deny something themselves.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import without_names

_NAME = "\x00"
_QUOTED = re.compile(r"《[^》]*》|“[^”]*”|\"[^\"]*\"|‘[^’]*’")
_SUBORDINATE = (
    r"(?:that|who[ms]?e?|which|where|when|while|once|after|before|because|since|(?:al)?though|if|but|as)"
)
_ASKS_EN = re.compile(rf"\b(?:who|whom|whose|which|what|where|when)\b(?:(?!\b{_SUBORDINATE}\b)[^,;?])*", re.I)
"""From the word that asks to the end of its own clause."""

_NOT_EN = re.compile(
    r"\b(?:not(?! only)|never|nor)\b|n['’]t\b|\b(?:was|were|is|are|had|has|have) no (?!(?:longer|more|doubt|other)\b)",
    re.I,
)
_LEFT_EN = re.compile(
    rf"^(?:which|what|who)\b[^,;?]*?(?:\bbut (?:(?:did|do|does|was|were|is|are|has|have) )?not\b|\bwithout {_NAME})",
    re.I,
)
"""What is left out of what is asked for: `which films star A but not B`, `without B`."""

_NOT_ZH = r"(?:(?<![有沉淹埋出吞])没(?![收落顶])有?|未曾|从未|从不|(?<!是)不(?=[是会能愿肯曾在属算])(?!是不)|未能|并非)"
_ASKS_ZH = re.compile(r"谁|哪|什么|何[时处地人]|多少|几")
_DENIED_ZH = re.compile(rf"{_NOT_ZH}[^，。；？?]*")
_GOES_ON_ZH = re.compile(r"的(?!$|[？?吗呢])")
_ASKED_OF_ZH = re.compile(
    r"的(?:那[些个位部])?[^，。；？?的]{1,6}?(?:是(?:谁|哪|什么)|有(?:哪|谁|什么)|叫什么)[^，的]{0,4}$"
)
_DENIES = {
    Language.ENGLISH: re.compile(
        r"\b(?:not|never|no|nobody|none|neither|nor|without|cannot|refus\w+|declin\w+|fail\w+|reject\w+|"
        r"(?:un|non-|dis)[a-z]{3,}(?:ed|able)|miss(?:ed|ing)|absent|cancel\w*|withdr\w+|except|only|"
        r"instead|last|other than|apart from)\b|n['’]t\b",
        re.I,
    ),
    Language.CHINESE: re.compile(
        r"[没無无未非否缺免停辞]|不(?!久|少|过|仅|但|断)|拒|除|取消|失败|落选|谢绝|唯一|只有"
    ),
}


def asks_what_is_not(question: str, names: Sequence[str], language: Language) -> bool:
    """Whether a question that asks who, which or what asks it of what is not so; a denial within what it describes, or
    in another clause, says nothing of what is asked.
    """
    bare = without_names(_QUOTED.sub(_NAME, question), names, _NAME).strip()
    if language is Language.ENGLISH:
        if _LEFT_EN.search(bare):
            return True
        asked = _ASKS_EN.search(bare)  # a later one begins a clause of what is described
        return asked is not None and _NOT_EN.search(asked.group()) is not None
    if not _ASKS_ZH.search(bare) or "吗" in bare:
        return False
    denied = list(_DENIED_ZH.finditer(bare))
    return any(not _GOES_ON_ZH.search(d.group()) or _ASKED_OF_ZH.search(d.group()) for d in denied)


def denies(text: str, language: Language) -> bool:
    """Whether words of a page say that something is not so."""
    return _DENIES[language].search(text) is not None
