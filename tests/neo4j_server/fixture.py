"""The server that tests run against: the one that the environment names, or one started for the run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from pydantic import SecretStr

from schemas.settings import Neo4jSettings, load_neo4j_settings
from tests.neo4j_server.server import Server, ServerUnavailableError
from tests.neo4j_server.shared import Borrower, Lender
from tests.neo4j_server.workspaces import prepare

SKIPPED = "NEO4J TESTS SKIPPED"
_LENDER = pytest.StashKey[Lender]()
_BORROWER = pytest.StashKey[Borrower]()


class SharedServer:
    """The part of pytest that lends one server to all workers (`pytest -n`)."""

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node) -> None:
        """Tell a worker where the run's server is, or is to be."""
        config = node.config
        if _LENDER not in config.stash:
            config.stash[_LENDER] = Lender()
            config.stash[_LENDER].open()
        workers = len(config.option.tx)
        node.workerinput["neo4j"] = [str(config.stash[_LENDER].folder), workers]

    def pytest_unconfigure(self, config: pytest.Config) -> None:
        """The workers are gone by now."""
        if _LENDER in config.stash:
            config.stash[_LENDER].close()


@pytest.fixture(scope="session")
def neo4j_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Neo4jSettings]:
    """How to log in; skipped with one loud line where there is no server and none can be started."""
    if os.environ.get("GUANXI_NEO4J_URI"):
        yield load_neo4j_settings()
        return
    lent = getattr(request.config, "workerinput", {}).get("neo4j")
    try:
        if lent:
            folder, workers = lent
            request.config.stash[_BORROWER] = Borrower(Path(folder), workers)
            yield request.config.stash[_BORROWER].login()
            return
        server = Server(tmp_path_factory.mktemp("neo4j"), brief=True)
        server.start()
    except ServerUnavailableError as error:
        missing(error)
    try:
        prepare(server.uri, server.user, server.password, [""])
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
