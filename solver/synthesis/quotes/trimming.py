"""Foreign words that are too long to be quoted whole, without the pieces that say least of what is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from solver.language import folded

_COLON = "："
_COMMA = ", "
_NAME = r"[A-ZÀ-Þ][\w.'’-]*(?: [A-ZÀ-Þ][\w.'’-]*)*"
_LISTED = re.compile(rf"{_NAME}(?:, {_NAME})*,? and {_NAME}\W*$")
"""Names that are listed at an end."""


def trimmed(text: str, forms: Sequence[str], most: int) -> str:
    """At most that many characters of a lead in Chinese and a sentence after its last colon, if pieces between commas
    can be left out at either end: first those that hold fewest of the forms.
    """
    lead, colon, body = text.rpartition(_COLON)
    pieces = body.split(_COMMA)
    listed = _LISTED.search(body) is not None
    if not listed and not any(_held(piece, forms) for piece in pieces):
        return text
    while len(lead + colon + _COMMA.join(pieces)) > most and len(pieces) > 1:
        first, last = (_held(piece, forms) for piece in (pieces[0], pieces[-1]))
        pieces.pop(0 if listed or first < last else -1)
    return f"{lead}{colon}{_COMMA.join(pieces)}"


def ended(text: str, most: int) -> str:
    """At most that many characters of a lead in Chinese and the end of a sentence after its last colon, from a comma
    on; the whole where no end is so short.
    """
    lead, colon, body = text.rpartition(_COLON)
    pieces = body.split(_COMMA)
    ends = (f"{lead}{colon}{_COMMA.join(pieces[first:])}" for first in range(len(pieces)))
    return next((end for end in ends if len(end) <= most), text)


def _held(piece: str, forms: Sequence[str]) -> int:
    words = folded(piece)
    return sum(re.search(rf"\b{re.escape(form)}\b", words) is not None for form in set(forms))
