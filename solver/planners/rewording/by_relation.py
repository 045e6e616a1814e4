"""Chinese questions put as those for a relation: members, parts of a trilogy, a maker's age, a birthplace."""

from __future__ import annotations

from solver.planners.rewording.birthplaces import from_where_zh
from solver.planners.rewording.composed_of import members_asked, trilogy_asked
from solver.planners.rewording.makers_ages import makers_age


def by_relation_zh(question: str) -> str:
    """The question in words of the relation that it asks for; any other as it is."""
    return from_where_zh(makers_age(members_asked(trilogy_asked(question))))
