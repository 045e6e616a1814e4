"""Stores in workspaces of the run's Neo4j."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from backends.stores.neo4j import Neo4jStore
from schemas.settings import Neo4jSettings
from tests.conformance.corpus import EMBEDDER
from tests.neo4j_server.workspaces import Workspaces, own

WORKSPACE = own("store")


@pytest.fixture(scope="session")
def workspaces(neo4j_server: Neo4jSettings) -> Workspaces:
    return Workspaces(neo4j_server)


@pytest.fixture
def store(workspaces: Workspaces, tmp_path: Path) -> Iterator[Neo4jStore]:
    """An empty one, in the workspace WORKSPACE."""
    opened = workspaces.open(tmp_path / "store")
    opened.set_embedder(EMBEDDER)
    yield opened
    opened.close()
