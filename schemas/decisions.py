"""What was decided about who is who: recorded as a document, so that it is kept, copied and forgotten as one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from schemas.graph import DocumentEntity, DocumentGraph, Entity
from schemas.names import digest
from schemas.text import Document, Language

DECISION = "decision"
"""The source of a decision's document, and what marks its entity as one (`type_source`)."""

DECISION_TYPE = "Decision"
PREFIX = "decision:"
"""How the key of every decision's document begins."""


class Decider(StrEnum):
    """Who decided."""

    PERSON = "person"
    SIMILARITY = "similarity"


class DecisionKind(StrEnum):
    """Whether the members are one, or the first is none of the others."""

    MERGE = "merge"
    SPLIT = "split"


@dataclass(frozen=True, slots=True, order=True)
class Member:
    """Something that a decision is about: the page of a document, by its full title, or a bare name.

    `document` is empty for a name. A page that is retitled is no longer the member: the decision was
    about what it said before.
    """

    name: str
    document: str = ""

    def __str__(self) -> str:
        return f"{self.name} [{self.document}]" if self.document else self.name


@dataclass(frozen=True, slots=True)
class Decision:
    """At least two members, what they are to each other, and why, in the words of whoever decided."""

    kind: DecisionKind
    members: tuple[Member, ...]
    because: str = ""
    by: Decider = Decider.PERSON

    @property
    def key(self) -> str:
        """Of its document: the same members give the same key, whatever the reason."""
        parts = [part for member in self.members for part in (member.name, member.document)]
        return PREFIX + digest(self.kind, *parts)[:12]

    def __str__(self) -> str:
        if self.kind is DecisionKind.MERGE:
            return " = ".join(map(str, self.members))
        return f"{self.members[0]} ≠ " + ", ".join(map(str, self.members[1:]))


def decision_graph(decision: Decision, language: Language = Language.ENGLISH) -> DocumentGraph:
    """The document that records a decision; it has no chunk, so that no question is answered from it."""
    said = {
        "kind": decision.kind,
        "members": [[member.name, member.document] for member in decision.members],
        "because": decision.because,
        "by": decision.by,
    }
    text = f"{decision}\n{decision.because}".rstrip()
    document = Document(decision.key, str(decision), text, DECISION, language)
    entity = DocumentEntity(
        0, decision.key, DECISION_TYPE, DECISION, about=True, description=json.dumps(said, ensure_ascii=False)
    )
    return DocumentGraph(document, (), (entity,), fingerprint=DECISION)


@lru_cache(maxsize=1 << 12)
def read_decision(type_source: str, description: str) -> Decision | None:
    """The decision that an entity records, or None: it is any other, or what it says cannot be read."""
    if type_source != DECISION:
        return None
    try:
        said = json.loads(description)
    except (ValueError, RecursionError):
        return None
    match said:
        case {
            "kind": "merge" | "split" as kind,
            "members": [_, _, *_] as members,
            "because": str(because),
            "by": "person" | "similarity" as by,
        }:
            found = [Member(*one) for one in members if _is_member(one)]
            if len(found) == len(members):
                return Decision(DecisionKind(kind), tuple(found), because, Decider(by))
    return None


def is_decision(entity: Entity) -> bool:
    """Whether a canonical entity is a decision's own, and none of the things that documents are about."""
    return entity.type == DECISION_TYPE and read_decision(DECISION, entity.description) is not None


def _is_member(said: object) -> bool:
    match said:
        case [str(name), str()]:
            return bool(name.strip())
    return False
