"""The sample encyclopedia in a SQLite store, and its copy in Neo4j."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from backends.stores import open_store
from builder.report import BuildRequest
from builder.wiring import build_pipeline
from schemas.settings import BudgetSettings, Neo4jSettings, Settings
from service.copying import copy_store
from service.workspace import Workspace, wire
from tests.neo4j_server.workspaces import empty

DATA = Path(__file__).parents[2] / "data"
WORKSPACE = "test_sample"


@dataclass
class Both:
    """The two stores, what answers questions over them, and how to log in."""

    sqlite: Workspace
    neo4j: Workspace
    server: Neo4jSettings


def both_stores(server: Neo4jSettings, folder: Path) -> Iterator[Both]:
    """Built in a file and copied; closed in the end."""
    settings = Settings(budget=BudgetSettings(seconds=600))  # no answer may depend on how busy the machine is
    embedded = open_store(folder / "sample.db", create=True)
    build_pipeline(settings).build(embedded, BuildRequest([DATA / "encyclopedia"]))
    empty(server, WORKSPACE)
    served = open_store(f"neo4j:///{WORKSPACE}", create=True, server=server)
    copy_store(embedded, served)
    both = Both(wire(embedded, settings), wire(served, settings), server)
    yield both
    for workspace in (both.sqlite, both.neo4j):
        workspace.store.close()
