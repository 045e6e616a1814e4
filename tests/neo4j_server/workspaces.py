"""Workspaces for tests: a few names used again and again, so that their indexes are made once."""

from __future__ import annotations

from pathlib import Path

import neo4j

from backends.stores.neo4j import Neo4jStore
from schemas.settings import Neo4jSettings

_LABELS = ("Document", "Chunk", "Entity", "Evidence", "Name", "Value", "Predicate")


def empty(server: Neo4jSettings, workspace: str) -> None:
    """Delete everything of a workspace but its indexes."""
    password = server.password.get_secret_value()
    with neo4j.GraphDatabase.driver(
        server.uri, auth=(server.user, password), notifications_min_severity="OFF"
    ) as driver:
        for label in _LABELS:
            driver.execute_query(
                f"MATCH (n:{label}) WHERE n.gid STARTS WITH $prefix DETACH DELETE n", prefix=f"{workspace}/"
            )
        driver.execute_query(
            "MATCH (n:GuanxiWorkspace|GuanxiWrite {gid: $workspace}) DELETE n", workspace=workspace
        )


class Workspaces:
    """Opens a store for a path: one workspace for each last part of paths, empty when the path is a new one."""

    def __init__(self, server: Neo4jSettings) -> None:
        self.server = server
        self._places: dict[str, Path] = {}

    def open(self, place: Path) -> Neo4jStore:
        """The store of this path, made where it is not there yet."""
        workspace = f"test_{place.name}"
        if self._places.get(workspace) != place:
            self._places[workspace] = place
            empty(self.server, workspace)
        return Neo4jStore.open(self.server, workspace, create=True)
