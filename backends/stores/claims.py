"""What pages claim about names: the records of which the canonical layer is a function."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol

from schemas.names import digest
from schemas.text import Language

DECIDED = 0
"""How strongly a decision claims a name: not at all."""

FULL_TITLE = 3
"""How strongly a page claims its full title."""

BARE_TITLE, ALIAS = 2, 1
"""How strongly a page claims a name, below FULL_TITLE; the strongest claim wins."""

SHORTENED = -1
"""How strongly a page claims what a rule makes of its title (武汉 of 武汉市): where nobody else claims it, and only
for what its type fits. Of two such claims no type decides (吉林 is a province and a city)."""


@dataclass(frozen=True, slots=True)
class Page:
    """A document's entity with `about`: what it is called and which names it claims.

    `claims` maps name keys to FULL_TITLE, BARE_TITLE, ALIAS or SHORTENED; `name` is the title without its sense.
    """

    document: str
    language: Language
    name: str
    type: str = ""
    type_source: str = ""
    description: str = ""
    claims: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def titles(self) -> list[str]:
        """The keys of its title, full and bare, in order."""
        return sorted(key for key, strength in self.claims.items() if strength > ALIAS)


@dataclass(frozen=True, slots=True, order=True)
class AliasGiver:
    """The name and type of entities without a page that give some name as an alias."""

    key: str
    type: str


@dataclass(frozen=True, slots=True)
class Identity:
    """A canonical entity's id and what it is made of: `digest("entity", key, sense)`."""

    key: str
    sense: str = ""

    @property
    def id(self) -> str:
        return digest("entity", self.key, self.sense)


@dataclass(frozen=True, slots=True)
class Claimant:
    """What a page that claims a name is about, its type, and how strongly the page claims the name."""

    strength: int
    type: str
    identity: Identity


class Claims(Protocol):
    """What a store knows about names."""

    def pages(self, key: str) -> Sequence[Page]:
        """Pages that claim the key, decisions too, in any order; however many they are."""

    def page(self, document: str) -> Page | None:
        """The page that the document is, None if it is none."""

    def decisions(self, key: str) -> Sequence[Page]:
        """Those of `pages` that are decisions."""

    def linked(self, page: Page) -> Sequence[Page]:
        """What `linked_among` finds for the page among those that claim its names; by document."""

    def claimants(self, key: str) -> Sequence[Claimant]:
        """What the pages that claim the key are about, in any order: of one strength and one type two are
        enough, as no name means one of several equals, so that this need not grow with the pages."""

    def givers(self, key: str) -> Collection[AliasGiver]:
        """Entities without a page that give the key as an alias for a reason that merges."""

    def given(self, key: str) -> Collection[AliasGiver]:
        """The other way: the aliases that entities of this key give, each with the type of its giver."""
