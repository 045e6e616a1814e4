"""The redirects of a dump, kept on disk while it is read: which titles lead to a page."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from types import TracebackType

_MOST_TITLES = 200  # of one page: more are a list, not names
_CHAIN = 3  # a redirect to a redirect is followed so often
_TARGET = re.compile(r"\[\[([^\]\[|]{1,300})")
_TABLES = """
CREATE TABLE redirects (title TEXT PRIMARY KEY, target TEXT NOT NULL, used INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
"""
_INDEX = "CREATE INDEX by_target ON redirects (target, title)"
_FOLLOW = """
UPDATE redirects SET target = (SELECT next.target FROM redirects AS next WHERE next.title = redirects.target)
WHERE target IN (SELECT title FROM redirects) AND target <> title
"""


@dataclass(frozen=True, slots=True)
class LooseRedirects:
    """How many redirects lead to no page, and the first of them."""

    count: int
    shown: tuple[str, ...]


class Redirects:
    """A table on disk that goes when closed; use it as a context."""

    def __init__(self) -> None:
        self._table = sqlite3.connect("", isolation_level=None)

    def __enter__(self) -> Redirects:
        self._table.executescript(_TABLES)
        self._table.execute("BEGIN")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._table.close()

    def add(self, title: str, target: str, text: str) -> None:
        """One redirect; one that leads to a section of a page is no other name of it, and is not kept."""
        written = _TARGET.search(text)
        if written is None or "#" not in written[1]:
            self._table.execute("INSERT OR IGNORE INTO redirects VALUES (?, ?, 0)", (title, target))

    def resolve(self) -> None:
        """Follow redirects to redirects; call it once, after the last `add`."""
        for _ in range(_CHAIN):
            self._table.execute(_FOLLOW)
        self._table.execute(_INDEX)

    def titles_of(self, target: str) -> list[str]:
        """The titles that lead to a page, in order; at most _MOST_TITLES."""
        found = self._table.execute(
            "SELECT title FROM redirects WHERE target = ? ORDER BY title LIMIT ?", (target, _MOST_TITLES)
        ).fetchall()
        if found:
            self._table.execute("UPDATE redirects SET used = 1 WHERE target = ?", (target,))
        return [title for (title,) in found]

    def without_page(self, shown: int) -> LooseRedirects:
        """Those that no call of `titles_of` asked for."""
        (count,) = self._table.execute("SELECT count(*) FROM redirects WHERE used = 0").fetchone()
        rows = self._table.execute(
            "SELECT title, target FROM redirects WHERE used = 0 ORDER BY title LIMIT ?", (shown,)
        )
        return LooseRedirects(count, tuple(f"{title} → {target}" for title, target in rows))
