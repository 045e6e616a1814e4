"""Addresses of servers: what they may hold, and what they never hold."""

from __future__ import annotations

import pytest

from backends.stores.neo4j import parse_address
from schemas.errors import SettingsError


@pytest.mark.parametrize(
    ("address", "uri", "workspace"),
    [
        ("neo4j://127.0.0.1:7687", "neo4j://127.0.0.1:7687", "default"),
        ("bolt://localhost", "bolt://localhost", "default"),
        ("neo4j+s://graphs.example:7687/films", "neo4j+s://graphs.example:7687", "films"),
        ("bolt://[::1]:7687/films_2", "bolt://[::1]:7687", "films_2"),
    ],
)
def test_an_address_names_server_and_workspace(address: str, uri: str, workspace: str):
    found = parse_address(address)
    assert (found.uri, found.workspace) == (uri, workspace)
    assert str(found) == f"{uri}/{workspace}"


def test_the_path_of_an_address_wins_over_the_workspace_given():
    assert parse_address("bolt://h/films", "other").workspace == "films"
    assert parse_address("bolt://h", "other").workspace == "other"


@pytest.mark.parametrize("address", ["neo4j://neo4j:secret@host", "bolt://secret@host:7687/films"])
def test_a_login_in_the_address_is_refused_and_not_repeated(address: str):
    with pytest.raises(SettingsError, match="GUANXI_NEO4J_PASSWORD") as caught:
        parse_address(address)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "address",
    ["http://host", "neo4j://", "host:7687", "bolt://host?x=1", "bolt://host:port", "bolt://host#a"],
)
def test_other_addresses_are_refused(address: str):
    with pytest.raises(SettingsError, match="no address of a Neo4j server"):
        parse_address(address)


@pytest.mark.parametrize("workspace", ["Films", "1st", "a b", "a/b", "x" * 41, "`"])
def test_a_workspace_is_a_plain_word(workspace: str):
    with pytest.raises(SettingsError, match="workspace"):
        parse_address(f"bolt://host/{workspace}")
