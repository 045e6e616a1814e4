"""A page's graph where a language model read it too: what the rules say in the same chunk is not said twice."""

from __future__ import annotations

from dataclasses import replace

from builder.assembly import Assembly
from builder.extraction.language_model.asked import Asked
from builder.findings import Findings
from schemas.graph import Literal, Statement
from schemas.ontology import Ontology


def settled(
    assembly: Assembly, said: Findings, asked: Asked, *, extractor: str, ontology: Ontology
) -> Assembly:
    """The assembly without the model's doubles, and with what it was asked.

    Facts that the assembly did not take count among those that did not hold; a double does hold.
    """
    own = [statement for statement in assembly.graph.statements if statement.extractor == extractor]
    known = {
        _key(statement, ontology)
        for statement in assembly.graph.statements
        if statement.extractor != extractor
    }
    kept: list[Statement] = []
    for statement in assembly.graph.statements:
        key = _key(statement, ontology)
        if statement.extractor != extractor:
            kept.append(statement)
        elif key not in known and statement.subject != statement.object:
            known.add(key)
            kept.append(statement)
    dropped = len(said.dropped) + len(said.facts) - len(own)
    graph = replace(assembly.graph, statements=tuple(kept))
    return replace(assembly, graph=graph, asked=replace(asked, dropped=dropped))


def _key(statement: Statement, ontology: Ontology) -> tuple[object, ...]:
    """What two statements of one chunk have in common that say the same."""
    thing = statement.object
    if isinstance(thing, Literal):
        return statement.chunk, statement.predicate, statement.subject, thing.kind, thing.value, thing.unit
    relation = ontology.relations.get(statement.predicate)
    ends = (statement.subject, thing)
    if relation is not None and relation.symmetric:
        ends = (min(ends), max(ends))
    return statement.chunk, statement.predicate, *ends
