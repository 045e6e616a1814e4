"""Plans until an answer rests on facts: a thing that a question only describes is found first, then named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter

from schemas.plan import AnswerType, Plan, QuestionKind
from schemas.protocols import GraphStore
from solver.descriptions.describing import (
    is_another,
    is_misread,
    is_renamed,
    leaves_name,
    leaves_playing,
    only_defines,
    passes_by,
    sets_apart,
    tells_of_player,
)
from solver.descriptions.finding import FINDING, Finder
from solver.judges.last import LastJudge
from solver.judges.left_aside import leaves_prize
from solver.judges.neighbours import Neighbours
from solver.judges.one_side import leaves_side
from solver.language import folded, language_of
from solver.lexicon import Lexicon
from solver.likelier import Likelier
from solver.narrower.readings import Readings
from solver.narrower.times import Times
from solver.planners.kinds.ages import asks_age
from solver.planners.rule import RulePlanner
from solver.planners.several.unfolding import Described
from solver.planners.words.unlinked import UnlinkedNames
from solver.reading.numbers.intervals import asks_interval
from solver.reading.sides import asked_sides
from solver.running import Runner
from solver.sentences import Sentences
from solver.synthesis.citing import cited_chunks
from solver.synthesis.composed import Composed
from solver.threads import in_thread
from solver.turns import (
    Question,
    Turn,
    better,
    gives_none,
    guesses_part,
    is_said,
    is_settled,
    names_no_work,
    only_finds,
    says_rest,
    tells_more,
)

_MOST_UNFOLDED = 2  # descriptions within descriptions
_MOST_TRIED = 4  # descriptions of one question
_COMPARED = frozenset({QuestionKind.COMPARE, QuestionKind.DIFFERENCE, QuestionKind.SUM})
"""Those whose answer rests on values of several things, whoever states them."""


class Loop:
    """Answers by the question as it stands, and where that rests on no facts, by naming what it describes."""

    def __init__(
        self,
        planner: RulePlanner,
        runner: Runner,
        store: GraphStore,
        lexicon: Lexicon,
        names: UnlinkedNames,
    ) -> None:
        self._planner = planner
        self._runner = runner
        self._store = store
        self._lexicon = lexicon
        self._sentences = Sentences(runner, store, lexicon)
        self._times = Times(runner, self._sentences)
        self._likelier = Likelier(planner, runner, self._sentences, self._times)
        self._readings = Readings(planner, runner, store, lexicon)
        self._neighbours = Neighbours(store, lexicon)
        self._last = LastJudge(planner, runner, store, lexicon, self._readings, names)
        self._finder = Finder(runner, store, lexicon)

    async def answer(self, question: str, seconds: float) -> Turn:
        """The best turn within so many seconds; an abstention where the words quoted only tell what it describes."""
        turn = await self._answered(question, perf_counter() + seconds)
        if turn.composed.abstained or turn.run.cut or turn.tabled:
            return turn
        elder = await in_thread(self._readings.elders.after, turn.run.plan, turn.composed)
        if elder is not None:
            return replace(turn, composed=elder)
        turn = await self._last.held(question, turn)
        if turn.composed.abstained:
            return turn
        called = await in_thread(self._readings.beside, turn.run.plan, turn.composed)
        return turn if called is None else replace(turn, composed=called)

    async def _answered(self, question: str, end: float) -> Turn:
        """The best turn until then; the last resort is a sentence that means what is asked."""
        described = await in_thread(self._planner.described, question)
        asked, turn, unfolded = await self._first(question, described, end)
        tabled = await in_thread(self._readings.of_tables, question)
        if tabled is not None:
            return replace(turn, composed=tabled, tabled=True)
        held = await in_thread(self._readings.before_all, question, asked.known)
        if held is not None:
            return replace(turn, composed=held)
        if turn is unfolded:
            return await self._likelier.rather(turn)
        misread = is_misread(turn.run.plan.parts, described)
        if not misread and (turn.composed.abstained or turn.quoted):
            told = await in_thread(self._readings.left_open, turn.run.plan)
            if told is not None:
                return replace(turn, composed=told)
        turn, unfolded = await self._named(asked, turn, unfolded, described, end)
        if turn.run.cut or (misread and turn.composed.abstained):
            return turn
        plan = await in_thread(self._planner.plan, asked.text, asked.known)
        narrower = await self._narrower(question, plan, turn)
        if narrower is not None:
            return replace(turn, composed=narrower)
        if not turn.composed.abstained:
            return await self._likelier.rather(turn)
        meant = await self._likelier.meant(asked, None)
        if meant is not None and unfolded is not None and await self._likelier.repeats(meant, unfolded):
            meant = None
        told = await in_thread(self._sentences.nearly, plan, meant)
        return turn if told is None else replace(turn, composed=told)

    async def by_facts(self, question: str, seconds: float) -> Turn | None:
        """The turn within so many seconds in which facts answer, or values that were read and are compared, the
        question as it stands or with what it describes named; None where none do, an abstention where the seconds were
        over first. It is where `answer` begins, before sentences are weighed against what was found.
        """
        end = perf_counter() + seconds
        described = await in_thread(self._planner.described, question)
        asked, turn, unfolded = await self._first(question, described, end)
        held = await in_thread(self._readings.before_all, question, asked.known)
        if held is not None:
            return replace(turn, composed=held)
        if turn is not unfolded:
            turn, _ = await self._named(asked, turn, unfolded, described, end)
        compared = all(part.kind in _COMPARED for part in turn.run.plan.parts)
        if (turn.composed.triples or compared) and not turn.composed.abstained:
            left = names_no_work(question, turn) or passes_by(turn, described)
            left = left or await self._likelier.leaves_which(turn)
            return None if left else turn
        return (
            replace(turn, composed=await in_thread(self._runner.abstain, turn.run)) if turn.run.cut else None
        )

    async def _first(
        self, question: str, described: Sequence[Described], end: float
    ) -> tuple[Question, Turn, Turn | None]:
        """The question, its first turn, and the turn in which a description that sets one of many apart is named, if
        there is one; where that answers, it is the first."""
        asked = Question(question)
        unfolded = await self._set_apart(asked, end) if sets_apart(described) else None
        if unfolded is not None and not unfolded.composed.abstained:
            return asked, unfolded, unfolded
        asked, turn = await self._across(await self._turn(asked, end), end)
        if is_misread(turn.run.plan.parts, described) or leaves_playing(turn.run.plan.parts):
            turn = replace(turn, composed=await in_thread(self._runner.abstain, turn.run))
        return asked, turn, unfolded

    async def _named(
        self, asked: Question, turn: Turn, unfolded: Turn | None, described: Sequence[Described], end: float
    ) -> tuple[Turn, Turn | None]:
        """The turn, or that in which what the question describes is named, where facts leave the first open; and the
        latter, if it was tried."""
        open_ended = is_another(turn, described) or is_renamed(asked.text, described)
        if (is_settled(turn) and not open_ended) or self._is_cast(turn, described):
            return turn, unfolded
        if unfolded is None or asked.known:
            unfolded = await self._unfolded(asked, _MOST_UNFOLDED, end)
        turn = await self._described(turn, unfolded)
        if unfolded is None and await in_thread(self._leaves_names, turn, described):
            turn = replace(turn, composed=await in_thread(self._runner.abstain, turn.run))
        return turn, unfolded

    async def _narrower(self, question: str, plan: Plan, turn: Turn) -> Composed | None:
        """What questions of some kinds are answered with rather: several things that one sentence names, two sides
        of one thing, ages, and how long something lasted or how far apart two events lie."""
        if turn.composed.abstained or not turn.question.before:
            more = await in_thread(self._sentences.several, plan, turn.composed, quoted=turn.quoted)
            if more is not None:
                return more
        sides = asked_sides(question, language_of(question), [e.surface for e in plan.parts[0].entities])
        compared = await in_thread(self._times.sided, plan, sides) if sides is not None else None
        if compared is not None:
            return compared
        if asks_age(question):
            told = await in_thread(self._times.aged, plan, turn.composed)
            return told if not turn.question.before else None
        if asks_interval(question, language_of(question)):
            measured = await in_thread(self._times.measured, plan, turn.composed)
            if measured is not None:
                return measured
            return await in_thread(self._times.interval, plan, turn)
        return None

    async def in_its_words(self, question: str) -> Composed | None:
        """A sentence that means what a question asks in the words that it had before it was put into plainer ones."""
        parts = (await in_thread(self._planner.plan, question)).parts
        if is_misread(parts, await in_thread(self._planner.described, question)):
            return None
        meant = await self._likelier.meant(Question(question), None)
        if meant is None:
            return None
        cited = await in_thread(self._runner.cited, meant)
        if leaves_prize(parts, meant, cited) or leaves_side(question, cited):
            return None
        return None if await in_thread(self._neighbours.tells_of, parts, meant) else meant

    def _leaves_names(self, turn: Turn, described: Sequence[Described]) -> bool:
        """Whether a name of what the question describes is left out of what was found, and of the words cited."""
        texts = [one.description.text for one in described]
        parts = [p for p in turn.run.plan.parts if p.kind in FINDING]
        left = [(p, [w for w in p.residual if w in p.names and any(w in t for t in texts)]) for p in parts]
        if not any(words for _, words in left):
            return False
        cited = [chunk.text for chunk in cited_chunks(turn.composed.citations, self._store)]
        return any(leaves_name(words, part, cited, self._store) for part, words in left)

    async def _set_apart(self, question: Question, end: float) -> Turn | None:
        """The turn in which a description of one of many is named; what only pages of the other language call so is
        linked first, so that a sentence that leaves it out is not taken for one about it.
        """
        plan = await in_thread(self._following, question)
        known = await in_thread(self._runner.names_across, plan)
        return await self._unfolded(replace(question, known=(*question.known, *known)), _MOST_UNFOLDED, end)

    async def _described(self, direct: Turn, unfolded: Turn | None) -> Turn:
        """The question with what it describes named, or the direct turn where that tells more; an abstention
        where a description is found but not what is asked.
        """
        if unfolded is None or guesses_part(direct, unfolded):
            return direct
        if not direct.composed.abstained and only_defines(direct, unfolded):
            cited = folded("\n".join(await in_thread(self._runner.cited, direct.composed)))
            if all(folded(name) in cited for part in direct.run.plan.parts for name in part.names):
                return direct
        if unfolded.composed.abstained and not unfolded.run.cut:
            meant = await self._likelier.meant(unfolded.question, unfolded.run)
            if meant is not None:
                return replace(unfolded, composed=meant)
        reading = direct.run.plan.parts[0]
        said = is_said(reading) or says_rest(direct, await in_thread(self._runner.cited, direct.composed))
        kept = not unfolded.sure and said and not only_finds(direct, unfolded)
        if unfolded.composed.abstained and kept:
            return direct
        if unfolded.composed.abstained and direct.composed.abstained:
            return direct
        if (
            unfolded.composed.abstained
        ):  # said of the question as it stands, not of the one with a name put in
            return replace(unfolded, composed=await in_thread(self._runner.abstain, direct.run))
        return unfolded

    async def _turn(self, question: Question, end: float) -> Turn:
        """The question planned and carried out after the parts before it; said is what the last parts say."""
        plan = await in_thread(self._following, question)
        run = await self._runner.carry_out(plan, seconds=max(0.0, end - perf_counter()))
        asked = plan.parts[len(question.before) :]
        composed = await in_thread(self._runner.compose, run, asked)
        if gives_none(composed, asked):
            composed = await in_thread(self._runner.abstain, run)
        quoted = not composed.abstained and not composed.triples
        if question.before and not composed.abstained:
            composed = await in_thread(self._runner.compose, run, plan.parts, len(question.before))
        return Turn(question, run, composed, question.sure, quoted)

    async def _across(self, turn: Turn, end: float) -> tuple[Question, Turn]:
        """The question, and the turn with names that only pages of the other language have, if facts leave it open."""
        question, plan = turn.question, turn.run.plan
        own = replace(plan, parts=plan.parts[len(question.before) :])
        settled = is_settled(turn) and turn.composed.triples
        known = await in_thread(self._runner.twins if settled else self._runner.names_across, own)
        if not known:
            return question, turn
        question = replace(question, known=(*question.known, *known))
        return question, better(turn, await self._turn(question, end))

    def _following(self, question: Question) -> Plan:
        plan = self._planner.plan(question.text, question.known, question.first)
        if not question.before:
            return plan
        parts = tuple(
            replace(part, step=replace(part.step, text=part.step.text or part.text)) for part in plan.parts
        )
        return replace(plan, parts=(*question.before, *parts))

    async def _unfolded(self, question: Question, depth: int, end: float) -> Turn | None:
        """The best turn of those in which one description is named; None where none can be."""
        found: Turn | None = None
        described = await in_thread(self._planner.described, question.text, question.known, question.first)
        for one in described[:_MOST_TRIED]:
            if perf_counter() >= end:
                break
            for named in await self._finder.named(question, one, end):
                named, turn = await self._across(await self._turn(named, end), end)
                turn = await self._read(named, turn)
                if depth > 1 and not is_settled(turn):
                    deeper = await self._unfolded(named, depth - 1, end)
                    if deeper is not None and tells_more(deeper, turn):
                        turn = deeper
                if not turn.composed.abstained:
                    return turn
                found = found or turn
        return found

    async def _read(self, named: Question, turn: Turn) -> Turn:
        """The turn, or what a reading tells where it leaves open what is asked of the things that were put in."""
        if not (turn.composed.abstained or turn.quoted) or turn.run.cut:
            return turn
        told = await in_thread(self._readings.of_named, named.text, named.known)
        if told is None:
            return turn
        behind = await in_thread(self._runner.behind, turn.run, named.before, told)
        return replace(turn, composed=behind, quoted=False)

    def _is_cast(self, turn: Turn, described: Sequence[Described]) -> bool:
        """Whether a question asks only who plays a role of a named work: then the role's description names nobody."""
        if any(one.description.type == "Work" for one in described):
            return False
        if any(tells_of_player(one.description.text) for one in described) and any(
            word not in p.names for p in turn.run.plan.parts for word in p.residual
        ):
            return False
        return all(
            p.kind is QuestionKind.ROLE
            and p.asked is AnswerType.PERSON
            and p.entities
            and all(self._is_of_playing(word) for word in p.said)
            for p in turn.run.plan.parts
        )

    def _is_of_playing(self, word: str) -> bool:
        found = self._lexicon.wordings(word, language_of(word))
        return any("starring" in f.wording.forward for f in found)
