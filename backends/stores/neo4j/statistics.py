"""Counts of everything in a workspace."""

from __future__ import annotations

from backends.stores.neo4j.graph import by_number, predicates_in_use
from backends.stores.neo4j.sessions import Transaction
from backends.stores.neo4j.snapshot import read_version
from schemas.statistics import StoreStats

_DOCUMENTS = "MATCH (d:Document) WHERE d.gid STARTS WITH $prefix RETURN count(*)"
_CHUNKS = """
MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix
RETURN count(*), coalesce(sum(COUNT { (c)-[:MENTIONS]->() }), 0), count(c.vector)
"""
_EVIDENCE = "MATCH (v:Evidence) WHERE v.gid STARTS WITH $prefix RETURN count(*)"
_TYPES = """
MATCH (e:Entity) WHERE e.gid STARTS WITH $prefix RETURN e.type, count(*)
"""


def read_stats(transaction: Transaction) -> StoreStats:
    """Counts by kind of node, and of entities and triples by type and predicate."""
    ((documents,),) = transaction.rows(_DOCUMENTS)
    ((chunks, mentions, vectors),) = transaction.rows(_CHUNKS)
    ((evidence,),) = transaction.rows(_EVIDENCE)
    types = by_number(transaction.rows(_TYPES))
    predicates = predicates_in_use(transaction)
    return StoreStats(
        documents,
        chunks,
        sum(types.values()),
        sum(predicates.values()),
        evidence,
        mentions,
        vectors,
        read_version(transaction),
        types,
        predicates,
    )
