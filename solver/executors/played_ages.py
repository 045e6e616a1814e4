"""At what age of a role somebody plays it, where several play one role: 少年太平公主, 成年后的太平公主."""

from __future__ import annotations

import re
from enum import StrEnum

from schemas.logical_form import Retrieval
from schemas.plan import SubQuestion
from solver.results import Row

_BEHIND = r"(?:时期?|时候|时代|后|以后|之后)?的?《?$"


class Stage(StrEnum):
    """A part of a life."""

    CHILD = "幼年|幼时|童年|儿时|小时候?|少年|少女|少时|年少|年幼"
    YOUNG = "青年|年轻"
    GROWN = "成年|长大|成人"
    MIDDLE = "中年"
    OLD = "老年|晚年|年老"


def at_age_asked(rows: list[Row], action: Retrieval, part: SubQuestion) -> list[Row]:
    """The rows of those who play a role at the age that a question asks for, or where none is said to, of those of whom
    no other age is told.
    """
    role = next((c.value for c in action.constraints if c.property == "role"), "")
    before, named, after = part.text.partition(role) if role else ("", "", "")
    wanted = _stage(before) or _stage_behind(after) if named else None
    if wanted is None:
        return rows
    told = [(row, _told(row, role)) for row in rows]
    exact = [row for row, stage in told if stage is wanted]
    return exact or [row for row, stage in told if stage is None]


def _told(row: Row, role: str) -> Stage | None:
    roles = [q.value for t in row.triples.values() for q in t.qualifiers if q.name == "role"]
    return next(
        (stage for name in roles if role in name and (stage := _stage(name[: name.find(role)]))), None
    )


def _stage_behind(after: str) -> Stage | None:
    return next((stage for stage in Stage if re.match(f"的?(?:{stage})", after)), None)


def _stage(before: str) -> Stage | None:
    return next((stage for stage in Stage if re.search(f"(?:{stage}){_BEHIND}", before)), None)
