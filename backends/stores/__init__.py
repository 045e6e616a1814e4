"""Stores of the graph behind one protocol, and the one function that opens them."""

from __future__ import annotations

from pathlib import Path

from backends.stores.address import ServerAddress, parse_address, server_uri
from backends.stores.sqlite import SqliteStore
from schemas.errors import SettingsError
from schemas.protocols import GraphStore
from schemas.settings import Neo4jSettings, load_neo4j_settings

__all__ = ["open_store"]


def open_store(
    address: str | Path,
    *,
    create: bool = False,
    read_only: bool = False,
    server: Neo4jSettings | None = None,
) -> GraphStore:
    """The store at a path, or in a workspace of a Neo4j server; `create` makes one where there is none.

    `server` is how to log in, by default from the environment. SettingsError for an address that
    cannot be read and for a missing driver; StoreNotFoundError and StoreError as the store raises them.
    """
    place = parse_address(address)
    if isinstance(place, Path):
        return SqliteStore.open(place, create=create, read_only=read_only)
    return _open_server(place, server or load_neo4j_settings(), create=create, read_only=read_only)


def _open_server(place: ServerAddress, server: Neo4jSettings, *, create: bool, read_only: bool) -> GraphStore:
    try:
        from backends.stores.neo4j import Neo4jStore
    except ModuleNotFoundError as error:
        if error.name != "neo4j":
            raise
        raise SettingsError(
            "the Neo4j driver is not installed.", hint="Install it with: pip install 'guanxi[neo4j]'"
        ) from error
    chosen = server.model_copy(update={"uri": server_uri(place, server.uri)})
    return Neo4jStore.open(chosen, place.workspace, create=create, read_only=read_only)
