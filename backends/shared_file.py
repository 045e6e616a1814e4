"""A file of what was worked out before, shared by all processes of a machine; nothing depends on it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from threading import Lock

_log = logging.getLogger(__name__)


class SharedFile:
    """Values by key in tables of one SQLite file, for many threads and processes.

    Where the file cannot be opened, read or written, it is given up, and that is logged once: then nothing is known,
    and nothing is kept.
    """

    def __init__(self, path: Path, *, named: str, patience: float, set_up: Sequence[str]) -> None:
        """`path` of the file, made when it is first used by the statements of `set_up`; `named` in the log; `patience`
        are the seconds to wait while another process writes.
        """
        self._path = path
        self._named = named
        self._patience = patience
        self._set_up = tuple(set_up)
        self._connection: sqlite3.Connection | None = None
        self._usable = True
        self._lock = Lock()

    def read(self, select: str, keys: Sequence[bytes]) -> dict[bytes, object]:
        """What `select` finds for each key; keys with nothing are absent."""
        with self._lock:
            try:
                connection = self._open()
                if connection is None:
                    return {}
                rows = [(key, connection.execute(select, (key,)).fetchone()) for key in keys]
            except sqlite3.Error as error:
                self._give_up(error)
                return {}
        return {key: row[0] for key, row in rows if row}

    def write(
        self, insert: str, values: Mapping[bytes, bytes], *, then: Iterable[tuple[str, int]] = ()
    ) -> None:
        """Insert the values, and run the statements of `then` with a number each, in one transaction."""
        with self._lock:
            try:
                connection = self._open()
                if connection is not None:
                    with connection:
                        connection.executemany(insert, list(values.items()))
                        for statement, number in then:
                            connection.execute(statement, (number,))
            except sqlite3.Error as error:
                self._give_up(error)

    def close(self) -> None:
        """Close the file; it is opened again when it is used again."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def _open(self) -> sqlite3.Connection | None:
        if self._connection is None and self._usable:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                self._give_up(error)
                return None
            connection = sqlite3.connect(self._path, timeout=self._patience, check_same_thread=False)
            self._connection = connection
            for statement in self._set_up:
                connection.execute(statement)
        return self._connection

    def _give_up(self, error: Exception) -> None:
        if self._usable:
            _log.warning("the cache of %s is not used: %s", self._named, error)
        self._usable = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None
