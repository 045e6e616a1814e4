"""Links from one chunk to others: through what it names, what it is about, and what both name."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from retriever.snapshot import GraphView
from schemas.graph import Entity

NAMES = 1.0  # the first chunk names what the second is about
BACK = 0.5  # the second names what the first is about
SHARES = 0.5  # both name something, the rarer the better
MOST_SHARING = 30  # a thing named in more chunks than this joins nothing
MOST_NAMING = 60  # at most so many chunks that name a page are followed back from it
MOST_PAGES = 3  # pages of one name that are followed


@dataclass(slots=True)
class Link:
    """How a chunk is linked to a first one: the name that makes each way, or empty.

    `rarity` in [0, 1) is 1 / ln(2 + n) of the rarest shared thing, mentioned in n chunks.
    """

    names: str = ""
    back: str = ""
    shares: str = ""
    rarity: float = 0.0

    @property
    def amount(self) -> float:
        """What the link is worth, in (0, 2)."""
        return (NAMES if self.names else 0.0) + (BACK if self.back else 0.0) + SHARES * self.rarity

    @property
    def through(self) -> tuple[str, ...]:
        """The names that make it, strongest way first."""
        return tuple(dict.fromkeys(name for name in (self.names, self.back, self.shares) if name))


def links_from(
    view: GraphView, seed: int, entities: Mapping[int, Entity], named: frozenset[int]
) -> dict[int, Link]:
    """Links of the chunk node `seed` to chunks of other documents, by chunk node.

    `entities` are those that the chunk mentions, by node; things `named` by the question are shared by
    too many chunks about it to tell anything.
    """
    here = view.document(seed)
    own = view.document_chunks(here)
    links: dict[int, Link] = {}
    for node in view.beside(seed).tolist():
        entity = entities.get(node)
        if entity is None:
            continue
        if here in entity.pages:
            for chunk in view.beside(node)[:MOST_NAMING].tolist():
                links.setdefault(chunk, Link()).back = entity.name
            continue
        for page in entity.pages[:MOST_PAGES]:
            for chunk in view.document_chunks(page):
                links.setdefault(chunk, Link()).names = entity.name
        spread = view.spread(node)
        if 2 <= spread <= MOST_SHARING and node not in named and not entity.name.isdigit():
            _share(links, view.beside(node).tolist(), entity.name, 1 / math.log(2 + spread))
    return {chunk: link for chunk, link in links.items() if chunk not in own}


def _share(links: dict[int, Link], chunks: list[int], name: str, rarity: float) -> None:
    for chunk in chunks:
        link = links.setdefault(chunk, Link())
        if rarity > link.rarity:
            link.shares, link.rarity = name, rarity
