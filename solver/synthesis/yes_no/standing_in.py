"""Whether a name in a clause stands where the thing of a relation would: no art director directs, and whoever dies
before his father is not the father.
"""

from __future__ import annotations

import re

from solver.reading.page import Clause, Named

KIN = frozenset({"father", "mother", "parent", "child", "sibling"})
_QUALIFIED = re.compile(
    r"\b(?:assistant|deputy|art|artistic|casting|musical|music|technical|managing|second[- ]unit|action|fight|"
    r"executive|associate|line|script|sound)[ -]$|(?:美术|艺术|音乐|动作|武术|副|助理|执行|舞台|录音|灯光)$",
    re.I,
)
_DIRECTS = re.compile(r"direct|produc|edit|写|导演|監製|监制|指导", re.I)
_IS = re.compile(r"\s(?:is|was|are|were|became)\s(?:[\w'’]+\s){0,3}$|(?:是|为)[^，。；]{0,4}$")
_NEAR = 40  # characters behind a word for kin


def is_otherwise(clause: Clause, at: int) -> bool:
    """Whether the word of a relation at a place of a clause is a part of another: `the art director`, 美术指导."""
    return _DIRECTS.match(clause.text, at) is not None and _QUALIFIED.search(clause.text[:at]) is not None


def stands_for_kin(clause: Clause, at: int, named: Named) -> bool:
    """Whether somebody is named behind a word for kin, or before it as who that is."""
    start, end = named.start - clause.start, named.end - clause.start
    if start >= at:
        return start - at <= _NEAR
    return _IS.search(clause.text[end:at]) is not None
