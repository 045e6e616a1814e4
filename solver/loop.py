"""Plans until an answer rests on facts: a thing that a question only describes is found first, then named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter

from schemas.graph import Entity
from schemas.logical_form import Output, Ref
from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from solver.describing import (
    ENDS,
    but_roles,
    leaves_name,
    leaves_nothing,
    left_words,
    of_numbers,
    of_turn,
    only_defines,
    sets_apart,
    settled_part,
)
from solver.executors.successive import asks_which
from solver.language import folded, language_of
from solver.lexicon import Lexicon
from solver.planners.ages import asks_age
from solver.planners.rule import RulePlanner
from solver.planners.unfolding import Described, put
from solver.reading.ordinals import asked_ordinals, ordinals
from solver.results import Row, Value, distinct
from solver.running import Run, Runner
from solver.synthesis.composing import Composed
from solver.synthesis.meeting import own_name
from solver.synthesis.stated import Stated
from solver.tasks import binds
from solver.threads import in_thread
from solver.turns import (
    COMPUTED,
    Question,
    Turn,
    better,
    gives_none,
    guesses_part,
    is_said,
    is_settled,
    only_finds,
    says_rest,
    tells_more,
)

_MOST_UNFOLDED = 2  # descriptions within descriptions
_MOST_TRIED = 4  # descriptions of one question
_MOST_LEFT = 1  # words of a description that facts need not say, where they know but one thing that it may be
_MOST_MEANT = 3  # things that one description may mean
_FINDING = frozenset(
    {
        QuestionKind.ATTRIBUTE,
        QuestionKind.CHAIN,
        QuestionKind.LIST,
        QuestionKind.ROLE,
        QuestionKind.INTERSECTION,
        QuestionKind.DESCRIPTION,
    }
)
_GATHERED = COMPUTED | {QuestionKind.YES_NO, QuestionKind.LIST, QuestionKind.INTERSECTION}
"""Kinds whose answer is more than a sentence that says it."""

_ANY = frozenset({QuestionKind.LIST, QuestionKind.INTERSECTION})
"""Those of them that a sentence answers where one of many is asked for: the first that …."""

_QUOTED = frozenset({QuestionKind.LIST})
"""Those of them for which one sentence may be better than the words quoted."""


class Loop:
    """Answers by the question as it stands, and where that rests on no facts, by naming what it describes."""

    def __init__(
        self,
        planner: RulePlanner,
        runner: Runner,
        store: GraphStore,
        lexicon: Lexicon,
        *,
        seconds: float,
    ) -> None:
        self._planner = planner
        self._runner = runner
        self._store = store
        self._lexicon = lexicon
        self._seconds = seconds

    async def answer(self, question: str) -> Turn:
        """The best turn within the seconds; the last resort is a sentence that means what is asked."""
        end = perf_counter() + self._seconds
        asked = Question(question)
        described = await in_thread(self._planner.described, question)
        unfolded = await self._unfolded(asked, _MOST_UNFOLDED, end) if sets_apart(described) else None
        if unfolded is not None and not unfolded.composed.abstained:
            return await self._rather(unfolded)
        asked, turn = await self._across(await self._turn(asked, end), end)
        if not is_settled(turn) and not self._is_cast(turn, described):
            if unfolded is None or asked.known:
                unfolded = await self._unfolded(asked, _MOST_UNFOLDED, end)
            turn = await self._described(turn, unfolded)
            if unfolded is None and await in_thread(self._leaves_names, turn, described):
                turn = replace(turn, composed=await in_thread(self._runner.abstain, turn.run))
        if turn.run.cut:
            return turn
        if turn.composed.abstained or not turn.question.before:
            plan = await in_thread(self._planner.plan, asked.text, asked.known)
            more = await in_thread(self._runner.several, plan, turn.composed, quoted=turn.quoted)
            if more is not None:
                return replace(turn, composed=more)
        if asks_age(question):
            plan = await in_thread(self._planner.plan, asked.text, asked.known)
            told = await in_thread(self._runner.aged, plan, turn.composed)
            if told is not None and not turn.question.before:
                return replace(turn, composed=told)
        if not turn.composed.abstained:
            return await self._rather(turn)
        meant = await self._meant(asked, None)
        if meant is None or (unfolded is not None and await self._repeats(meant, unfolded)):
            return turn
        return replace(turn, composed=meant)

    async def in_its_words(self, question: str) -> Composed | None:
        """A sentence that means what a question asks in the words that it had before it was put into plainer ones."""
        return await self._meant(Question(question), None)

    def _leaves_names(self, turn: Turn, described: Sequence[Described]) -> bool:
        """Whether a name of what the question describes is left out of what was found, and of the words cited."""
        texts = [one.description.text for one in described]
        parts = [p for p in turn.run.plan.parts if p.kind in _FINDING]
        left = {w: p for p in parts for w in p.residual if w in p.names and any(w in text for text in texts)}
        chunks = self._store.get_chunks(sorted({c.chunk for c in turn.composed.citations})) if left else []
        cited = folded("\n".join(chunk.text for chunk in chunks if chunk is not None))
        for word, part in left.items():
            found = self._store.get_entities([e.id for e in part.entities if e.surface == word])
            forms = [word, *(n.name for entity in found if entity is not None for n in entity.names)]
            if not any(folded(form) in cited for form in forms):
                return True
        return False

    async def _repeats(self, meant: Composed, unfolded: Turn) -> bool:
        """Whether a sentence only tells again what a description means: what is asked of that is not in it, unless it
        is asked who or what it is.
        """
        if unfolded.run.plan.parts[-1].kind is QuestionKind.DEFINITION:
            return False
        told = await in_thread(self._runner.compose, unfolded.run, unfolded.question.before)
        return all(
            any(o.chunk == c.chunk and o.start < c.end and c.start < o.end for o in told.citations)
            for c in meant.citations
        )

    async def _rather(self, turn: Turn) -> Turn:
        """A sentence that answers much likelier than the words quoted, or than those that facts rest on."""
        question = turn.question
        asked = turn.run.plan.parts[len(question.before) :]
        ended = ENDS & asked_ordinals(question.text, [name for p in asked for name in p.names])
        one = turn.quoted and len(turn.composed.citations) == 1
        gathered = _GATHERED - (_ANY if ended else _QUOTED if one else set())
        if any(p.kind in gathered for p in asked):
            joint = all(p.kind is QuestionKind.INTERSECTION and p.asked is AnswerType.WORK for p in asked)
            more = await in_thread(self._completed, turn) if joint and not question.before else None
            return turn if more is None else replace(turn, composed=more)
        related = any(p.kind is QuestionKind.RELATION for p in asked)
        if related and not question.before:
            plan = await in_thread(self._planner.plan, question.text, question.known)
            tied = await in_thread(self._runner.tied, plan, turn.composed)
            return turn if tied is None else replace(turn, composed=tied)
        joined = all(p.kind is QuestionKind.CHAIN and not p.residual for p in asked)  # facts of two sentences
        whole = question.before or related or joined or any(p.without for p in asked)
        if not (turn.quoted or ended) and whole:
            return turn
        plan = await in_thread(self._planner.plan, question.text, question.known)
        run = turn.run if question.before else None
        rather = await in_thread(self._runner.rather, plan, turn.composed, run, quoted=turn.quoted)
        if rather is not None:
            return replace(turn, composed=rather)
        if ended and not (turn.quoted or whole) and all(map(_may_be_any, asked)):
            cited = await in_thread(self._runner.cited, turn.composed)
            if not any(ended <= ordinals(text) for text in cited):
                return replace(turn, composed=await in_thread(self._runner.abstain, turn.run))
        return turn

    def _completed(self, turn: Turn) -> Composed | None:
        plan = self._planner.plan(turn.question.text, turn.question.known)
        return self._runner.besides(plan, turn.composed, turn.run)

    async def _meant(self, question: Question, run: Run | None) -> Composed | None:
        """A sentence that means what is asked, after what found the things that the question described."""
        plan = await in_thread(self._planner.plan, question.text, question.known)
        if run is not None and asks_age(question.text):
            told = await in_thread(self._runner.aged, plan, self._runner.abstain(run), run)
            if told is not None:
                return told
        return await in_thread(self._runner.by_meaning, plan, run)

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
            meant = await self._meant(unfolded.question, unfolded.run)
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
            composed = await in_thread(self._runner.compose, run, plan.parts)
        return Turn(question, run, composed, question.sure, quoted)

    async def _across(self, turn: Turn, end: float) -> tuple[Question, Turn]:
        """The question, and the turn with names that only pages of the other language have, if facts leave it open."""
        question, plan = turn.question, turn.run.plan
        own = replace(plan, parts=plan.parts[len(question.before) :])
        settled = is_settled(turn) and turn.composed.triples
        known = () if settled else await in_thread(self._runner.names_across, own)
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
            for named in await self._named(question, one, end):
                named, turn = await self._across(await self._turn(named, end), end)
                if depth > 1 and not is_settled(turn):
                    deeper = await self._unfolded(named, depth - 1, end)
                    if deeper is not None and tells_more(deeper, turn):
                        turn = deeper
                if not turn.composed.abstained:
                    return turn
                found = found or turn
        return found

    async def _named(self, question: Question, described: Described, end: float) -> list[Question]:
        """The question with a thing that a description may mean in its place, the likeliest first."""
        for plan in described.plans:
            if len(plan.parts) != 1 or plan.parts[0].kind not in _FINDING:
                continue
            run = await self._runner.carry_out(plan, seconds=max(0.0, end - perf_counter()))
            if not self._says_which(run, described):
                continue
            found, sure = self._found(run, described)
            start, stop = (
                described.offset + p for p in (described.description.start, described.description.end)
            )
            outside, language = question.text[:start] + question.text[stop:], language_of(question.text)
            if leaves_nothing(outside):
                continue
            entities = [e for e in found if own_name(e, language).strip("《》") not in outside]
            if entities:
                part = settled_part(plan.parts[0], described)
                return [self._put(question, described, entity, part, sure=sure) for entity in entities]
        return []

    def _put(
        self, question: Question, described: Described, entity: Entity, part: SubQuestion, *, sure: bool
    ) -> Question:
        name = own_name(entity, language_of(question.text))
        linked = LinkedEntity(entity.id, entity.name, entity.type, name, 1.0, "exact")
        told = described.description
        begins, start, stop = (described.offset + place for place in (told.begins, told.start, told.end))
        begins = begins if told.begins else 0
        text, known = put(question.text, start, stop, question.known, linked, begins)
        return Question(text, known, (*question.before, part), sure)

    def _says_which(self, run: Run, described: Described) -> bool:
        """Whether what was found for a description that sets one of many apart (`the last film that A made`) says that
        it is that one, or was put in order for it.
        """
        part = run.plan.parts[0]
        wanted = asked_ordinals(described.description.text, part.names)
        if not wanted or part.kind is QuestionKind.SUPERLATIVE or "first_work" in part.predicates:
            return True
        rows = [
            row for action in part.step.actions for a in binds(action) for row in run.bindings.outcome(a).rows
        ]
        output = next((a for a in part.step.actions if isinstance(a, Output)), None)
        target = output.items[0] if output is not None and output.items else None
        if isinstance(target, Ref) and target.attribute:
            stated = Stated.of(described.description.text)
            held = [r for r in rows if not stated or any(map(stated.held_by, r.triples.values()))]
            if len(of_turn(held, target.alias, wanted)) == 1:
                return True
        said = self._runner.words_of(rows)
        return any(wanted <= ordinals(text) for text in said)

    def _found(self, run: Run, described: Described) -> tuple[list[Entity], bool]:
        """The things that a plan found for a description, and whether facts say that it is one."""
        part = run.plan.parts[0]
        output = next((a for a in part.step.actions if isinstance(a, Output)), None)
        target = output.items[0] if output is not None and output.items else None
        if not isinstance(target, Ref):
            return [], False
        left = left_words(part, described)
        rows = of_numbers(run.bindings.outcome(target.alias).rows, part, described, self._runner.words_of)
        if target.attribute:
            stated = Stated.of(described.description.text)
            rest = [word for word in left if folded(word) not in stated.category]
            told = [r for r in rows if not stated or any(map(stated.held_by, r.triples.values()))]
            told = of_turn(told, target.alias, asked_ordinals(described.description.text, part.names))
            return self._qualifying(told, target, described) if not rest else ([], False)
        named = {entity.id for entity in part.entities}
        values = [
            v for v in distinct(rows, target.alias) if self._fits(v, described) and v.entity not in named
        ]
        values = (
            but_roles(values, part, self._store, self._lexicon)
            if described.description.type == "Person"
            else values
        )
        facts = all(r.triples for r in rows)
        unsaid = left and not (facts and len(values) == 1 and len(left) <= _MOST_LEFT)
        if not values or unsaid or leaves_name(left, part, self._runner.words_of(rows), self._store):
            return [], False
        entities = self._store.get_entities([value.entity for value in values[:_MOST_MEANT]])
        return [e for e in entities if e is not None], facts and len(values) == 1

    def _qualifying(
        self, rows: Sequence[Row], target: Ref, described: Described
    ) -> tuple[list[Entity], bool]:
        """The things that a qualifier of facts names: the film for which somebody won a prize."""
        triples = [row.triples[target.alias] for row in rows if target.alias in row.triples]
        names = dict.fromkeys(q.value for t in triples for q in t.qualifiers if q.name == target.attribute)
        linked = (self._runner.named(name, described.description.type) for name in names)
        found = [entity for entity in linked if entity is not None]
        return found[:_MOST_MEANT], len(names) == len(found) == 1

    def _is_cast(self, turn: Turn, described: Sequence[Described]) -> bool:
        """Whether a question asks only who plays a role of a named work: then the role's description names nobody."""
        if any(one.description.type == "Work" for one in described):
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

    def _fits(self, value: Value, described: Described) -> bool:
        wanted = described.description.type
        return bool(value.entity) and (wanted == "Thing" or self._lexicon.fits(value.type, (wanted,)))


def _may_be_any(part: SubQuestion) -> bool:
    """Whether facts give any of what a question asks for, be it the first or the last of them."""
    told = "first_work" in part.predicates or asks_which(part)
    return part.kind in _ANY | {QuestionKind.ATTRIBUTE} and not told
