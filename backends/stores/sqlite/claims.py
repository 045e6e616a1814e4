"""The claims of a SQLite store: which pages claim a name, and who gives it as an alias."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from backends.stores.canonical import claim_key, resolve
from backends.stores.claims import ALIAS, DECIDED, SHORTENED, AliasGiver, Claimant, Identity, Page
from backends.stores.decided import decision_of
from backends.stores.entity_types import types_fit
from backends.stores.sqlite.rows import PAGE_COLUMNS, page_from
from schemas.text import Language

_CLAIMING = f"SELECT {PAGE_COLUMNS} FROM page_claim JOIN page ON page.document = page_claim.document"
_PAGES = f"{_CLAIMING} WHERE page_claim.key = ? ORDER BY page.key"
_DECISIONS = f"{_CLAIMING} WHERE page_claim.key = ? AND strength = {DECIDED} ORDER BY page.key"
_OF_GROUP = f"""
{_CLAIMING} WHERE page_claim.key = ? AND strength = ? AND page_claim.language = ? AND page_claim.type = ?
  AND entity_type = ?
"""
_PAGES_BY_DOCUMENT = f"""
SELECT {PAGE_COLUMNS} FROM page WHERE page.key IN (SELECT value FROM json_each(?)) ORDER BY page.key
"""
_IDENTITY = "SELECT name, key FROM page WHERE entity = ? ORDER BY key LIMIT 1"
_GIVERS = "SELECT key, type FROM alias_vote WHERE alias = ? ORDER BY key, type"
_GIVEN_WITH_TYPES = "SELECT alias, type FROM alias_vote WHERE key = ? ORDER BY alias, type"
_GIVING = "SELECT DISTINCT key FROM alias_vote WHERE alias IN (SELECT value FROM json_each(?))"
_GIVEN = "SELECT DISTINCT alias FROM alias_vote WHERE key IN (SELECT value FROM json_each(?))"

_FEW = 16  # claims on a name that are read at once; of more, each group is looked up
_GROUP = "strength, language, type, entity_type"
_FIRST = f"SELECT {_GROUP}, entity FROM page_claim WHERE key = ? ORDER BY {_GROUP}, entity LIMIT {_FEW + 1}"
_NEXT = f"""
SELECT {_GROUP}, entity FROM page_claim WHERE key = ? AND ({_GROUP}) > (?, ?, ?, ?) ORDER BY {_GROUP}, entity LIMIT 1
"""
_OTHER = """
SELECT entity FROM page_claim
WHERE key = ? AND strength = ? AND language = ? AND type = ? AND entity_type = ? AND entity > ?
ORDER BY entity LIMIT 1
"""
_ENOUGH = 2  # entities of a group: whether there is one or several

Standing = frozenset[tuple[int, str, str]]
"""Of the pages that claim a name: strength, type of what they are about, and its canonical id if all of
these are about one thing, else nothing. All that a name means follows from it, where nobody decided."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Pages that claim a name alike; `entities` are the canonical ids of at most two things they are about."""

    strength: int
    language: str
    type: str
    entity_type: str
    entities: Sequence[str]


class StoredClaims:
    """Claims read within one transaction; after a write a new one is made.

    Of the pages that claim one name it holds how they differ, not each of them.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._groups: dict[str, list[_Group]] = {}
        self._claimants: dict[str, list[Claimant]] = {}
        self._decisions: dict[str, list[Page]] = {}
        self._identities: dict[str, Identity] = {}
        self._givers: dict[str, list[AliasGiver]] = {}
        self._given: dict[str, list[AliasGiver]] = {}
        self._resolved: dict[tuple[str, str], Identity] = {}

    def pages(self, key: str) -> Sequence[Page]:
        """Pages that claim the key, by document."""
        return [page_from(*row) for row in self._connection.execute(_PAGES, (key,))]

    def page(self, document: str) -> Page | None:
        """The page that the document is, None if it is none."""
        return next(iter(self.pages_of((document,))), None)

    def pages_of(self, documents: Iterable[str]) -> list[Page]:
        """The pages that these documents are, by document; those that are none are left out."""
        rows = self._connection.execute(_PAGES_BY_DOCUMENT, (json.dumps(sorted(documents)),))
        return [page_from(*row) for row in rows]

    def decisions(self, key: str) -> Sequence[Page]:
        """The decisions that name something by this key."""
        if not any(group.strength == DECIDED for group in self._grouped(key)):
            return ()
        if key not in self._decisions:
            self._decisions[key] = [page_from(*row) for row in self._connection.execute(_DECISIONS, (key,))]
        return self._decisions[key]

    def linked(self, page: Page) -> Sequence[Page]:
        """Pages of another language that share a title with a type that fits, by document."""
        if decision_of(page) is not None:
            return ()
        found: dict[str, Page] = {}
        for key, strength in page.claims.items():
            for group in self._grouped(key):
                if _links(page, strength, group):
                    columns = (key, group.strength, group.language, group.type, group.entity_type)
                    for row in self._connection.execute(_OF_GROUP, columns):
                        found[row[0]] = page_from(*row)
        return [found[document] for document in sorted(found)]

    def claimants(self, key: str) -> Sequence[Claimant]:
        """What the pages that claim the key are about, at most two things of one group."""
        if key not in self._claimants:
            self._claimants[key] = [
                Claimant(group.strength, group.entity_type, self._identity(entity))
                for group in self._grouped(key)
                if group.strength != DECIDED
                for entity in group.entities
            ]
        return self._claimants[key]

    def standing(self, key: str) -> Standing:
        """How those stand that claim the key."""
        found: dict[tuple[int, str], set[str]] = {}
        for group in self._grouped(key):
            found.setdefault((group.strength, group.entity_type), set()).update(group.entities)
        return frozenset(
            (*alike, next(iter(entities)) if len(entities) == 1 else "") for alike, entities in found.items()
        )

    def givers(self, key: str) -> Collection[AliasGiver]:
        """Who gives the key as an alias, in order."""
        if key not in self._givers:
            self._givers[key] = [AliasGiver(*row) for row in self._connection.execute(_GIVERS, (key,))]
        return self._givers[key]

    def given(self, key: str) -> Collection[AliasGiver]:
        """The aliases that entities of this key give, in order."""
        if key not in self._given:
            rows = self._connection.execute(_GIVEN_WITH_TYPES, (key,))
            self._given[key] = [AliasGiver(*row) for row in rows]
        return self._given[key]

    def giving(self, keys: Iterable[str]) -> set[str]:
        """The names of entities that give one of `keys` as an alias."""
        return {key for (key,) in self._connection.execute(_GIVING, (json.dumps(sorted(keys)),))}

    def given_by(self, keys: Iterable[str]) -> set[str]:
        """The names that entities called `keys` give as aliases."""
        return {alias for (alias,) in self._connection.execute(_GIVEN, (json.dumps(sorted(keys)),))}

    def resolve(self, key: str, type_: str, own: str) -> Identity:
        """`canonical.resolve`, each different question once; `own` is the document if its page claims the key."""
        if own:
            return resolve(key, type_, own, self)
        if (key, type_) not in self._resolved:
            self._resolved[key, type_] = resolve(key, type_, "", self)
        return self._resolved[key, type_]

    def _identity(self, entity: str) -> Identity:
        if entity not in self._identities:
            name, document = self._connection.execute(_IDENTITY, (entity,)).fetchone()
            self._identities[entity] = Identity(claim_key(name), document)
        return self._identities[entity]

    def _grouped(self, key: str) -> Sequence[_Group]:
        if key not in self._groups:
            self._groups[key] = list(self._read_groups(key))
        return self._groups[key]

    def _read_groups(self, key: str) -> Iterator[_Group]:
        rows = self._connection.execute(_FIRST, (key,)).fetchall()
        if len(rows) > _FEW:
            yield from self._look_up_groups(key)
            return
        for (strength, language, type_, entity_type), alike in groupby(rows, key=itemgetter(0, 1, 2, 3)):
            entities = list(dict.fromkeys(row[4] for row in alike))
            yield _Group(strength, language, type_, entity_type, entities[:_ENOUGH])

    def _look_up_groups(self, key: str) -> Iterator[_Group]:
        alike: tuple[int, str, str, str] = (SHORTENED - 1, "", "", "")
        while row := self._connection.execute(_NEXT, (key, *alike)).fetchone():
            *_, entity = row
            alike = row[0], row[1], row[2], row[3]
            other = self._connection.execute(_OTHER, (key, *alike, entity)).fetchone()
            yield _Group(*alike, [entity, *(other or ())])


def is_decided(standing: Standing) -> bool:
    """Whether somebody decided something of the name."""
    return any(strength == DECIDED for strength, _, _ in standing)


def _links(page: Page, strength: int, group: _Group) -> bool:
    """Whether a claim of this strength makes the page one with pages of the group."""
    if group.strength == DECIDED or max(strength, group.strength) <= ALIAS:
        return False
    return page.language != Language(group.language) and types_fit(page.type, group.type)
