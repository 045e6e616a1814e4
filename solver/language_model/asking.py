"""A question that rules leave open, asked with a language model: it points at what is described, and reads passages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from schemas.language_model import ModelUse
from schemas.logical_form import Output, Ref
from schemas.plan import AnswerType, Plan
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import language_of, without_names
from solver.language_model import pointing, prompting
from solver.language_model.grounding import pieces_of, plain, says
from solver.language_model.pointing import Described, tells_something
from solver.language_model.reading import PassageReader
from solver.language_model.spending import Spending
from solver.results import Extract, distinct
from solver.synthesis.citing import Claim, cite
from solver.synthesis.composed import Composed
from solver.synthesis.quotes.meeting import own_name
from solver.threads import in_thread
from solver.turns import Turn

_MOST_NAMED = 2  # descriptions of one question that are found out


@dataclass(frozen=True, slots=True)
class Read:
    """What a model was asked, None where it was not, and came to: `composed` is None where that is nothing.

    `by` names the model and its prompts, `named` says what each described thing was found to be, and `asked_as` is the
    question that rules answered with these names; `lost` says why a reply is none.
    """

    use: ModelUse | None = None
    composed: Composed | None = None
    lost: str = ""
    by: str = ""
    named: tuple[tuple[str, str], ...] = ()
    asked_as: str = ""


NO_READING = Read()


@dataclass(frozen=True, slots=True)
class Ways:
    """How the solver answers without a model: a whole question, what facts alone say of it, its plan, and what the
    retriever finds for a plan."""

    answer: Callable[[str], Awaitable[Turn]]
    by_facts: Callable[[str], Awaitable[Turn | None]]
    plan: Callable[[str], Plan]
    found: Callable[[Plan], Ranking]


@dataclass(frozen=True, slots=True)
class _Named:
    """What a description was found to be, and the words that say so."""

    words: str
    name: str
    told: Composed


class ModelAsker:
    """Answers one question with a language model's help, and with nothing that pages do not say.

    The model points at words of the question that describe something without a name. Facts say what that is, or the
    model reads it in passages; then the question is asked again with the name in their place. What stays open it reads
    in the passages found for it.
    """

    def __init__(self, reader: PassageReader, store: GraphStore, ways: Ways, spending: Spending) -> None:
        self._reader = reader
        self._store = store
        self._ways = ways
        self._spending = spending
        self._has_read = False

    async def read(self, question: str, turn: Turn) -> Read:
        """What comes of a question that a turn left open."""
        asked, named = question, list[_Named]()
        turn_named: Turn | None = None
        while len(named) < _MOST_NAMED and (found := await self._described(asked)) is not None:
            asked, named = asked.replace(found.words, found.name, 1), [*named, found]
            told = await self._ways.answer(asked)
            if not told.composed.abstained:
                return self._done(told.composed, told.run.plan, named, asked)
            turn_named = told
        for text, left_open, found_out in ((asked, turn_named, named), (question, turn, [])):
            if left_open is None:
                continue
            plan = left_open.run.plan
            composed = await self._reading(plan, text, list(left_open.run.rankings.values()))
            if composed is not None:
                return self._done(composed, plan, found_out)
        return self._done(None, turn.run.plan, [])

    async def _described(self, question: str) -> _Named | None:
        """What a question describes innermost, found out; None where it describes nothing, or nobody knows it."""
        described = await in_thread(self._pointed, question)
        inner = await in_thread(self._pointed, described.asking) if described is not None else None
        if described is None:
            return None
        if inner is not None and inner.words in described.words and inner.words != described.words:
            described = inner
        return await self._found_out(described, question)

    def _pointed(self, question: str) -> Described | None:
        language = language_of(question)
        prompt = pointing.render(question, language)
        if not self._spending.allows(prompt):
            return None
        pointed = self._spending.ask(prompt, pointing.parse)
        if pointed is None or not pointed.words.strip():
            return None
        found = pointing.described(pointed, question, language)
        return found if found is not None and self._describes(found) else None

    def _describes(self, described: Described) -> bool:
        """Whether words name something, without which nobody finds out what they describe, and say more than that."""
        names = [name for part in self._ways.plan(described.asking).parts for name in part.names]
        rest = without_names(described.words, names)
        return rest != described.words and tells_something(rest)

    async def _found_out(self, described: Described, question: str) -> _Named | None:
        """What a description is: the one thing that facts give, or else the one that a passage names."""
        outside = question.replace(described.words, " ", 1)
        turn = await self._ways.by_facts(described.asking)
        if turn is not None and not turn.composed.abstained:
            names = _names(turn, self._store, language_of(question))
            if len(names) == 1 and not says(names[0], question):
                return _Named(described.words, names[0], turn.composed)
        plan = await in_thread(self._ways.plan, described.asking)
        parts = (*plan.parts[:-1], replace(plan.parts[-1], asked=described.asked))
        read = await self._reading(replace(plan, parts=parts), described.asking, [])
        name = plain(read.text) if read is not None else ""
        if read is None or name.isnumeric() or says(name, outside) or not self._is_name(name, described):
            return None
        return _Named(described.words, name, read)

    def _is_name(self, name: str, described: Described) -> bool:
        """Whether words are one name of a thing that the graph knows, and that may be of the kind described."""
        bare = pieces_of(name)
        found = self._store.find_names(bare).get(bare[0], []) if len(bare) == 1 else []
        return any(self._reader.may_be(entity.type, described.asked) for entity in found)

    async def _reading(self, plan: Plan, question: str, rankings: Sequence[Ranking]) -> Composed | None:
        plan = replace(plan, question=question)
        found = await in_thread(self._ways.found, plan)
        composed = await in_thread(self._reader.read, plan, [found, *rankings], self._spending)
        self._has_read |= composed is not None
        return composed

    def _done(
        self, composed: Composed | None, plan: Plan, named: Sequence[_Named], asked_as: str = ""
    ) -> Read:
        use, lost = self._spending.use, self._spending.lost
        if composed is None or use is None:
            return Read(use, lost=lost)
        prompts = (*([pointing.NAME] if named else []), *([prompting.NAME] if self._has_read else []))
        whole = _with(named, composed, plan, self._store) if named else composed
        pairs = tuple((one.words, one.name) for one in named)
        return Read(use, whole, lost, " ".join((use.model, *prompts)), pairs, asked_as)


def _names(turn: Turn, store: GraphStore, language: Language) -> list[str]:
    """What a turn by facts answers with, by name; nothing where that is no thing."""
    output = next((a for a in reversed(turn.run.plan.parts[-1].step.actions) if isinstance(a, Output)), None)
    target = output.items[0] if output is not None and output.items else None
    if not isinstance(target, Ref) or target.attribute:
        return []
    values = distinct(turn.run.bindings.outcome(target.alias).rows, target.alias)
    entities = store.get_entities([value.entity for value in values if value.entity])
    return [own_name(e, language) for e in entities if e is not None] if len(values) == len(entities) else []


def _with(named: Sequence[_Named], composed: Composed, plan: Plan, store: GraphStore) -> Composed:
    """An answer after what the things that its question describes were found to be; a yes or no comes before that."""
    labels = [Claim(labelled(one.words, one.name, plan.language), _extracts(one.told)) for one in named]
    answer = Claim(plain(composed.text), _extracts(composed))
    verdict = any(part.asked is AnswerType.BOOLEAN for part in plan.parts)
    cited = cite([answer, *labels] if verdict else [*labels, answer], store, plan.language)
    triples = {t.id: t for told in (*(one.told for one in named), composed) for t in told.triples}
    return replace(
        composed,
        text=cited.text,
        marked=cited.marked,
        citations=cited.citations,
        triples=tuple(triples.values()),
    )


def labelled(words: str, name: str, language: Language) -> str:
    """What described words were found to be, as an answer says it."""
    return f"{words}：{name}" if language is Language.CHINESE else f"{words}: {name}"


def _extracts(composed: Composed) -> tuple[Extract, ...]:
    return tuple(Extract(c.chunk, c.start, c.end) for c in composed.citations)


__all__ = ["NO_READING", "ModelAsker", "Read", "Ways", "labelled"]
