"""The store suite, run on every implementation of GraphStore."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from pathlib import Path

import backends.stores
from backends.stores.sqlite import SqliteStore
from schemas.protocols import GraphStore
from tests.conformance.store_suite import StoreSuite


class TestSqliteStore(StoreSuite):
    def open(self, place: Path) -> GraphStore:
        return SqliteStore.open(place.with_suffix(".db"), create=True)


TESTED = {SqliteStore}


def test_every_store_has_its_suite():
    operations = {name for name in vars(GraphStore) if not name.startswith("_")}
    found = set()
    for module in pkgutil.walk_packages(backends.stores.__path__, "backends.stores."):
        for _, one in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if one is not GraphStore and operations <= set(dir(one)):
                found.add(one)
    assert found == TESTED
