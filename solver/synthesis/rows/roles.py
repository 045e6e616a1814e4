"""Who plays whom in what, in words."""

from __future__ import annotations

from schemas.graph import Triple
from schemas.text import Language
from solver.results import Row
from solver.synthesis.rows.grouping import triples_of

_PLAYING = "starring"
_ROLES = ("Person", "Character", "Thing", "")


def told_role(work: str, person: str, role: str, language: Language) -> str:
    """`in Titanic, Ann Lee plays Rose`, 李安妮在《泰坦尼克号》中饰演露丝."""
    if language is Language.CHINESE:
        return f"{person}在{work}中饰演{role}"
    return f"in {work}, {person} plays {role}"


def part_played(row: Row, subject: str, predicate: str) -> Triple | None:
    """The fact that tells who plays a role, where the row is about the role and not about a work."""
    facts = [triple for triple in triples_of(row, predicate) if triple.predicate == _PLAYING]
    about = row.values[subject].entity
    return next((fact for fact in facts if about not in (fact.subject, fact.object)), None)


def is_role_told(row: Row, subject: str, predicate: str) -> bool:
    """Whether only words tell who plays a role, and the row is about the role: `Nan stars Ann Lee` says nothing."""
    about = row.values[subject].type
    return about in _ROLES and not triples_of(row, predicate) and predicate in row.extracts


def is_suggested(row: Row, predicate: str, alias: str) -> bool:
    """Whether no fact joins things but words that only suggest it, which are quoted then."""
    stated = bool(triples_of(row, predicate)) or predicate not in row.extracts
    return row.weight < 1 and not stated and bool(row.values[alias].entity)
