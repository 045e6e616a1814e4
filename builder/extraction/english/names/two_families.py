"""Names of two families, or of a house: `Ana Ruiz y Costa`, `Joan Vila i Serra`, `Bindo di Neri de' Bardi`."""

from __future__ import annotations

import re

from builder.extraction.english.lexicon import PARTICLES_OF_PEOPLE
from schemas.text import Span

_FAMILY = rf"(?:(?:{PARTICLES_OF_PEOPLE}) )*[A-ZÀ-Ý][\w'’-]+"
_OF_TWO = re.compile(rf"[A-ZÀ-Ý][\w'’-]+(?: {_FAMILY})+ [yi] {_FAMILY}(?: {_FAMILY})*")
_OF_HOUSE = re.compile(r"[A-ZÀ-Ý][^\W\d_]+(?: (?:di|d['’]) ?[A-ZÀ-Ý][^\W\d_]+)* de['’] [A-ZÀ-Ý][^\W\d_]+")


def find_names_of_two(text: str) -> tuple[Span, ...]:
    """Where a text has such names."""
    found = (match for kind in (_OF_TWO, _OF_HOUSE) for match in kind.finditer(text))
    return tuple(Span(*match.span()) for match in found)
