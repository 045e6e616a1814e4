"""Whether words tell of what something became: a date beside them that is only of its founding is not of that."""

from __future__ import annotations

import re

_ASKED = re.compile(r"\b(?:become|became|turn(?:ed)? into)\b|(?<!现)(?:成为|变成|改为|升为|升格)")
_TOLD = re.compile(
    r"\b(?:becam|becom|turn(?:ed|ing)? into|made|rais|promot|convert|declar|named|elevat|upgrad|chang|renam|elect|"
    r"appoint|chosen|crown|admitted|joined|given|grant|took|since|from|first)\w*|[成变改升当任晋封选获起]|定为|设为|列[为入]|加入"
)


def asks_turn(text: str) -> bool:
    """Whether folded words ask for the time at which something became something else."""
    return _ASKED.search(text) is not None


def tells_turn(text: str) -> bool:
    """Whether folded words may tell that something became something else."""
    return _TOLD.search(text) is not None
