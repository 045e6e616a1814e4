"""What a curator needs: decisions on who is who, what was joined and why, types, conflicts and doubts."""

from builder.curation.conflicts import Conflict, Said, Side, Statement, conflicts, doubts
from builder.curation.decisions import (
    RecordedDecision,
    decide_merge,
    decide_split,
    decisions_on,
    recorded_decisions,
    take_back,
)
from builder.curation.merges import Join, Reason, joins
from builder.curation.similar import Likeness, Proposal, join_similar, proposals
from builder.curation.typing import Misfit, TypeCount, TypeReport, inspect_types

__all__ = [
    "Conflict",
    "Join",
    "Likeness",
    "Misfit",
    "Proposal",
    "Reason",
    "RecordedDecision",
    "Said",
    "Side",
    "Statement",
    "TypeCount",
    "TypeReport",
    "conflicts",
    "decide_merge",
    "decide_split",
    "decisions_on",
    "doubts",
    "inspect_types",
    "join_similar",
    "joins",
    "proposals",
    "recorded_decisions",
    "take_back",
]
