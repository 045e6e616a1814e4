"""Relatives of what is no person: of a bird or a tongue, which are other kinds."""

from __future__ import annotations

import re

from schemas.plan import SubQuestion
from solver.language import folded

_LINEAGE = re.compile(r"\b(?:closest|nearest)(?: (?:living|surviving|known))? relatives?\b|近亲|亲缘|血缘")
_PEOPLE = frozenset({"Person", "Character"})


def asks_for_lineage(part: SubQuestion) -> bool:
    """Whether the nearest relative is asked for of what is no person: of a bird or a tongue that is another kind."""
    people = any(e.type in _PEOPLE for e in part.entities)
    return not people and part.predicates == ("relative",) and _LINEAGE.search(folded(part.text)) is not None
