"""The embedded store in one SQLite file."""

from backends.stores.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
