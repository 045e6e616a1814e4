"""Where the graph leads from a question: pages it names, second steps, and two walks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from retriever.graph.edges import EdgeReader, Edges
from retriever.graph.pagerank import DAMPING
from retriever.graph.pages import PageTable
from retriever.graph.snapshot import Nodes
from retriever.graph.steps import StepFinder, Steps, counts
from retriever.graph.walk import chunk_masses
from retriever.memo import Memo
from retriever.scale import QuestionScale, Scores
from retriever.scoring import ChunkScorer
from schemas.retrieval import LinkedEntity

LIKEST = 80  # chunks most like the question that are candidates
FIRST_CHUNKS = 10  # of them, and of the chunks that the question names, so many are seeds
_WIDE_SEEDS = 8  # seeds all of whose named pages are candidates
_SECOND = 80  # candidates by their best second steps
_RESTARTS = 20  # likest chunks that the second walk starts from
_WALKED = 20  # candidates with the most mass
_RARE_ENOUGH = 30  # a named thing without a page leads to the chunks that mention it, if they are few


@dataclass(frozen=True, slots=True)
class Named:
    """Chunks that the question names: `share` is their strength by chunk node, `page` whether a page of
    the named thing holds them, `by` the entity node of the name."""

    chunks: Nodes
    share: Scores
    page: NDArray[np.bool_]
    by: Nodes
    names: Mapping[int, str]  # by entity node


@dataclass(frozen=True, slots=True)
class Reached:
    """What the graph knows of each candidate; all arrays are aligned with `chunks`, in order of nodes.

    `step` is the row of `steps` that is the best step to the candidate, or -1.
    """

    chunks: Nodes
    named: Named
    steps: Steps
    step: Nodes
    seed_base: Scores  # of every seed, (n_seeds,)
    seed_named: Scores
    seed_rank: Scores  # reciprocal rank by base, 0 for seeds that only their names chose
    link_counts: tuple[Scores, Scores, Scores]
    walked_names: Scores
    walked_base: Scores
    edges: Edges
    hidden: Nodes  # entity nodes that the question names
    ends: Mapping[int, float]  # the worth of the paths of facts that end in chunk nodes


class GraphReach:
    """Computes `Reached` for a question."""

    def __init__(
        self,
        memo: Memo,
        pages: PageTable,
        scorer: ChunkScorer,
        edges: EdgeReader,
        *,
        damping: float = DAMPING,
    ) -> None:
        self._memo = memo
        self._scorer = scorer
        self._edges = edges
        self._pages = pages
        self._damping = damping

    def reach(
        self,
        scale: QuestionScale,
        text: str,
        entities: Sequence[LinkedEntity],
        more: Nodes,
        ends: Mapping[int, float],
    ) -> Reached:
        """Candidates from the seeds of a question; `more` are chunk nodes that are candidates anyway, `ends` those in
        which paths of facts end from which steps go on, with the worth of their paths.
        """
        view = scale.view
        named = self._named(scale, entities)
        base = self._scorer.base(scale, scale.proposals)
        likest = scale.proposals[np.lexsort((scale.proposals, -base))]
        seeds, seed_named, seed_rank = self._seeds(scale, named, likest, ends)
        seed_base = self._scorer.base(scale, seeds)
        worth = np.array([ends.get(seed, 0.0) for seed in seeds.tolist()], np.float32)
        hidden = np.array([view.entity(e.id) for e in entities], np.int32)
        steps = StepFinder(self._pages, scale, hidden).steps(seeds, np.maximum(seed_base, worth))
        rows = steps.best()
        first = likest[:_RESTARTS]
        names, walked = chunk_masses(view, entities, first, self._above(scale, first), damping=self._damping)
        edges = self._edges.edges(scale, text, self._pages, seeds)
        chunks = scale.allowed(_candidates(likest, named, steps, rows, names, edges.chunk, more))
        step = np.full(view.chunks, -1, np.int32)
        step[steps.chunk[rows]] = rows
        tallies = counts(steps, view.chunks)
        return Reached(
            chunks, named, steps, step[chunks], seed_base, seed_named, seed_rank,
            (tallies[0][chunks], tallies[1][chunks], tallies[2][chunks]), names[chunks], walked[chunks], edges,
            hidden, ends,
        )  # fmt: skip

    def _named(self, scale: QuestionScale, entities: Sequence[LinkedEntity]) -> Named:
        """Chunks of the pages about named things; for things without a page, the few that mention them."""
        view = scale.view
        best: dict[int, tuple[float, bool, int]] = {}
        names: dict[int, str] = {}
        rows = self._memo.entities([e.id for e in entities])
        for linked, entity in zip(entities, rows, strict=True):
            node = view.entity(linked.id)
            if entity is None or node < 0:
                continue
            names[node] = linked.name
            own = [int(chunk) for page in entity.pages for chunk in view.document_chunks(page)]
            share = linked.score
            if not own and view.spread(node) <= _RARE_ENOUGH:
                share /= math.log2(2 + view.spread(node))
            chunks = own or (view.beside(node).tolist() if view.spread(node) <= _RARE_ENOUGH else [])
            for chunk in chunks:
                best[chunk] = max(best.get(chunk, (0.0, False, -1)), (share, bool(own), node))
        chunks = sorted(best)
        return Named(
            np.array(chunks, np.int32),
            np.array([best[chunk][0] for chunk in chunks], np.float32),
            np.array([best[chunk][1] for chunk in chunks], bool),
            np.array([best[chunk][2] for chunk in chunks], np.int32),
            names,
        )

    def _seeds(
        self, scale: QuestionScale, named: Named, likest: Nodes, ends: Iterable[int]
    ) -> tuple[Nodes, Scores, Scores]:
        """Seeds in order of trust, how strongly the question names each, and its reciprocal rank."""
        words = self._scorer.base(scale, named.chunks)
        meant = named.chunks[np.lexsort((named.chunks, -words, -named.share))][:FIRST_CHUNKS]
        chosen = [*meant.tolist(), *ends, *likest[:FIRST_CHUNKS].tolist()]
        seeds = np.array(list(dict.fromkeys(chosen)), np.int32)
        share = np.zeros(scale.view.chunks, np.float32)
        share[named.chunks] = named.share
        rank = np.zeros(scale.view.chunks, np.float32)
        rank[likest[:FIRST_CHUNKS]] = 1 / (1 + np.arange(len(likest[:FIRST_CHUNKS])))
        return seeds, share[seeds], rank[seeds]

    def _above(self, scale: QuestionScale, likest: Nodes) -> Scores:
        """(n,): the base of the likest chunks above the lowest of them."""
        base = self._scorer.base(scale, likest)
        above: Scores = base - (base.min() if len(base) else np.float32(0)) + np.float32(1e-6)
        return above


def _candidates(
    likest: Nodes, named: Named, steps: Steps, rows: Nodes, mass: Scores, joined: Nodes,
    more: Nodes,
) -> Nodes:  # fmt: skip
    """The chunks worth ranking, ascending; a bounded number, whatever the size of the corpus."""
    chunks, value = steps.chunk[rows], steps.value[rows]
    wide = steps.chunk[(steps.seed < _WIDE_SEEDS) & (steps.names >= 0)]
    parts = [
        likest[:LIKEST],
        named.chunks,
        chunks[np.lexsort((chunks, -value))[:_SECOND]],
        wide,
        _largest(mass, _WALKED),
        joined,
        more,
    ]
    return np.unique(np.concatenate(parts)).astype(np.int32)


def _largest(values: Scores, most: int) -> Nodes:
    """The nodes of the largest values above zero; equal ones by number."""
    nodes = np.flatnonzero(values > 0)
    if len(nodes) > most:
        least = np.partition(values[nodes], len(nodes) - most)[len(nodes) - most]
        nodes = nodes[values[nodes] >= least]
    return nodes[np.argsort(-values[nodes], kind="stable")[:most]].astype(np.int32)
