"""Addresses of stores: paths, servers with a workspace, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.stores import open_store
from backends.stores.address import ServerAddress, parse_address, server_uri
from schemas.errors import SettingsError
from schemas.settings import Neo4jSettings, load_neo4j_settings

SECRET = "s3cr3t"


@pytest.mark.parametrize(
    ("address", "uri", "workspace"),
    [
        ("neo4j://db.example:7687/baike", "neo4j://db.example:7687", "baike"),
        ("bolt://127.0.0.1:7687", "bolt://127.0.0.1:7687", "default"),
        ("neo4j+s://db.example/films_2/", "neo4j+s://db.example", "films_2"),
        ("bolt+ssc://[::1]:7687/a", "bolt+ssc://[::1]:7687", "a"),
        ("neo4j:///baike", "", "baike"),
    ],
)
def test_a_server_and_its_workspace_are_read(address: str, uri: str, workspace: str):
    assert parse_address(address) == ServerAddress(uri, workspace)


@pytest.mark.parametrize("address", ["graph.db", "a/b:c.db", "/neo4j/graph.db", "C:\\graph.db"])
def test_anything_without_a_scheme_is_a_path(address: str):
    assert parse_address(address) == Path(address)


@pytest.mark.parametrize(
    "address",
    [
        f"neo4j://me:{SECRET}@db.example:7687/baike",
        f"bolt://{SECRET}@db.example/baike",
        f"neo4j://me:{SECRET}@db.example/baike?x={SECRET}#{SECRET}",
        f"neo4j://db.example/baike?password={SECRET}",
        f"neo4j://db.example:{SECRET}/baike",
    ],
)
def test_credentials_in_an_address_are_refused_and_not_repeated(address: str):
    with pytest.raises(SettingsError) as caught:
        open_store(address)
    assert SECRET not in str(caught.value)


def test_a_refusal_of_credentials_names_the_environment():
    with pytest.raises(SettingsError, match=r"neo4j://db:7687/baike holds a user.*GUANXI_NEO4J_PASSWORD"):
        parse_address("neo4j://me:x@db:7687/baike")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("http://db.example/baike", "http:// is no address of a store"),
        ("neo4j://db.example/a/b", "'a/b' cannot be a workspace"),
        ("neo4j://db.example/" + "w" * 41, "at most 40"),
        ("neo4j://db.example/百科", "'百科' cannot be a workspace"),
        ("neo4j://db.example:99999/a", "port is wrong"),
    ],
)
def test_what_means_nothing_is_refused(address: str, said: str):
    with pytest.raises(SettingsError, match=said):
        parse_address(address)


def test_an_address_without_a_host_takes_the_configured_server():
    assert server_uri(ServerAddress("", "w"), "bolt://db:7688") == "bolt://db:7688"
    assert server_uri(ServerAddress("bolt://own", "w"), "bolt://db:7688") == "bolt://own"


def test_a_configured_server_with_credentials_is_refused_without_repeating_them():
    with pytest.raises(SettingsError, match="GUANXI_NEO4J_PASSWORD") as caught:
        server_uri(ServerAddress("", "w"), f"bolt://me:{SECRET}@db")
    assert SECRET not in str(caught.value)


def test_logins_come_from_the_environment_and_are_not_shown():
    given = {"GUANXI_NEO4J_USER": "reader", "GUANXI_NEO4J_PASSWORD": SECRET, "GUANXI_NEO4J_DATABASE": ""}
    settings = load_neo4j_settings(given)
    assert (settings.user, settings.password.get_secret_value(), settings.database) == ("reader", SECRET, "")
    assert settings.uri == Neo4jSettings().uri
    assert SECRET not in repr(settings)
