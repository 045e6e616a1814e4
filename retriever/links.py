"""Links from chunks to others: through what they name, what they are about, and what both name."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from retriever.pages import PageTable
from retriever.snapshot import GraphView, Nodes

NAMES = 1.0  # the first chunk names what the second is about
BACK = 0.5  # the second names what the first is about
SHARES = 0.5  # both name something, the rarer the better
MOST_SHARING = 30  # a thing named in more chunks than this joins nothing
MOST_NAMING = 60  # at most so many chunks that name a page are followed back from it
NOTHING = -1


@dataclass(frozen=True, slots=True)
class Links:
    """How chunks are linked to first ones: one row for each pair, ordered by seed, then chunk.

    `names`, `back` and `shares` are the entity nodes that make each way, or -1. `rarity` in [0, 1) is
    1 / ln(2 + n) of the rarest shared thing, mentioned in n chunks.
    """

    seed: Nodes  # (n,), place among the seeds
    chunk: Nodes  # (n,), chunk node
    names: Nodes
    back: Nodes
    shares: Nodes
    rarity: NDArray[np.float32]

    @property
    def amount(self) -> NDArray[np.float32]:
        """What each link is worth, in (0, 2)."""
        amount: NDArray[np.float32] = (
            np.float32(NAMES) * (self.names >= 0)
            + np.float32(BACK) * (self.back >= 0)
            + np.float32(SHARES) * self.rarity
        )
        return amount


def links_from(view: GraphView, pages: PageTable, seeds: Nodes, named: Nodes) -> Links:
    """Links of the chunk nodes `seeds` to chunks of other documents.

    Entities `named` by the question are shared by too many chunks about it to tell anything.
    """
    starts = view.mentions.indptr[seeds]
    seed, place = spread(starts, view.spreads[seeds])
    entity = view.mentions.indices[place]
    known = view.spreads[entity] >= 2  # what one chunk alone names leads nowhere
    seed, entity = seed[known], entity[known]
    about = pages.of(view, entity)
    here = view.document_of[seeds][seed]
    own = (about == here[:, None]).any(axis=1)
    rows = [
        _to_pages(view, seed, entity, np.where(own[:, None], NOTHING, about)),
        _to_mentions(view, seed[own], entity[own], MOST_NAMING),
        _to_sharing(view, pages, seed[~own], entity[~own], named),
    ]
    return _joined(view, seeds, rows)


def spread(starts: Nodes, lengths: Nodes) -> tuple[Nodes, Nodes]:
    """Ranges on end: for each number of [start, start + length) which range it is of, and the number."""
    which = np.repeat(np.arange(len(starts), dtype=np.int32), lengths)
    before = np.cumsum(lengths) - lengths
    numbers = np.arange(len(which), dtype=np.int64) + np.repeat(starts - before, lengths)
    return which, numbers.astype(np.int32)


_Rows = tuple[Nodes, Nodes, Nodes]  # seed, chunk, entity


def _to_pages(view: GraphView, seed: Nodes, entity: Nodes, about: Nodes) -> _Rows:
    row, column = np.nonzero(about >= 0)
    documents = about[row, column]
    starts = view.chunk_starts[documents]
    which, place = spread(starts, view.chunk_starts[documents + 1] - starts)
    return seed[row][which], view.chunk_order[place], entity[row][which]


def _to_mentions(view: GraphView, seed: Nodes, entity: Nodes, most: int) -> _Rows:
    which, place = spread(view.mentions.indptr[entity], np.minimum(view.spreads[entity], most))
    return seed[which], view.mentions.indices[place], entity[which]


def _to_sharing(view: GraphView, pages: PageTable, seed: Nodes, entity: Nodes, named: Nodes) -> _Rows:
    joins = (view.spreads[entity] <= MOST_SHARING) & ~np.isin(entity, named) & ~pages.bare(view, entity)
    seed, entity = seed[joins], entity[joins]
    common_first = np.lexsort((-entity, -view.spreads[entity]))  # so that the rarest is written last
    return _to_mentions(view, seed[common_first], entity[common_first], MOST_SHARING)


def _joined(view: GraphView, seeds: Nodes, rows: list[_Rows]) -> Links:
    """One row a pair; of several things that make one way the last written stands."""
    away = [view.document_of[chunk] != view.document_of[seeds][seed] for seed, chunk, _ in rows]
    keys = [
        seed[kept].astype(np.int64) * max(view.chunks, 1) + chunk[kept]
        for (seed, chunk, _), kept in zip(rows, away, strict=True)
    ]
    pairs, place = np.unique(np.concatenate(keys), return_inverse=True)
    ways = np.full((3, len(pairs)), NOTHING, np.int32)
    begin = 0
    for way, ((_, _, entity), kept) in enumerate(zip(rows, away, strict=True)):
        end = begin + int(kept.sum())
        ways[way, place[begin:end]] = entity[kept]
        begin = end
    seed, chunk = np.divmod(pairs, max(view.chunks, 1))
    names, back, shares = ways
    rarity = np.where(shares >= 0, 1 / np.log(2 + view.spreads[shares]), 0).astype(np.float32)
    return Links(seed.astype(np.int32), chunk.astype(np.int32), names, back, shares, rarity)
