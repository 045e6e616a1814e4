"""Kin of the sex that a question asks for: two sons answer nothing about a daughter."""

from __future__ import annotations

import re
from collections.abc import Sequence

_PAIRS = (
    (re.compile(r"女儿|闺女|\bdaughters?\b", re.I), re.compile(r"儿子|长子|次子|\bsons?\b", re.I)),
    (re.compile(r"姐|妹|\bsisters?\b", re.I), re.compile(r"兄|弟|哥|\bbrothers?\b", re.I)),
)


def is_of_other_kin(asked: Sequence[str], text: str) -> bool:
    """Whether words of an answer tell of sons and of no daughter where a daughter is asked for, or the like."""
    words = " ".join(asked)
    for one, other in (*_PAIRS, *((b, a) for a, b in _PAIRS)):
        if one.search(words) and not other.search(words) and other.search(text) and not one.search(text):
            return True
    return False
