"""Titles that stand beside a person's name and are no part of it: Captain Renault, 雷诺警长."""

from __future__ import annotations

import re

_BEFORE = re.compile(
    r"^(?:(?:young|old|little|the)\s+)?(?:captain|major|colonel|general|lieutenant|sergeant|commander|admiral|inspector|"
    r"detective|officer|doctor|dr|professor|prof|president|senator|judge|king|queen|prince|princess|emperor|empress|"
    r"lord|lady|sir|dame|count|countess|baron|baroness|duke|duchess|agent|chief|boss|reverend)\.?\s+(?=\S)",
    re.I,
)
_AFTER = re.compile(
    r"(?<=[\u3400-\u9fff])(?:警长|警官|队长|船长|上校|少校|上尉|将军|司令|博士|医生|教授|老师|"
    r"国王|王后|皇帝|总统|法官|神父|师傅|大侠|老板|探长|经理)$"
)


def untitled(name: str) -> str:
    """The name alone; the whole where it has no title, or where nothing else would be left. Mr and Mrs stay: more
    than one of a family may bear their name.
    """
    bare = _AFTER.sub("", _BEFORE.sub("", name))
    return bare if len(bare) > 1 else name
