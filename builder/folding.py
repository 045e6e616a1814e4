"""Words looked for in a text as people read it: width and white space make no difference, places are kept."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import pairwise

from schemas.text import Span

_WIDE = "\u2e80"  # the first character of East Asian scripts: between these, white space says nothing


class Folded:
    """A text by the NFKC form of each character, runs of white space as one space, or none beside a wide character.

    Spans that are found are of the text as it was given.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        signs, self._places = _folded(text)
        self._signs = "".join(signs)

    def find(self, words: str, within: Span | None = None) -> Iterator[Span]:
        """Where the words stand, in order; no part of a longer word or number, nor of one character."""
        wanted = "".join(_folded(words)[0])
        low, high = (within.start, within.end) if within is not None else (0, len(self.text))
        at = self._signs.find(wanted) if wanted else -1
        while at >= 0:
            span = self._span(at, at + len(wanted))
            if span is not None and low <= span.start and span.end <= high and self._is_whole(span):
                yield span
            at = self._signs.find(wanted, at + 1)

    def _span(self, first: int, end: int) -> Span | None:
        """The characters that some signs come from; None where they take a part of one (`1` of `½`)."""
        places = self._places
        cut = first > 0 and places[first - 1] == places[first]
        if cut or (end < len(places) and places[end] == places[end - 1]):
            return None
        return Span(places[first], places[end - 1] + 1)

    def _is_whole(self, span: Span) -> bool:
        return not (_joins(self.text, span.start) or _joins(self.text, span.end))


def unbroken(words: str) -> str:
    """Words on one line: white space is one space, or none between wide characters."""
    parts = words.split()
    spaced = [" " if one[-1] < _WIDE or other[0] < _WIDE else "" for one, other in pairwise(parts)]
    return "".join(part + space for part, space in zip(parts, [*spaced, ""], strict=True)) if parts else ""


def _folded(text: str) -> tuple[list[str], list[int]]:
    """The signs of a text and the place that each comes from."""
    signs: list[str] = []
    places: list[int] = []
    space = -1
    for place, character in enumerate(text):
        if character.isspace():
            space = place if space < 0 else space
            continue
        new = unicodedata.normalize("NFKC", character)
        if space >= 0 and signs and new and signs[-1] < _WIDE and new[0] < _WIDE:
            signs.append(" ")
            places.append(space)
        space = -1
        signs += new
        places += [place] * len(new)
    return signs, places


def _joins(text: str, place: int) -> bool:
    """Whether a place is inside a word of letters, or a number; a wide character is a word of its own."""
    if not 0 < place < len(text):
        return False
    return all(
        unicodedata.normalize("NFKC", sign)[0] < _WIDE and sign.isalnum()
        for sign in text[place - 1 : place + 1]
    )
