"""The solver: a question to a plan, its tasks run, an answer with citations and a proof."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property, partial
from time import perf_counter
from typing import TypeVar

from schemas.answer import Answer, StopReason
from schemas.events import Watch
from schemas.graph import Subgraph, Triple
from schemas.logical_form import Retrieval
from schemas.ontology import Ontology
from schemas.plan import Plan, QuestionKind
from schemas.protocols import Embedder, GraphStore, LanguageModel
from schemas.settings import AnswerSettings, Settings
from schemas.text import Language
from solver.abstaining import held_back, nearest
from solver.asking_again import Again
from solver.asking_alone import OneNamesake, rests_on
from solver.asking_apart import Apart
from solver.clock import Clock
from solver.confidence.assessing import Assessor, Confidence, check_least
from solver.descriptions.in_steps import InSteps
from solver.descriptions.naming import Namer
from solver.effort import Effort
from solver.executors.retrieval import SearchRetriever
from solver.judges.in_between import InBetween
from solver.language_model.asking import NO_READING, ModelAsker, Read, Ways
from solver.language_model.reading import PassageReader
from solver.language_model.spending import Spending
from solver.means import Means, Supplies
from solver.names.senses import Senses
from solver.names.unknown_names import unknown_names
from solver.planners.rewording.rewording import reworded
from solver.proof.proving import conditions, prove, read_by_model
from solver.question import put_plainly
from solver.reading.weighable import Weighable
from solver.running import Run, Runner
from solver.synthesis.citing import cited_chunks
from solver.synthesis.composed import Composed
from solver.threads import in_thread
from solver.turns import Turn

_Result = TypeVar("_Result")
_TO_ASSESS = 0.2  # seconds that must be left to work out how sure an answer is


@dataclass(frozen=True, slots=True)
class Reading:
    """What was looked up and read for one question, so that asking it in another way reads nothing twice."""

    means: Means
    runner: Runner


class Solver:
    """Answers questions over one store; holds no state between questions but what it read of the store."""

    def __init__(
        self,
        store: GraphStore,
        retriever: SearchRetriever,
        ontology: Ontology,
        settings: Settings,
        *,
        degraded: Sequence[str] = (),
        embedder: Embedder | None = None,
        language_model: LanguageModel | None = None,
    ) -> None:
        self._supplies = Supplies(store, retriever, ontology, settings, embedder)
        self._store = store
        self._ontology = ontology
        self._settings = settings
        missing = self._supplies.missing
        self._degraded = (*degraded, missing) if missing else tuple(degraded)
        self._language_model = language_model
        info = embedder.info if embedder is not None else None
        self._made_with = conditions(settings, ontology, info, ["glosses"] if missing else [])

    @property
    def made_with(self) -> str:
        """A digest of what decides an answer besides the store; proofs of other conditions are not replayed."""
        return self._made_with

    @cached_property
    def for_replay(self) -> Solver:
        """The same over the same store, that asks no model and holds nothing back: to replay proofs, lift passages."""
        if self._language_model is None and not self._settings.answers.least_confidence:
            return self
        alone = copy(self)
        alone._language_model = None
        alone._settings = self._settings.model_copy(update={"answers": AnswerSettings(least_confidence=0)})
        return alone

    def plan(self, question: str) -> Plan:
        """The logical form of a question and the readings considered; nothing is retrieved but names."""
        means = self._supplies.means()
        text, without = means.read(self._supplies.seen(question))
        return means.planner(without).plan(text)

    def reading(self, question: str, *, effort: Effort | None = None, watch: Watch | None = None) -> Reading:
        """Nothing read yet for a question; whoever reads on with it gets EffortError where that is more than `effort`
        allows."""
        means = self._supplies.means()
        return Reading(means, means.runner(put_plainly(question), watch, effort))

    def ask(
        self, question: str, *, least_confidence: float | None = None, reading: Reading | None = None
    ) -> Answer:
        """`aask` for callers that do not wait; works where an event loop is running, too."""
        return _run(self.aask(question, least_confidence=least_confidence, reading=reading))

    async def aask(
        self,
        question: str,
        *,
        seconds: float | None = None,
        least_confidence: float | None = None,
        watch: Watch | None = None,
        reading: Reading | None = None,
    ) -> Answer:
        """A cited answer in the question's language, or an abstention, within so many seconds, by default the budget's.

        One of less confidence than the least, by default the settings', is held back: an abstention that shows it.
        `watch` is told of each plan as it is begun and each task as it ends; a `reading` of the question brings its
        own. InputError for a question longer than LONGEST_QUESTION, and for a least confidence that is not in [0, 1).
        """
        least = self._settings.answers.least_confidence if least_confidence is None else least_confidence
        check_least(least)
        clock = self._clock(seconds)
        seen, read_with = self._supplies.seen(question), reading or self.reading(question, watch=watch)
        means, runner = read_with.means, read_with.runner
        apart = Apart(
            means.planner,
            runner,
            lambda text: self._told(text, runner, means, clock),
            self._store,
        )
        turn = await apart.turn(seen)
        turn, sure = await self._assessed(question, turn, runner, least, clock)
        read = await self._by_model(question, turn, runner, means, clock)
        composed = turn.composed
        if read.composed is not None:
            held = composed.notes if sure is not None else ()
            composed, sure = replace(read.composed, notes=(*read.composed.notes, *held)), None
        elif composed.abstained and sure is None and not turn.run.cut and clock.left > 0:
            composed = await in_thread(nearest, runner, turn.run, composed)
        if least and sure is None and not composed.abstained:
            unheld = (
                f"how sure the answer is could not be told, so it was not held to a confidence of {least:g}"
            )
            composed = replace(composed, notes=(*composed.notes, unheld))
        return self._answer(question, turn.run, composed, clock, read, sure)

    async def _assessed(
        self, question: str, turn: Turn, runner: Runner, least: float, clock: Clock
    ) -> tuple[Turn, Confidence | None]:
        """The turn, and how sure its answer is; an abstention in the place of one that is less sure than the least."""
        if turn.composed.abstained or turn.run.cut or clock.left < _TO_ASSESS:
            return turn, None
        plain = put_plainly(question)
        sure = await in_thread(Assessor(runner, self._store).confidence, plain, turn.run, turn.composed)
        if sure is None or sure.likely >= least:
            return turn, sure
        why = f"held back: an answer was found whose confidence of {sure.likely:.2f} is less than {least:g}"
        return replace(turn, composed=await in_thread(held_back, runner, turn.run, turn.composed, why)), sure

    async def _by_model(self, question: str, turn: Turn, runner: Runner, means: Means, clock: Clock) -> Read:
        """What a language model, if there is one, helps to find for a question that nothing answers."""
        if self._language_model is None or not turn.composed.abstained:
            return NO_READING

        async def by_facts(text: str) -> Turn | None:
            text, without = means.read(self._supplies.seen(text))
            return await means.loop(runner, without).by_facts(text, clock.left)

        def plan(text: str) -> Plan:
            text, without = means.read(self._supplies.seen(text))
            return means.planner(without).plan(text)

        ways = Ways(
            lambda text: self._told(self._supplies.seen(text), runner, means, clock),
            by_facts,
            plan,
            runner.found,
        )
        reader = PassageReader(self._store, self._ontology, runner.weighed)
        spending = Spending(self._language_model, self._settings.budget, clock)
        return await ModelAsker(reader, self._store, ways, spending).read(put_plainly(question), turn)

    async def _told(
        self, seen: str, runner: Runner, means: Means, clock: Clock, *, in_steps: bool = True
    ) -> Turn:
        """`_best`, of one of those that a name may mean."""

        async def ask(question: str) -> Turn:
            return await self._best(question, runner, means, clock, in_steps=in_steps)

        return await OneNamesake(self._store, self._ontology, runner, ask).held(seen, await ask(seen))

    async def _best(
        self, seen: str, runner: Runner, means: Means, clock: Clock, *, in_steps: bool = True
    ) -> Turn:
        """The best turn of a question that asks for one thing; with `in_steps` what it describes is asked for alone
        where nothing answers it as it stands.
        """
        text, without = means.read(seen)
        loop, planner = means.loop(runner, without), means.planner()
        lexicon = means.lexicon

        async def ask(question: str) -> Turn:
            return await self._told(question, runner, means, clock, in_steps=False)

        steps = InSteps(planner, Namer(means.retriever, self._store, lexicon), ask) if in_steps else None
        again = Again(loop, planner, runner, self._store, lexicon, clock, steps)
        in_between = InBetween(planner, runner, self._store, lexicon)
        up = await again.taking_up(seen) if not without else None
        if up is not None:
            return await in_between.held(text, up, clock.left)
        turn = await in_between.held(text, await loop.answer(text, clock.left), clock.left)
        if without and _rests_on_words(turn):
            turn = await means.loop(runner).answer(reworded(seen), clock.left)
            turn = await in_between.held(text, turn, clock.left)
        elif turn.composed.abstained and not turn.run.cut and text != seen:
            said = await loop.in_its_words(seen)
            turn = turn if said is None else replace(turn, composed=said)
        if turn.run.cut or without:
            return turn
        return await in_between.held(text, await again.turn(seen, text, turn), clock.left)

    def is_in_steps(self, question: str, *, reading: Reading | None = None) -> bool:
        """Whether a question is answered by more than one look at the pages: it asks of what it only describes, of what
        facts lead to, or several things. Nothing is retrieved but names."""
        means = reading.means if reading is not None else self._supplies.means()
        text, without = means.read(self._supplies.seen(question))
        planner = means.planner(without)
        parts = planner.plan(text).parts
        looks = sum(isinstance(action, Retrieval) for part in parts for action in part.step.actions)
        return looks > 1 or bool(planner.described(text))

    def by_facts(self, question: str, *, reading: Reading | None = None) -> Answer | None:
        """What facts alone answer, cited; None where they do not, an abstention where the budget's seconds were over
        first. It takes a fraction of the time of `ask`.

        InputError for a question longer than LONGEST_QUESTION.
        """
        return _run(self._by_facts(question, reading or self.reading(question)))

    async def _by_facts(self, question: str, reading: Reading) -> Answer | None:
        clock = self._clock(None)
        text, without = reading.means.read(self._supplies.seen(question))
        loop = reading.means.loop(reading.runner, without)
        turn = await loop.by_facts(text, clock.left)
        return None if turn is None else self._answer(question, turn.run, turn.composed, clock)

    def _clock(self, seconds: float | None) -> Clock:
        """A question's clock, which runs from now on."""
        return Clock(perf_counter(), self._settings.budget.seconds if seconds is None else seconds)

    def sentences(self, question: str) -> dict[Language, Weighable]:
        """The sentences that the last resort weighs for a question of one part, by language; for training."""
        means = self._supplies.means()
        question, without = means.read(self._supplies.seen(question))
        planner = means.planner(without)
        runner = means.runner()
        plan = planner.plan(question)
        return runner.sentences(planner.plan(question, runner.names_across(plan)))

    def cited_texts(self, answer: Answer) -> tuple[str, ...]:
        """The texts of the chunks that an answer cites, each once, in order of citation."""
        return tuple(chunk.text for chunk in cited_chunks(answer.citations, self._store))

    def _answer(
        self,
        question: str,
        run: Run,
        composed: Composed,
        clock: Clock,
        read: Read = NO_READING,
        sure: Confidence | None = None,
    ) -> Answer:
        seconds = clock.spent
        reason = StopReason.ANSWERED
        if composed.abstained:
            reason = StopReason.BUDGET if run.cut else StopReason.NO_EVIDENCE
            reason = reason if sure is None else StopReason.UNSURE
        steps = tuple(run.steps[key] for key in sorted(run.steps, key=lambda k: int(k[1:])))
        plan = str(run.plan.form)
        by_model = read.composed is not None and not read.asked_as
        made_with = "" if run.cut or by_model or reason is StopReason.UNSURE else self.made_with
        proof = prove(
            question, plan, steps, composed, self._store,
            made_with=made_with, seconds=seconds, language_model=read.by, named=read.named, asked_as=read.asked_as,
        )  # fmt: skip
        ranking = next(iter(run.rankings.values()), None)
        strange = unknown_names(run.plan.parts, self._store) if composed.abstained else ()
        senses = Senses(self._store, self._ontology, run.plan.language)
        others = () if composed.abstained else senses.left_out(run.plan.parts, partial(rests_on, composed))
        told = (*composed.notes, *strange, *others, *read_by_model(proof), *filter(None, [read.lost]))
        return Answer(
            question=question,
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
            degraded=(*self._degraded, *run.degraded, *told),
            hits=ranking.chunks if ranking is not None else (),
            nearest=composed.nearest,
            language_model=read.use,
            confidence=None if sure is None else sure.likely,
            signs={} if sure is None else sure.signs,
        )

    def _subgraph(self, triples: Sequence[Triple]) -> Subgraph:
        ids = {t.subject for t in triples} | {t.object for t in triples if isinstance(t.object, str)}
        entities = tuple(e for e in self._store.get_entities(sorted(ids)) if e is not None)
        return Subgraph(entities, tuple(sorted(triples, key=lambda t: t.id)))


def _rests_on_words(turn: Turn) -> bool:
    """Whether no facts answer: the sentence that does may well name what a question leaves out, and is found by it."""
    joined = any(part.kind is QuestionKind.INTERSECTION for part in turn.run.plan.parts)
    return not turn.composed.triples and not joined


def _run(work: Coroutine[object, object, _Result]) -> _Result:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(work)
    with ThreadPoolExecutor(max_workers=1) as pool:
        return pool.submit(asyncio.run, work).result()


__all__ = ["Solver"]
