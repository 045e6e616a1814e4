"""One ranking of the pages of both languages: the flow runs once for each, and each hit is scored among its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, nextafter
from time import perf_counter

from retriever.candidates import Candidates
from retriever.crossing.asking import OtherLanguage
from retriever.flow import Flow
from retriever.merger import falling, first_rows, shifted
from retriever.nodes import Found
from retriever.running import FlowRunner
from schemas.retrieval import Query, ScoredChunk, ScoredTriple

KEPT = 2  # first chunks of the question's own flow that what is a little better does not displace
AHEAD = 1.4
"""What those are worth more beside chunks of the other language, in spreads of the ranker: so the first places of
XQuAD's parallel paragraphs stay as they are alone."""

LED, UNLED = 0.4, 1.2
"""How much less a chunk of the other language is worth, in spreads: little where facts of what the question names lead
to it, much where words alone do, since some page always comes nearest. Of the sample's 1,943 questions 1,828 have their
evidence within five so, 1,821 with 0.6 for both, 1,798 without the other language."""

FACTS = 0.2
"""From this worth on, facts lead to a chunk."""

PAGE = 0.7
"""How strongly a question names at least the chunks of a page that it names; of a name without one at most 0.63."""

LOOKED_AT = 10
"""Hits of each language that tell whether it has pages of what the question names, however many are asked for."""

WHY = "in the other language · {}"
LANGUAGES = "languages"
"""The part of a score that is lost where hits of both languages stand in one list; in reports what asks the other's
pages."""
_WHOLE = frozenset(("kg_fr", "rc", "kag_merger"))


@dataclass(frozen=True, slots=True)
class Joined:
    """The first chunks of both languages; the triples of the question's own pages and those that a chunk of the other
    language says; which chunks are those, the question as it was asked of them, and how long that took."""

    chunks: tuple[ScoredChunk, ...]
    triples: tuple[ScoredTriple, ...]
    across: frozenset[str] = frozenset()
    query: Query | None = None
    ms: float = 0.0


class Crossing:
    """Runs a flow for the pages of the other language and puts what it finds among the question's own hits."""

    def __init__(self, runner: FlowRunner, asking: OtherLanguage, *, spread: float) -> None:
        """`spread` is that of the ranker's scores."""
        self._spread = spread
        self._runner = runner
        self._asking = asking

    def joins(self, flow: Flow, query: Query) -> bool:
        """Whether a flow ends in a ranking that the other language's can be compared with.

        A pattern's ends are bound already, whatever the language of the pages.
        """
        return query.pattern is None and flow.sink == "kag_merger" and set(flow.upstream) >= _WHOLE

    def joined(self, flow: Flow, query: Query, own: Found, *, explain: bool = False) -> Joined:
        """The first `query.k` chunks of both, the proofs of `promised` triples among them."""
        start = perf_counter()
        turned = self._asking.query(query)
        if turned is None:
            return Joined(own.ranked, own.triples)
        other = self._runner.run(flow, turned, explain=explain).found
        hits, across = merged(own.ranked, other.ranked, self._spread)
        said = [hit.evidence.triples for hit in hits]
        kept = first_rows(query, range(len(hits)), said.__getitem__, own.triples)
        told = {triple for row in kept if hits[row].chunk in across for triple in said[row]}
        told -= {scored.triple.id for scored in own.triples}
        more = (scored for scored in other.triples if scored.triple.id in told)
        chunks = falling([hits[row] for row in kept])
        ms = (perf_counter() - start) * 1000
        return Joined(chunks, (*own.triples, *more), across, turned, ms)

    def candidates(self, flow: Flow, query: Query) -> Candidates | None:
        """What the ranker sees of the other language's pages; None where there is no such page."""
        turned = self._asking.query(query)
        return None if turned is None else self._runner.candidates(flow, turned)


def merged(
    own: Sequence[ScoredChunk], other: Sequence[ScoredChunk], spread: float
) -> tuple[list[ScoredChunk], frozenset[str]]:
    """The hits of both by score, and which chunks stand as hits of the other language; a chunk that both have stands
    where it is better.

    A hit of the other language scores `LED` or `UNLED` spreads less, and the first `KEPT` of the question's own are
    worth `AHEAD` spreads more beside them, unless it is the other language alone that has pages of what the question
    names. Each hit is said to score less than the one before it.
    """
    worth = {hit.chunk: (hit.score, hit) for hit in own}
    across = set[str]()
    for hit in other:
        score = hit.score - (LED if hit.evidence.facts >= FACTS else UNLED) * spread
        if hit.chunk not in worth or worth[hit.chunk][0] < score:
            worth[hit.chunk] = score, replace(shifted(hit, score, LANGUAGES), why=WHY.format(hit.why))
            across.add(hit.chunk)
    for hit in own[:KEPT] if names_page(own[:LOOKED_AT]) or not names_page(other[:LOOKED_AT]) else ():
        ahead = hit.score + AHEAD * spread
        if worth[hit.chunk][0] <= ahead:
            worth[hit.chunk] = ahead, hit
            across.discard(hit.chunk)
    order = sorted(worth, key=lambda chunk: (-worth[chunk][0], chunk))
    hits, before = list[ScoredChunk](), inf
    for hit in (worth[chunk][1] for chunk in order):
        before = min(hit.score, nextafter(before, -inf))
        hits.append(shifted(hit, before, LANGUAGES))
    return hits, frozenset(across)


def names_page(hits: Sequence[ScoredChunk]) -> bool:
    """Whether any of the hits stands on a page that the question names."""
    return any(hit.evidence.named >= PAGE for hit in hits)
