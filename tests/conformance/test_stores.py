"""The store suite, run on every implementation of GraphStore."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import backends.stores
from backends.stores.neo4j import Neo4jStore
from backends.stores.sqlite import SqliteStore
from schemas.protocols import GraphStore
from schemas.settings import Neo4jSettings
from tests.conformance.store_suite import StoreSuite
from tests.conformance.store_writing import change_sequences
from tests.neo4j_server.examples import examples
from tests.neo4j_server.workspaces import Workspaces


class TestSqliteStore(StoreSuite):
    def open(self, place: Path) -> GraphStore:
        return SqliteStore.open(place.with_suffix(".db"), create=True)


@pytest.mark.neo4j
class TestNeo4jStore(StoreSuite):
    @pytest.fixture(autouse=True, scope="class")
    @classmethod
    def workspaces(cls, neo4j_server: Neo4jSettings) -> None:
        cls._workspaces = Workspaces(neo4j_server)

    def open(self, place: Path) -> GraphStore:
        return self._workspaces.open(place)

    @settings(max_examples=examples(4, thorough=30), deadline=None, suppress_health_check=list(HealthCheck))
    @given(change_sequences(), st.integers(0, 2**16))
    def test_deleting_is_never_having_indexed(self, tmp_path_factory, changes, seed):
        self.forget(tmp_path_factory.mktemp("forget"), changes, seed)


TESTED = {SqliteStore, Neo4jStore}


def test_every_store_has_its_suite():
    operations = {name for name in vars(GraphStore) if not name.startswith("_")}
    found = set()
    for module in pkgutil.walk_packages(backends.stores.__path__, "backends.stores."):
        for _, one in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if one is not GraphStore and operations <= set(dir(one)):
                found.add(one)
    assert found == TESTED
