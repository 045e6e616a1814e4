"""Bringing a store's file to the tables that this version reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from backends.segmenter import SEGMENTER
from backends.stores.canonical import CANONICAL
from backends.stores.rules import is_to_be_segmented_again
from backends.stores.sqlite.resegmenting import segment_again
from backends.stores.sqlite.rows import PAGE_COLUMNS, claim_rows, page_from
from backends.stores.sqlite.schema import (
    APPLICATION_ID,
    CLAIMS,
    CODES,
    DERIVED,
    READABLE_FROM,
    SAID,
    SCHEMA_VERSION,
    schema_version,
)
from schemas.errors import StoreMismatchError

Migration = Callable[[sqlite3.Connection], None]


def _claims_in_groups(connection: sqlite3.Connection) -> None:
    """Each claim says what its page is and is about, so that those on one name need not be read one by one."""
    connection.execute("DROP TABLE page_claim")
    _run(connection, CLAIMS)
    rows = connection.execute(f"SELECT document, entity, {PAGE_COLUMNS} FROM page")
    for document, entity, *columns in rows:
        members = connection.execute(f"SELECT {PAGE_COLUMNS} FROM page WHERE entity = ?", (entity,))
        about = [page_from(*member) for member in members]
        connection.executemany(
            "INSERT INTO page_claim VALUES (?, ?, ?, ?, ?, ?, ?)",
            claim_rows(page_from(*columns), document, about),
        )


def _codes_of_tokens(connection: sqlite3.Connection) -> None:
    """A place for the codes of tokens, which a store has once its chunks are embedded again."""
    _run(connection, CODES)


MIGRATIONS: Mapping[int, Migration] = MappingProxyType({1: _claims_in_groups, 2: _codes_of_tokens})
"""From a schema version to the next; each runs in one transaction with the bump of the version."""


def create_tables(connection: sqlite3.Connection) -> None:
    """Make an empty store, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if schema_version(connection) == 0:
            _run(connection, SAID)
            _run(connection, DERIVED)
            for key, value in _FIRST_META.items():
                connection.execute("INSERT INTO meta (key, value) VALUES (?, ?)", (key, value))
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID:d}")
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION:d}")
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


_FIRST_META = MappingProxyType(
    {
        "segmenter": SEGMENTER,
        "canonical": CANONICAL,
        "graph_version": "0",
        "vector_version": "0",
        "chunks": "0",
        "tokens": "0",
    }
)


def migrate(
    connection: sqlite3.Connection,
    path: Path,
    *,
    read_only: bool,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    target: int = SCHEMA_VERSION,
    readable: int = READABLE_FROM,
) -> None:
    """Run the migrations that the file needs; StoreMismatchError if it cannot be brought to `target`.

    A file opened for reading only stays as it is, from version `readable` on.
    """
    version = schema_version(connection)
    if version > target:
        raise StoreMismatchError(
            f"{path} has schema {version}; this version of guanxi reads up to {target}.",
            hint="Use a newer guanxi.",
        )
    if read_only and readable <= version <= target:
        return
    if version < target and read_only:
        raise StoreMismatchError(
            f"{path} has schema {version}, not {target}, and was opened for reading only.",
            hint=f"Bring it up to date by writing: guanxi build PAGES --store {path}",
        )
    for step in range(version, target):
        _step(connection, path, step, migrations)


def _step(
    connection: sqlite3.Connection, path: Path, version: int, migrations: Mapping[int, Migration]
) -> None:
    if version not in migrations:
        raise StoreMismatchError(
            f"{path} has schema {version}, which this guanxi cannot bring up to date.",
            hint="Build it again from its pages.",
        )
    connection.execute("BEGIN IMMEDIATE")
    try:
        if schema_version(connection) == version:
            migrations[version](connection)
            connection.execute(f"PRAGMA user_version = {version + 1:d}")
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


def require_same_rules(connection: sqlite3.Connection, path: Path, *, read_only: bool) -> None:
    """StoreMismatchError if another segmenter or other rules of who is who made what is stored.

    What an older segmenter made is made again, if the store may be written.
    """
    stored = dict(connection.execute("SELECT key, value FROM meta WHERE key IN ('segmenter', 'canonical')"))
    again = is_to_be_segmented_again(
        str(path),
        stored.get("segmenter", SEGMENTER),
        stored.get("canonical", CANONICAL),
        read_only=read_only,
        rebuild="Build it again from its pages.",
    )
    if again:
        segment_again(connection)


def _run(connection: sqlite3.Connection, script: str) -> None:
    """`executescript` would commit first, so the statements run one by one."""
    for statement in script.split(";"):
        if statement.strip():
            connection.execute(statement)
