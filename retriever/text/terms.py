"""What a question's words weigh: tokens without the words that any question has, and their rarity."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from backends.segmenter import segment

_ENGLISH = (
    "a an and are as at be but by can could did do does doing for from had has have he her hers him his how i "
    "if in into is it its me my no not of on or our she should so such than that the their them then there "
    "these they this those to was we were what when where which while who whom whose why will with would you "
    "your s t d ll re ve m after also although before during however however since though through until both "
    "same one other another many much more most between among about against under over within without"
)
_CHINESE = "的 了 是 在 和 与 有 谁 哪 吗 呢 个 么 为 之 也 都 被 把 其 及 等 什么 哪些 哪个 多少 怎么 怎样 是谁 请问"

STOP_WORDS = frozenset(_ENGLISH.split())
STOP_TOKENS = STOP_WORDS | frozenset(token for word in _CHINESE.split() for token in segment(word))


def content_terms(text: str) -> tuple[str, ...]:
    """The distinct tokens of a text that are not stop words, in order of first appearance; all, if
    nothing else is left."""
    tokens = dict.fromkeys(segment(text))
    return tuple(token for token in tokens if token not in STOP_TOKENS) or tuple(tokens)


def inverse_frequency(frequency: int, total: int) -> float:
    """ln(1 + (N - df + 0.5) / (df + 0.5)), >= 0 (Robertson and Spärck Jones, as Lucene adds 1)."""
    return math.log(1 + (total - frequency + 0.5) / (frequency + 0.5))


def weight(terms: Iterable[str], rarity: Mapping[str, float]) -> float:
    """The sum of the terms' rarities; an unknown term weighs nothing."""
    return sum(rarity.get(term, 0.0) for term in terms)
