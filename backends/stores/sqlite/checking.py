"""Looking for orphans and broken invariants."""

from __future__ import annotations

import sqlite3


def check(db: sqlite3.Connection) -> list[str]:
    """One line for each thing that should not be; empty when the store is sound."""
    return []
