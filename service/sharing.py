"""One open workspace that many requests share, opened anew when its store is another."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from backends.stores import open_store
from backends.stores.address import parse_address
from schemas.errors import GuanxiError, InputError, StoreError
from schemas.settings import Settings
from service.workspace import Workspace, kept_at, wire

_COMMAND = re.compile(r"\bguanxi [a-z]+")


@dataclass(slots=True)
class _Held:
    """An open workspace, which file it is, and how many use it now."""

    workspace: Workspace
    file: tuple[int, int] | None
    users: int = 0


class SharedWorkspace:
    """The workspace of one address, read only and safe between threads.

    It is opened when first lent, and again where the file was replaced by another or its vectors were made anew; what
    it was before is closed when nobody uses it any more.
    """

    def __init__(self, address: str, settings: Settings) -> None:
        self.address = address
        self.settings = settings
        self._lock = threading.Lock()
        self._held: _Held | None = None
        self._closed = False

    @property
    def name(self) -> str:
        """What the store is called without saying where it is: the file's name, or the workspace of a server."""
        place = parse_address(self.address)
        return place.name if isinstance(place, Path) else place.workspace

    def unplaced(self, text: str) -> str:
        """A text, such as an error's, in which the store is called by its name and not by where it is."""
        place = parse_address(self.address)
        if isinstance(place, Path):
            for written in sorted({self.address, str(place), str(place.absolute())}, key=len, reverse=True):
                text = text.replace(written, self.name)
        return text

    def shown(self, error: GuanxiError) -> GuanxiError:
        """An error as those elsewhere are told it: not where the store is, and no hint at commands of this machine."""
        error.message = self.unplaced(error.message)
        error.hint = "" if _COMMAND.search(error.hint) else self.unplaced(error.hint)
        if isinstance(error, InputError):
            error.path = self.unplaced(error.path)
        return error

    @contextmanager
    def lent(self) -> Iterator[Workspace]:
        """The workspace as it is now, kept open meanwhile; StoreError as `open_store` raises it, or after `close`."""
        with self._lock:
            held = self._current()
            held.users += 1
        try:
            yield held.workspace
        finally:
            with self._lock:
                held.users -= 1
                if held is not self._held:
                    _close_unused(held)

    def close(self) -> None:
        """Close the store, or let whoever uses it last close it; nothing is lent any more."""
        with self._lock:
            self._closed = True
            self._retire()

    def _current(self) -> _Held:
        if self._closed:
            raise StoreError(f"the store {self.name} is closed.")
        file = _file(self.address)
        held = self._held
        if held is None or held.file != file or not held.workspace.is_current():
            self._retire()
            held = self._held = _Held(_opened(self.address, self.settings), file)
        return held

    def _retire(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            _close_unused(held)


def _close_unused(held: _Held) -> None:
    if held.users == 0:
        held.workspace.store.close()


def _file(address: str) -> tuple[int, int] | None:
    """Device and number of a store's file; None for a server's workspace, and where there is no file."""
    place = parse_address(address)
    if not isinstance(place, Path) or not place.exists():
        return None
    found = place.stat()
    return found.st_dev, found.st_ino


def _opened(address: str, settings: Settings) -> Workspace:
    store = open_store(address, read_only=True)
    try:
        return wire(store, settings, kept_at(address, settings))
    except BaseException:
        store.close()
        raise
