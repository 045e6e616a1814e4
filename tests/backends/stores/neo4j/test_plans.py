"""How the server finds what a write asks for: from keys, in a small graph as in a large one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from backends.stores.neo4j import Neo4jStore
from backends.stores.neo4j.sessions import Row, Transaction
from schemas.settings import Neo4jSettings
from tests.backends.stores.neo4j.test_alike import corpus
from tests.neo4j_server.workspaces import driver_of

pytestmark = pytest.mark.neo4j


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, object]]:
    """Each query of a write, with the parameters it had first."""
    found: dict[str, dict[str, object]] = {}
    run = Transaction._rows

    def remember(self: Transaction, query: str, parameters: dict[str, object]) -> list[Row]:
        if self.options:
            found.setdefault(query, {"workspace": "", "prefix": "", **parameters})
        return run(self, query, parameters)

    monkeypatch.setattr(Transaction, "_rows", remember)
    return found


def operators(plan: dict) -> Iterator[str]:
    yield plan["operatorType"].partition("@")[0]
    for child in plan.get("children", ()):
        yield from operators(child)


def test_the_first_plan_of_a_write_begins_at_keys(
    neo4j_server: Neo4jSettings, store: Neo4jStore, asked: dict[str, dict[str, object]]
):
    """A write keeps its first plan for good, so that it must not be one for a graph of a few nodes."""
    first, second = corpus(3, 6), corpus(4, 6)
    for batch in [*first, *second]:
        store.upsert(batch)
    store.delete_documents([page.document.key for batch in first for page in batch.documents])
    assert len(asked) > 30
    with driver_of(neo4j_server) as driver:
        for query, parameters in asked.items():
            plan = driver.execute_query(f"CYPHER 5 replan=force EXPLAIN {query}", parameters).summary.plan
            scans = [name for name in operators(plan) if "Scan" in name]
            assert not scans, query
