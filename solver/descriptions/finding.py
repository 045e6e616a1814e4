"""What a question describes instead of naming it: the things that it may mean, each put into the question by name."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from schemas.graph import Entity
from schemas.logical_form import Output, Ref
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from solver.descriptions.alone import own_questions
from solver.descriptions.describing import (
    but_roles,
    leaves_name,
    leaves_nothing,
    left_words,
    of_numbers,
    of_turn,
    settled_part,
)
from solver.language import folded, language_of
from solver.lexicon import Lexicon
from solver.planners.several.unfolding import Described, put
from solver.reading.deeds import asked_deed, called, says_deed
from solver.reading.numbers.ordinals import asked_ordinals, ordinals
from solver.reading.openings import opened_by, speaks_against
from solver.results import Row, Value, distinct
from solver.running import Run, Runner
from solver.synthesis.quotes.meeting import own_name
from solver.synthesis.yes_no.stated import Stated
from solver.tasks import binds
from solver.turns import Question

_MOST_LEFT = 1  # words of a description that facts need not say, where they know but one thing that it may be
_MOST_MEANT = 3  # things that one description may mean

FINDING = frozenset(
    {
        QuestionKind.ATTRIBUTE,
        QuestionKind.CHAIN,
        QuestionKind.LIST,
        QuestionKind.ROLE,
        QuestionKind.INTERSECTION,
        QuestionKind.DESCRIPTION,
    }
)
"""Kinds of questions that find a thing."""


class Finder:
    """Carries out what a description says, and names what it found in the description's place."""

    def __init__(self, runner: Runner, store: GraphStore, lexicon: Lexicon) -> None:
        self._runner = runner
        self._store = store
        self._lexicon = lexicon

    async def named(self, question: Question, described: Described, end: float) -> list[Question]:
        """The question with a thing that a description may mean in its place, the likeliest first."""
        for plan in described.plans:
            if len(plan.parts) != 1 or plan.parts[0].kind not in FINDING:
                continue
            run = await self._runner.carry_out(plan, seconds=max(0.0, end - perf_counter()))
            if not self._says_which(run, described):
                continue
            found, sure = self._found(run, described)
            if found and not self._says_deed(run, described):
                continue
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

    def _says_deed(self, run: Run, described: Described) -> bool:
        """Whether words that tell of whoever did something to somebody say so; facts do, and what says no deed."""
        asked = next(filter(None, map(asked_deed, own_questions(described))), None)
        part = run.plan.parts[0]
        rows = [
            row for action in part.step.actions for a in binds(action) for row in run.bindings.outcome(a).rows
        ]
        said = [folded(text) for text in self._runner.words_of([row for row in rows if not row.triples])]
        if asked is None or not said:
            return True
        forms = called(part, [folded(asked.who)])
        return any(says_deed(asked, text, forms, alone=True) for text in said)

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
            but_roles(values, rows, part, self._store, self._lexicon)
            if described.description.type == "Person"
            else values
        )
        facts = all(r.triples for r in rows)
        meant = self._opened(values, left) if facts and left else []
        if meant:
            return meant[:_MOST_MEANT], len(meant) == 1
        unsaid = left and not (facts and len(values) == 1 and len(left) <= _MOST_LEFT)
        if not values or unsaid or leaves_name(left, part, self._runner.words_of(rows), self._store):
            return [], False
        entities = self._store.get_entities([value.entity for value in values[:_MOST_MEANT]])
        found = [e for e in entities if e is not None and not speaks_against(e, left, self._store)]
        return found, facts and len(values) == 1

    def _opened(self, values: Sequence[Value], left: Sequence[str]) -> list[Entity]:
        """Of the things that facts give those whose own pages open with the words that no fact says."""
        entities = self._store.get_entities([value.entity for value in values])
        return opened_by([e for e in entities if e is not None], left, self._store)

    def _qualifying(
        self, rows: Sequence[Row], target: Ref, described: Described
    ) -> tuple[list[Entity], bool]:
        """The things that a qualifier of facts names: the film for which somebody won a prize."""
        triples = [row.triples[target.alias] for row in rows if target.alias in row.triples]
        names = dict.fromkeys(q.value for t in triples for q in t.qualifiers if q.name == target.attribute)
        linked = (self._runner.named(name, described.description.type) for name in names)
        found = [entity for entity in linked if entity is not None]
        return found[:_MOST_MEANT], len(names) == len(found) == 1

    def _fits(self, value: Value, described: Described) -> bool:
        wanted = described.description.type
        return bool(value.entity) and (wanted == "Thing" or self._lexicon.fits(value.type, (wanted,)))
