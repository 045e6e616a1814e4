"""Whether words deny anything: what a language model reads in such words is not believed."""

from __future__ import annotations

import re

_DENIES = re.compile(
    r"\b(?:not|never|no|nor|neither|nobody|none|without|denie[ds]|refused|rejected)\b|n['’]t\b|"
    r"没有?|未[能曾]?|从不|并非|不[是曾能会]|拒绝|否认",
    re.IGNORECASE,
)


def denies(text: str) -> bool:
    """Whether a text in either language holds words of denial."""
    return _DENIES.search(text) is not None
