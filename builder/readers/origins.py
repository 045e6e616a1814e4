"""Where each key of a run came from, kept on disk so that a run of a million pages needs no memory for it."""

from __future__ import annotations

import sqlite3
from types import TracebackType

_TABLE = "CREATE TABLE origins (key TEXT PRIMARY KEY, origin TEXT NOT NULL) WITHOUT ROWID"


class Origins:
    """The first origin of every key; use it as a context, its file goes when it is closed."""

    def __init__(self) -> None:
        self._table = sqlite3.connect("", isolation_level=None, check_same_thread=False)

    def __enter__(self) -> Origins:
        self._table.execute(_TABLE)
        self._table.execute("BEGIN")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._table.close()

    def note(self, key: str, origin: str) -> str:
        """Note the key's origin, and give the one it had before; empty for a new key."""
        new = self._table.execute("INSERT OR IGNORE INTO origins VALUES (?, ?)", (key, origin))
        if new.rowcount == 1:
            return ""
        (known,) = self._table.execute("SELECT origin FROM origins WHERE key = ?", (key,)).fetchone()
        return str(known) or key
