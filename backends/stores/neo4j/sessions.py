"""Transactions on one workspace of a Neo4j: reads that are never torn, one writer at a time, errors by name."""

from __future__ import annotations

import time
import uuid
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Generic, TypeVar

import neo4j
from neo4j.exceptions import (
    AuthError,
    ClientError,
    ConfigurationError,
    DriverError,
    IncompleteCommit,
    Neo4jError,
    ServiceUnavailable,
    SessionExpired,
    TransientError,
)

from backends.stores.address import ServerAddress
from backends.stores.neo4j.names import Keys
from schemas.errors import StoreBusyError, StoreError

T = TypeVar("T")

WRITE_SECONDS = 600.0
"""How long a write may take, waiting for other writers included."""

RETRY_SECONDS = 30.0
"""How long the driver tries again after transient errors and lost connections."""

TORN_SECONDS = 2.0
"""How long a reader waits for an announced commit before it takes the writer for dead."""

AHEAD = 4
"""How many queries of a write may wait for the server while the next is prepared."""

_PLANNED_ONCE = "CYPHER 5 replan=skip "
"""Before a query of a write. All of them begin at keys, so that the first plan stays the best one, while a graph that
grows would have them planned again every ten seconds, which costs a bulk load a seventh of the server's time."""

_LOCK = "MATCH (w:GuanxiWorkspace {gid: $workspace}) SET w.writer = $writer RETURN w"
_WRITER = "MATCH (w:GuanxiWorkspace {gid: $workspace}) RETURN w.writer"
_ANNOUNCE = "MATCH (i:GuanxiWrite {gid: $workspace}) SET i.version = $version"
_DONE = "MATCH (i:GuanxiWrite {gid: $workspace}) SET i.done = $version"
_TAKE_BACK = "MATCH (i:GuanxiWrite {gid: $workspace}) SET i.version = i.done"
_STAMP = "MATCH (i:GuanxiWrite {gid: $workspace}) RETURN i.done, i.version"
PATIENCE_SECONDS = 60.0
"""How long a read is done again that meets half-applied rows, before its error is taken for a real one."""

_TOOK_TOO_LONG = ("TransactionTimedOut", "LockClientStopped", "TransactionTerminated")
_LOST = (IncompleteCommit, ServiceUnavailable, SessionExpired)

Row = list[Any]
Stamp = tuple[int, int]  # versions that writers said are committed, and are about to be


@dataclass(slots=True)
class Transaction:
    """One transaction of a workspace; every query gets `$workspace` and `$prefix`."""

    raw: neo4j.ManagedTransaction
    keys: Keys
    properties: dict[str, Any] = field(default_factory=dict)  # of the workspace's node, in a write
    announces: int | None = None  # the version that this write makes
    options: str = ""  # what each query begins with
    _worker: ThreadPoolExecutor | None = None
    _sent: deque[Future[list[Row]]] = field(default_factory=deque)

    def rows(self, query: str, /, **parameters: object) -> list[Row]:
        """All rows of the answer, as lists of values."""
        self._catch_up()
        return self._rows(query, parameters)

    def collected(self, query: str, /, **parameters: object) -> list[Row]:
        """The list that is the query's only value: a record costs the driver far more than an element."""
        found: list[Row] = self.rows(query, **parameters)[0][0]
        return found

    def _rows(self, query: str, parameters: dict[str, object]) -> list[Row]:
        given = {"workspace": self.keys.workspace, "prefix": self.keys.prefix, **parameters}
        return self.raw.run(self.options + query, given).values()

    def stream(self, query: str, /, **parameters: object) -> Iterator[Row]:
        """The rows one by one; read to the end inside the transaction."""
        self._catch_up()
        given = {"workspace": self.keys.workspace, "prefix": self.keys.prefix, **parameters}
        return (record.values() for record in self.raw.run(query, given))

    def run(self, query: str, /, **parameters: object) -> None:
        """For its effect; inside `ahead` it may not be done yet when this returns."""
        if self._worker is None:
            self._rows(query, parameters)
            return
        self._sent.append(self._worker.submit(self._rows, query, parameters))
        while len(self._sent) > AHEAD:
            self._sent.popleft().result()

    @contextmanager
    def ahead(self) -> Iterator[None]:
        """Inside, the server works on what `run` was given while the caller prepares what comes next.

        The queries go one after the other, as they were given; the first error is raised.
        """
        with ThreadPoolExecutor(max_workers=1) as worker:
            self._worker = worker
            try:
                yield
                self._catch_up()
            finally:
                self._worker = None
                self._sent.clear()

    def _catch_up(self) -> None:
        while self._sent:
            self._sent.popleft().result()


class _TornReadError(Exception):
    """A read met rows that a commit was just changing."""


class Sessions:
    """Runs reads and writes of one workspace; safe to share between threads."""

    def __init__(
        self,
        driver: neo4j.Driver,
        address: ServerAddress,
        database: str,
        *,
        read_only: bool,
        write_seconds: float = WRITE_SECONDS,
    ) -> None:
        self.address = address
        self.name = shown(address)
        self.keys = Keys(address.workspace)
        self.read_only = read_only
        self._driver = driver
        self._database = database or None
        self._write_seconds = write_seconds
        self._bookmarks = neo4j.GraphDatabase.bookmark_manager()
        self._lock = Lock()
        self._abandoned: Stamp | None = None  # an announcement whose writer is taken for dead
        self._closed = False

    def _session(self, access: str) -> neo4j.Session:
        if self._closed:
            raise StoreError(f"the store at {self.name} is closed.")
        return self._driver.session(
            database=self._database,
            default_access_mode=access,
            bookmark_manager=self._bookmarks,
            fetch_size=10_000,
        )

    # reading

    def read(self, work: Callable[[Transaction], T]) -> T:
        """What `work` reads, all of it from one version of the graph.

        Neo4j shows a transaction's changes while they are being applied, so a read in whose midst a
        writer committed is done again. `work` may run several times.
        """
        since: tuple[Stamp, float] | None = None
        started = time.monotonic()
        while True:
            try:
                before, result, after = self._read_once(work)
            except _TornReadError as error:
                if error.__cause__ is not None and time.monotonic() - started > PATIENCE_SECONDS:
                    raise error.__cause__ from None
                time.sleep(0.005)
                continue
            if before == after and (before[0] == before[1] or before == self._abandoned):
                return result
            if before == after:
                if since is None or since[0] != before:
                    since = (before, time.monotonic())
                elif time.monotonic() - since[1] > TORN_SECONDS:
                    self._abandoned = before
                    return result
                time.sleep(0.005)

    def _read_once(self, work: Callable[[Transaction], T]) -> tuple[Stamp, T, Stamp]:
        def attempt(raw: neo4j.ManagedTransaction) -> tuple[Stamp, T, Stamp]:
            transaction = Transaction(raw, self.keys)
            before = _stamp(transaction)
            try:
                result = work(transaction)
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                if before == _stamp(transaction) and before[0] == before[1]:
                    raise
                raise _TornReadError from error  # rows of a node that was going had nulls in them
            return before, result, _stamp(transaction)

        with self.errors(), self._session(neo4j.READ_ACCESS) as session:
            return session.execute_read(attempt)

    def read_bare(self, work: Callable[[Transaction], T]) -> T:
        """A read that needs no workspace, or whose parts may be of different versions."""
        with self.errors(), self._session(neo4j.READ_ACCESS) as session:
            return session.execute_read(lambda raw: work(Transaction(raw, self.keys)))

    # writing

    def write(self, work: Callable[[Transaction], T]) -> T:
        """One transaction, alone in its workspace, that appears as a whole or not at all.

        Transient errors and lost connections are tried again, also when the connection broke in the
        very commit: the transaction's mark tells whether it went through. `work` may run several times.
        """
        self.require_writable()
        with self._lock, self.errors():
            while True:
                attempt = _Attempt(self, work)
                with self._session(neo4j.WRITE_ACCESS) as session:
                    try:
                        result = session.execute_write(attempt.run)
                        attempt.finish()
                        return result
                    except IncompleteCommit:
                        if self._went_through(attempt.writer):
                            attempt.finish()
                            return attempt.result()
                    except BaseException:
                        attempt.take_back()
                        raise

    def _went_through(self, writer: str) -> bool:
        with self._session(neo4j.READ_ACCESS) as session:
            found = session.execute_read(
                lambda raw: raw.run(_WRITER, {"workspace": self.keys.workspace}).single()
            )
        return found is not None and found[0] == writer

    @property
    def write_seconds(self) -> float:
        return self._write_seconds

    def announce(self, version: int) -> None:
        """Tell readers that this version is about to be committed."""
        self._mark(_ANNOUNCE, version)

    def finish(self, version: int) -> None:
        """Tell readers that this version is committed and all of it is to be seen."""
        self._mark(_DONE, version)

    def take_back(self) -> None:
        """Tell readers that what was announced will not come."""
        self._mark(_TAKE_BACK, 0)

    def _mark(self, query: str, version: int) -> None:
        with self._session(neo4j.WRITE_ACCESS) as session:
            session.run(query, {"workspace": self.keys.workspace, "version": version}).consume()

    def write_schema(self, statements: Iterable[str]) -> None:
        """Schema commands, in one transaction; each must be idempotent."""
        wanted = list(statements)
        if not wanted:
            return
        self.require_writable()

        def attempt(raw: neo4j.ManagedTransaction) -> None:
            for statement in wanted:
                raw.run(statement).consume()

        with self.errors(), self._session(neo4j.WRITE_ACCESS) as session:
            try:
                session.execute_write(attempt)
            except ClientError as error:
                if "AlreadyExists" not in (error.code or ""):
                    raise
                session.execute_write(attempt)  # another process made it in between

    def write_bare(self, work: Callable[[Transaction], T]) -> T:
        """A write before there is a workspace to lock."""
        self.require_writable()
        with self.errors(), self._session(neo4j.WRITE_ACCESS) as session:
            return session.execute_write(lambda raw: work(Transaction(raw, self.keys)))

    def require_writable(self) -> None:
        """StoreError if the store was opened for reading only."""
        if self.read_only:
            raise StoreError(f"the store at {self.name} was opened for reading only.")

    # errors

    @contextmanager
    def errors(self) -> Iterator[None]:
        """The driver's errors as ours, naming the address."""
        try:
            yield
        except (Neo4jError, DriverError) as error:
            raise store_error(self.address, error) from error

    def close(self) -> None:
        """Idempotent."""
        self._closed = True
        self._driver.close()


class _Attempt(Generic[T]):
    """One write with its mark, which the workspace's node bears once it is committed."""

    def __init__(self, sessions: Sessions, work: Callable[[Transaction], T]) -> None:
        self.writer = uuid.uuid4().hex
        self._sessions = sessions
        self._work = work
        self._done: list[T] = []
        self._announced: int | None = None
        self.run = neo4j.unit_of_work(timeout=sessions.write_seconds)(self._run)

    def _run(self, raw: neo4j.ManagedTransaction) -> T:
        transaction = Transaction(raw, self._sessions.keys, options=_PLANNED_ONCE)
        locked = transaction.rows(_LOCK, writer=self.writer)
        if not locked:
            raise StoreError(f"the workspace {self._sessions.name} is gone.")
        transaction.properties = dict(locked[0][0])
        self._done = [self._work(transaction)]
        if transaction.announces is not None:
            self._announced = transaction.announces
            self._sessions.announce(transaction.announces)
        return self._done[0]

    def result(self) -> T:
        return self._done[0]

    def take_back(self) -> None:
        """After a failure: readers need not wait for what was announced. Best effort, they give up anyway."""
        if self._announced is not None:
            with suppress(Neo4jError, DriverError):
                self._sessions.take_back()

    def finish(self) -> None:
        """After the commit. Best effort too: the batch is written, and readers wait a moment at most."""
        if self._announced is not None:
            with suppress(Neo4jError, DriverError):
                self._sessions.finish(self._announced)


def _stamp(transaction: Transaction) -> Stamp:
    rows = transaction.rows(_STAMP)
    if not rows:
        raise StoreError(f"the workspace {transaction.keys.workspace!r} is gone from the server.")
    version, announced = rows[0]
    return version, announced


def shown(address: ServerAddress) -> str:
    """A store's name: server and workspace, never a login."""
    return f"{address.uri}/{address.workspace}"


def store_error(address: ServerAddress, error: Neo4jError | DriverError) -> StoreError:
    """What a caller is told; the address holds no login, and no query's parameters are repeated."""
    if isinstance(error, AuthError):
        return StoreError(
            f"{address.uri} refused the user name or the password.",
            hint="Set GUANXI_NEO4J_USER and GUANXI_NEO4J_PASSWORD.",
        )
    if isinstance(error, _LOST):
        return StoreError(
            f"{address.uri} cannot be reached, or the connection to it broke.",
            hint="Check that Neo4j runs there, then run the same command again.",
        )
    if isinstance(error, ConfigurationError):
        return StoreError(f"{address.uri} cannot be used: {error}.")
    if isinstance(error, Neo4jError):
        code = error.code or "an error"
        if isinstance(error, TransientError) or any(sign in code for sign in _TOOK_TOO_LONG):
            return StoreBusyError(
                f"{shown(address)} is busy ({code}).",
                hint="Wait until other writers have finished, then try again.",
            )
        return StoreError(f"{shown(address)} cannot be used: {code}: {_first_line(error)}")
    return StoreError(f"{shown(address)} cannot be used: {type(error).__name__}.")


def _first_line(error: Neo4jError) -> str:
    return (error.message or "").splitlines()[0][:300] if error.message else ""
