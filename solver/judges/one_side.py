"""Words quoted for by how much one thing is more than another that set nothing against anything."""

from __future__ import annotations

import re
from collections.abc import Sequence

from solver.language import folded
from solver.planners.rewording.measuring import two_measured

_SETS = re.compile(r"\b(?:than|difference|less|more)\b")
"""What sets one amount against another."""


def leaves_side(question: str, cited: Sequence[str]) -> bool:
    """Whether a question sets two things against each other, and words name but one of them, or give each its own."""
    text, sides = folded(" ".join(cited)), [folded(name) for name in two_measured(question)]
    named = all(side in text or side.rpartition(" ")[2] in text for side in sides)
    return bool(sides) and not (named and _SETS.search(text) is not None)
