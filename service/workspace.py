"""Ready parts from settings: a store, and the retriever and the solver over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

from backends.dictionaries.glosses import load_glosses
from backends.embedders.load import open_embedder
from backends.language_models.load import open_language_model
from backends.stores.address import parse_address
from retriever import Retriever, build_retriever
from retriever.graph.kept import KeptGraphs
from schemas.answer import Answer, StopReason
from schemas.errors import EffortError
from schemas.graph import EmbedderInfo
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.retrieval import Lift, Query, Ranking, ScoredChunk
from schemas.settings import Settings
from schemas.text import Language
from service.stores import open_for_reading
from solver.effort import Effort
from solver.pipeline import Solver
from solver.proof import resting

_WHOLE_PAGES = 0.5  # of the chunks stand on pages of three or more: facts lift nothing in a store of passages
_DEEP = 60  # passages among which one that is lifted most likely has a place of its own
_LIKELY, _LIKELY_ACROSS = 0.5, 0.4
"""Confidence of an answer by words that lifts passages, and of one by words of the other language, which the flow puts
below its own."""

_SMALL = 5_000  # chunks of a store in which an answer by facts takes a tenth of a second
_MOST_READ = 12_000
"""Clauses that are read at most for what lifts passages, about a second's work: of 258 questions over the sample none
takes more than 8,300, and half of them no more than 260."""


@dataclass(frozen=True, slots=True)
class Workspace:
    """A store opened for questions, and the parts that answer them."""

    store: GraphStore
    ontology: Ontology
    retriever: Retriever
    solver: Solver
    settings: Settings
    degraded: tuple[str, ...]
    vectors: EmbedderInfo | None  # what made those of the store when these parts were made

    def is_current(self) -> bool:
        """Whether the store still has the vectors that these parts were made for."""
        return self.store.embedder() == self.vectors

    def retrieve(self, query: Query, *, explain: bool = False, proof_first: bool | None = None) -> Ranking:
        """The evidence for a question, best first; see `Retriever.retrieve`.

        What facts answer it with stands among the first passages where the settings' `retriever.proofs` says so. With
        `proof_first` the question is answered whatever that takes, and what the answer rests on stands before all else;
        with False the ranking is the flow's alone. What became of it is the ranking's `lift`.
        """
        ranking = self.retriever.retrieve(query, explain=explain)
        if proof_first is False or not (proof_first or self._lifts_proofs()):
            return ranking
        start = perf_counter()
        lifted = self._first(ranking) if proof_first else self._among_first(ranking, explain=explain)
        ms = (perf_counter() - start) * 1000
        return replace(lifted, reports=(*lifted.reports, resting.report(lifted, ms)))

    def _first(self, ranking: Ranking) -> Ranking:
        return resting.proof_first(ranking, self.solver.for_replay.ask(ranking.query.text))

    def _among_first(self, ranking: Ranking, *, explain: bool) -> Ranking:
        query = ranking.query
        try:
            answer = self._resting(ranking)
        except EffortError:
            return resting.cut(ranking, f"answering by facts would read more than {_MOST_READ:,} clauses")
        if answer is None:
            return replace(ranking, lift=Lift.OPEN)
        if answer.stop_reason is StopReason.BUDGET:
            seconds = f"{self.settings.budget.seconds:g} s"
            return resting.cut(ranking, f"looking them up took more than {seconds} (budget.seconds)")
        known: tuple[ScoredChunk, ...] = ()
        if explain and resting.lacks(ranking, answer):
            known = self.retriever.retrieve(replace(query, k=max(query.k, _DEEP)), explain=True).chunks
        return resting.among_first(ranking, answer, known)

    def _resting(self, ranking: Ranking) -> Answer | None:
        """What lifts passages: what facts answer; of a question that they leave open, what words do, or words for one
        step and facts for the other, where it is one in steps and they are told to be as likely right as wrong, or
        where words alone do and all are of the other language. None where neither does; EffortError where it reads too
        much."""
        question, first = ranking.query.text, [hit.chunk for hit in ranking.chunks[: resting.FIRST]]
        reading = self.solver.reading(question, effort=Effort(_MOST_READ))
        answer = self.solver.by_facts(question, reading=reading)
        if answer is not None:
            return answer
        steps = self.solver.is_in_steps(question, reading=reading)
        across = any(self._across(first, ranking.query.language))
        if not (steps or across):
            return None
        least = _LIKELY_ACROSS if across else _LIKELY
        told = self.solver.for_replay.ask(question, least_confidence=least, reading=reading)
        if told.abstained or told.confidence is None:
            return None
        if steps and told.confidence >= _LIKELY:
            return told
        cited = self._across([citation.chunk for citation in told.citations], ranking.query.language)
        return told if all(cited) and not told.subgraph.triples else None

    def _across(self, chunks: Sequence[str], language: Language) -> list[bool]:
        """Which of some chunks are in the other language."""
        found = (chunk for chunk in self.store.get_chunks(chunks) if chunk is not None)
        return [chunk.language is not language for chunk in found]

    def _lifts_proofs(self) -> bool:
        """Whether the settings let facts lift passages in this store; a flow without exact facts never does."""
        wanted = self.settings.retriever
        if wanted.proofs != "pages" or "kg_cs" not in wanted.flow:
            return wanted.proofs == "always"
        shape = self.retriever.shape()
        return shape.on_pages > _WHOLE_PAGES and shape.chunks <= _SMALL


@contextmanager
def opened(address: str, settings: Settings) -> Iterator[Workspace]:
    """Everything that a question needs, closed afterwards."""
    with open_for_reading(address) as store:
        yield wire(store, settings, kept_at(address, settings))


def kept_at(address: str | Path, settings: Settings) -> KeptGraphs:
    """Where the graph of the store at an address is kept, below the cache."""
    place = parse_address(address)
    name = str(place.resolve()) if isinstance(place, Path) else str(place)
    return KeptGraphs(settings.cache / "graphs", name)


def wire(store: GraphStore, settings: Settings, kept: KeptGraphs | None = None) -> Workspace:
    """The retriever and the solver over an open store; what is missing stands in `degraded`."""
    ontology = Ontology.load(settings.builder.ontology)
    vectors = store.embedder()
    embedder, lost = open_embedder(settings)
    degraded = (lost,) if lost else ()
    glosses, _ = load_glosses(settings.cache)
    retriever = build_retriever(
        store, embedder=embedder, ontology=ontology, settings=settings.retriever, glosses=glosses, kept=kept
    )
    solver = Solver(
        store,
        retriever,
        ontology,
        settings,
        degraded=degraded,
        embedder=embedder,
        language_model=open_language_model(settings),
    )
    return Workspace(store, ontology, retriever, solver, settings, degraded, vectors)
