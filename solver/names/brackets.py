"""What a question has in brackets behind a name, as titles have it: Bo Ek (actor), 王岚（作家）."""

from __future__ import annotations

import re

from schemas.names import split_sense

BRACKET = re.compile(r"\s?[（(](?P<sense>[^（()）]{1,30})[)）]")


def typed_sense(question: str, start: int, end: int) -> str:
    """The words in brackets within a name that stands there, or right behind it; empty where there are none."""
    behind = BRACKET.match(question, end)
    return split_sense(question[start:end])[1] or (behind["sense"].strip() if behind is not None else "")
