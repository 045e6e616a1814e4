"""One ranking of the pages of both languages: the flow runs once for each, and each hit is scored among its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from retriever.crossing.asking import OtherLanguage
from retriever.flow import Flow
from retriever.merger import keep_proofs
from retriever.nodes import Found
from retriever.running import FlowRunner
from schemas.retrieval import Query, ScoredChunk

KEPT = 2  # first chunks of the question's own flow that stay first
HANDICAP = 0.4
"""How much more a chunk of the other language must score, in spreads of the ranker: so the first places of XQuAD's
parallel paragraphs stay as they are alone, and of the sample encyclopedia's questions the most have their evidence
within the first five."""

WHY = "in the other language · {}"
_WHOLE = frozenset(("kg_fr", "rc", "kag_merger"))


class Crossing:
    """Runs a flow for the pages of the other language and puts what it finds among the question's own hits."""

    def __init__(self, runner: FlowRunner, asking: OtherLanguage, *, spread: float) -> None:
        """`spread` is that of the ranker's scores."""
        self._handicap = HANDICAP * spread
        self._runner = runner
        self._asking = asking

    def joins(self, flow: Flow, query: Query) -> bool:
        """Whether a flow ends in a ranking that the other language's can be compared with.

        A pattern's ends are bound already, whatever the language of the pages.
        """
        return query.pattern is None and flow.sink == "kag_merger" and set(flow.upstream) >= _WHOLE

    def joined(
        self, flow: Flow, query: Query, own: Found, *, explain: bool = False
    ) -> tuple[ScoredChunk, ...]:
        """The first `query.k` chunks of both, the proofs of exact triples among them."""
        turned = self._asking.query(query)
        if turned is None:
            return own.ranked
        other = self._runner.run(flow, turned, explain=explain).found.ranked
        hits = merged(own.ranked, other, self._handicap)
        kept = keep_proofs(range(len(hits)), lambda row: hits[row].evidence.triples, own.triples, query.k)
        return tuple(hits[row] for row in kept)

    def close(self) -> None:
        """End the threads."""
        self._runner.close()


def merged(own: Sequence[ScoredChunk], other: Sequence[ScoredChunk], handicap: float) -> list[ScoredChunk]:
    """The hits of both by score, after the first `KEPT` of their own; a chunk that both have stands where it is better.

    A hit of the other language scores `handicap` less, and at most what the last one kept does.
    """
    first = {hit.chunk for hit in own[:KEPT]}
    most = min((hit.score for hit in own[:KEPT]), default=float("inf"))
    best = {hit.chunk: hit for hit in own}
    for hit in other:
        score = min(hit.score - handicap, most)
        if hit.chunk not in first and (hit.chunk not in best or best[hit.chunk].score < score):
            best[hit.chunk] = replace(hit, score=score, why=WHY.format(hit.why))
    return sorted(best.values(), key=lambda hit: (hit.chunk not in first, -hit.score, hit.chunk))
