"""A connection for queries of people: read access, the plan checked first, rows and seconds bounded."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType
from typing import Self, TypeAlias

import neo4j
from neo4j.exceptions import AuthError, DriverError, Neo4jError
from neo4j.graph import Node, Path, Relationship

from backends.stores.cypher.guard import check_plan, check_text
from schemas.errors import CypherError, StoreError
from schemas.settings import Neo4jSettings

Value: TypeAlias = "str | int | float | bool | list[Value] | dict[str, Value] | None"

_EXPLAIN = "EXPLAIN "
_OFFSET = re.compile(r" \(line \d+, column \d+ \(offset: (\d+)\)\)")
_TIMED_OUT = (
    "Neo.ClientError.Transaction.TransactionTimedOut",
    "Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration",
)


@dataclass(frozen=True, slots=True)
class Limits:
    """How many rows are read and how long the server may work."""

    rows: int = 100
    seconds: float = 10.0


@dataclass(frozen=True, slots=True)
class CypherResult:
    """Rows of plain values; `truncated` when there were more."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]
    truncated: bool
    ms: float


class CypherReader:
    """A connection to a server for queries of people; use it as a context manager."""

    def __init__(self, driver: neo4j.Driver, *, database: str = "") -> None:
        self._driver = driver
        self._database = database or None

    @classmethod
    def open(cls, uri: str, server: Neo4jSettings) -> Self:
        """A reader of the server at `uri`; nothing is sent before the first query."""
        password = server.password.get_secret_value()
        auth = (server.user, password) if password else None
        driver = neo4j.GraphDatabase.driver(uri, auth=auth, notifications_min_severity="OFF")
        return cls(driver, database=server.database)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._driver.close()

    def run(self, text: str, *, limits: Limits, parameters: Mapping[str, str]) -> CypherResult:
        """The rows of a query that only reads.

        CypherError for one that may do more, that is wrong, or that takes longer than the limit;
        StoreError when the server cannot be used.
        """
        check_text(text)
        given = dict(parameters)
        with _named_errors(limits), self._session(limits) as session:
            planned = session.run(_query(_EXPLAIN + text, limits), given).consume()
            check_plan(planned.plan or {}, planned.query_type or "")
            start = perf_counter()
            result = session.run(_query(text, limits), given)
            found = result.fetch(limits.rows + 1)
            columns = tuple(result.keys())
            result.consume()
            ms = (perf_counter() - start) * 1000
        rows = tuple(tuple(plain(value) for value in record.values()) for record in found[: limits.rows])
        return CypherResult(columns, rows, len(found) > limits.rows, ms)

    def _session(self, limits: Limits) -> neo4j.Session:
        return self._driver.session(
            database=self._database,
            default_access_mode=neo4j.READ_ACCESS,
            fetch_size=limits.rows + 1,
        )


def plain(value: object) -> Value:
    """A value of the driver as JSON: nodes as `{labels, properties}`, relationships as `{type, start,
    end, properties}` with the ends' element ids, paths as lists, times as ISO 8601 text."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case Node():
            labels: list[Value] = [*sorted(value.labels)]
            return {"id": value.element_id, "labels": labels, "properties": plain(dict(value))}
        case Relationship():
            start, end = (node.element_id if node is not None else None for node in value.nodes)
            return {"type": value.type, "start": start, "end": end, "properties": plain(dict(value))}
        case Path():
            steps = zip(value.nodes, value.relationships, strict=False)
            parts = [part for step in steps for part in step]
            return [plain(part) for part in (*parts, value.nodes[-1])]
        case Mapping():
            return {str(name): plain(item) for name, item in sorted(value.items())}
        case list() | tuple():
            return [plain(item) for item in value]
        case bytes() | bytearray():
            return value.hex()
    return str(value)


def _query(text: str, limits: Limits) -> neo4j.Query:
    return neo4j.Query(text, timeout=limits.seconds)  # a person's own text, which has been checked


@contextmanager
def _named_errors(limits: Limits) -> Iterator[None]:
    try:
        yield
    except AuthError as error:
        raise StoreError(
            "the Neo4j server refuses the login.",
            hint="Set GUANXI_NEO4J_USER and GUANXI_NEO4J_PASSWORD.",
        ) from error
    except Neo4jError as error:
        if error.code in _TIMED_OUT:
            raise CypherError(
                f"the query took longer than {limits.seconds:g} s.", hint="Ask for less, or --seconds more."
            ) from error
        raise CypherError(f"the server says: {_about_the_text(error.message)}") from error
    except DriverError as error:
        raise StoreError(
            f"the Neo4j server cannot be used: {str(error).splitlines()[0].rstrip(':')}.",
            hint="Is it running, and is the address right?",
        ) from error


def _about_the_text(message: str | None) -> str:
    """The server's first line, with a position in the text that was given."""
    first = (message or "nothing").splitlines()[0]
    return _OFFSET.sub(lambda found: f", at character {max(0, int(found[1]) - len(_EXPLAIN))}", first)
