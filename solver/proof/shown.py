"""What an answer's document shows beside its proof: whether the graph in it is the proof's, and what nothing binds."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import TypeAdapter, ValidationError

from backends.stores.canonical import triple_id
from schemas.answer import Proof
from schemas.graph import Subgraph
from schemas.protocols import GraphStore

_UNBOUND = (
    "confidence",
    "signs",
    "abstained",
    "stop_reason",
    "degraded",
    "nearest",
    "steps",
    "language_model",
)
"""What a document says of how an answer came about; no proof holds it."""


def graph_problems(content: object, proof: Proof, store: GraphStore) -> list[str]:
    """What of a document's subgraph is not the proof's or not the store's; nothing for a proof alone."""
    if not isinstance(content, Mapping) or "proof" not in content or "subgraph" not in content:
        return []
    try:
        shown = TypeAdapter(Subgraph).validate_python(content["subgraph"])
    except ValidationError:
        return ["the document's subgraph is no graph"]
    problems = []
    if {triple.id for triple in shown.triples} != {triple.id for triple in proof.triples}:
        problems.append("the document's subgraph has other triples than the proof")
    made = (triple_id(t.subject, t.predicate, t.object, t.qualifiers) == t.id for t in shown.triples)
    if not all(made):
        problems.append("the document's subgraph was changed: a triple is not what its id was made of")
    if store.graph_version() != proof.graph_version:
        return problems  # what things are called and how sure facts are may have changed since
    triples = store.get_triples([triple.id for triple in shown.triples])
    entities = store.get_entities([entity.id for entity in shown.entities])
    if (*triples, *entities) != (*shown.triples, *shown.entities):
        problems.append("the document's subgraph is not what the store has")
    return problems


def unchecked(content: object) -> tuple[str, ...]:
    """A line on what of a document nobody checked; nothing for a proof alone."""
    if not isinstance(content, Mapping) or "proof" not in content:
        return ()
    there = [name for name in _UNBOUND if name in content]
    return (f"not checked, as no proof holds it: {', '.join(there)}",) if there else ()
