"""Workspaces for tests: a few names used again and again, so that their indexes are made once."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

import neo4j

from backends.stores.neo4j import Neo4jStore, schema
from backends.stores.neo4j.names import Keys, vocabulary
from schemas.graph import EmbedderInfo
from schemas.ontology import Ontology
from schemas.settings import Neo4jSettings

OWN = dict.fromkeys(("store", "changed", "fresh", "copy", "alike", "any", "hostile", "replaced"), 4) | {
    "nearest": 12
}
"""The last parts of most paths that tests open, and the dimensions of their vectors; every worker has its own."""

SHARED = {"test_films": 4, "test_cli": 64, "test_sample": 384, "test_docs": 384}
"""Workspaces that one test or one group of tests uses."""

_LABELS = ("Document", "Chunk", "Entity", "Evidence", "Name", "Value", "Predicate")
_EVERYTHING = " UNION ALL ".join(
    f"MATCH (n:{label}) WHERE n.gid STARTS WITH $prefix RETURN n" for label in _LABELS
)
_EMPTY = f"CALL () {{ {_EVERYTHING} }} DETACH DELETE n"


def own(name: str, worker: str | None = None) -> str:
    """The workspace of this name, another in each worker of a run."""
    return f"test_{os.environ.get('PYTEST_XDIST_WORKER', '') if worker is None else worker}_{name}"


def prepare(uri: str, user: str, password: str, workers: Iterable[str]) -> None:
    """Make all constraints and indexes at once, because each change of the schema costs all plans of queries."""
    ontology = Ontology.load()
    wanted = schema.of_database(vocabulary(ontology.types, ontology.relations).facts)
    for worker in workers:
        for name, dimension in OWN.items():
            wanted |= _search_indexes(own(name, worker), dimension)
    for workspace, dimension in SHARED.items():
        wanted |= _search_indexes(workspace, dimension)

    def make(transaction: neo4j.ManagedTransaction) -> None:
        for statement in wanted.values():
            transaction.run(statement).consume()

    with (
        neo4j.GraphDatabase.driver(uri, auth=(user, password)) as driver,
        driver.session() as session,
    ):
        session.execute_write(make)


def _search_indexes(workspace: str, dimension: int) -> Mapping[str, str]:
    return schema.of_workspace(Keys(workspace), EmbedderInfo("any", dimension, ""))


def empty(server: Neo4jSettings, workspace: str) -> None:
    """Delete everything of a workspace but its indexes."""
    with driver_of(server) as driver:
        _empty(driver, workspace)


def _empty(driver: neo4j.Driver, workspace: str) -> None:
    driver.execute_query(_EMPTY, prefix=f"{workspace}/")
    driver.execute_query(
        "MATCH (n:GuanxiWorkspace|GuanxiWrite {gid: $workspace}) DELETE n", workspace=workspace
    )


def driver_of(server: Neo4jSettings) -> neo4j.Driver:
    """A connection past the store, without warnings about queries."""
    login = (server.user, server.password.get_secret_value())
    return neo4j.GraphDatabase.driver(server.uri, auth=login, notifications_min_severity="OFF")


class Workspaces:
    """Opens a store for a path: one workspace for each last part of paths, empty when the path is a new one."""

    def __init__(self, server: Neo4jSettings) -> None:
        self.server = server
        self._ontology = Ontology.load()
        self._places: dict[str, Path] = {}

    def open(self, place: Path) -> Neo4jStore:
        """The store of this path, made where it is not there yet."""
        workspace = own(place.name)
        if self._places.get(workspace) != place:
            self._places[workspace] = place
            empty(self.server, workspace)
        return Neo4jStore.open(self.server, workspace, create=True, ontology=self._ontology)
