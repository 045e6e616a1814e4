"""An answer that a question gives to choose from."""

from __future__ import annotations

from dataclasses import dataclass

NAMED = "[\ue000-\uf8ff]"
"""The characters that stand for names while a question is read."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """What it is called in the question, and the question whether it is so."""

    name: str
    claim: str
