"""Several writers and readers of one workspace: whole batches, no half ones, nothing twice."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import neo4j
import pytest
from neo4j.exceptions import IncompleteCommit, TransientError

from backends.stores.exchange import canonical_export
from backends.stores.neo4j import Neo4jStore, sessions
from backends.stores.sqlite import SqliteStore
from schemas.errors import GuanxiError, StoreBusyError, StoreError
from schemas.graph import GraphBatch
from schemas.settings import Neo4jSettings
from tests.backends.stores.neo4j.conftest import WORKSPACE
from tests.backends.stores.neo4j.test_alike import corpus
from tests.backends.stores.writer import revision
from tests.conformance.corpus import EMBEDDER

pytestmark = pytest.mark.neo4j


@pytest.fixture
def second(neo4j_server: Neo4jSettings, store: Neo4jStore) -> Iterator[Neo4jStore]:
    """Another client of the same workspace."""
    opened = Neo4jStore.open(neo4j_server, WORKSPACE)
    yield opened
    opened.close()


def expected(path: Path, batches: list[GraphBatch]) -> list[str]:
    store = SqliteStore.open(path, create=True)
    store.set_embedder(EMBEDDER)
    for batch in batches:
        store.upsert(batch)
    lines = list(canonical_export(store))
    store.close()
    return lines


def texts(store: Neo4jStore) -> set[str]:
    return {document.text.split()[-1] for document in store.get_documents(["p", "q", "r"]) if document}


def test_two_builders_at_once_neither_duplicate_nor_deadlock(
    store: Neo4jStore, second: Neo4jStore, tmp_path: Path
):
    batches = corpus(7, 12)
    failures: list[GuanxiError] = []

    def build(builder: Neo4jStore, wanted: list[GraphBatch]) -> None:
        try:
            for batch in wanted:
                builder.upsert(batch)
        except GuanxiError as error:
            failures.append(error)

    threads = [
        threading.Thread(target=build, args=(store, batches)),
        threading.Thread(target=build, args=(second, batches[::-1])),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert list(canonical_export(store)) == expected(tmp_path / "one.db", batches)
    assert store.check() == []


def test_a_reader_never_sees_half_a_write(store: Neo4jStore, second: Neo4jStore):
    store.upsert(revision(1))
    seen: list[set[str]] = []
    done = threading.Event()

    def read() -> None:
        while not done.is_set():
            seen.append(texts(second))

    reader = threading.Thread(target=read)
    reader.start()
    for number in range(2, 12):
        store.upsert(revision(number))
    done.set()
    reader.join()
    assert all(len(one) == 1 for one in seen)
    assert len(set.union(*seen)) > 1


def test_a_builder_that_dies_before_its_commit_leaves_nothing_of_it(
    store: Neo4jStore, neo4j_server: Neo4jSettings
):
    login = {
        "GUANXI_NEO4J_URI": neo4j_server.uri,
        "GUANXI_NEO4J_USER": neo4j_server.user,
        "GUANXI_NEO4J_PASSWORD": neo4j_server.password.get_secret_value(),
    }
    command = [sys.executable, "-m", "tests.backends.stores.neo4j.writer", WORKSPACE, "2"]
    died = subprocess.run(command, env=os.environ | login, check=False)
    assert died.returncode == 9
    assert texts(store) == {"2."}
    assert store.check() == []
    assert store.upsert(revision(3)).changed == 3
    assert texts(store) == {"3."}


def test_a_writer_that_died_after_its_announcement_delays_readers_once(
    store: Neo4jStore, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sessions, "TORN_SECONDS", 0.3)
    store.upsert(revision(1))
    store._sessions.announce(99)
    assert texts(store) == {"1."}
    started = time.monotonic()
    for _ in range(3):
        assert texts(store) == {"1."}
    assert time.monotonic() - started < 60 * 0.3
    assert store._sessions._abandoned == (store.graph_version(), 99)


def test_a_read_in_whose_midst_a_write_came_is_done_again(store: Neo4jStore, second: Neo4jStore):
    store.upsert(revision(1))
    numbers = iter((2, 3))

    def read(transaction: sessions.Transaction) -> int:
        number = next(numbers, None)
        if number is not None:
            second.upsert(revision(number))
        return number or 0

    assert store._sessions.read(read) == 0


def test_a_transient_error_is_tried_again(store: Neo4jStore, monkeypatch: pytest.MonkeyPatch):
    errors = iter([TransientError("once")])
    announce = store._sessions.announce

    def fail_once(version: int) -> None:
        for error in errors:
            raise error
        announce(version)

    monkeypatch.setattr(store._sessions, "announce", fail_once)
    assert store.upsert(revision(1)).added == 4
    assert store.check() == []


@pytest.mark.parametrize("committed", [True, False])
def test_a_connection_that_breaks_in_the_commit_is_settled(
    store: Neo4jStore, monkeypatch: pytest.MonkeyPatch, committed: bool
):
    execute = neo4j.Session.execute_write
    breaks = iter([IncompleteCommit("gone")])

    def breaking(session, work, *more):
        for error in breaks:
            if committed:
                execute(session, work, *more)
            raise error
        return execute(session, work, *more)

    store.upsert(revision(1))
    monkeypatch.setattr(neo4j.Session, "execute_write", breaking)
    result = store.upsert(revision(2))
    assert (result.changed, result.added) == (3, 1)
    assert texts(store) == {"2."}
    assert store.check() == []


def test_a_write_that_waits_too_long_says_that_the_store_is_busy(
    store: Neo4jStore, neo4j_server: Neo4jSettings
):
    hasty = Neo4jStore.open(neo4j_server, WORKSPACE, write_seconds=0.5, retry_seconds=1)
    waiting: list[BaseException] = []

    def hold(transaction: sessions.Transaction) -> None:
        with pytest.raises(StoreBusyError, match="busy") as caught:
            hasty.upsert(revision(1))
        waiting.append(caught.value)

    store._sessions.write(hold)
    hasty.close()
    assert len(waiting) == 1


def test_a_store_for_reading_cannot_be_written(store: Neo4jStore, neo4j_server: Neo4jSettings):
    store.upsert(revision(1))
    reader = Neo4jStore.open(neo4j_server, WORKSPACE, read_only=True)
    with pytest.raises(StoreError, match="reading only"):
        reader.delete_documents(["p"])
    with pytest.raises(StoreError, match="reading only"):
        reader.upsert(revision(2))
    assert reader.stats().documents == 4
    reader.close()
    with pytest.raises(StoreError, match="closed"):
        reader.stats()


def test_reads_cannot_write(store: Neo4jStore):
    with pytest.raises(StoreError, match="AccessMode"):
        store._sessions.read_bare(lambda transaction: transaction.rows("CREATE (n:Document) RETURN n"))
