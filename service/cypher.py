"""A person's own Cypher, on the server that an address names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from backends.stores.address import parse_address, server_uri
from schemas.errors import InputError, SettingsError
from schemas.settings import load_neo4j_settings

if TYPE_CHECKING:
    from backends.stores.cypher import CypherResult


def run_cypher(address: str, text: str, *, rows: int = 100, seconds: float = 10.0) -> CypherResult:
    """Run a query that only reads; `$workspace` in it is the workspace that the address names, `$prefix` what its keys
    begin with.

    At most `rows` are read, and the server works for at most `seconds`.

    InputError for the address of a file, SettingsError without a driver, CypherError and StoreError
    as `CypherReader.run`.
    """
    place = parse_address(address)
    if isinstance(place, Path):
        raise InputError(
            f"{address} is a file; Cypher is asked of a Neo4j server.",
            hint="Copy it there with: guanxi store copy SOURCE neo4j://HOST:7687/WORKSPACE",
        )
    try:
        from backends.stores.cypher import CypherReader, Limits
    except ModuleNotFoundError as error:
        if error.name != "neo4j":
            raise
        raise SettingsError(
            "the Neo4j driver is not installed.", hint="Install it with: pip install 'guanxi[neo4j]'"
        ) from error
    server = load_neo4j_settings()
    with CypherReader.open(server_uri(place, server.uri), server) as reader:
        return reader.run(
            text,
            limits=Limits(rows, seconds),
            parameters={"workspace": place.workspace, "prefix": f"{place.workspace}/"},
        )
