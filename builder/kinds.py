"""Kinds of things that are never one another, and so cannot be an end of a relation that asks for the other."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.ontology import Ontology

_APART = frozenset({"Person", "Work", "Place", "Award"})  # families of which nothing belongs to two


def is_apart(kind: str, accepted: Sequence[str], ontology: Ontology) -> bool:
    """Whether something of a kind is none of the accepted ones; not where either is of a loose family."""
    families = {ontology.family(one) for one in accepted}
    own = ontology.family(kind)
    return own in _APART and own not in families and bool(families) and families <= _APART
