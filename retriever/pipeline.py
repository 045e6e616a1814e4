"""The retriever: names linked, the flow's levels run, one ranking with the evidence for each hit."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import perf_counter

from retriever.candidates import Candidates
from retriever.edges import EdgeReader
from retriever.flow import Flow, parse_flow
from retriever.kg_cs import ExactTriples
from retriever.kg_fr import FuzzyGraph
from retriever.kin import Kin
from retriever.linking import Linker
from retriever.look import SecondLook
from retriever.memo import Memo
from retriever.merger import Merger
from retriever.nodes import Found, Node
from retriever.pagerank import DAMPING
from retriever.pages import PageTable
from retriever.ranking.ranker import Ranker, load_ranker
from retriever.rc import ChunkScorer, ChunkSearch
from retriever.reach import GraphReach
from retriever.reasons import Reasons
from retriever.snapshot import GraphViews
from retriever.walk import by_seed
from retriever.wording import PredicateWording
from retriever.words import WordIndexes
from schemas.errors import StoreMismatchError
from schemas.ontology import Ontology
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import ChunkEvidence, LinkedEntity, NodeReport, Query, Ranking, ScoredChunk
from schemas.settings import RetrieverSettings
from schemas.text import Language

_THREADS = 4


class Retriever:
    """Runs a flow over ready nodes; safe between threads. Close it to end its threads."""

    def __init__(
        self,
        linker: Linker,
        nodes: Mapping[str, Node],
        flow: Flow,
        views: GraphViews,
        memo: Memo,
        merger: Merger,
        *,
        damping: float = DAMPING,
    ) -> None:
        self._linker = linker
        self._views = views
        self._memo = memo
        self._merger = merger
        self._damping = damping
        self._nodes = nodes
        self._flow = flow
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="retriever")

    def link(self, question: str, language: Language) -> list[LinkedEntity]:
        """What a question names, in order of its words."""
        return self._linker.link(question, language)

    def link_name(self, name: str, type: str = "") -> list[LinkedEntity]:
        """Entities that a name may mean, best first; `type` is an ontology id or a label of it."""
        return self._linker.link_name(name, type)

    def retrieve(self, query: Query, *, flow: str | None = None, explain: bool = False) -> Ranking:
        """The best chunks and triples for a question part.

        Names are linked first if the query brings none. `flow` replaces the flow of the settings;
        FlowError if it cannot run. With `explain` each hit also says what each feature adds to its score
        and from which name its PageRank mass came, at the cost of one walk a name.
        """
        chosen = self._flow if flow is None else parse_flow(flow)
        query = self._linked(query)
        results, reports = self._results(chosen, query)
        found = results[chosen.sink]
        if explain and found.ranked:
            inputs = [results[name] for name in chosen.upstream[chosen.sink]]
            found = self._merger.rank(query, inputs, explain=True)
        elif found.scale is not None or found.reached is not None:
            found = self._merger.rank(query, [found], explain=explain)
        ranking = Ranking(
            query, found.ranked or _proofs(query, found), found.triples, reports, found.degraded
        )
        if not explain:
            return ranking
        hits = by_seed(self._views.current(), query.entities, ranking.chunks, damping=self._damping)
        return replace(ranking, chunks=hits)

    def candidates(self, query: Query) -> Candidates:
        """What the ranker of the settings' flow sees of a question part: what a ranker is trained on."""
        query = self._linked(query)
        results, _ = self._results(self._flow, query)
        return self._merger.candidates(
            query, [results[name] for name in self._flow.upstream[self._flow.sink]]
        )

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()

    def _linked(self, query: Query) -> Query:
        self._memo.refresh()
        if query.entities or query.pattern is not None:
            return query
        return replace(query, entities=tuple(self.link(query.text, query.language)))

    def _results(self, flow: Flow, query: Query) -> tuple[dict[str, Found], tuple[NodeReport, ...]]:
        results: dict[str, Found] = {}
        reports: list[NodeReport] = []
        for level in flow.levels:
            inputs = [tuple(results[name] for name in flow.upstream[name]) for name in level]
            for name, (found, ms) in zip(level, self._run(level, query, inputs), strict=True):
                results[name] = found
                reports.append(NodeReport(name, found.count, self._nodes[name].unit, ms))
        return results, tuple(reports)

    def _run(
        self, level: tuple[str, ...], query: Query, inputs: list[tuple[Found, ...]]
    ) -> list[tuple[Found, float]]:
        if len(level) == 1:
            return [_timed(self._nodes[level[0]], query, inputs[0])]
        nodes = [self._nodes[name] for name in level]
        return list(self._pool.map(_timed, nodes, [query] * len(nodes), inputs))


def build_retriever(
    store: GraphStore,
    *,
    embedder: Embedder | None,
    ontology: Ontology,
    settings: RetrieverSettings,
    ranker: Ranker | None = None,
) -> Retriever:
    """Wire the nodes for a store. Without an embedder, or without vectors in the store, BM25 alone ranks.

    Raises FlowError for a flow that cannot run, StoreMismatchError if the store's vectors are another
    model's.
    """
    flow = parse_flow(settings.flow)
    embedder = _fitting(store, embedder)
    memo = Memo(store)
    views = GraphViews(store)
    words = WordIndexes(store)
    scorer = ChunkScorer(store, embedder, memo, views, words, Kin(ontology))
    wording = PredicateWording(ontology, embedder)
    pages = PageTable(memo, words)
    reach = GraphReach(memo, pages, scorer, EdgeReader(store, wording), damping=settings.damping)
    merger = Merger(
        scorer, SecondLook(pages), ranker or load_ranker(settings.ranker), Reasons(memo, ontology)
    )
    nodes: dict[str, Node] = {
        "kg_cs": ExactTriples(store, ontology, memo),
        "kg_fr": FuzzyGraph(store, scorer, reach, wording),
        "rc": ChunkSearch(scorer),
        "kag_merger": merger,
    }
    return Retriever(Linker(store, ontology), nodes, flow, views, memo, merger, damping=settings.damping)


def _fitting(store: GraphStore, embedder: Embedder | None) -> Embedder | None:
    stored = store.embedder()
    if embedder is None or stored is None:
        return None
    if embedder.info != stored:
        raise StoreMismatchError(
            f"The store's vectors were made by {stored.model} ({stored.runtime}), "
            f"and the embedder is {embedder.info.model} ({embedder.info.runtime}).",
            hint="Run: guanxi store reindex",
        )
    return embedder


def _timed(node: Node, query: Query, upstream: tuple[Found, ...]) -> tuple[Found, float]:
    start = perf_counter()
    found = node.run(query, upstream)
    return found, (perf_counter() - start) * 1000


def _proofs(query: Query, found: Found) -> tuple[ScoredChunk, ...]:
    """The chunks that say exact triples, where nothing else was asked for."""
    scores = {hit.triple.id: hit.score for hit in found.triples}
    hits = (
        ScoredChunk(
            chunk, chunk.rsplit("#", 1)[0], max(scores.get(t, 0.0) for t in said), ChunkEvidence(triples=said)
        )
        for chunk, said in found.proofs.items()
    )
    return tuple(sorted(hits, key=lambda hit: (-hit.score, hit.chunk))[: query.k])
