"""An answer that a question gives to choose from."""

from __future__ import annotations

from dataclasses import dataclass

NAMED = "[\ue000-\uf8ff]"
"""The characters that stand for names while a question is read."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """What it is called in the question, the question whether it is so, and the one that it would be the answer to, if
    that can be told.
    """

    name: str
    claim: str
    asked: str = ""
