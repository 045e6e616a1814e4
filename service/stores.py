"""Stores opened by their address, and closed again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from backends.stores import open_store
from backends.stores.address import parse_address
from schemas.errors import StoreError, StoreNotFoundError
from schemas.protocols import GraphStore


@contextmanager
def open_for_reading(address: str) -> Iterator[GraphStore]:
    """The store at an address, closed afterwards; StoreNotFoundError if there is none."""
    store = open_store(address, read_only=True)
    try:
        yield store
    finally:
        store.close()


def require_documents(store: GraphStore, address: str) -> None:
    """StoreError for a store that holds no documents, of which nothing can be asked."""
    if next(iter(store.stamps()), None) is None:
        raise StoreError(
            f"the store at {address} holds no documents.",
            hint=f"Build it first with: guanxi build PAGES --store {address}",
        )


@contextmanager
def open_for_writing(address: str, *, create: bool = False) -> Iterator[GraphStore]:
    """The store at an address, made if `create` and missing; closed afterwards."""
    store = open_store(address, create=create)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def open_for_building(address: str) -> Iterator[GraphStore]:
    """The store at an address, made if missing, closed afterwards; one made now that stays without documents goes."""
    place = parse_address(address)
    made = isinstance(place, Path) and not place.exists()
    store, empty = open_store(address, create=True), False
    try:
        yield store
    finally:
        if made:
            empty = not store.stats().documents
        store.close()
        if empty and isinstance(place, Path) and not _log(place).exists():  # else another process has it open
            place.unlink(missing_ok=True)


@contextmanager
def open_for_trying(address: str) -> Iterator[GraphStore]:
    """The store at an address, only to be read; where there is none an empty one elsewhere, which goes afterwards."""
    place = parse_address(address)
    try:
        store = open_store(address, read_only=True)
    except StoreNotFoundError:
        if isinstance(place, Path) and not place.parent.is_dir():
            raise
        with TemporaryDirectory() as folder, open_for_building(str(Path(folder, "empty.db"))) as empty:
            yield empty
        return
    try:
        yield store
    finally:
        store.close()


def _log(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")
