"""Somebody who is only described by what was done with a named one, 甲批评过的作家: what is asked of that person is
asked of nobody named.
"""

from __future__ import annotations

import re

from schemas.text import Language
from solver.planners.words.analysis import Analysis
from solver.planners.words.heads import HEADS
from solver.planners.words.things import Thing

_PEOPLE = HEADS[Language.CHINESE]["Person"]
_DID = re.compile(
    rf"[》”]?(?![这那该是作之的和与跟同及])(?P<did>[^\x00，。；？的]{{2,12}})的(?:那|这)?[位个名]?(?:{_PEOPLE})(?=[，,的])"
)
"""After a name what was done, and a noun of a person of whom more is asked."""


def describes_another(part: Analysis, thing: Thing) -> bool:
    """Whether a clause with the thing's name only describes somebody whom no relation word joins to it, so that
    relations behind are not the thing's own.
    """
    if part.language is not Language.CHINESE:
        return False
    clause = _DID.match(part.blanked, thing.end)
    if clause is None:
        return False
    places = [found.start for found in part.relations] + [found.start for found in part.types]
    return all(place >= clause.end("did") for place in places)
