"""Small facts about the two languages that the whole solver shares."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from schemas.text import Language

_ENGLISH = re.compile(
    r"\b(?:who|whom|whose|what|when|where|which|how|why|is|are|was|were|did|does|do|has|have|the|of|in|and|a)\b",
    re.IGNORECASE,
)
_ASKS = re.compile(
    r"\s*(?:who|whom|whose|what|when|where|which|how|why|is|are|was|were|did|does|do|has|have)\b", re.I
)
_ASKS_ZH = re.compile("[谁哪吗呢几么何的是]|多少")
_ASKS_ONLY = re.compile(r"\b(?:who|whom|whose|what|when|where|which|how|why)\b")  # within an English question
_SURELY_ZH = re.compile(
    "[谁哪吗]|什么|多少|几[个位部首年次岁人种本]|怎[么样]|何[时地处人]|是不是|有没有|为何"
)
_CHINESE = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")


def language_of(text: str) -> Language:
    """English where two of its function words stand, or one that asks stands first and nothing asks in Chinese, since a
    name may be Chinese (Who founded 甲公司?); else Chinese where any Chinese character stands outside quotation, else
    English. Words of an English title make no question English that asks in Chinese alone: A City of Sadness是谁拍的.
    """
    bare = re.sub(r"《[^》]*》|“[^”]*”|\"[^\"]*\"", "", text)
    if _SURELY_ZH.search(bare) and not _ASKS.match(text) and not _ASKS_ONLY.search(bare):
        return Language.CHINESE
    if len(_ENGLISH.findall(text)) > 1 or (_ASKS.match(text) and not _ASKS_ZH.search(bare)):
        return Language.ENGLISH
    return Language.CHINESE if _CHINESE.search(bare) else Language.ENGLISH


def without_names(text: str, names: Iterable[str], instead: str = " ") -> str:
    """A text with something `instead` of each of the names in it, longer ones first."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, instead)
    return text


def folded(text: str) -> str:
    """The text with width, case and apostrophes normalised, character for character: offsets stay valid."""
    return text.lower() if text.isascii() else text.translate(_FOLDED)


class _Folded(dict[int, str]):
    """What each character becomes, worked out when it is first met."""

    def __missing__(self, code: int) -> str:
        character = chr(code)
        normal = unicodedata.normalize("NFKC", character).casefold()
        self[code] = normal if len(normal) == 1 else character
        return self[code]


_FOLDED = _Folded({ord("’"): "'", ord("ʼ"): "'"})


def owns(name: str, question: str) -> bool:
    """Whether a question asks for what is a name's own: `the father of Jane Doe`, `Jane Doe's father`, 张三的父亲."""
    own = re.escape(folded(name))
    return re.search(rf"{own}[》”]?(?:的|['’]s?\s)|\bof {own}", folded(question)) is not None
