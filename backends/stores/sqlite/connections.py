"""Connections to one SQLite file: one a thread for reading, one writer at a time, errors by name."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from backends.stores.sqlite.schema import APPLICATION_ID
from schemas.errors import StoreBusyError, StoreError, StoreNotFoundError

BUSY_MS = 5000
"""How long a write waits for another process that is writing."""

_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class Connections:
    """Opens, hands out and closes the connections of one store."""

    def __init__(self, path: Path, *, read_only: bool, busy_ms: int = BUSY_MS) -> None:
        self.path = path
        self.busy_ms = busy_ms
        self.read_only = read_only
        self._local = threading.local()
        self._opened: list[tuple[threading.Thread, sqlite3.Connection]] = []
        self._lock = threading.Lock()
        self._writing = threading.RLock()
        self._closed = False

    def get(self) -> sqlite3.Connection:
        """This thread's connection."""
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None or self._closed:
            connection = self.open()
            self._local.connection = connection
        return connection

    def open(self) -> sqlite3.Connection:
        """A connection of its own, closed with the others."""
        if self._closed:
            raise StoreError(f"the store at {self.path} is closed.")
        with self.errors():
            connection = connect(self.path, read_only=self.read_only, busy_ms=self.busy_ms)
        with self._lock:
            self._close_orphans()
            self._opened.append((threading.current_thread(), connection))
        return connection

    def _close_orphans(self) -> None:
        """Connections of threads that have ended."""
        for thread, connection in self._opened:
            if not thread.is_alive():
                connection.close()
        self._opened = [pair for pair in self._opened if pair[0].is_alive()]

    def release(self, connection: sqlite3.Connection) -> None:
        """Close a connection that `open` gave."""
        with self._lock:
            self._opened = [pair for pair in self._opened if pair[1] is not connection]
        connection.close()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """One unchanging view of the store for several queries."""
        connection = self.get()
        if connection.in_transaction:
            yield connection
            return
        with self.errors():
            connection.execute("BEGIN")
            try:
                yield connection
            finally:
                connection.rollback()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction that appears as a whole or not at all."""
        if self.read_only:
            raise StoreError(f"the store at {self.path} was opened for reading only.")
        with self._writing, self.errors():
            connection = self.get()
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.rollback()
                raise

    @contextmanager
    def errors(self) -> Iterator[None]:
        """SQLite's errors as ours, naming the file."""
        try:
            yield
        except sqlite3.Error as error:
            raise store_error(self.path, error) from error

    def close(self) -> None:
        """Close every connection; idempotent. The last one of all processes takes the log files away."""
        self._closed = True
        with self._lock:
            opened, self._opened = self._opened, []
        for _, connection in opened:
            connection.close()
        if self.read_only:
            _take_away_log(self.path)


def store_error(path: Path, error: sqlite3.Error) -> StoreError:
    """What a caller is told of an SQLite error."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _BUSY:
        return StoreBusyError(
            f"another process is writing to {path}.", hint="Wait until it has finished, then try again."
        )
    if code == sqlite3.SQLITE_NOTADB:
        return StoreError(
            f"{path} is not a Guanxi store.", hint="Give the path of a store, or of a new file."
        )
    if code == sqlite3.SQLITE_CORRUPT:
        return StoreError(f"the store at {path} is damaged: {error}.", hint="Build it again from its pages.")
    return StoreError(f"the store at {path} cannot be used: {error}.")


def connect(path: Path, *, read_only: bool, busy_ms: int = BUSY_MS) -> sqlite3.Connection:
    """A connection in autocommit mode (transactions are opened by hand), usable from any thread."""
    address = _reading(path) if read_only else _address(path, "rwc")
    connection = sqlite3.connect(
        address, uri=True, isolation_level=None, timeout=busy_ms / 1000, check_same_thread=False
    )
    try:
        _prepare(connection, read_only=read_only)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _take_away_log(path: Path) -> None:
    """Remove `-wal` and `-shm`, which connections that only read leave behind.

    SQLite does it when the last connection that may write is closed; while another process has the store
    open, and where nothing may be written, they stay.
    """
    if not Path(f"{path}-wal").exists():
        return
    with suppress(sqlite3.Error), closing(sqlite3.connect(_address(path, "rw"), uri=True, timeout=0)) as last:
        last.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()


def _reading(path: Path) -> str:
    """To read a log, SQLite writes files beside the store. On a file system that is mounted read-only it cannot; a
    store without a log is then read as one that nobody changes (https://sqlite.org/wal.html#readonly).
    """
    address = _address(path, "ro")
    fixed = path.exists() and os.statvfs(path).f_flag & os.ST_RDONLY and not Path(f"{path}-wal").exists()
    return f"{address}&immutable=1" if fixed else address


def _address(path: Path, mode: str) -> str:
    return f"file:{quote(str(path.absolute()))}?mode={mode}"


def _prepare(connection: sqlite3.Connection, *, read_only: bool) -> None:
    connection.execute("PRAGMA cache_size = -65536")
    connection.execute("PRAGMA temp_store = MEMORY")
    if read_only:
        # Mapped pages count as memory: no more than these of a large file.
        connection.execute("PRAGMA mmap_size = 536870912")
    else:  # not mapped: a build's memory would grow with its file
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")


def is_blank(path: Path) -> bool:
    """True where a new store may be made: nothing there, an empty file, or a database without tables."""
    if not path.exists() or (path.is_file() and path.stat().st_size == 0):
        return True
    return path.is_file() and _look_inside(path) == (0, 0)


def require_store(path: Path) -> None:
    """StoreNotFoundError when nothing is there; StoreError when it is no store of ours."""
    if not path.exists():
        raise StoreNotFoundError(
            f"there is no store at {path}.", hint=f"Build one with: guanxi build PAGES --store {path}"
        )
    if path.is_dir():
        raise StoreError(f"{path} is a directory, not a Guanxi store.", hint="Give the path of a file.")
    if path.stat().st_size == 0 or _look_inside(path)[0] != APPLICATION_ID:
        raise _foreign(path)


def _foreign(path: Path) -> StoreError:
    return StoreError(f"{path} is not a Guanxi store.", hint="Give the path of a store, or of a new file.")


def _look_inside(path: Path) -> tuple[int, int]:
    """The application id and the number of tables; the id may still stand in the write-ahead log."""
    try:
        connection = sqlite3.connect(_reading(path), uri=True, timeout=BUSY_MS / 1000)
    except sqlite3.Error as error:
        raise store_error(path, error) from error
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (tables,) = connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        raise store_error(path, error) from error
    finally:
        connection.close()
    return application, tables
