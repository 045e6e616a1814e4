"""Passages in the order of a proof: those that an answer rests on, then what the flow ranks."""

from __future__ import annotations

from dataclasses import replace

from schemas.answer import Answer
from schemas.retrieval import Ranking, ScoredChunk

WHY = "the answer rests on it"


def proof_first(ranking: Ranking, answer: Answer) -> Ranking:
    """The chunks that the answer cites, in order of citation, then the others of the ranking; `query.k` in all.

    A cited chunk scores what the first of the ranking scores, and keeps the evidence that the flow has for it, if
    it ranked it. An abstention, which rests on nothing, changes nothing.
    """
    if answer.abstained:
        return ranking
    known = {hit.chunk: hit for hit in ranking.chunks}
    most = max((hit.score for hit in ranking.chunks), default=1.0)
    cited: dict[str, ScoredChunk] = {}
    for citation in answer.citations:
        hit = known.get(citation.chunk) or ScoredChunk(citation.chunk, citation.document, most)
        cited[citation.chunk] = replace(hit, score=most, why=" · ".join(filter(None, (WHY, hit.why))))
    others = (hit for hit in ranking.chunks if hit.chunk not in cited)
    return replace(ranking, chunks=(*cited.values(), *others)[: ranking.query.k])
