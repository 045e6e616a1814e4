"""kag_merger: one ranking of chunks out of what all retrievers know, and every triple that they found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain
from math import inf, nextafter

import numpy as np
from numpy.typing import NDArray

from retriever.candidates import Candidates, gather
from retriever.evidence import best_triples, document_of, triples_on_paths
from retriever.graph.collections import CollectionTable
from retriever.look import SecondLook
from retriever.nodes import Found
from retriever.ranking.fused import FusedRanker
from retriever.ranking.ranker import Ranker
from retriever.reasons import Reasons
from retriever.scoring import ChunkScorer
from retriever.text.interaction import TokenLook
from retriever.text.titles import TitleTable
from schemas.retrieval import Query, ScoredChunk, ScoredTriple

FURTHER = 0.3
"""How much less, in spreads of the ranker's scores, each chunk of a document is worth than the one before it after the
first `TOGETHER`: a long page that the question names would leave no place for what it leads to. In each of eight counts
(three collections of pages, chunks of the default size and of 0.4 of it) one to nine questions more have all their
evidence within five."""

TOGETHER = 2
OF_ONE_TITLE = 0.4
"""The same for each further document that bears the title of a better one, as the passages of one page do that are
documents of their own."""

FURTHER_PART = "further"  # the part of a score that this takes
PROOF_PLACE = 10
"""The place at which the proof of what joins things of a question stands at the latest: so many hits are asked for by
default, and so `-k 3` gives the first three of them."""

PROOF_PART = "proof"  # what a hit loses to such a proof before it
COLLECTION_PART = "collection"  # what a chunk's collection adds to its score
_WORTH_SAYING = 0.2  # of that, in spreads

Scores = NDArray[np.float64]

_MOST_TRIPLES = 2000
_MOST_PATHS = 10  # whose facts are listed


class Merger:
    """The node kag_merger: a ranker's order of the candidates of all retrievers.

    A trained ranker was trained on what the whole flow knows; where a part is missing (no embedder, no
    rc, no kg_fr) the untrained one ranks.
    """

    unit = "chunks"

    def __init__(
        self,
        scorer: ChunkScorer,
        look: SecondLook,
        tokens: TokenLook,
        ranker: Ranker,
        reasons: Reasons,
        collections: CollectionTable,
        titles: TitleTable,
    ) -> None:
        self._scorer = scorer
        self._look = look
        self._tokens = tokens
        self._ranker = ranker
        self._reasons = reasons
        self._collections = collections
        self._titles = titles
        self._fallback = FusedRanker()

    def run(self, query: Query, upstream: Sequence[Found]) -> Found:
        """The best `query.k` chunks, with the best proofs of the triples that are `promised`: see `first_rows`."""
        return self.rank(query, upstream, explain=False)

    def rank(self, query: Query, upstream: Sequence[Found], *, explain: bool) -> Found:
        """`run`; with `explain` each hit also says in full why it stands where it does."""
        on_paths = [t for found in upstream for t in triples_on_paths(found.fact_paths, _MOST_PATHS)]
        found_triples = chain.from_iterable(found.triples for found in upstream)
        triples = best_triples(chain(found_triples, on_paths if query.pattern is None else ()), _MOST_TRIPLES)
        candidates = self.candidates(query, upstream)
        ranker = self.ranker(upstream)
        alone = ranker.score(candidates.features)
        placed = self.placed(candidates, alone, ranker.spread).tolist()
        scores = beside_others(candidates.ids, placed, FURTHER * ranker.spread)
        scores = beside_namesakes(self._titled(candidates), scores, OF_ONE_TITLE * ranker.spread)
        order = sorted(range(len(scores)), key=lambda row: (-scores[row], candidates.ids[row]))
        said = [candidates.proofs.get(chunk, ()) for chunk in candidates.ids]
        kept = first_rows(query, order, said.__getitem__, triples)
        hits = self._reasons.hits(query, candidates, kept, alone.tolist(), ranker if explain else None)
        hits = tuple(
            shifted(shifted(hit, placed[row], COLLECTION_PART), scores[row], FURTHER_PART)
            for row, hit in zip(kept, hits, strict=True)
        )
        hits = falling(hits)
        if explain:
            hits = self._collected(candidates, hits, _WORTH_SAYING * ranker.spread)
        degraded = tuple(dict.fromkeys(line for found in upstream for line in found.degraded))
        return Found(triples, candidates.proofs, ranked=hits, degraded=degraded)

    def candidates(self, query: Query, upstream: Sequence[Found]) -> Candidates:
        """Everything worth ranking, with its features."""
        return gather(self._scorer, self._look, self._tokens, self._scorer.scale(query.text), upstream)

    def _titled(self, candidates: Candidates) -> list[tuple[str, str]]:
        """Of each candidate the key of its document's title, and its id; no title for those outside the view."""
        view, inside = candidates.scale.view, len(candidates.nodes)
        titles = self._titles.keys(view, view.document_of[candidates.nodes])
        return [
            *zip(titles, candidates.ids[:inside], strict=True),
            *(("", chunk) for chunk in candidates.ids[inside:]),
        ]

    def placed(self, candidates: Candidates, scores: Scores, spread: float) -> Scores:
        """(n,): scores of a ranker of that spread with what the candidates' collections add."""
        view, inside = candidates.scale.view, len(candidates.nodes)
        collections = self._collections.of(view)
        if collections is None or not inside:
            return scores
        found = scores.copy()
        documents = view.document_of[candidates.nodes]
        found[:inside] += spread * collections.worth(documents, scores[:inside] / spread)
        return found

    def _collected(
        self, candidates: Candidates, hits: Sequence[ScoredChunk], least: float
    ) -> tuple[ScoredChunk, ...]:
        """The hits, and of those that their collection lifts as much which it is."""
        view = candidates.scale.view
        collections = self._collections.of(view)
        if collections is None:
            return tuple(hits)
        found = []
        for hit in hits:
            node, more = view.chunk(hit.chunk), dict(hit.evidence.parts).get(COLLECTION_PART, 0.0)
            name = collections.names[collections.of[view.document_of[node]]] if node >= 0 else ""
            told = name and more >= least
            found.append(
                replace(hit, why=f"{hit.why} · from {name}, as the first hits suggest") if told else hit
            )
        return tuple(found)

    def ranker(self, upstream: Sequence[Found]) -> Ranker:
        """The ranker for what the upstream nodes know."""
        whole = any(f.scale is not None for f in upstream) and any(f.reached is not None for f in upstream)
        return self._ranker if whole and self._scorer.has_vectors else self._fallback


def beside_others(chunks: Sequence[str], scores: Sequence[float], less: float) -> list[float]:
    """The scores of chunks, each of a document after its `TOGETHER` best `less` lower than it would be before one more.

    Chunks of equal score are taken in the order of their ids.
    """
    found, before = list(scores), Counter[str]()
    for row in sorted(range(len(scores)), key=lambda row: (-scores[row], chunks[row])):
        document = document_of(chunks[row])
        found[row] -= less * max(0, before[document] - TOGETHER + 1)
        before[document] += 1
    return found


def beside_namesakes(titled: Sequence[tuple[str, str]], scores: Sequence[float], less: float) -> list[float]:
    """The scores of chunks, each with the key of its document's title and its id: `less` lower for each other document
    of the title that has a better one.

    Chunks of equal score are taken in the order of their ids; those without a title stay as they are.
    """
    found, before = list(scores), dict[str, set[str]]()
    for row in sorted(range(len(scores)), key=lambda row: (-scores[row], titled[row][1])):
        title, chunk = titled[row]
        others = before.setdefault(title, set())
        document = document_of(chunk)
        if title:
            found[row] -= less * len(others - {document})
            others.add(document)
    return found


def shifted(hit: ScoredChunk, score: float, part: str) -> ScoredChunk:
    """The hit with another score; where its parts are known, the difference is the one of that name, and the largest
    stand first."""
    if score == hit.score:
        return hit
    parts = hit.evidence.parts
    if parts:
        more = dict(parts).get(part, 0.0) + score - hit.score
        others = ((name, value) for name, value in parts if name != part)
        parts = tuple(sorted((*others, (part, more)), key=lambda one: (-abs(one[1]), one[0])))
        return replace(hit, score=score, evidence=replace(hit.evidence, parts=parts))
    return replace(hit, score=score)


def promised(query: Query, triples: Sequence[ScoredTriple]) -> list[str]:
    """The exact triples whose proofs are kept whatever the ranker says: all that fit the query's pattern; without one
    the best of those that join what the question names, since what it names together it may say itself."""
    exact = [found.triple.id for found in triples if found.retriever == "kg_cs"]
    return exact[: query.k if query.pattern is not None else 1]


def first_rows(
    query: Query,
    order: Sequence[int],
    said: Callable[[int], tuple[str, ...]],
    triples: Sequence[ScoredTriple],
) -> list[int]:
    """The first `query.k` rows, with the proofs of `promised` triples: those of a pattern among them, that of a
    question without one among the first `PROOF_PLACE`, so that fewer rows are the beginning of more."""
    exact = promised(query, triples)
    if query.pattern is not None:
        return keep_proofs(order, said, exact, query.k)
    first = keep_proofs(order, said, exact, PROOF_PLACE)
    taken = set(first)
    return [*first, *(row for row in order if row not in taken)][: query.k]


def falling(hits: Sequence[ScoredChunk]) -> tuple[ScoredChunk, ...]:
    """The hits, each that scores more than one before it, a proof that is kept, with a little less than that."""
    found, before = list[ScoredChunk](), inf
    for hit in hits:
        score = hit.score if hit.score <= before else nextafter(before, -inf)
        found.append(shifted(hit, score, PROOF_PART))
        before = score
    return tuple(found)


def keep_proofs(
    order: Sequence[int], said: Callable[[int], tuple[str, ...]], exact: Sequence[str], k: int
) -> list[int]:
    """The first k rows, in which the last ones that prove none of some exact triples give way to their best proofs."""
    proves = [frozenset(exact).intersection(said(row)) for row in order]
    kept = list(range(len(order)))[:k]
    proven = {triple for place in kept for triple in proves[place]}
    for triple in exact:
        if triple in proven:
            continue
        proof = next((place for place in range(k, len(order)) if triple in proves[place]), None)
        last = next((i for i in range(len(kept) - 1, -1, -1) if not proves[kept[i]]), None)
        if proof is None or last is None:
            continue
        kept[last] = proof
        proven |= proves[proof]
    return [order[place] for place in sorted(kept)]
