"""Words quoted for how high, wide, deep or thick something is that give another of these: 横103厘米 is no height."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from solver.language import folded

_UNIT = (
    r"[厘毫分公]?[米分尺里寸]|公分|丈|cm|mm|km|m\b|[a-z]*met(?:re|er)s?|f(?:ee|oo)t|inch(?:es)?|yards?|miles?"
)
_AMOUNT = rf"\d[\d.,]*\s*(?:{_UNIT})"


@dataclass(frozen=True, slots=True)
class _Dimension:
    """How a question asks for one, what gives an amount of it, and any other word for it."""

    asked: re.Pattern[str]
    given: re.Pattern[str]
    told: re.Pattern[str]


def _dimension(asked: str, before: str, behind: str, told: str) -> _Dimension:
    """By what a question says, what stands right before or behind an amount, and what else tells of it."""
    given = rf"(?:{before})度?[约約为為达達是]{{0,2}}\s*{_AMOUNT}|{_AMOUNT}[ -]?(?:{behind})\b"
    return _Dimension(re.compile(asked), re.compile(given), re.compile(rf"{before}|{behind}|{told}"))


_DIMENSIONS = (
    _dimension(
        r"多高|高度|\bhow (?:high|tall)\b|\bheight\b",
        "高|纵|縱",
        "high|tall",
        r"height|\bris(?:es|ing)|above",
    ),
    _dimension(
        r"多宽|宽度|\bhow (?:wide|broad)\b|\bwidth\b", "宽|寬|横|橫", "wide|across|broad", "width|span"
    ),
    _dimension(r"多深|深度|\bhow deep\b|\bdepth\b", "深", "deep", "depth"),
    _dimension(r"多厚|厚度|\bhow thick\b|\bthickness\b", "厚", "thick", "thickness"),
)


def leaves_dimension(question: str, cited: Sequence[str]) -> bool:
    """Whether a question asks for one dimension, and the words cited give others in its place."""
    plain, text = folded(question), folded("\n".join(cited))
    asked = [one for one in _DIMENSIONS if one.asked.search(plain)]
    if len(asked) != 1 or asked[0].told.search(text):
        return False
    return any(one.given.search(text) for one in _DIMENSIONS)
