"""Constraints and indexes: those of a database, of a workspace, and of a relationship type at its first use.

Every command is idempotent. A fact's uniqueness constraint is made before its type is first written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from backends.stores.neo4j.names import RELATED, Keys, embedding_property, quoted
from backends.stores.neo4j.sessions import Sessions
from schemas.graph import EmbedderInfo

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
_WAIT = "CALL db.awaitIndexes(600)"

OF_DATABASE = (
    *(
        f"CREATE CONSTRAINT guanxi_{label.lower()} IF NOT EXISTS FOR (n:{label}) REQUIRE n.gid IS UNIQUE"
        for label in _KEYED
    ),
    "CREATE INDEX guanxi_names_by_key IF NOT EXISTS FOR ()-[r:NAMES]-() ON (r.key)",
    f"CREATE INDEX guanxi_related IF NOT EXISTS FOR ()-[r:{RELATED}]-() ON (r.predicate_key, r.subject)",
)


def of_workspace(keys: Keys, embedder: EmbedderInfo | None) -> Iterator[str]:
    """Full text over chunks and names, and vectors if their dimension is known."""
    label = quoted(keys.label)
    for name, text in ((keys.chunk_index, "tokens"), (keys.name_index, "name_tokens")):
        yield (
            f"CREATE FULLTEXT INDEX {quoted(name)} IF NOT EXISTS FOR (n:{label}) ON EACH [n.{text}] "
            "OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace', `fulltext.eventually_consistent`: false}}"
        )
    if embedder is not None:
        yield from of_vectors(keys, embedder.dimension)


def of_vectors(keys: Keys, dimension: int) -> Iterator[str]:
    """The vector index for embeddings of this dimension."""
    yield (
        f"CREATE VECTOR INDEX {quoted(keys.vector_index(dimension))} IF NOT EXISTS "
        f"FOR (n:{quoted(keys.label)}) ON (n.{embedding_property(dimension)}) "
        f"OPTIONS {{indexConfig: {{`vector.dimensions`: {dimension:d}, "
        "`vector.similarity_function`: 'cosine', `vector.quantization.enabled`: false}}"
    )


def without_vectors(keys: Keys, dimension: int) -> Iterator[str]:
    """Drop the vector index of a dimension that is no longer used."""
    yield f"DROP INDEX {quoted(keys.vector_index(dimension))} IF EXISTS"


def of_fact(type_: str) -> str:
    """The uniqueness constraint of one relationship type."""
    name = quoted(f"guanxi_fact_{type_}")
    return f"CREATE CONSTRAINT {name} IF NOT EXISTS FOR ()-[r:{quoted(type_)}]-() REQUIRE r.gid IS UNIQUE"


class FactTypes:
    """Which relationship types are known to have their constraint."""

    def __init__(self) -> None:
        self._known: set[str] = set()

    def ensure(self, sessions: Sessions, types: Iterable[str]) -> None:
        """Make the constraints that are missing; called before the transaction that writes."""
        missing = sorted(set(types) - self._known)
        sessions.write_schema(of_fact(type_) for type_ in missing)
        self._known.update(missing)


def wait(sessions: Sessions) -> None:
    """Until every index is online."""
    sessions.read_bare(lambda transaction: transaction.run(_WAIT))
