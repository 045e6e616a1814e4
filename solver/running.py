"""A plan carried out: its tasks run, and what they found gathered and put into words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from time import perf_counter

import numpy as np

from retriever.crossing.translating import Translator
from schemas.answer import StepReport
from schemas.events import Event, TaskDone, Watch
from schemas.graph import Entity
from schemas.logical_form import Output, Predicate, Ref, Retrieval
from schemas.plan import Plan, QuestionKind, SubQuestion, Task
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, NodeReport, Query, Ranking
from schemas.settings import Settings
from schemas.text import Language
from solver.crossing import Crossing
from solver.executors.asked_rows import as_asked
from solver.executors.calculation import calculate
from solver.executors.dates.dating import Dating
from solver.executors.names.across import Across
from solver.executors.paths import path_between
from solver.executors.people.parents import parents_instead
from solver.executors.retrieval import RetrievalExecutor, SearchRetriever
from solver.executors.values import ValueReader
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.choices import LEAST_BESIDE, MOST_BESIDE, MOST_BESIDE_FACTS, SURE, Choice, holds
from solver.reading.library import Library
from solver.reading.meaning import MeaningReader
from solver.reading.numbers.counting import asked_number
from solver.reading.numbers.ordinals import asked_ordinals, ordinals
from solver.reading.people.ties import TIE, tells_tie
from solver.reading.reader import Passage, Reader
from solver.reading.several import naming, number_of
from solver.reading.terms import part_language
from solver.reading.weighable import Weighable
from solver.reasoner import ReasoningError
from solver.results import Bindings, Extract, Outcome, Row, Weighed, join
from solver.scheduler import run_all
from solver.synthesis.composing import MOST_NEAR, Composed, Composer
from solver.synthesis.lists.counted import number_in
from solver.synthesis.rows.wins import Wins
from solver.tasks import begun, binds, owners, task_graph
from solver.threads import in_thread
from solver.translated_titles import titled_across

_MOST_MET = 20_000  # pairs of rows where two lines of retrieval meet
_LEAST_APART, _LEAST_SAYING = 0.3, 0.1  # of a sentence that says which of many; where words quoted do not
_LEAST_TIED = 0.3  # that a sentence says what two things are to each other


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
    each plan and each task.
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
    ) -> None:
        self._store = store
        self._retriever = retriever
        self._settings = settings
        self._lexicon = lexicon
        self.reader = Reader(store, lexicon, translator, library)
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
        known = self._crossing.names(plan, self._lexicon)
        return (*known, *titled_across(plan, known, self._retriever, self._translator, self._store))

    def named(self, name: str, type: str) -> Entity | None:
        """The thing that a fact names by words alone; None where nothing of the type is likely to be it."""
        linked = self._retriever.link_name(name, type)
        fitting = [e for e in linked if not e.type or self._lexicon.fits(e.type, (type,))]
        best = max(fitting, key=lambda e: e.score, default=None)
        return next(iter(self._store.get_entities([best.id])), None) if best is not None else None

    async def carry_out(self, plan: Plan, *, seconds: float) -> Run:
        """Run every task, or those that end within the seconds."""
        run, graph = Run(plan, Bindings(owners(plan.form))), task_graph(plan.form)
        self._tell(begun(plan.form, graph))
        left = await run_all(
            graph,
            lambda task: in_thread(self._execute, task, run),
            seconds=seconds,
        )
        run.cut = bool(left)
        return run

    def compose(self, run: Run, parts: Sequence[SubQuestion]) -> Composed:
        """What a run says of some of its parts."""
        numbers = [number for number, part in enumerate(run.plan.parts) if part in parts]
        rankings = {i: run.rankings[n] for i, n in enumerate(numbers) if n in run.rankings}
        return self._composer(run).compose(parts, run.bindings, rankings)

    def abstain(self, run: Run) -> Composed:
        """That the pages do not say what a run was to find."""
        return self._composer(run).abstained(run.plan.parts, run.rankings)

    def nearest(self, run: Run, composed: Composed) -> Composed:
        """An abstention with the few sentences before its others that likeliest answer after all; as it is without
        vectors whose likenesses were measured.
        """
        if self.meaning is None:
            return composed
        weighed = self.meaning.said_in(run.plan, self.found(run.plan))
        weighed.sort(key=lambda one: (-round(one.likely, 6), one.extract.chunk, one.extract.start))
        return self._composer(run).near([one.extract for one in weighed[:MOST_NEAR]], composed)

    def held_back(self, run: Run, composed: Composed, why: str) -> Composed:
        """An abstention that shows what an answer cites, and says why that is none."""
        composer = self._composer(run)
        left = self.nearest(run, composer.unsure(self.abstain(run)))
        shown = [Extract(c.chunk, c.start, c.end) for c in composed.citations]
        return replace(composer.near(shown, left), notes=(*composed.notes, why))

    def _composer(self, run: Run) -> Composer:
        return Composer(self._store, self._lexicon, self.reader, run.plan.language, self._asked)

    def by_meaning(self, plan: Plan, run: Run | None = None) -> Composed | None:
        """A sentence that means what a question of one part asks; None where none is near enough.

        `run` is the one whose first parts found what the question names, if it described that.
        """
        if self.meaning is None or len(plan.parts) != 1:
            return None
        part, ranking = plan.parts[0], self.found(plan)
        fits = self.meaning.says if run is None else self._speaks_of
        choices = (c for c in self.meaning.readings(plan.question, part, ranking) if fits(c, part))
        quotes = (self._quoted(plan, choice, run) for choice in choices if self._ties(part, choice))
        likeliest = self.meaning.likeliest(plan.question, part, ranking)
        decided = (self.told(part, passage, plan, run) for passage in likeliest)
        quoted = next((quote for quote in chain(quotes, decided) if quote is not None), None)
        if quoted is not None or run is not None:
            return quoted
        return Composer(self._store, self._lexicon, self.reader, plan.language).likeliest(part, ranking)

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

    def rather(
        self, plan: Plan, told: Composed, run: Run | None = None, *, quoted: bool = True
    ) -> Composed | None:
        """A sentence in the question's language that answers much likelier than those that an answer cites; None
        where there is none. Facts, which are surer than words `quoted`, give way to one that is many times likelier,
        or in any language to one that says which of many is asked for, if it speaks of what the question names.
        """
        if self.meaning is None or len(plan.parts) != 1:
            return None
        across = quoted and all(part_language(t) is plan.language.other for t in self.cited(told))
        wanted = asked_ordinals(plan.question, plan.parts[0].names)
        choice = self._read(plan, 0.0 if across or wanted else LEAST_BESIDE)
        quotes = [Extract(c.chunk, c.start, c.end) for c in told.citations]
        if choice is None or ((run is not None or not quoted) and not self._speaks_of(choice, plan.parts[0])):
            return None
        page = choice.window.page.language
        own = page is plan.language or across
        least = _LEAST_APART if choice.apart and quoted else LEAST_BESIDE
        most = MOST_BESIDE if quoted or choice.numbered else MOST_BESIDE_FACTS
        if quoted and choice.apart and not any(wanted <= ordinals(text) for text in self.cited(told)):
            most, least, own = 1.0, _LEAST_SAYING, own or choice.says
        surer = choice.numbered or (own and choice.likely >= least)
        surer = surer and choice.of(quotes) <= choice.likely * most
        return self._quoted(plan, choice, run) if surer else None

    def counted(self, plan: Plan, told: Composed, *, quoted: bool) -> Composed | None:
        """A sentence that gives the number asked for much likelier than those cited; None where there is none, or how
        often somebody won one prize is told, as several sentences may.
        """
        part = plan.parts[0]
        if self.meaning is None or Wins(self._store, self.reader, self._lexicon).applies(part):
            return None
        choice = self._read(plan, LEAST_BESIDE)
        cited = [Extract(c.chunk, c.start, c.end) for c in told.citations]
        most = MOST_BESIDE if quoted else MOST_BESIDE_FACTS
        if choice is None or choice.likely < LEAST_BESIDE or choice.of(cited) > choice.likely * most:
            return None
        terms = self.reader.wanted.gleaned(part, choice.window.page)
        own = choice.window.page.language is plan.language
        return self._quoted(plan, choice, None) if own and number_in(part, choice.window, terms) else None

    def _read(self, plan: Plan, own: float) -> Choice | None:
        """The sentence that likeliest answers a plan of one part; None too where none in the plan's language is as
        likely to as `own`.
        """
        if self.meaning is None:
            return None
        least = own if part_language(plan.question) is plan.language else 0.0
        return self.meaning.read(plan.question, plan.parts[0], self.found(plan), own=least)

    def _speaks_of(self, choice: Choice, part: SubQuestion) -> bool:
        """Whether a sentence, or its page, is about anything that a question names, as what it described is put."""
        ids = sorted({entity.id for entity in part.entities})
        said = {named.entity for clause in choice.window.clauses for named in clause.named}
        pages = {page for e in self._store.get_entities(ids) if e is not None for page in e.pages}
        return not ids or not said.isdisjoint(ids) or choice.window.page.document.key in pages

    def besides(self, plan: Plan, told: Composed, run: Run) -> Composed | None:
        """An answer by facts with the sentence that likeliest answers after them, where that surely does and names a
        work of theirs and one that they leave out; None where it does not.
        """
        if self.meaning is None or len(plan.parts) != 1:
            return None
        choice = self._read(plan, SURE)
        own = choice is not None and choice.window.page.language is plan.language
        if choice is None or not own or not choice.is_sure:
            return None
        works = [work for clause in choice.window.clauses for work in clause.works]
        if len({folded(work) in folded(told.text) for work in works}) == 1 or not works:
            return None
        composer = Composer(self._store, self._lexicon, self.reader, plan.language)
        more = composer.quote(
            plan.parts[0], choice.passage, run.plan.parts, run.bindings, run.rankings, likely=True
        )
        whole = more is not None and folded(told.text).rstrip("。.") in folded(more.text)
        return more if whole else None  # a long sentence leaves no room for the facts

    def several(self, plan: Plan, told: Composed, *, quoted: bool) -> Composed | None:
        """The sentence that likeliest names as many things as a question asks for, where an answer tells of fewer, or
        only quotes one that is not as likely to answer; None where there is none.
        """
        part = plan.parts[0]
        number = number_of(part)
        if self.meaning is None or len(plan.parts) != 1 or not number or not self.meaning.is_measured:
            return None
        facts = {end for t in told.triples for end in (t.subject, t.object) if isinstance(end, str)}
        if told.triples and len(facts - {e.id for e in part.entities}) >= asked_number(part.text):
            return None
        ranking = self.found(plan)
        asking = replace(part, kind=QuestionKind.PASSAGE)
        found = self.meaning.weighed(plan.question, asking, ranking)
        best = naming(found, part, number, self._store, self._lexicon)
        if best is None:
            return None
        cited = [Extract(c.chunk, c.start, c.end) for c in told.citations]
        beside = max((likely for likely, one in found if holds(one, cited)), default=0.0)
        if quoted and beside > best[0] * MOST_BESIDE:
            return None
        choice = Choice(best[1].window, best[0], (), np.zeros(0, np.float32))
        return self._quoted(replace(plan, parts=(asking,)), choice, None)

    def tied(self, plan: Plan, told: Composed) -> Composed | None:
        """The sentence that says what two things are to each other, where an answer only tells what both had to do
        with; None where there is none, or the answer says so already.
        """
        if self.meaning is None or len(plan.parts) != 1 or TIE.search(told.text):
            return None
        for choice in self.meaning.choices(plan.question, plan.parts[0], self.found(plan)):
            if choice.likely >= _LEAST_TIED and self._ties(plan.parts[0], choice):
                return self._quoted(plan, choice, None)
        return None

    def nearly(self, plan: Plan, meant: Composed | None) -> Composed | None:
        """What a sentence was found to mean; else facts that come near to what is asked: the path between two things
        whose relation it is, or who is a parent where nothing says that it is the father and no sentence speaks of him.
        """
        part = plan.parts[0]
        if len(plan.parts) != 1:
            return meant
        if part.kind is QuestionKind.RELATION:
            facts = path_between(part, self._store, self._lexicon.ontology) if meant is None else ()
        else:
            facts = parents_instead(part, self._store)
        told = folded(meant.text) if meant is not None else ""
        words = {w for p in part.predicates for w in self._lexicon.synonyms(p, plan.language)}
        if not facts or any(word in told for word in words):
            return meant
        return Composer(self._store, self._lexicon, self.reader, plan.language).facts(facts) or meant

    def _ties(self, part: SubQuestion, choice: Choice) -> bool:
        """Whether a sentence may say how two things are related, where that is asked."""
        related = part.kind is QuestionKind.RELATION
        return not related or tells_tie(choice.window, part, self._store, self._lexicon)

    def found(self, plan: Plan) -> Ranking:
        """What the retriever finds for the question as a whole."""
        return self._retriever.retrieve(Query(plan.question, plan.language, k=self._settings.retriever.k))

    def _quoted(self, plan: Plan, choice: Choice, run: Run | None) -> Composed | None:
        """The sentence after what a run found of what the question describes."""
        return self.told(plan.parts[0], choice.passage, plan, run, likely=choice.is_sure)

    def told(
        self,
        part: SubQuestion,
        passage: Passage,
        plan: Plan,
        run: Run | None,
        *,
        likely: bool = False,
        lead: str = "",
    ) -> Composed | None:
        composer = Composer(self._store, self._lexicon, self.reader, plan.language)
        if run is None:
            return composer.quote(part, passage, likely=likely, lead=lead)
        before = run.plan.parts[:-1]
        return composer.quote(part, passage, before, run.bindings, run.rankings, likely=likely, lead=lead)

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
            self._store, self._retriever, self._lexicon, exact=exact, across=self._across
        )
        outcome = executor.run(action, rows, part, run.plan.language, self._settings.retriever.k)
        if isinstance(action.predicate, Predicate):
            reader = ValueReader(self.reader, self._store, self._lexicon, self._dating, self.meaning)
            outcome = reader.complete(action, outcome, rows, part)
        return replace(outcome, rows=as_asked(outcome.rows, action, part, self._store, self._lexicon))
