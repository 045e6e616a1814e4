"""A file that remembers, and is given up where it cannot be used."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from backends.shared_file import SharedFile

SET_UP = ("CREATE TABLE IF NOT EXISTS word (key BLOB NOT NULL UNIQUE, value BLOB NOT NULL)",)
INSERT = "INSERT OR REPLACE INTO word (key, value) VALUES (?, ?)"
SELECT = "SELECT value FROM word WHERE key = ?"


def shared(path: Path) -> SharedFile:
    return SharedFile(path, named="words", patience=1.0, set_up=SET_UP)


def test_what_one_wrote_another_reads(tmp_path: Path) -> None:
    one, other = shared(tmp_path / "below" / "w.db"), shared(tmp_path / "below" / "w.db")
    one.write(INSERT, {b"a": b"1", b"b": b"2"})
    assert other.read(SELECT, [b"a", b"c", b"b"]) == {b"a": b"1", b"b": b"2"}
    one.close()
    other.close()


def test_statements_after_a_write_are_of_the_same_transaction(tmp_path: Path) -> None:
    file = shared(tmp_path / "w.db")
    file.write(INSERT, {b"a": b"1", b"b": b"2"}, then=[("DELETE FROM word WHERE rowid <= ?", 1)])
    assert file.read(SELECT, [b"a", b"b"]) == {b"b": b"2"}
    file.write(INSERT, {b"c": b"3"}, then=[("DELETE FROM nowhere WHERE rowid <= ?", 1)])  # fails as a whole
    file.close()
    again = shared(tmp_path / "w.db")
    assert again.read(SELECT, [b"b", b"c"]) == {b"b": b"2"}
    again.close()


def test_a_file_that_cannot_be_used_is_given_up_and_that_is_said_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "w.db").write_text("no database at all, by no means")
    file = shared(tmp_path / "w.db")
    with caplog.at_level(logging.WARNING):
        file.write(INSERT, {b"a": b"1"})
        assert file.read(SELECT, [b"a"]) == {}
    assert [record.message for record in caplog.records] == [
        "the cache of words is not used: file is not a database"
    ]
