"""Facts that lead from the pages a question leads to onwards to other pages, and how they are worded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from retriever.arrays import spread
from retriever.graph.pages import PageTable
from retriever.graph.snapshot import GraphView, Nodes
from retriever.scale import QuestionScale, Scores
from retriever.text.wording import PredicateWording
from schemas.protocols import GraphStore

_MOST_SEEDS = 12
_MOST_TRIPLES = 400  # read from each end of what the seeds are about


@dataclass(frozen=True, slots=True)
class Edges:
    """Chunks that a fact about a seed's page leads to: `likeness` in [0, 1] of the fact's predicate to the
    question, the largest a chunk. `told` says by seed node and chunk node which predicate it was."""

    chunk: Nodes  # (n,), ascending
    likeness: Scores  # (n,)
    told: Mapping[tuple[int, int], tuple[float, str]]


class EdgeReader:
    """Reads the triples around seeds."""

    def __init__(self, store: GraphStore, wording: PredicateWording) -> None:
        self._store = store
        self._wording = wording

    def edges(self, scale: QuestionScale, text: str, pages: PageTable, seeds: Nodes) -> Edges:
        """Edges from what the first seeds are about to what other chunks are about."""
        view = scale.view
        about = _about(view, pages, seeds[:_MOST_SEEDS])
        ends = self._ends(about)
        likeness = self._wording.shared({predicate for predicate, _, _ in ends}, text)
        nodes = np.array([view.entity(other) for _, _, other in ends], np.int32)
        told: dict[tuple[int, int], tuple[float, str]] = {}
        best: dict[int, float] = {}
        for (predicate, one, _), chunks in zip(ends, _page_chunks(view, pages, nodes), strict=True):
            for chunk in chunks:
                if chunk in about[one]:
                    continue
                best[chunk] = max(best.get(chunk, 0.0), likeness[predicate])
                for seed in about[one]:
                    told[seed, chunk] = max(
                        told.get((seed, chunk), (-1.0, "")), (likeness[predicate], predicate)
                    )
        chunks = sorted(best)
        return Edges(np.array(chunks, np.int32), np.array([best[c] for c in chunks], np.float32), told)

    def _ends(self, about: Mapping[str, Sequence[int]]) -> list[tuple[str, str, str]]:
        """(predicate, thing a seed is about, thing at the other end) of the triples around them."""
        if not about:
            return []
        things = sorted(about)
        out = self._store.match(subjects=things, limit=_MOST_TRIPLES)
        back = self._store.match(objects=things, limit=_MOST_TRIPLES)
        found = {(t.predicate, t.subject, t.object) for t in out if isinstance(t.object, str)}
        found |= {(t.predicate, t.object, t.subject) for t in back if isinstance(t.object, str)}
        return sorted(found)


def _about(view: GraphView, pages: PageTable, seeds: Nodes) -> dict[str, list[int]]:
    """By entity id the seeds whose page is about it."""
    which, place = spread(view.mentions.indptr[seeds], view.spreads[seeds])
    entities = view.mentions.indices[place]
    several = view.spreads[entities] >= 2
    which, entities = which[several], entities[several]
    own = (pages.of(view, entities) == view.document_of[seeds][which][:, None]).any(axis=1)
    about: dict[str, list[int]] = {}
    for seed, entity in zip(seeds[which[own]].tolist(), entities[own].tolist(), strict=True):
        about.setdefault(view.identifier(entity), []).append(seed)
    return about


def _page_chunks(view: GraphView, pages: PageTable, entities: Nodes) -> Iterable[list[int]]:
    """For each entity node (or -1) the chunks of the pages about it."""
    documents = pages.of(view, np.maximum(entities, 0)) if len(view.ids) else entities[:, None]
    for entity, row in zip(entities.tolist(), documents.tolist(), strict=True):
        yield [
            chunk
            for number in row
            if entity >= 0 and number >= 0
            for chunk in view.chunks_of(number).tolist()
        ]
