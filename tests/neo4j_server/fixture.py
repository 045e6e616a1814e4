"""The server that tests run against: the one that the environment names, or one started for the run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import NoReturn

import pytest
from pydantic import SecretStr

from schemas.settings import Neo4jSettings, load_neo4j_settings
from tests.neo4j_server.server import Server, ServerUnavailableError

SKIPPED = "NEO4J TESTS SKIPPED"


@pytest.fixture(scope="session")
def neo4j_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Neo4jSettings]:
    """How to log in; skipped with one loud line where there is no server and none can be started."""
    if os.environ.get("GUANXI_NEO4J_URI"):
        yield load_neo4j_settings()
        return
    server = Server(tmp_path_factory.mktemp("neo4j"))
    try:
        server.start()
    except ServerUnavailableError as error:
        missing(error)
    try:
        yield settings_of(server)
    finally:
        server.stop()


def missing(error: ServerUnavailableError) -> NoReturn:
    """Skip for want of a server, which `tests/conftest.py` tells loudly; with CI=true a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"no Neo4j to test against: {error}")
    pytest.skip(f"{SKIPPED}: {error}")


def settings_of(server: Server) -> Neo4jSettings:
    """The login of a server that tests started."""
    return Neo4jSettings(uri=server.uri, user=server.user, password=SecretStr(server.password))
