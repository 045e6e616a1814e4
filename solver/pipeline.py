"""The solver: a question to a plan, its tasks run, an answer with citations and a proof."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeVar

from schemas.answer import Answer, Proof, ProofChunk, ProofTriple, StepReport, StopReason
from schemas.graph import Subgraph, Triple
from schemas.logical_form import Output, Predicate, Ref, Retrieval
from schemas.ontology import Ontology
from schemas.plan import Plan, SubQuestion, Task
from schemas.protocols import GraphStore
from schemas.retrieval import NodeReport, Ranking
from schemas.settings import Settings
from solver.executors.calculation import calculate
from solver.executors.retrieval import RetrievalExecutor, SearchRetriever
from solver.executors.values import ValueReader
from solver.lexicon import Lexicon
from solver.planners.homonyms import Homonyms
from solver.planners.rule import RulePlanner
from solver.reading.reader import Reader
from solver.reasoner import ReasoningError
from solver.results import Bindings, Outcome
from solver.scheduler import run_all
from solver.synthesis.composing import Composed, Composer
from solver.tasks import binds, owners, task_graph

_Result = TypeVar("_Result")


@dataclass
class _Run:
    """What one question gathers while its tasks run."""

    plan: Plan
    bindings: Bindings
    steps: dict[str, StepReport] = field(default_factory=dict)
    rankings: dict[int, Ranking] = field(default_factory=dict)
    degraded: dict[str, None] = field(default_factory=dict)


class Solver:
    """Answers questions over one store; holds no state between questions."""

    def __init__(
        self,
        store: GraphStore,
        retriever: SearchRetriever,
        ontology: Ontology,
        settings: Settings,
        *,
        degraded: Sequence[str] = (),
    ) -> None:
        self._store = store
        self._retriever = retriever
        self._ontology = ontology
        self._settings = settings
        self._degraded = tuple(degraded)

    def plan(self, question: str) -> Plan:
        """The logical form of a question and the readings considered; nothing is retrieved but names."""
        return self._planner(self._lexicon()).plan(question)

    def ask(self, question: str) -> Answer:
        """`aask` for callers that do not wait; works where an event loop is running, too."""
        return _run(self.aask(question))

    async def aask(self, question: str) -> Answer:
        """A cited answer in the question's language, or an abstention, within the budget's seconds."""
        start = perf_counter()
        lexicon = self._lexicon()
        plan = await asyncio.to_thread(self._planner(lexicon).plan, question)
        graph = task_graph(plan.form)
        run = _Run(plan, Bindings(owners(plan.form)))
        left = await run_all(
            graph,
            lambda task: asyncio.to_thread(self._execute, task, run, lexicon),
            seconds=self._settings.budget.seconds,
        )
        composed = await asyncio.to_thread(self._compose, run, lexicon)
        return self._answer(run, composed, start, cut=bool(left))

    def cited_texts(self, answer: Answer) -> tuple[str, ...]:
        """The texts of the chunks that an answer cites, each once, in order of citation."""
        ids = list(dict.fromkeys(citation.chunk for citation in answer.citations))
        return tuple(chunk.text for chunk in self._store.get_chunks(ids) if chunk is not None)

    def _planner(self, lexicon: Lexicon) -> RulePlanner:
        return RulePlanner(self._retriever, lexicon, Homonyms(self._store, lexicon))

    def _lexicon(self) -> Lexicon:
        return Lexicon(self._ontology, self._store.predicates())

    def _execute(self, task: Task, run: _Run, lexicon: Lexicon) -> None:
        start = perf_counter()
        part = run.plan.parts[task.part]
        if isinstance(task.action, Output):
            return
        if isinstance(task.action, Retrieval):
            outcome = self._retrieve(task.action, part, run, lexicon)
        else:
            try:
                outcome = calculate(task.action, run.bindings)
            except ReasoningError as error:
                outcome = Outcome()
                run.degraded[f"{task.id}: {error}"] = None
        for alias in binds(task.action):
            run.bindings.bind(alias, outcome)
        reports: tuple[NodeReport, ...] = ()
        if outcome.ranking is not None:
            run.rankings.setdefault(task.part, outcome.ranking)
            run.degraded |= dict.fromkeys(outcome.ranking.degraded)
            reports = outcome.ranking.reports
        ms = (perf_counter() - start) * 1000
        operator = type(task.action).__name__
        run.steps[task.id] = StepReport(task.id, operator, reports, len(outcome.rows), ms)

    def _retrieve(self, action: Retrieval, part: SubQuestion, run: _Run, lexicon: Lexicon) -> Outcome:
        bound = [end.alias for end in (action.subject, action.object) if isinstance(end, Ref)]
        rows = next((run.bindings.outcome(alias).rows for alias in bound), ())
        exact = "kg_cs" in self._settings.retriever.flow
        executor = RetrievalExecutor(self._store, self._retriever, lexicon, exact=exact)
        outcome = executor.run(action, rows, part, run.plan.language, self._settings.retriever.k)
        if isinstance(action.predicate, Predicate):
            reader = ValueReader(Reader(self._store, lexicon), self._store, lexicon)
            return reader.complete(action, outcome, rows, part)
        return outcome

    def _compose(self, run: _Run, lexicon: Lexicon) -> Composed:
        composer = Composer(self._store, lexicon, Reader(self._store, lexicon), run.plan.language)
        return composer.compose(run.plan.parts, run.bindings, run.rankings)

    def _answer(self, run: _Run, composed: Composed, start: float, *, cut: bool) -> Answer:
        seconds = perf_counter() - start
        reason = StopReason.ANSWERED
        if composed.abstained:
            reason = StopReason.BUDGET if cut else StopReason.NO_EVIDENCE
        steps = tuple(run.steps[key] for key in sorted(run.steps, key=lambda k: int(k[1:])))
        plan = str(run.plan.form)
        chunks = sorted({citation.chunk for citation in composed.citations})
        stored = [chunk for chunk in self._store.get_chunks(chunks) if chunk is not None]
        proof = Proof(
            question=run.plan.question,
            answer=composed.text,
            plan=plan,
            steps=steps,
            triples=tuple(self._proof_triples(composed.triples)),
            chunks=tuple(ProofChunk(chunk.id, chunk.text_hash) for chunk in stored),
            citations=composed.citations,
            store="",
            graph_version=self._store.graph_version(),
            seconds=seconds,
        )
        ranking = next(iter(run.rankings.values()), None)
        return Answer(
            question=run.plan.question,
            text=composed.text,
            marked=composed.marked,
            abstained=composed.abstained,
            stop_reason=reason,
            language=run.plan.language,
            citations=composed.citations,
            plan=plan,
            steps=steps,
            subgraph=self._subgraph(composed.triples),
            proof=proof,
            ms=seconds * 1000,
            degraded=(*self._degraded, *run.degraded, *composed.notes),
            hits=ranking.chunks if ranking is not None else (),
            nearest=composed.nearest,
        )

    def _proof_triples(self, triples: Sequence[Triple]) -> list[ProofTriple]:
        evidence = self._store.evidence([t.id for t in triples])
        names = self._names(triples)
        return [
            ProofTriple(
                id=t.id,
                subject=names.get(t.subject, t.subject),
                predicate=t.predicate,
                object=names.get(t.object, t.object) if isinstance(t.object, str) else t.object.text,
                qualifiers=tuple((q.name, q.value) for q in t.qualifiers),
                evidence=tuple(evidence.get(t.id, ())),
            )
            for t in triples
        ]

    def _names(self, triples: Sequence[Triple]) -> dict[str, str]:
        return {entity.id: entity.name for entity in self._subgraph(triples).entities}

    def _subgraph(self, triples: Sequence[Triple]) -> Subgraph:
        ids = {t.subject for t in triples} | {t.object for t in triples if isinstance(t.object, str)}
        entities = tuple(e for e in self._store.get_entities(sorted(ids)) if e is not None)
        return Subgraph(entities, tuple(sorted(triples, key=lambda t: t.id)))


def _run(work: Coroutine[object, object, _Result]) -> _Result:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(work)
    with ThreadPoolExecutor(max_workers=1) as pool:
        return pool.submit(asyncio.run, work).result()


__all__ = ["Solver"]
