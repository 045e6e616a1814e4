"""Quoted words in the script of their page: pages in traditional characters are read in simplified ones."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from backends.script import simplified

_LEAST = 2  # characters: one that stands alone may be ours, not the page's


def as_printed(text: str, printed: Sequence[str]) -> str:
    """A text whose words stand in `printed` in simplified characters, in the characters that these are printed in."""
    signs, plain = list(text), simplified(text)
    for words in printed:
        read = simplified(words)
        if read == words:
            continue
        matcher = SequenceMatcher(None, plain, read, autojunk=False)
        for here, there, length in matcher.get_matching_blocks():
            if length >= _LEAST:
                signs[here : here + length] = words[there : there + length]
    return "".join(signs)
