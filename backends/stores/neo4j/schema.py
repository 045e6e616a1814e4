"""Constraints and indexes: those of a database, and those of a workspace.

Only what is missing is made, and all of it in one transaction: any change of the schema makes the server forget the
plans of all queries.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from backends.stores.neo4j.names import RELATED, Keys, embedding_property, quoted
from backends.stores.neo4j.sessions import Sessions
from schemas.graph import EmbedderInfo

Schema = Mapping[str, str]
"""Statements by the name of the constraint or index that they make."""

_KEYED = (
    "Document",
    "Chunk",
    "Entity",
    "Evidence",
    "Name",
    "Value",
    "Predicate",
    "GuanxiWorkspace",
    "GuanxiWrite",
)
_THERE = "SHOW INDEXES YIELD name RETURN name"
_WAIT = "CALL db.awaitIndexes(600)"

_OF_NODES: Schema = MappingProxyType(
    {
        f"guanxi_{label.lower()}": (
            f"CREATE CONSTRAINT guanxi_{label.lower()} IF NOT EXISTS FOR (n:{label}) REQUIRE n.gid IS UNIQUE"
        )
        for label in _KEYED
    }
)
_OF_RELATIONSHIPS: Schema = MappingProxyType(
    {
        "guanxi_names_by_key": "CREATE INDEX guanxi_names_by_key IF NOT EXISTS FOR ()-[r:NAMES]-() ON (r.key)",
        "guanxi_related": (
            "CREATE INDEX guanxi_related IF NOT EXISTS "
            f"FOR ()-[r:{RELATED}]-() ON (r.predicate_key, r.subject)"
        ),
    }
)


def of_database(fact_types: Iterable[str]) -> dict[str, str]:
    """What all workspaces share: unique keys, of each type of fact too, and the ways to find facts and names."""
    facts = {
        f"guanxi_fact_{type_}": (
            f"CREATE CONSTRAINT {quoted(f'guanxi_fact_{type_}')} IF NOT EXISTS "
            f"FOR ()-[r:{quoted(type_)}]-() REQUIRE r.gid IS UNIQUE"
        )
        for type_ in fact_types
    }
    return {**_OF_NODES, **_OF_RELATIONSHIPS, **facts}


def of_workspace(keys: Keys, embedder: EmbedderInfo | None) -> dict[str, str]:
    """Full text over chunks and names, and vectors if their dimension is known."""
    label = quoted(keys.label)
    texts = {
        name: (
            f"CREATE FULLTEXT INDEX {quoted(name)} IF NOT EXISTS FOR (n:{label}) ON EACH [n.{text}] "
            "OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace', `fulltext.eventually_consistent`: false}}"
        )
        for name, text in ((keys.chunk_index, "tokens"), (keys.name_index, "name_tokens"))
    }
    return texts if embedder is None else {**texts, **of_vectors(keys, embedder.dimension)}


def of_vectors(keys: Keys, dimension: int) -> dict[str, str]:
    """The vector index for embeddings of this dimension."""
    name = keys.vector_index(dimension)
    return {
        name: (
            f"CREATE VECTOR INDEX {quoted(name)} IF NOT EXISTS "
            f"FOR (n:{quoted(keys.label)}) ON (n.{embedding_property(dimension)}) "
            f"OPTIONS {{indexConfig: {{`vector.dimensions`: {dimension:d}, "
            "`vector.similarity_function`: 'cosine', `vector.quantization.enabled`: false}}"
        )
    }


def ensure(sessions: Sessions, wanted: Schema) -> None:
    """Make what is missing of `wanted`, and wait until it can be used."""
    there = {name for (name,) in sessions.read_bare(lambda transaction: transaction.rows(_THERE))}
    missing = [statement for name, statement in wanted.items() if name not in there]
    if missing:
        sessions.write_schema(missing)
        sessions.read_bare(lambda transaction: transaction.run(_WAIT))


def drop_vectors(sessions: Sessions, dimension: int) -> None:
    """Drop the vector index of a dimension that is no longer used."""
    sessions.write_schema([f"DROP INDEX {quoted(sessions.keys.vector_index(dimension))} IF EXISTS"])
