"""Passages that an answer rests on among those that the flow ranks: before all others, or among the first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from retriever.evidence import says
from schemas.answer import Answer
from schemas.retrieval import Lift, NodeReport, Ranking, ScoredChunk, ScoredTriple

WHY = "the answer rests on it"
LIFT = "lift"  # what passages are lifted by, among the retrievers of a ranking
FIRST = 5  # passages that a reader is shown


def proof_first(ranking: Ranking, answer: Answer) -> Ranking:
    """The chunks that the answer cites, in order of citation, then the others of the ranking; `query.k` in all.

    A cited chunk scores what the first of the ranking scores, and keeps the evidence that the flow has for it, if
    it ranked it. An abstention, which rests on nothing, changes no order.
    """
    if answer.abstained:
        return replace(ranking, lift=Lift.OPEN)
    most = max((hit.score for hit in ranking.chunks), default=1.0)
    cited = {hit.chunk: replace(hit, score=most) for hit in _cited(ranking.chunks, answer)}
    others = (hit for hit in ranking.chunks if hit.chunk not in cited)
    chunks = (*cited.values(), *others)[: ranking.query.k]
    stood = [hit.chunk for hit in chunks] == [hit.chunk for hit in ranking.chunks]
    triples = _facts_first(ranking.triples, answer)
    lift = Lift.STANDING if stood else Lift.LIFTED
    return replace(ranking, chunks=_saying(chunks, answer), triples=triples, lift=lift)


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
    lacks has the evidence of `known` hits. The answer's facts stand before all others. An abstention changes no order.
    """
    if answer.abstained:
        return replace(ranking, lift=Lift.OPEN)
    ranking = replace(ranking, triples=_facts_first(ranking.triples, answer), lift=Lift.STANDING)
    cited = {hit.chunk: hit for hit in _cited((*known, *ranking.chunks), answer)}
    places = min(first, ranking.query.k)
    hits = tuple(cited.get(hit.chunk, hit) for hit in ranking.chunks)
    shown = {hit.chunk for hit in hits[:places]}
    missing = [hit for hit in cited.values() if hit.chunk not in shown]
    if not hits or not missing:
        return replace(ranking, chunks=_saying(hits, answer))
    yielding = [hit.chunk for hit in reversed(hits[1:places]) if hit.chunk not in cited]
    left = set(yielding[: max(0, len(shown) + len(missing) - places)])
    kept = [hit for hit in hits[:places] if hit.chunk not in left]
    lifted = [replace(hit, score=kept[-1].score) for hit in missing[: places - len(kept)]]
    before = {hit.chunk for hit in (*kept, *lifted)}
    least = min(hit.score for hit in kept)
    others = (replace(hit, score=min(hit.score, least)) for hit in hits if hit.chunk not in before)
    chunks = (*kept, *lifted, *others)[: ranking.query.k]
    lift = Lift.LIFTED if lifted else Lift.STANDING
    return replace(ranking, chunks=_saying(chunks, answer), lift=lift)


def cut(ranking: Ranking, why: str) -> Ranking:
    """The flow's ranking where no answer was had for what it would take, and why."""
    degraded = (*ranking.degraded, f"no fact lifts a passage: {why}")
    return replace(ranking, degraded=degraded, lift=Lift.SPENT)


def report(ranking: Ranking, ms: float) -> NodeReport:
    """How many chunks of a ranking the answer rests on, and how long it took."""
    return NodeReport(LIFT, sum(hit.why.startswith(WHY) for hit in ranking.chunks), "chunks", ms)


def _saying(hits: Sequence[ScoredChunk], answer: Answer) -> tuple[ScoredChunk, ...]:
    """The hits, those that say facts of the answer with these among their triples, and in their reasons."""
    said: dict[str, set[str]] = {}
    for triple in answer.proof.triples:
        for row in triple.evidence:
            said.setdefault(row.chunk, set()).add(triple.id)
    return tuple(_with_triples(hit, said.get(hit.chunk, set())) for hit in hits)


def _with_triples(hit: ScoredChunk, ids: set[str]) -> ScoredChunk:
    before, now = hit.evidence.triples, tuple(sorted({*hit.evidence.triples, *ids}))
    if len(before) == len(now):
        return hit
    told = says(len(before)) if before else ""
    if told and told in hit.why:
        why = hit.why.replace(told, says(len(now)), 1)
    else:
        why = " · ".join(filter(None, (hit.why, says(len(now)))))
    return replace(hit, why=why, evidence=replace(hit.evidence, triples=now))


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
        replace(known.get(t.id) or ScoredTriple(t, most, LIFT), score=most, why=WHY) for t in own.values()
    ]
    return (*first, *(scored for scored in triples if scored.triple.id not in own))
