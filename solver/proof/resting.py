"""Passages that an answer rests on among those that the flow ranks: before all others, or among the first."""

from __future__ import annotations

from dataclasses import replace

from schemas.answer import Answer
from schemas.retrieval import Ranking, ScoredChunk

WHY = "the answer rests on it"
FIRST = 5  # passages that a reader is shown


def proof_first(ranking: Ranking, answer: Answer) -> Ranking:
    """The chunks that the answer cites, in order of citation, then the others of the ranking; `query.k` in all.

    A cited chunk scores what the first of the ranking scores, and keeps the evidence that the flow has for it, if
    it ranked it. An abstention, which rests on nothing, changes nothing.
    """
    if answer.abstained:
        return ranking
    most = max((hit.score for hit in ranking.chunks), default=1.0)
    cited = {hit.chunk: replace(hit, score=most) for hit in _cited(ranking, answer)}
    others = (hit for hit in ranking.chunks if hit.chunk not in cited)
    return replace(ranking, chunks=(*cited.values(), *others)[: ranking.query.k])


def among_first(ranking: Ranking, answer: Answer, first: int = FIRST) -> Ranking:
    """The ranking with the chunks that the answer cites among the first, at the end of them where they are lifted.

    They take the places of the last that it does not cite. The very first stays, and the order of the others. A lifted
    chunk scores what the one before it does, and all that are cited say so. An abstention changes nothing.
    """
    cited = {} if answer.abstained else {hit.chunk: hit for hit in _cited(ranking, answer)}
    places = min(first, ranking.query.k)
    hits = tuple(cited.get(hit.chunk, hit) for hit in ranking.chunks)
    shown = {hit.chunk for hit in hits[:places]}
    missing = [hit for hit in cited.values() if hit.chunk not in shown]
    if not hits or not missing:
        return replace(ranking, chunks=hits)
    yielding = [hit.chunk for hit in reversed(hits[1:places]) if hit.chunk not in cited]
    left = set(yielding[: max(0, len(shown) + len(missing) - places)])
    kept = [hit for hit in hits[:places] if hit.chunk not in left]
    lifted = [replace(hit, score=kept[-1].score) for hit in missing[: places - len(kept)]]
    before = {hit.chunk for hit in (*kept, *lifted)}
    others = (hit for hit in hits if hit.chunk not in before)
    return replace(ranking, chunks=(*kept, *lifted, *others)[: ranking.query.k])


def _cited(ranking: Ranking, answer: Answer) -> list[ScoredChunk]:
    """What the answer cites, in its order and each once, with the evidence that the flow has for what it ranked."""
    known = {hit.chunk: hit for hit in ranking.chunks}
    found: dict[str, ScoredChunk] = {}
    for citation in answer.citations:
        hit = known.get(citation.chunk) or ScoredChunk(citation.chunk, citation.document, 0.0)
        found[citation.chunk] = replace(hit, why=" · ".join(filter(None, (WHY, hit.why))))
    return list(found.values())
