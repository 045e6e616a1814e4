"""Counts of everything in a store."""

from __future__ import annotations

import sqlite3

from backends.stores.sqlite.graph import predicates_in_use, types_in_use
from backends.stores.sqlite.writing import read_number
from schemas.statistics import StoreStats

_TABLES = ("document", "chunk", "entity", "triple", "statement", "mention", "vector")


def read_stats(db: sqlite3.Connection) -> StoreStats:
    """Counts by table, and of entities and triples by type and predicate."""
    documents, chunks, entities, triples, evidence, mentions, vectors = (
        int(db.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]) for table in _TABLES
    )
    return StoreStats(
        documents,
        chunks,
        entities,
        triples,
        evidence,
        mentions,
        vectors,
        read_number(db, "graph_version"),
        types_in_use(db),
        predicates_in_use(db),
    )
