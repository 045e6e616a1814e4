"""A sequence kept in a temporary file: a view of the graph that stays one while the graph changes."""

from __future__ import annotations

import pickle
import tempfile
from collections.abc import Callable, Iterable, Iterator
from typing import IO, Any, Generic, TypeVar

from backends.stores.neo4j.sessions import Sessions, Transaction

T = TypeVar("T")


class Spool(Generic[T]):
    """Values written once and read from the start, as often as one likes; the file goes with it."""

    def __init__(self) -> None:
        self._file: IO[bytes] = tempfile.TemporaryFile(prefix="guanxi-")  # noqa: SIM115

    def fill(self, values: Iterable[T]) -> None:
        """Keep these values instead of any others."""
        self._file.seek(0)
        self._file.truncate()
        pickler: Any = pickle.Pickler(self._file, protocol=pickle.HIGHEST_PROTOCOL)
        for value in values:
            pickler.dump(value)
            pickler.clear_memo()

    def __iter__(self) -> Iterator[T]:
        self._file.seek(0)
        while True:
            try:
                value: T = pickle.load(self._file)  # written by `fill`, in a file that has no name
            except EOFError:
                return
            yield value

    def close(self) -> None:
        """Idempotent."""
        self._file.close()


def view(sessions: Sessions, read: Callable[[Transaction], Iterable[T]]) -> Iterator[T]:
    """What `read` gives, all of one version of the graph, however long the caller takes to look at it."""
    spool: Spool[T] = Spool()
    try:
        sessions.read(lambda transaction: spool.fill(read(transaction)))
        yield from spool
    finally:
        spool.close()
