"""The claims of a SQLite store: which pages claim a name, and who gives it as an alias."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Sequence

from backends.stores.canonical import AliasGiver, Identity, Page, resolve
from backends.stores.sqlite.rows import PAGE_COLUMNS, page_from

_PAGES = f"""
SELECT page_claim.key, {PAGE_COLUMNS} FROM page_claim JOIN page ON page.document = page_claim.document
WHERE page_claim.key IN (SELECT value FROM json_each(?)) ORDER BY page_claim.key, page.key
"""
_GIVERS = """
SELECT alias, key, type FROM alias_vote WHERE alias IN (SELECT value FROM json_each(?)) ORDER BY alias, key, type
"""
_GIVEN = "SELECT DISTINCT alias FROM alias_vote WHERE key IN (SELECT value FROM json_each(?))"
_PAGES_BY_DOCUMENT = f"""
SELECT {PAGE_COLUMNS} FROM page WHERE page.key IN (SELECT value FROM json_each(?)) ORDER BY page.key
"""


class StoredClaims:
    """Claims read within one transaction, each name once; after a write a new one is made."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._pages: dict[str, tuple[Page, ...]] = {}
        self._by_document: dict[str, Page] = {}
        self._givers: dict[str, tuple[AliasGiver, ...]] = {}
        self._resolved: dict[tuple[str, str, str], Identity] = {}

    def prefetch(self, keys: Iterable[str]) -> None:
        """Read the claims on many names at once."""
        wanted = sorted(set(keys) - self._pages.keys())
        pages: dict[str, list[Page]] = {key: [] for key in wanted}
        givers: dict[str, list[AliasGiver]] = {key: [] for key in wanted}
        stored = json.dumps(wanted)
        for key, *columns in self._connection.execute(_PAGES, (stored,)):
            pages[key].append(self._page(*columns))
        for alias, key, type_ in self._connection.execute(_GIVERS, (stored,)):
            givers[alias].append(AliasGiver(key, type_))
        self._pages.update((key, tuple(found)) for key, found in pages.items())
        self._givers.update((key, tuple(found)) for key, found in givers.items())
        further = {giver.key for found in givers.values() for giver in found} - self._pages.keys()
        if further:
            self.prefetch(further)

    def _page(self, document: str, *columns: str) -> Page:
        """One record of a page, however many names it claims."""
        page = self._by_document.get(document)
        if page is None:
            page = self._by_document[document] = page_from(document, *columns)
        return page

    def pages(self, key: str) -> Sequence[Page]:
        """Pages that claim the key, by document."""
        if key not in self._pages:
            self.prefetch((key,))
        return self._pages[key]

    def givers(self, key: str) -> Collection[AliasGiver]:
        """Who gives the key as an alias, in order."""
        if key not in self._givers:
            self.prefetch((key,))
        return self._givers[key]

    def pages_of(self, documents: Iterable[str]) -> list[Page]:
        """The pages that these documents are, by document; those that are none are left out."""
        rows = self._connection.execute(_PAGES_BY_DOCUMENT, (json.dumps(sorted(documents)),))
        return [page_from(*row) for row in rows]

    def given_by(self, keys: Iterable[str]) -> set[str]:
        """The names that entities called `keys` give as aliases."""
        return {alias for (alias,) in self._connection.execute(_GIVEN, (json.dumps(sorted(keys)),))}

    def resolve(self, key: str, type_: str, document: str) -> Identity:
        """`canonical.resolve`, each different question once."""
        own = document if any(page.document == document for page in self.pages(key)) else ""
        question = (key, type_, own)
        if question not in self._resolved:
            self._resolved[question] = resolve(key, type_, own, self)
        return self._resolved[question]
