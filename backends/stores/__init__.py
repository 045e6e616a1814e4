"""Stores of the graph behind one protocol, and the one function that opens them."""

from __future__ import annotations

from pathlib import Path

from backends.stores.sqlite import SqliteStore
from schemas.errors import SettingsError
from schemas.protocols import GraphStore

__all__ = ["open_store"]

_SERVERS = ("neo4j://", "neo4j+s://", "neo4j+ssc://", "bolt://", "bolt+s://", "bolt+ssc://")


def open_store(address: str | Path, *, create: bool = False, read_only: bool = False) -> GraphStore:
    """The store at a path; `create` makes one where there is none.

    SettingsError for the address of a server, StoreNotFoundError and StoreError as `SqliteStore.open`.
    """
    if str(address).startswith(_SERVERS):
        raise SettingsError(
            f"{address} is a Neo4j server; this release keeps its graph in a file.",
            hint="Neo4j comes with the neo4j extra in a later release; give a path, such as graph.db.",
        )
    return SqliteStore.open(address, create=create, read_only=read_only)
