"""Names of two families: `Ana Ruiz y Costa`, `Joan Vila i Serra`."""

from __future__ import annotations

import re

from builder.extraction.english.lexicon import PARTICLES_OF_PEOPLE
from schemas.text import Span

_FAMILY = rf"(?:(?:{PARTICLES_OF_PEOPLE}) )*[A-ZÀ-Ý][\w'’-]+"
_OF_TWO = re.compile(rf"[A-ZÀ-Ý][\w'’-]+(?: {_FAMILY})+ [yi] {_FAMILY}(?: {_FAMILY})*")


def find_names_of_two(text: str) -> tuple[Span, ...]:
    """Where a text has such names."""
    return tuple(Span(*match.span()) for match in _OF_TWO.finditer(text))
