"""The retriever: names linked, the flow's levels run, one ranking with the evidence for each hit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from backends.dictionaries.glosses import Glosses
from retriever.candidates import Candidates
from retriever.crossing.asking import OtherLanguage
from retriever.crossing.joining import LANGUAGES, Crossing, Joined
from retriever.crossing.names import CrossingLinker
from retriever.crossing.questions import InOtherLanguage
from retriever.crossing.translating import Translator
from retriever.crossing.vectors import CentredVectors
from retriever.evidence import document_of
from retriever.flow import MERGER, Flow, parse_flow
from retriever.graph.collections import CollectionTable
from retriever.graph.edges import EdgeReader
from retriever.graph.kept import KeptGraphs
from retriever.graph.pagerank import DAMPING
from retriever.graph.pages import PageTable
from retriever.graph.reach import GraphReach
from retriever.graph.views import GraphViews
from retriever.graph.walk import by_seed
from retriever.kg_cs import ExactTriples
from retriever.kg_fr import FuzzyGraph
from retriever.linking.linker import Linker
from retriever.look import SecondLook
from retriever.memo import Memo
from retriever.merger import PROOF_PLACE, Merger
from retriever.nodes import Found, Node
from retriever.ranking.ranker import Ranker, load_ranker
from retriever.rc import ChunkSearch
from retriever.reasons import Reasons
from retriever.running import FlowRunner
from retriever.said_names import SaidNames
from retriever.scoring import ChunkScorer
from retriever.text.asked import AsWritten, QuestionReader
from retriever.text.interaction import TokenLook
from retriever.text.kin import Kin
from retriever.text.titles import TitleTable
from retriever.text.word_index import WordIndexes
from retriever.text.wording import PredicateWording
from retriever.vectors import VectorRows
from schemas.errors import InputError, StoreMismatchError
from schemas.ontology import Ontology
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import (
    LONGEST_TEXT,
    ChunkEvidence,
    LinkedEntity,
    NodeReport,
    Query,
    Ranking,
    ScoredChunk,
)
from schemas.settings import RetrieverSettings
from schemas.text import Language


@dataclass(frozen=True, slots=True)
class Shape:
    """How many chunks a store has, and the share of them, in [0, 1], that stand on pages of three or more: nearly all
    in an encyclopedia of whole pages, hardly any in a set of passages.
    """

    chunks: int
    on_pages: float


class Retriever:
    """Runs a flow over ready nodes; safe between threads. InputError for a text longer than LONGEST_TEXT."""

    def __init__(
        self,
        linker: Linker,
        runner: FlowRunner,
        flow: Flow,
        views: GraphViews,
        memo: Memo,
        *,
        damping: float = DAMPING,
        crossing: Crossing | None = None,
    ) -> None:
        self._linker = linker
        self._runner = runner
        self._flow = flow
        self._views = views
        self._memo = memo
        self._damping = damping
        self._crossing = crossing

    def link(self, question: str, language: Language) -> list[LinkedEntity]:
        """What a question names, in order of its words."""
        _check_length(question)
        return self._linker.link(question, language)

    def link_name(self, name: str, type: str = "") -> list[LinkedEntity]:
        """Entities that a name may mean, best first; `type` is an ontology id or a label of it."""
        return self._linker.link_name(name, type)

    def retrieve(self, query: Query, *, flow: str | None = None, explain: bool = False) -> Ranking:
        """The best chunks and triples for a question part.

        Names are linked first if the query brings none. `flow` replaces the flow of the settings; FlowError if it
        cannot run, InputError for no text to look for and for less than one chunk. With `explain` each hit also says
        what each feature adds to its score and from which name its PageRank mass came, at the cost of one walk a name.
        """
        _check(query)
        chosen = self._flow if flow is None else parse_flow(flow)
        query = self._linked(query)
        wide = replace(query, k=max(query.k, PROOF_PLACE)) if query.pattern is None else query
        outcome = self._runner.run(chosen, wide, explain=explain)
        found = outcome.found
        joined = Joined(found.ranked, found.triples)
        if self._crossing is not None and self._crossing.joins(chosen, wide):
            joined = self._crossing.joined(chosen, wide, found, explain=explain)
        hits = (joined.chunks or _proofs(query, found))[: query.k]
        reports = _counted(outcome.reports, joined, hits) if query.pattern is None else outcome.reports
        ranking = Ranking(query, hits, joined.triples, reports, found.degraded)
        return replace(ranking, chunks=self._traced(ranking, joined)) if explain else ranking

    def _traced(self, ranking: Ranking, joined: Joined) -> tuple[ScoredChunk, ...]:
        """The hits with where their mass came from; of the other language's from what the question names there."""
        view, traced = self._views.current(), dict[str, ScoredChunk]()
        for query, across in ((ranking.query, False), (joined.query, True)):
            hits = [hit for hit in ranking.chunks if (hit.chunk in joined.across) == across]
            if query is not None and hits:
                found = by_seed(view, query.entities, hits, damping=self._damping)
                traced |= {hit.chunk: hit for hit in found}
        return tuple(traced[hit.chunk] for hit in ranking.chunks)

    def shape(self) -> Shape:
        """What kind of texts the store holds, as far as ranking minds."""
        view = self._views.current()
        return Shape(view.chunks, view.on_pages)

    def candidates(self, query: Query) -> Candidates:
        """What the ranker of the settings' flow sees of a question part: what a ranker is trained on."""
        return self._runner.candidates(self._flow, self._linked(query))

    def scores(self, candidates: Candidates, ranker: Ranker) -> NDArray[np.float64]:
        """(n_candidates,): what a ranker makes of them, with what their collections add."""
        return self._runner.scores(candidates, ranker)

    def candidates_across(self, query: Query) -> Candidates | None:
        """The same among the pages of the other language; None where they are not asked."""
        query = self._linked(query)
        if self._crossing is None or not self._crossing.joins(self._flow, query):
            return None
        return self._crossing.candidates(self._flow, query)

    def _linked(self, query: Query) -> Query:
        _check_length(query.text)
        self._memo.refresh()
        if query.entities or query.pattern is not None:
            return query
        return replace(query, entities=tuple(self.link(query.text, query.language)))


def _check(query: Query) -> None:
    if query.k < 1:
        raise InputError(f"{query.k} chunks are asked for; ask for 1 or more.")
    if query.pattern is None and not query.entities and not query.text.strip():
        raise InputError("the text to look for is empty.", hint="Ask in Chinese or English.")


def _check_length(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise InputError(
            f"the question has {len(text)} characters; at most {LONGEST_TEXT} are searched for.",
            hint="Ask for one thing at a time.",
        )


def build_retriever(
    store: GraphStore,
    *,
    embedder: Embedder | None,
    ontology: Ontology,
    settings: RetrieverSettings,
    ranker: Ranker | None = None,
    glosses: Glosses | None = None,
    kept: KeptGraphs | None = None,
) -> Retriever:
    """Wire the nodes for a store. Without an embedder, or without vectors in the store, BM25 alone ranks.

    With an embedder whose likenesses across languages were measured, a store with pages in both languages is
    asked in both; `glosses` helps with words. `kept` spares reading a large graph again.

    Raises FlowError for a flow that cannot run, StoreMismatchError if the store's vectors are another model's.
    """
    flow = parse_flow(settings.flow)
    embedder = _fitting(store, embedder)
    words = WordIndexes(store)
    pages = PageTable(store, words)
    parts = _Parts(
        store,
        embedder,
        ontology,
        Memo(store),
        GraphViews(store, words, kept),
        words,
        pages,
        TitleTable(store, words),
        VectorRows(store, 0 if embedder is None else embedder.info.dimension),
        TokenLook(store),
        CollectionTable(store, words, pages),
        ranker or load_ranker(settings.ranker),
        settings.damping,
    )
    kin = Kin(ontology)
    own, _ = parts.runner(AsWritten(embedder, kin))
    crossing = None if embedder is None else _crossing(parts, embedder, kin, glosses or Glosses(None))
    linker = Linker(store, ontology)
    return Retriever(linker, own, flow, parts.views, parts.memo, damping=settings.damping, crossing=crossing)


@dataclass(frozen=True, slots=True)
class _Parts:
    """What the nodes of a question's own flow and of the other language's share."""

    store: GraphStore
    embedder: Embedder | None
    ontology: Ontology
    memo: Memo
    views: GraphViews
    words: WordIndexes
    pages: PageTable
    titles: TitleTable
    vectors: VectorRows
    tokens: TokenLook
    collections: CollectionTable
    ranker: Ranker
    damping: float

    def runner(self, reader: QuestionReader) -> tuple[FlowRunner, ChunkScorer]:
        """Nodes that read a question so, and what scores chunks for them."""
        scorer = ChunkScorer(
            self.store, self.embedder, self.memo, self.views, self.words, self.vectors, reader
        )
        wording = PredicateWording(self.ontology, self.embedder)
        edges = EdgeReader(self.store, wording)
        reach = GraphReach(self.memo, self.pages, scorer, edges, damping=self.damping)
        names = SaidNames(self.store, self.memo, self.pages, self.titles)
        merger = Merger(
            scorer,
            SecondLook(self.pages, self.titles, self.words),
            self.tokens,
            self.ranker,
            Reasons(self.memo, self.ontology, names),
            self.collections,
            self.titles,
        )
        nodes: dict[str, Node] = {
            "kg_cs": ExactTriples(self.store, self.ontology, self.memo),
            "kg_fr": FuzzyGraph(self.store, scorer, reach, wording),
            "rc": ChunkSearch(scorer),
            "kag_merger": merger,
        }
        return FlowRunner(nodes, merger, scorer.holding), scorer


def _crossing(parts: _Parts, embedder: Embedder, kin: Kin, glosses: Glosses) -> Crossing | None:
    """The flow of the other language; None for an embedder whose likenesses were not measured."""
    vectors, translator = CentredVectors(embedder), Translator(glosses)
    if not vectors.is_measured:
        return None
    runner, scorer = parts.runner(InOtherLanguage(embedder, vectors, translator, kin))
    asking = OtherLanguage(scorer, CrossingLinker(parts.store, vectors, translator))
    return Crossing(runner, asking, spread=parts.ranker.spread)


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


def _counted(
    reports: Sequence[NodeReport], joined: Joined, hits: Sequence[ScoredChunk]
) -> tuple[NodeReport, ...]:
    """The reports of a question's nodes, with the triples and the hits that are listed as theirs, and of the other
    language."""
    listed = Counter(found.retriever for found in joined.triples) | Counter({MERGER: len(hits)})
    own = [
        replace(r, found=listed[r.retriever]) if r.unit == "triples" or r.retriever == MERGER else r
        for r in reports
    ]
    if joined.query is None:
        return tuple(own)
    across = sum(hit.chunk in joined.across for hit in hits)
    return (*own, NodeReport(LANGUAGES, across, "chunks", joined.ms))


def _proofs(query: Query, found: Found) -> tuple[ScoredChunk, ...]:
    """The chunks that say exact triples, where nothing else was asked for."""
    scores = {hit.triple.id: hit.score for hit in found.triples}
    hits = (
        ScoredChunk(
            chunk, document_of(chunk), max(scores.get(t, 0.0) for t in said), ChunkEvidence(triples=said)
        )
        for chunk, said in found.proofs.items()
    )
    return tuple(sorted(hits, key=lambda hit: (-hit.score, hit.chunk))[: query.k])
