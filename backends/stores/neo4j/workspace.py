"""One graph of a server: its node with versions, rules and counters, made at first use."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from backends.segmenter import SEGMENTER
from backends.stores.canonical import CANONICAL
from backends.stores.neo4j import schema
from backends.stores.neo4j.names import Vocabulary, vocabulary
from backends.stores.neo4j.resegmenting import segment_again
from backends.stores.neo4j.sessions import Sessions, Transaction
from backends.stores.rules import is_to_be_segmented_again
from schemas.errors import StoreMismatchError, StoreNotFoundError
from schemas.graph import EmbedderInfo
from schemas.ontology import Ontology

LAYOUT = 1
"""The version of the nodes and relationships that this code reads."""

COUNTERS = ("graph_version", "chunks", "tokens", "entities", "name_tokens")

Migration = Callable[[Transaction], None]

MIGRATIONS: Mapping[int, Migration] = MappingProxyType({})
"""From a layout to the next; each runs in one transaction with the bump of the number."""

_READ = "OPTIONAL MATCH (w:GuanxiWorkspace {gid: $workspace}) RETURN w"
_CREATE = """
MERGE (w:GuanxiWorkspace {gid: $workspace}) ON CREATE SET w += $properties
MERGE (i:GuanxiWrite {gid: $workspace}) ON CREATE SET i.version = 0, i.done = 0
"""
_LAYOUT = "MATCH (w:GuanxiWorkspace {gid: $workspace}) SET w.layout = $layout"


@dataclass(frozen=True, slots=True)
class Workspace:
    """What a store needs to know of its workspace while it is open."""

    vocabulary: Vocabulary
    embedder: EmbedderInfo | None


def open_workspace(sessions: Sessions, ontology: Ontology | None, *, create: bool) -> Workspace:
    """Find or make the workspace and bring it up to date.

    StoreNotFoundError where there is none, StoreMismatchError where another layout or other rules made it.
    """
    found = _find(sessions)
    if found is None:
        if not create or sessions.read_only:
            raise StoreNotFoundError(
                f"there is no graph at {sessions.name}.",
                hint=f"Build one with: guanxi build PAGES --store {sessions.name}",
            )
        _make(sessions, ontology or Ontology.load())
        found = _find(sessions) or {}
    _migrate(sessions, int(found["layout"]))
    again = is_to_be_segmented_again(
        sessions.name,
        found["segmenter"],
        found["canonical"],
        read_only=sessions.read_only,
        rebuild="Build it again from its pages, in another workspace.",
    )
    if again:
        sessions.write(segment_again)
    words = vocabulary(found["types"], found["relations"])
    embedder = read_embedder(found)
    if not sessions.read_only:
        _ensure_schema(sessions, words, embedder)
    return Workspace(words, embedder)


def _find(sessions: Sessions) -> dict[str, Any] | None:
    rows = sessions.read_bare(lambda transaction: transaction.rows(_READ))
    return dict(rows[0][0]) if rows[0][0] is not None else None


def _make(sessions: Sessions, ontology: Ontology) -> None:
    words = vocabulary(ontology.types, ontology.relations)
    _ensure_schema(sessions, words, None)
    properties = {
        "layout": LAYOUT,
        "segmenter": SEGMENTER,
        "canonical": CANONICAL,
        "types": sorted(words.types),
        "relations": sorted(words.relations),
        "embedder": "",
        **dict.fromkeys(COUNTERS, 0),
    }
    sessions.write_bare(lambda transaction: transaction.run(_CREATE, properties=properties))


def _ensure_schema(sessions: Sessions, words: Vocabulary, embedder: EmbedderInfo | None) -> None:
    schema.ensure(
        sessions, {**schema.of_database(words.facts), **schema.of_workspace(sessions.keys, embedder)}
    )


def read_embedder(properties: Mapping[str, Any]) -> EmbedderInfo | None:
    """What made the vectors, from the properties of a workspace's node."""
    return EmbedderInfo(**json.loads(properties["embedder"])) if properties["embedder"] else None


def find_embedder(sessions: Sessions) -> EmbedderInfo | None:
    """What makes the vectors now; another process may have changed it."""
    found = _find(sessions)
    if found is None:
        raise StoreNotFoundError(f"there is no graph at {sessions.name} any more.")
    return read_embedder(found)


def _migrate(
    sessions: Sessions,
    layout: int,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    target: int = LAYOUT,
) -> None:
    if layout > target:
        raise StoreMismatchError(
            f"{sessions.name} has layout {layout}; this version of guanxi reads up to {target}.",
            hint="Use a newer guanxi.",
        )
    if layout < target and sessions.read_only:
        raise StoreMismatchError(
            f"{sessions.name} has layout {layout}, not {target}, and was opened for reading only.",
            hint=f"Bring it up to date with: guanxi store check --store {sessions.name}",
        )
    for step in range(layout, target):
        if step not in migrations:
            raise StoreMismatchError(
                f"{sessions.name} has layout {step}, which this guanxi cannot bring up to date.",
                hint="Build it again from its pages.",
            )
        sessions.write(_step(step, migrations[step]))


def _step(layout: int, migration: Migration) -> Callable[[Transaction], None]:
    def run(transaction: Transaction) -> None:
        if transaction.properties["layout"] == layout:
            migration(transaction)
            transaction.run(_LAYOUT, layout=layout + 1)

    return run
