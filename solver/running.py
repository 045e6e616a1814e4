"""A plan carried out: its tasks run, and what they found gathered and put into words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter

from retriever.crossing.translating import Translator
from schemas.answer import StepReport
from schemas.events import Event, TaskDone, Watch
from schemas.graph import Entity
from schemas.logical_form import Output, Predicate, Ref, Retrieval
from schemas.plan import Plan, SubQuestion, Task
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, NodeReport, Query, Ranking
from schemas.settings import Settings
from schemas.text import Language
from solver.effort import Effort
from solver.executors.asked_rows import as_asked
from solver.executors.calculation import calculate
from solver.executors.dates.dating import Dating
from solver.executors.names.across import Across
from solver.executors.names.namesakes import of_own_pages
from solver.executors.retrieval import RetrievalExecutor, SearchRetriever
from solver.executors.values import ValueReader
from solver.lexicon import Lexicon
from solver.names.crossing import Crossing
from solver.names.senses import Senses
from solver.names.translated_titles import titled_across
from solver.names.twins import Twins
from solver.reading.library import Library
from solver.reading.meaning import MeaningReader
from solver.reading.page import Page
from solver.reading.reader import Reader
from solver.reading.weighable import Weighable
from solver.reasoner import ReasoningError
from solver.results import Bindings, Extract, Outcome, Row, Weighed, join
from solver.scheduler import run_all
from solver.synthesis.abstention import Abstention
from solver.synthesis.composed import Composed
from solver.synthesis.composing import Composer
from solver.tasks import begun, binds, owners, task_graph
from solver.threads import in_thread

_MOST_MET = 20_000  # pairs of rows where two lines of retrieval meet


@dataclass
class Run:
    """What one question gathers while its tasks run."""

    plan: Plan
    bindings: Bindings
    steps: dict[str, StepReport] = field(default_factory=dict)
    ranked: dict[int, tuple[int, Ranking]] = field(default_factory=dict)
    degraded: dict[str, None] = field(default_factory=dict)
    cut: bool = False

    @property
    def rankings(self) -> dict[int, Ranking]:
        """By part what its first task found, whichever task ended first."""
        return {part: ranking for part, (_, ranking) in sorted(self.ranked.items())}

    def keep(self, task: Task, ranking: Ranking) -> None:
        """Keep a task's ranking unless an earlier task of the part has one."""
        number = int(task.id[1:])
        if task.part not in self.ranked or number < self.ranked[task.part][0]:
            self.ranked[task.part] = number, ranking


class Runner:
    """Runs the tasks of plans over one store; what one plan found is in its `Run`.

    `asked` is the question as it was put, in which an abstention says what the pages leave open; `watch` is told of
    each plan and each task; EffortError where more would be read than `effort` allows.
    """

    def __init__(
        self,
        store: GraphStore,
        retriever: SearchRetriever,
        settings: Settings,
        lexicon: Lexicon,
        translator: Translator,
        crossing: Crossing | None = None,
        *,
        library: Library | None = None,
        asked: str = "",
        watch: Watch | None = None,
        effort: Effort | None = None,
    ) -> None:
        self._store = store
        self._retriever = retriever
        self._settings = settings
        self.lexicon = lexicon
        self.reader = Reader(store, lexicon, translator, library, effort)
        self._translator = translator
        self._across = Across(translator)
        self._crossing = crossing
        self._asked = asked
        self._watch = watch
        self.meaning: MeaningReader | None = None
        if crossing is not None:
            self.meaning = MeaningReader(self.reader, store, crossing)
        self._dating: Dating | None = None
        if self.meaning is not None and self.meaning.is_measured:
            self._dating = Dating(self.meaning, retriever, settings.retriever.k)

    def names_across(self, plan: Plan) -> tuple[LinkedEntity, ...]:
        """Things that the question names and only pages of the other language have; none without vectors."""
        if self._crossing is None:
            return ()
        known = self._crossing.names(plan, self.lexicon)
        known += titled_across(plan, known, self._retriever, self._translator, self._store)
        places = {one.surface for one in known}
        return (*known, *(one for one in self.twins(plan, all_kinds=True) if one.surface not in places))

    def twins(self, plan: Plan, *, all_kinds: bool = False) -> tuple[LinkedEntity, ...]:
        """What a question after something in common names, with what pages of the other language call otherwise; with
        `all_kinds` also the work of a year in one after a part."""
        if self._crossing is None or not self._crossing.is_measured:
            return ()
        twins = Twins(self._store, self._crossing.names_alike, self._translator)
        return (*twins.of(plan), *((*twins.played(plan), *twins.made(plan)) if all_kinds else ()))

    def named(self, name: str, type: str) -> Entity | None:
        """The thing that a fact names by words alone; None where nothing of the type is likely to be it."""
        linked = self._retriever.link_name(name, type)
        fitting = [e for e in linked if not e.type or self.lexicon.fits(e.type, (type,))]
        best = max(fitting, key=lambda e: e.score, default=None)
        return next(iter(self._store.get_entities([best.id])), None) if best is not None else None

    async def carry_out(self, plan: Plan, *, seconds: float) -> Run:
        """Run every task, or those that end within the seconds."""
        run, graph = Run(plan, Bindings(owners(plan.form))), task_graph(plan.form)
        self._tell(begun(plan.form, graph))
        left = await run_all(graph, lambda task: in_thread(self._execute, task, run), seconds=seconds)
        run.cut = bool(left)
        return run

    def compose(self, run: Run, parts: Sequence[SubQuestion], first: int = 0) -> Composed:
        """What a run says of some of its parts, of which those before the `first` only lead to what is asked."""
        numbers = [number for number, part in enumerate(run.plan.parts) if part in parts]
        rankings = {i: run.rankings[n] for i, n in enumerate(numbers) if n in run.rankings}
        composer = Composer(self._store, self.lexicon, self.reader, run.plan.language, self._asked)
        return composer.compose(parts, run.bindings, rankings, first)

    def behind(self, run: Run, first: Sequence[SubQuestion], told: Composed) -> Composed:
        """What was told of things that the first parts of a run found, behind what they say."""
        rankings = {i: run.rankings[i] for i in range(len(first)) if i in run.rankings}
        composer = Composer(self._store, self.lexicon, self.reader, run.plan.language, self._asked)
        return composer.behind(first, run.bindings, rankings, told)

    def abstain(self, run: Run, *, in_full: bool = False) -> Composed:
        """That the pages do not say what a run was to find; `in_full` in the question's own words."""
        return self.abstention(run).of(run.plan.parts, run.rankings, in_full=in_full)

    def abstention(self, run: Run) -> Abstention:
        """What says so, in the language of a run's question."""
        return Abstention(self._store, self.lexicon, self.reader, run.plan.language, self._asked)

    def words_of(self, rows: Sequence[Row]) -> list[str]:
        """What the pages say for rows: the sentences of their facts, and the words that were read."""
        evidence = self._store.evidence(sorted({t.id for row in rows for t in row.triples.values()}))
        said = [e.sentence for found in evidence.values() for e in found]
        return [*said, *self.words([extract for row in rows for extract in row.extracts.values()])]

    def cited(self, told: Composed) -> list[str]:
        """The words of pages that an answer rests on."""
        return self.words([Extract(c.chunk, c.start, c.end) for c in told.citations])

    def words(self, extracts: Sequence[Extract]) -> list[str]:
        """The words of stretches, without those of chunks that the store does not have."""
        said = []
        chunks = {c.id: c for c in self._store.get_chunks([e.chunk for e in extracts]) if c is not None}
        for extract in extracts:
            chunk = chunks.get(extract.chunk)
            if chunk is not None:
                said.append(chunk.text[extract.start - chunk.start : extract.end - chunk.start])
        return said

    def found(self, plan: Plan) -> Ranking:
        """What the retriever finds for the question as a whole."""
        return self._retriever.retrieve(Query(plan.question, plan.language, k=self._settings.retriever.k))

    def pages(self, plan: Plan) -> Iterator[Page]:
        """The pages in a plan's language to which its first part leads, the likeliest first."""
        found = self.reader.shelf.of(plan.parts[0], self.found(plan))
        return (page for page in found if page.language is plan.language)

    def sentences(self, plan: Plan) -> dict[Language, Weighable]:
        """What `by_meaning` weighs, by language; nothing for several parts or without vectors."""
        if self.meaning is None or len(plan.parts) != 1:
            return {}
        return self.meaning.weighable(plan.question, plan.parts[0], self.found(plan))

    def weighed(self, plan: Plan) -> list[Weighed]:
        """The sentences that may answer a plan's last part, weighed; none without vectors."""
        return self.meaning.said_in(plan, self.found(plan)) if self.meaning is not None else []

    def _execute(self, task: Task, run: Run) -> None:
        start = perf_counter()
        part = run.plan.parts[task.part]
        if isinstance(task.action, Output):
            return
        if isinstance(task.action, Retrieval):
            outcome = self._retrieve(task.action, part, run)
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
            run.keep(task, outcome.ranking)
            run.degraded |= dict.fromkeys(outcome.ranking.degraded)
            reports = outcome.ranking.reports
        ms = (perf_counter() - start) * 1000
        operator = type(task.action).__name__
        step = run.steps[task.id] = StepReport(task.id, operator, reports, len(outcome.rows), ms)
        self._tell(TaskDone(step))

    def _tell(self, event: Event) -> None:
        if self._watch is not None:
            self._watch(event)

    def _retrieve(self, action: Retrieval, part: SubQuestion, run: Run) -> Outcome:
        bound = [end.alias for end in (action.subject, action.object) if isinstance(end, Ref)]
        rows = next((run.bindings.outcome(alias).rows for alias in bound), ())
        for alias in bound[1:]:
            if not any(alias in row.values for row in rows):  # two lines of retrieval that meet
                rows = join(rows, run.bindings.outcome(alias).rows)[:_MOST_MET]
        exact = "kg_cs" in self._settings.retriever.flow
        executor = RetrievalExecutor(
            self._store, self._retriever, self.lexicon, exact=exact, across=self._across
        )
        outcome = executor.run(action, rows, part, run.plan.language, self._settings.retriever.k)
        if isinstance(action.predicate, Predicate):
            reader = ValueReader(self.reader, self._store, self.lexicon, self._dating, self.meaning)
            outcome = reader.complete(action, outcome, rows, part)
        others = Senses(self._store, self.lexicon.ontology, run.plan.language).pages_of_others(part)
        own = of_own_pages(outcome.rows, others) if others else outcome.rows
        return replace(outcome, rows=as_asked(own, action, part, self._store, self.lexicon))
