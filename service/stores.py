"""Stores opened by their address, and closed again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from backends.stores import open_store
from schemas.protocols import GraphStore


@contextmanager
def open_for_reading(address: str) -> Iterator[GraphStore]:
    """The store at an address, closed afterwards; StoreNotFoundError if there is none."""
    store = open_store(address, read_only=True)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def open_for_writing(address: str, *, create: bool = False) -> Iterator[GraphStore]:
    """The store at an address, made if `create` and missing; closed afterwards."""
    store = open_store(address, create=create)
    try:
        yield store
    finally:
        store.close()
