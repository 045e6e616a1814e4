"""Links from chunks to others: through what they name, what they are about, and what both name."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from retriever.arrays import spread
from retriever.graph.pages import PageTable
from retriever.graph.snapshot import GraphView, Nodes

NAMES, BACK, SHARES = 0, 1, 2
"""The first chunk names what the second is about; the second what the first is about; both name something."""
MOST_SHARING = 30  # a thing named in more chunks than this joins nothing
MOST_NAMING = 60  # at most so many chunks that name a page are followed back from it


@dataclass(frozen=True, slots=True)
class Links:
    """How chunks are linked to first ones: a row for each thing that links two of them in one way."""

    seed: Nodes  # (n,), place among the seeds
    chunk: Nodes  # (n,), chunk node
    entity: Nodes  # (n,), what makes the link
    way: NDArray[np.int8]  # (n,), NAMES, BACK or SHARES


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
        _to_pages(view, seed, entity, np.where(own[:, None], -1, about)),
        _to_mentions(view, seed[own], entity[own], MOST_NAMING),
        _to_sharing(view, pages, seed[~own], entity[~own], named),
    ]
    seed, chunk, entity = (np.concatenate(column) for column in zip(*rows, strict=True))
    way = np.repeat(np.array([NAMES, BACK, SHARES], np.int8), [len(row[0]) for row in rows])
    away = view.document_of[chunk] != view.document_of[seeds][seed]
    return Links(seed[away], chunk[away], entity[away], way[away])


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
    return _to_mentions(view, seed, entity, MOST_SHARING)
