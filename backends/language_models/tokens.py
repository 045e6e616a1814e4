"""How many tokens a text is about, where nobody counts them."""

from __future__ import annotations

_CHARACTERS = 4
"""Of a token: what is usual for English; Chinese has about one or two, so its texts count for less than they are."""


def estimate_tokens(*texts: str) -> int:
    """Characters of all the texts divided by 4, rounded up."""
    return -(-sum(map(len, texts)) // _CHARACTERS)
