"""What a Chinese sentence says that the very part asked about is: 下层是铁路, where the road is on the 上层."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.synthesis.yes_no.claimed import Claim

_ASKED = re.compile(
    r"^(?:.+的)?(?P<own>[^的，、是为]{1,10}?)(?:是不是|是否是|是否为|是|为)(?P<value>[^，、；是为]{1,16}?)吗?[？?]?$"
)
_IS = r"(?:则|却|才|都|也|即|乃)?(?:是|为)"
_PART = re.compile(r"^[上下左右前后东西南北内外中底顶首末].{0,2}[层侧端部面段半边岸塔楼厅馆翼座排列]$")
"""A part of something, of which a sentence that does not name it says nothing."""


def is_other_part(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence says of the part asked about something else, and of its counterpart what is claimed."""
    asked = _asked(claim)
    if asked is None:
        return False
    own, value = asked
    return _says_else(own, value, clauses) and any(
        _is_counterpart(said[1], own) for said in _sayings(clauses) if value in said[2]
    )


def leaves_part_open(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence does not name the part asked about, or has what is claimed only of another subject."""
    asked = _asked(claim)
    if asked is None:
        return False
    own, value = asked
    text = "，".join(clause.plain for clause in clauses)
    if _PART.match(own) and own not in text:
        return True
    return _says_else(own, value, clauses) and any(
        own not in s[1] and value in s[2] for s in _sayings(clauses)
    )


def _asked(claim: Claim) -> tuple[str, str] | None:
    """Of what a question claims what; None where it claims nothing in that way."""
    found = _ASKED.match(folded(claim.part.text)) if claim.page.language is Language.CHINESE else None
    return (found["own"], found["value"]) if found is not None else None


def _sayings(clauses: Sequence[Clause]) -> list[re.Match[str]]:
    """What clauses say is what: the subject and the rest of each."""
    told = (re.match(rf"(.{{1,20}}?){_IS}(.+)", clause.plain) for clause in clauses)
    return [said for said in told if said is not None]


def _says_else(own: str, value: str, clauses: Sequence[Clause]) -> bool:
    """Whether the one asked about is said to be something that shares no two characters with what is claimed."""
    pairs = [value[i : i + 2] for i in range(max(1, len(value) - 1))]
    said = [s[2] for s in _sayings(clauses) if s[1].endswith(own)]
    return bool(said) and not any(pair in words for pair in pairs for words in said)


def _is_counterpart(subject: str, own: str) -> bool:
    """Whether a subject is of one form with another: 上层 and 下层."""
    return not subject.endswith(own) and subject[-1] == own[-1] and len(own) > 1
