"""Opening files: what is missing, damaged, foreign, older or newer is named."""

from __future__ import annotations

import os
import sqlite3
import threading
from pathlib import Path

import pytest

from backends.stores import open_store
from backends.stores.exchange import canonical_export
from backends.stores.sqlite import SqliteStore
from backends.stores.sqlite.migrations import migrate
from backends.stores.sqlite.schema import SCHEMA_VERSION, schema_version
from schemas.errors import StoreError, StoreMismatchError, StoreNotFoundError
from tests.backends.stores.writer import revision
from tests.conformance.corpus import EMBEDDER, code


@pytest.fixture
def path(tmp_path: Path) -> Path:
    store = SqliteStore.open(tmp_path / "s.db", create=True)
    store.set_embedder(EMBEDDER)
    store.upsert(revision(1))
    store.close()
    return tmp_path / "s.db"


def execute(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_missing_store_is_named_with_the_command_that_builds_one(tmp_path: Path):
    with pytest.raises(StoreNotFoundError) as caught:
        open_store("missing.db")
    assert str(caught.value) == (
        "there is no store at missing.db. Build one with: guanxi build PAGES --store missing.db"
    )
    with pytest.raises(StoreNotFoundError):
        open_store(tmp_path / "missing.db", create=True, read_only=True)
    assert not (tmp_path / "missing.db").exists()


@pytest.mark.parametrize("content", [b"", b"hello\n" * 100, b"SQLite format 3\x00" + b"\xff" * 4080])
def test_a_file_that_is_no_store_is_refused_and_left_alone(tmp_path: Path, content: bytes):
    (tmp_path / "x.db").write_bytes(content)
    with pytest.raises(StoreError, match=r"x\.db is not a Guanxi store"):
        open_store(tmp_path / "x.db")
    assert (tmp_path / "x.db").read_bytes() == content


def test_a_database_of_another_program_is_refused(tmp_path: Path):
    execute(tmp_path / "x.db", "CREATE TABLE document (id)")
    for create in (False, True):
        with pytest.raises(StoreError, match="not a Guanxi store"):
            open_store(tmp_path / "x.db", create=create)


def test_a_folder_is_no_store(tmp_path: Path):
    with pytest.raises(StoreError, match="directory"):
        open_store(tmp_path)
    with pytest.raises(StoreError, match="no folder"):
        open_store(tmp_path / "no" / "s.db", create=True)


def test_a_damaged_file_is_named(path: Path):
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xaa" * (len(content) - 4096)
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"s\.db"):
        open_store(path).stats()


def test_a_store_for_reading_cannot_be_written(path: Path):
    store = SqliteStore.open(path, read_only=True)
    with pytest.raises(StoreError, match="reading only"):
        store.delete_documents(["p"])
    assert store.stats().documents == 4
    store.close()


def test_a_closed_store_says_so(path: Path):
    store = SqliteStore.open(path)
    store.close()
    store.close()
    with pytest.raises(StoreError, match="closed"):
        store.stats()


@pytest.mark.parametrize("what", ["segmenter", "canonical"])
def test_a_store_made_by_other_rules_is_refused(path: Path, what: str):
    execute(path, f"UPDATE meta SET value = 'other/9' WHERE key = '{what}'")
    with pytest.raises(StoreMismatchError, match="other/9"):
        open_store(path)


def test_a_newer_store_is_refused(path: Path):
    execute(path, "PRAGMA user_version = 99")
    with pytest.raises(StoreMismatchError, match="schema 99"):
        open_store(path)


def test_migrations_run_in_order_and_once(path: Path):
    def fourth(db: sqlite3.Connection) -> None:
        db.execute("ALTER TABLE document ADD COLUMN colour TEXT DEFAULT 'none'")

    def fifth(db: sqlite3.Connection) -> None:
        db.execute("UPDATE document SET colour = 'red'")

    connection = sqlite3.connect(path, isolation_level=None)
    for _ in range(2):
        migrate(connection, path, read_only=False, migrations={3: fourth, 4: fifth}, target=5)
    assert schema_version(connection) == 5
    assert connection.execute("SELECT DISTINCT colour FROM document").fetchall() == [("red",)]
    connection.close()


def test_a_store_of_the_first_version_is_read_as_it_is_and_brought_up_when_written(path: Path):
    """Its claims said only who claims what."""
    execute(
        path,
        "CREATE TABLE claim (key TEXT NOT NULL, document INTEGER NOT NULL, PRIMARY KEY (key, document)) WITHOUT ROWID",
        "INSERT INTO claim SELECT key, document FROM page_claim",
        "DROP TABLE page_claim",
        "ALTER TABLE claim RENAME TO page_claim",
        "DROP TABLE token_code",
        "PRAGMA user_version = 1",
    )
    reader = SqliteStore.open(path, read_only=True)
    assert reader.check() == []
    reader.close()
    store = SqliteStore.open(path)
    assert store.check() == []
    store.upsert(revision(2))
    assert store.check() == []
    store.close()
    connection = sqlite3.connect(path)
    assert schema_version(connection) == SCHEMA_VERSION
    connection.close()


@pytest.fixture
def older(path: Path) -> Path:
    """A store of the second version, which had no codes of tokens."""
    execute(path, "DROP TABLE token_code", "PRAGMA user_version = 2")
    return path


def test_a_store_of_the_second_version_is_read_without_codes(older: Path):
    store = SqliteStore.open(older, read_only=True)
    assert store.get_token_codes(["p#0", "no#0"]) == [None, None]
    (graph,) = store.get_document_graphs(["p"])
    assert (graph.vectors.shape, graph.token_codes) == ((1, 4), None)
    assert [graph.token_codes for graph in store.iterate_documents()] == [None] * 4
    assert store.check() == []
    store.close()
    connection = sqlite3.connect(older)
    assert schema_version(connection) == 2
    connection.close()


def test_a_store_of_the_second_version_gets_a_place_for_codes(older: Path):
    store = SqliteStore.open(older)
    assert store.get_token_codes(["p#0"]) == [None]
    assert store.check() == []
    store.upsert(revision(1))
    (codes,) = store.get_token_codes(["p#0"])
    assert codes.tolist() == code("Page p met Name 1 in 1.").tolist()
    assert store.check() == []
    store.close()
    connection = sqlite3.connect(older)
    assert schema_version(connection) == SCHEMA_VERSION
    connection.close()


def test_a_store_that_is_brought_up_while_it_is_read_gives_its_codes(older: Path):
    reader = SqliteStore.open(older, read_only=True)
    assert reader.get_token_codes(["p#0"]) == [None]
    writer = SqliteStore.open(older)
    writer.upsert(revision(1))
    assert reader.get_token_codes(["p#0"])[0].shape == (7, 2)
    reader.close()
    writer.close()


def test_a_migration_that_fails_leaves_the_store_as_it_was(path: Path):
    def broken(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM document")
        db.execute("SELECT * FROM nowhere")

    connection = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, path, read_only=False, migrations={3: broken}, target=4)
    assert schema_version(connection) == 3
    assert connection.execute("SELECT COUNT(*) FROM document").fetchone() == (4,)
    connection.close()


def test_a_store_without_a_way_up_is_refused(path: Path):
    connection = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(StoreMismatchError, match="cannot bring"):
        migrate(connection, path, read_only=False, migrations={}, target=4)
    with pytest.raises(StoreMismatchError, match="reading only"):
        migrate(connection, path, read_only=True, migrations={}, target=4, readable=4)
    connection.close()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DELETE FROM document WHERE key = 'p'", "chunk 1 belongs to no document"),
        ("DELETE FROM chunk WHERE id = 1", "mention 1 stands in no chunk"),
        ("INSERT INTO vector VALUES (99, x'00')", "vector 99 belongs to no chunk"),
        ("INSERT INTO token_code VALUES (99, 1, x'00')", "codes 99 belong to no chunk"),
        ("UPDATE vector SET value = CAST(substr(value, 5) || x'0000C07F' AS BLOB)", "a vector is not finite"),
        (
            "UPDATE vector SET value = CAST(zeroblob(length(value) - 4) || x'00000041' AS BLOB)",
            "a vector has the length 8, not 1",
        ),
        ("DELETE FROM triple", "statement 1 is evidence of no triple"),
        ("DELETE FROM statement", "has no evidence"),
        ("DELETE FROM local WHERE id = 2", "has a subject or an object that is not there"),
        ("DELETE FROM entity", "stands for no entity"),
        ("DELETE FROM name_text", "missing from the full text of names"),
        ("INSERT INTO chunk_text (rowid, tokens) VALUES (77, 'x')", "full text row 77 belongs to no chunk"),
        ("UPDATE chunk SET text = 'other' WHERE id = 1", "chunk 'p#0' is not the slice"),
        ("UPDATE meta SET value = 9 WHERE key = 'chunks'", "meta says 9 chunks, there are 4"),
        ("UPDATE entity SET mentions = mentions + 1 WHERE id = 1", "the documents make it"),
        ("UPDATE triple SET confidence = 0.1", "the documents make it"),
        ("DELETE FROM entity_name WHERE key = 'shared'", "is found by"),
        ("DELETE FROM page_claim", "page 'p' claims 'page p' in one place only"),
        ("UPDATE page_claim SET entity_type = 'Other'", "page 'p' does not claim 'page p' as is told"),
        ("DELETE FROM alias_vote", "are counted 0 times, not 3"),
    ],
)
def test_check_finds_what_was_damaged(path: Path, damage: str, said: str):
    execute(path, damage)
    store = SqliteStore.open(path)
    assert any(said in line for line in store.check())
    store.close()


def test_connections_of_threads_that_ended_are_closed(path: Path):
    store = SqliteStore.open(path)
    for _ in range(5):
        thread = threading.Thread(target=store.stats)
        thread.start()
        thread.join()
    store.stats()
    assert len(store._connections._opened) <= 2
    store.close()


def test_a_store_on_a_read_only_file_system_is_read_and_nothing_is_written_beside_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    plain = open_store(path, read_only=True)
    stats = plain.stats()
    plain.close()
    mounted = os.statvfs(path)
    flags = mounted.f_flag | os.ST_RDONLY
    monkeypatch.setattr(os, "statvfs", lambda _: os.statvfs_result((*mounted[:8], flags, mounted[9])))
    store = open_store(path, read_only=True)
    assert store.stats() == stats
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    store.close()


def test_what_an_older_segmenter_made_is_made_again_when_written(path: Path):
    store = SqliteStore.open(path)
    whole = list(canonical_export(store))
    found = store.text_search(["page"], 5)
    store.close()
    execute(
        path,
        "INSERT INTO chunk_text (chunk_text, rowid, tokens) SELECT 'delete', id, tokens FROM chunk",
        "UPDATE chunk SET tokens = 'old words', token_count = 2",
        "INSERT INTO chunk_text (rowid, tokens) SELECT id, tokens FROM chunk",
        "UPDATE name_text SET tokens = 'old'",
        "UPDATE meta SET value = 'guanxi-segment/1' WHERE key = 'segmenter'",
    )
    with pytest.raises(StoreMismatchError, match="guanxi build PAGES"):
        SqliteStore.open(path, read_only=True)
    store = SqliteStore.open(path)
    assert list(canonical_export(store)) == whole
    assert store.text_search(["page"], 5) == found
    assert store.check() == []
    store.close()
    SqliteStore.open(path, read_only=True).close()
