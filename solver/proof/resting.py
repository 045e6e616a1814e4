"""Passages that an answer rests on among those that the flow ranks: before all others, or among the first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from schemas.answer import Answer
from schemas.retrieval import Ranking, ScoredChunk, ScoredTriple

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
    cited = {hit.chunk: replace(hit, score=most) for hit in _cited(ranking.chunks, answer)}
    others = (hit for hit in ranking.chunks if hit.chunk not in cited)
    chunks = (*cited.values(), *others)[: ranking.query.k]
    return replace(ranking, chunks=chunks, triples=_facts_first(ranking.triples, answer))


def lacks(ranking: Ranking, answer: Answer) -> bool:
    """Whether the answer cites a chunk that the ranking does not have."""
    ranked = {hit.chunk for hit in ranking.chunks}
    return any(citation.chunk not in ranked for citation in answer.citations)


def among_first(
    ranking: Ranking, answer: Answer, known: Sequence[ScoredChunk] = (), first: int = FIRST
) -> Ranking:
    """The ranking with the chunks that the answer cites among the first, at the end of them where they are lifted.

    They take the places of the last that it does not cite. The very first stays, and the order of the others. A lifted
    chunk scores what the one before it does, one that yields no more, and all that are cited say so; what the ranking
    lacks has the evidence of `known` hits. The answer's facts stand before all others. An abstention changes nothing.
    """
    if answer.abstained:
        return ranking
    ranking = replace(ranking, triples=_facts_first(ranking.triples, answer))
    cited = {hit.chunk: hit for hit in _cited((*known, *ranking.chunks), answer)}
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
    least = min(hit.score for hit in kept)
    others = (replace(hit, score=min(hit.score, least)) for hit in hits if hit.chunk not in before)
    return replace(ranking, chunks=(*kept, *lifted, *others)[: ranking.query.k])


def _cited(hits: Sequence[ScoredChunk], answer: Answer) -> list[ScoredChunk]:
    """What the answer cites, in its order and each once, with the evidence that the flow has for what it ranked."""
    known = {hit.chunk: hit for hit in hits}
    found: dict[str, ScoredChunk] = {}
    for citation in answer.citations:
        hit = known.get(citation.chunk) or ScoredChunk(citation.chunk, citation.document, 0.0)
        found[citation.chunk] = replace(hit, why=" · ".join(filter(None, (WHY, hit.why))))
    return list(found.values())


def _facts_first(triples: Sequence[ScoredTriple], answer: Answer) -> tuple[ScoredTriple, ...]:
    """The facts that the answer rests on, scored as the first, before the others."""
    most = max((scored.score for scored in triples), default=1.0)
    known = {scored.triple.id: scored for scored in triples}
    own = {triple.id: triple for triple in answer.subgraph.triples}
    first = [
        replace(known.get(t.id) or ScoredTriple(t, most, "kg_cs"), score=most, why=WHY) for t in own.values()
    ]
    return (*first, *(scored for scored in triples if scored.triple.id not in own))
