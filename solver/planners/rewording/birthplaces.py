"""The town in which somebody was born, said in so many words, as the birthplace that it is."""

from __future__ import annotations

import re

_BORN_IN = re.compile(
    r"\bthe (?:same )?(?:town|city|village|place|settlement|municipality|community) "
    r"(?:in which|where|that) (?P<who>(?:the )?[A-ZÀ-Þ\"“][^?,;]{1,60}?) (?:was|were) born(?: in)?"
    r"(?=\s*(?:[?,]|$| (?:is|was|has|lies)\b))"
)


def birthplaces(question: str) -> str:
    """`In which county is the town where Ann Lee was born?` as that of the birthplace of Ann Lee."""
    return _BORN_IN.sub(lambda m: f"the birthplace of {m['who']}", question)
