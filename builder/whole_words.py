"""Where words stand in a text that are no part of longer ones; found without a regular expression for each."""

from __future__ import annotations

from collections.abc import Iterator


def whole_words(words: str, text: str, *, left: bool = True, right: bool = True) -> Iterator[int]:
    """Where the words begin, in order, also inside one another; `left`, `right`: no letter right before, behind."""
    start = text.find(words)
    while start >= 0:
        end = start + len(words)
        if not (left and _is_letter(text[start - 1 : start])) and not (
            right and _is_letter(text[end : end + 1])
        ):
            yield start
        start = text.find(words, start + 1)


def _is_letter(sign: str) -> bool:
    """What `\\w` matches."""
    return sign.isalnum() or sign == "_"
