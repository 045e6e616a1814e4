"""How many tokens a text is about, where nobody counts them."""

from __future__ import annotations

import re

_WIDE = re.compile("[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]")
_CHARACTERS = 4  # of a token in Latin scripts


def estimate_tokens(*texts: str) -> int:
    """One for each Chinese, Japanese or Korean character, and one for four others, rounded up: rather more than most
    models count, so that an estimate is no promise that a bill breaks.
    """
    wide = sum(len(_WIDE.findall(text)) for text in texts)
    return wide - (wide - sum(map(len, texts))) // _CHARACTERS
