"""The claims of a workspace as they will be once a write is done: what is stored, less what goes, and what comes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence

from backends.stores.canonical import claimants_among, linked_among, resolve
from backends.stores.claims import AliasGiver, Claimant, Identity, Page
from backends.stores.decided import decisions_among
from backends.stores.neo4j.locals import COLUMNS, Local, stored_local
from backends.stores.neo4j.sessions import Row, Transaction

_CLAIMED = f"""
UNWIND $names AS gid MATCH (a:Name {{gid: gid}})
WITH a, [(a)<-[:CLAIMS]-(d:Document)-[n:ABOUT]->(e:Entity) | [{COLUMNS}]] AS pages,
  [(a)<-[g:GIVES]-(k:Name) | [a.key, k.key, g.type, g.count]] AS givers
WHERE size(pages) > 0 OR size(givers) > 0 RETURN collect([a.gid, pages, givers])
"""
_PAGES_OF = f"""
UNWIND $documents AS gid MATCH (d:Document {{gid: gid}})-[n:ABOUT]->(e:Entity) RETURN collect([{COLUMNS}])
"""
_GIVING = """
UNWIND $names AS gid MATCH (k:Name)-[g:GIVES]->(a:Name {gid: gid}) RETURN collect([a.key, k.key, g.type, g.count])
"""
_GIVEN = """
UNWIND $names AS gid MATCH (k:Name {gid: gid})-[g:GIVES]->(a:Name) RETURN collect([a.key, k.key, g.type, g.count])
"""

Vote = tuple[str, str, str]  # alias, key of the entity that gives it, its type


class StoredClaims:
    """Claims read within one transaction, each name once.

    `without` are documents whose claims no longer count, `coming` pages that are not stored yet,
    `votes` changes of the numbers of aliases given.
    """

    def __init__(
        self,
        transaction: Transaction,
        *,
        without: Collection[str] = (),
        coming: Sequence[Page] = (),
        votes: Counter[Vote] | None = None,
    ) -> None:
        self._transaction = transaction
        self._keys = transaction.keys
        self._without = frozenset(without)
        self._coming = {page.document: page for page in coming}
        self._claimed: defaultdict[str, list[Page]] = defaultdict(list)
        for page in coming:
            for key in page.claims:
                self._claimed[key].append(page)
        self._votes = votes if votes is not None else Counter()
        self._pages: dict[str, tuple[Page, ...]] = {}
        self._givers: dict[str, tuple[AliasGiver, ...]] = {}
        self._given: dict[str, tuple[AliasGiver, ...]] = {}
        self._claimants: dict[str, list[Claimant]] = {}
        self._resolved: dict[tuple[str, str, str], Identity] = {}
        self._stored_pages: dict[str, Page] = {}
        self.stored: dict[str, Local] = {}  # the page's local by document, of every stored page read

    def prefetch(self, keys: Iterable[str]) -> None:
        """Read the claims on many names at once."""
        wanted = sorted(set(keys) - self._pages.keys())
        if not wanted:
            return
        pages = {key: list(self._claimed.get(key, ())) for key in wanted}
        by_gid = {self._keys.name(key): key for key in wanted}
        given: list[Row] = []
        for gid, claiming, giving in self._transaction.collected(_CLAIMED, names=list(by_gid)):
            given += giving
            for row in claiming:
                page = self._remember(row)
                if page.document not in self._without:
                    pages[by_gid[gid]].append(page)
        givers = self._changed_votes(given, 0, wanted)
        found: dict[str, list[AliasGiver]] = {key: [] for key in wanted}
        for (alias, key, type_), count in sorted(givers.items()):
            if count > 0:
                found[alias].append(AliasGiver(key, type_))
        for key in wanted:
            self._pages[key] = tuple(sorted(pages[key], key=lambda page: page.document))
            self._givers[key] = tuple(found[key])
        self.prefetch({giver.key for all_givers in found.values() for giver in all_givers})

    def _remember(self, row: Row) -> Page:
        """The page of a row of COLUMNS, which many names may lead to."""
        document = row[0]
        page = self._stored_pages.get(document)
        if page is None:
            self.stored[document] = stored_local(self._keys, row)
            page = self._stored_pages[document] = self.stored[document].page()
        return page

    def _changed_votes(self, rows: Iterable[Row], side: int, wanted: Collection[str]) -> Counter[Vote]:
        """Stored votes whose alias (side 0) or giver (side 1) is wanted, with the changes of this write."""
        votes: Counter[Vote] = Counter({(alias, key, type_): count for alias, key, type_, count in rows})
        among = frozenset(wanted)
        for vote, change in self._votes.items():
            if vote[side] in among:
                votes[vote] += change
        return votes

    def pages(self, key: str) -> Sequence[Page]:
        """Pages that claim the key, by document."""
        if key not in self._pages:
            self.prefetch((key,))
        return self._pages[key]

    def page(self, document: str) -> Page | None:
        """The page that the document is, None if it is none."""
        return next(iter(self.pages_of((document,))), None)

    def decisions(self, key: str) -> Sequence[Page]:
        """The decisions that name something by this key."""
        return decisions_among(self.pages(key))

    def linked(self, page: Page) -> Sequence[Page]:
        """Pages of another language that share a title with a type that fits."""
        return linked_among(page, self.pages)

    def claimants(self, key: str) -> Sequence[Claimant]:
        """What the pages that claim the key are about."""
        if key not in self._claimants:
            self._claimants[key] = claimants_among(key, self.pages(key), self)
        return self._claimants[key]

    def givers(self, key: str) -> Collection[AliasGiver]:
        """Who gives the key as an alias, in order."""
        if key not in self._givers:
            self.prefetch((key,))
        return self._givers[key]

    def pages_of(self, documents: Iterable[str]) -> list[Page]:
        """The pages that these documents are, by document; those that are none are left out."""
        wanted = sorted(set(documents))
        unknown = [
            self._keys.document(key) for key in wanted if key not in self._coming and key not in self.stored
        ]
        if unknown:
            for row in self._transaction.collected(_PAGES_OF, documents=unknown):
                self._remember(row)
        found: list[Page] = []
        for key in wanted:
            if key in self._coming:
                found.append(self._coming[key])
            elif key in self.stored and key not in self._without:
                found.append(self._stored_pages[key])
        return found

    def given(self, key: str) -> Collection[AliasGiver]:
        """The aliases that entities of this key give, in order."""
        if key not in self._given:
            found = (AliasGiver(alias, type_) for alias, _, type_ in self._votes_of((key,), _GIVEN, 1))
            self._given[key] = tuple(sorted(found))
        return self._given[key]

    def giving(self, keys: Iterable[str]) -> set[str]:
        """The names of entities that give one of `keys` as an alias."""
        return {key for _, key, _ in self._votes_of(keys, _GIVING, 0)}

    def given_by(self, keys: Iterable[str]) -> set[str]:
        """The names that entities called `keys` give as aliases."""
        return {alias for alias, _, _ in self._votes_of(keys, _GIVEN, 1)}

    def _votes_of(self, keys: Iterable[str], query: str, side: int) -> list[Vote]:
        """The votes of this write's end whose alias (side 0) or giver (side 1) is one of the keys."""
        wanted = sorted(set(keys))
        rows = self._transaction.collected(query, names=[self._keys.name(key) for key in wanted])
        votes = self._changed_votes(rows, side, wanted)
        return [vote for vote, count in votes.items() if count > 0]

    def resolve(self, key: str, type_: str, document: str) -> Identity:
        """`canonical.resolve`, each different question once."""
        pages = self.pages(key)
        own = document if pages and any(page.document == document for page in pages) else ""
        question = (key, type_, own)
        if question not in self._resolved:
            self._resolved[question] = resolve(key, type_, own, self)
        return self._resolved[question]
