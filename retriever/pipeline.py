"""The retriever: names linked, the flow's levels run, one ranking with the evidence for each hit."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import perf_counter

from retriever.flow import Flow, parse_flow
from retriever.kg_cs import ExactTriples
from retriever.kg_fr import FuzzyGraph
from retriever.linking import Linker
from retriever.memo import Memo
from retriever.merger import Merger, why
from retriever.nodes import Found, Node
from retriever.pagerank import DAMPING
from retriever.rc import ChunkScorer, ChunkSearch
from retriever.snapshot import GraphViews
from retriever.walk import by_seed
from retriever.wording import PredicateWording
from schemas.errors import StoreMismatchError
from schemas.ontology import Ontology
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import LinkedEntity, NodeReport, Query, Ranking, ScoredChunk
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
        *,
        damping: float = DAMPING,
    ) -> None:
        self._linker = linker
        self._views = views
        self._memo = memo
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
        FlowError if it cannot run. With `explain` each hit also says from which name its PageRank mass
        came, at the cost of one walk a name.
        """
        chosen = self._flow if flow is None else parse_flow(flow)
        if not query.entities and query.pattern is None:
            query = replace(query, entities=tuple(self.link(query.text, query.language)))
        self._memo.refresh()
        results: dict[str, Found] = {}
        reports: list[NodeReport] = []
        for level in chosen.levels:
            inputs = [tuple(results[name] for name in chosen.upstream[name]) for name in level]
            for name, (found, ms) in zip(level, self._run(level, query, inputs), strict=True):
                results[name] = found
                reports.append(_report(name, self._nodes[name], found, ms))
        ranking = _ranking(query, results[chosen.sink], tuple(reports))
        if not explain:
            return ranking
        view = self._views.current()
        hits = by_seed(view, query.entities, ranking.chunks, damping=self._damping)
        return replace(ranking, chunks=tuple(replace(hit, why=why(hit.evidence)) for hit in hits))

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()

    def _run(
        self, level: tuple[str, ...], query: Query, inputs: list[tuple[Found, ...]]
    ) -> list[tuple[Found, float]]:
        if len(level) == 1:
            return [_timed(self._nodes[level[0]], query, inputs[0])]
        nodes = [self._nodes[name] for name in level]
        return list(self._pool.map(_timed, nodes, [query] * len(nodes), inputs))


def build_retriever(
    store: GraphStore, *, embedder: Embedder | None, ontology: Ontology, settings: RetrieverSettings
) -> Retriever:
    """Wire the nodes for a store. Without an embedder, or without vectors in the store, BM25 alone ranks.

    Raises FlowError for a flow that cannot run, StoreMismatchError if the store's vectors are another
    model's.
    """
    flow = parse_flow(settings.flow)
    embedder = _fitting(store, embedder)
    memo = Memo(store)
    scorer = ChunkScorer(store, embedder, memo)
    views = GraphViews(store)
    wording = PredicateWording(ontology, embedder)
    nodes: dict[str, Node] = {
        "kg_cs": ExactTriples(store, ontology, memo),
        "kg_fr": FuzzyGraph(store, views, scorer, memo, wording, damping=settings.damping),
        "rc": ChunkSearch(scorer),
        "kag_merger": Merger(scorer),
    }
    return Retriever(Linker(store, ontology), nodes, flow, views, memo, damping=settings.damping)


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


def _report(name: str, node: Node, found: Found, ms: float) -> NodeReport:
    counted = len(found.triples) if node.unit == "triples" else len(found.ranked or found.evidence)
    return NodeReport(name, counted, node.unit, ms)


def _ranking(query: Query, found: Found, reports: tuple[NodeReport, ...]) -> Ranking:
    chunks = found.ranked
    if not chunks:
        hits = (ScoredChunk(c, c.rsplit("#", 1)[0], e.base, e) for c, e in found.evidence.items())
        chunks = tuple(sorted(hits, key=lambda hit: (-hit.score, hit.chunk))[: query.k])
    return Ranking(query, chunks, found.triples, reports, found.degraded)
