"""Paths of two facts: from a thing that a question names to what it asks of the thing that this leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import segment
from retriever.graph.neighbourhood import Neighbourhood
from retriever.scale import QuestionScale, Scores
from retriever.text.closeness import Bits
from retriever.text.wording import PredicateWording
from schemas.graph import Evidence, Triple
from schemas.retrieval import LinkedEntity

_READ = 48  # facts of each step whose sentences are read, those that are worded most like the question first
_ONWARD = 8  # things that a second step starts from
_UNWORDED, _UNWORDED_ONWARD = 0.1, 0.02  # what a fact is worth of whose predicate the question has no word
_UNSAID = 0.3  # what a fact is worth whose sentence says nothing of the question
WORTH_SAYING = 0.25  # of a path of facts
_Worded = Callable[[str, frozenset[str]], tuple[float, frozenset[str]]]


@dataclass(frozen=True, slots=True)
class FactPath:
    """What facts of its own say for a chunk, each in [0, 1], and the facts of the best path to it.

    `single`: the most that a fact of a named thing which it says is worth; `own`: the same as a share of what the best
    fact of that thing is worth, by how its predicate is worded; `beside`: the same among facts of one relation, where
    things that are named apart have some; `joins`: the most of a fact between two things that are
    named apart; `begins`: the worth of the best path that starts with a fact which it says; `ends`: of the best one
    that ends with such a fact. `path` are its facts, `through` is the thing (entity id) that the first leads to.
    """

    single: float = 0.0
    own: float = 0.0
    beside: float = 0.0
    joins: float = 0.0
    begins: float = 0.0
    ends: float = 0.0
    path: tuple[Triple, ...] = ()
    through: str = ""


@dataclass(frozen=True, slots=True)
class _Step:
    """A fact, how much of a wording of its predicate the question has, and the words of the question that its
    predicate and the names at its ends take up."""

    fact: Triple
    wording: float
    words: frozenset[str]
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Said:
    """Sentences of steps, a row each: `step` is the place of its step, `bits` the terms of the question that it says,
    or that its predicate and the names at its ends stand for."""

    evidence: Sequence[Evidence]
    step: NDArray[np.int64]
    bits: Bits


class FactPaths:
    """Follows facts from named things, to what is asked of another or to where two named things meet."""

    def __init__(self, wording: PredicateWording) -> None:
        self._wording = wording

    def find(
        self, scale: QuestionScale, near: Neighbourhood, text: str, entities: Sequence[LinkedEntity]
    ) -> Mapping[str, FactPath]:
        """By chunk what the facts around named things are worth; nothing where nothing is named.

        `text` is the question without the names of `entities`.

        A fact of a named thing is worth its link, its confidence, how much of a wording of its predicate the question
        has, and how much of the question's weight its name, its predicate and its sentence say. A path is worth the
        geometric mean of that and of how the second predicate is worded, times the share of the weight that both
        facts say. A word of the question words one fact of a path, unless the second leads to another named thing.
        """
        tokens = segment(text)
        asked, read = _Asked(scale, near, tokens, entities), self._wording.read(tokens)
        worded = cache(partial(self._wording.worded, read=read))
        first = self._first(asked, worded)
        if not first:
            return {}
        value = np.array([asked.link(step.fact) * step.fact.confidence for step in first])
        value *= _by_wording(first, _UNWORDED)
        said = self._sentences(asked, first, value)
        worth = value[said.step] * (_UNSAID + (1 - _UNSAID) * asked.share(said.bits))
        found = _Gathered()
        self._alone(asked, first, said, worth, found)
        starts = self._starts(asked, first, said, worth)
        second = self._second(asked, worded, first, said, starts)
        self._onward(asked, second, first, said, worth, found)
        return found.paths()

    def _starts(
        self, asked: _Asked, first: Sequence[_Step], said: _Said, worth: NDArray[np.float64]
    ) -> dict[str, int]:
        """Things that the facts of most worth lead to, each with the row of the best sentence that does."""
        works = asked.near.works(first[step].fact for step in dict.fromkeys(said.step.tolist()))
        starts: dict[str, int] = {}
        for row in np.lexsort((said.step, -worth)).tolist():
            fact = first[said.step[row]].fact
            own = works.get(fact.id, ()) if fact.subject in asked.named else ()
            onward = [thing for thing in (*own, *fact.things) if thing not in asked.named]
            if onward and len(starts) < _ONWARD:
                starts.setdefault(onward[0], row)
        return starts

    def _alone(
        self,
        asked: _Asked,
        first: Sequence[_Step],
        said: _Said,
        worth: NDArray[np.float64],
        found: _Gathered,
    ) -> None:
        """What single facts are worth, the same beside others of their thing, and those that join two named things."""
        ends = [asked.ends_of(step.fact) for step in first]
        rows = list(zip(said.evidence, said.step.tolist(), worth.tolist(), strict=True))
        best: dict[str, float] = {}
        for evidence, step, alone in rows:
            found.single(evidence.chunk, alone)
            if asked.are_apart(ends[step]):
                found.joins(evidence.chunk, alone)
            for end in ends[step]:
                best[end] = max(alone, best.get(end, 0.0))
        worded = _by_wording(first, _UNWORDED).tolist()
        for evidence, step, alone in rows:
            share = max(alone / best[end] for end in ends[step]) if alone > 0 else 0.0
            found.own(evidence.chunk, share * worded[step])
        self._beside(asked, first, rows, found)

    def _beside(
        self,
        asked: _Asked,
        first: Sequence[_Step],
        rows: Sequence[tuple[Evidence, int, float]],
        found: _Gathered,
    ) -> None:
        """What facts of one relation are worth whose things are named apart, each beside the best of its thing: what
        is compared, or shared, is told of each of them."""
        best: dict[tuple[str, bool], dict[str, float]] = {}
        told = [asked.told(step.fact) for step in first]
        for _, step, alone in rows:
            for thing, relation in told[step]:
                things = best.setdefault(relation, {})
                things[thing] = max(alone, things.get(thing, 0.0))
        several = {relation for relation, things in best.items() if asked.are_apart(things)}
        for evidence, step, alone in rows:
            for thing, relation in told[step]:
                if relation in several and alone > 0:
                    found.beside(evidence.chunk, alone / best[relation][thing] * first[step].wording)

    def _onward(
        self,
        asked: _Asked,
        second: Sequence[tuple[_Step, str, int]],
        first: Sequence[_Step],
        said: _Said,
        worth: NDArray[np.float64],
        found: _Gathered,
    ) -> None:
        """The worth of paths whose second steps these are, each with its start and the row of the sentence that led
        there."""
        if not second:
            return
        steps, begun = [step for step, _, _ in second], np.array([row for _, _, row in second])
        value = worth[begun] * [step.fact.confidence for step in steps] * _by_wording(steps, _UNWORDED_ONWARD)
        then = self._sentences(asked, steps, value)
        begun = begun[then.step]
        whole = np.sqrt(value[then.step]) * asked.share(said.bits[begun] | then.bits)
        for row, (evidence, both) in enumerate(zip(then.evidence, whole.tolist(), strict=True)):
            _, through, _ = second[then.step[row]]
            path = (first[said.step[begun[row]]].fact, steps[then.step[row]].fact)
            found.path(said.evidence[begun[row]].chunk, evidence.chunk, both, path, through)

    def _first(self, asked: _Asked, worded: _Worded) -> list[_Step]:
        """Facts of named things."""
        return [
            _Step(fact, *worded(fact.predicate, asked.words), asked.names_of(fact))
            for fact in asked.near.around(asked.named)
        ]

    def _second(
        self, asked: _Asked, worded: _Worded, first: Sequence[_Step], said: _Said, starts: Mapping[str, int]
    ) -> list[tuple[_Step, str, int]]:
        """Facts of the things that first steps lead to, each with the thing and the row of the sentence that led
        there."""
        steps = []
        for fact in asked.near.around(starts):
            names = asked.names_of(fact)
            for thing, row in ((thing, starts[thing]) for thing in fact.things if thing in starts):
                before = first[said.step[row]]
                if fact.id == before.fact.id or (names and names <= before.names):
                    continue
                words = asked.words if names else asked.words - before.words
                steps.append((_Step(fact, *worded(fact.predicate, words), names), thing, row))
        return steps

    def _sentences(self, asked: _Asked, steps: Sequence[_Step], value: NDArray[np.float64]) -> _Said:
        """The sentences of the steps of most value, equal ones by the ids of their facts."""
        order = sorted(range(len(steps)), key=lambda place: (-value[place], steps[place].fact.id, place))
        told = asked.near.evidence(steps[place].fact.id for place in order[:_READ])
        rows = [
            (evidence, place) for place in order[:_READ] for evidence in told.get(steps[place].fact.id, ())
        ]
        bits = [asked.bits(evidence.sentence, steps[place]) for evidence, place in rows]
        return _Said(
            [evidence for evidence, _ in rows],
            np.array([place for _, place in rows], np.int64),
            np.array(bits, np.uint32),
        )


class _Asked:
    """A question's words beside names, the things that it names, and the facts `near` them."""

    def __init__(
        self,
        scale: QuestionScale,
        near: Neighbourhood,
        words: Iterable[str],
        entities: Sequence[LinkedEntity],
    ) -> None:
        """`words` are those beside the names."""
        self.near = near
        self.named: dict[str, tuple[float, frozenset[str]]] = {}
        for entity in sorted(entities, key=lambda e: (e.score, e.id)):
            self.named[entity.id] = max(entity.score, 0.0), frozenset(segment(entity.surface))
        self.words = frozenset(words)
        self._close = scale.close
        self._known: dict[str | frozenset[str], int] = {}

    def link(self, fact: Triple) -> float:
        """How surely the question names an end of a fact."""
        return max(self.named[end][0] for end in fact.things if end in self.named)

    def ends_of(self, fact: Triple) -> tuple[str, ...]:
        """The named ends of a fact."""
        return tuple(end for end in fact.things if end in self.named)

    def are_apart(self, things: Iterable[str]) -> bool:
        """Whether any two of the things are named by different words."""
        names = dict.fromkeys(self.named[thing][1] for thing in things)
        return any(one.isdisjoint(other) for one, other in combinations(names, 2))

    def told(self, fact: Triple) -> list[tuple[str, tuple[str, bool]]]:
        """The one named end of a fact, with the predicate and whether it is the subject; none where both are named."""
        ends = self.ends_of(fact)
        return [(end, (fact.predicate, end == fact.subject)) for end in ends] if len(ends) == 1 else []

    def names_of(self, fact: Triple) -> frozenset[str]:
        """The words of the question that name ends of a fact."""
        return frozenset[str]().union(*(self.named[end][1] for end in fact.things if end in self.named))

    def bits(self, sentence: str, step: _Step) -> int:
        """The terms that a sentence says and those that its fact stands for."""
        if sentence not in self._known:
            self._known[sentence] = self._close.said_by(segment(sentence))
        for words in (step.words, step.names):
            if words not in self._known:
                self._known[words] = self._close.said_by(words)
        return self._known[sentence] | self._known[step.words] | self._known[step.names]

    def share(self, bits: Bits) -> Scores:
        """(n,), in [0, 1]: of the question's weight."""
        return self._close.share(bits)


class _Gathered:
    """The best of each chunk."""

    def __init__(self) -> None:
        self._single: dict[str, float] = {}
        self._own: dict[str, float] = {}
        self._besides: dict[str, float] = {}
        self._joins: dict[str, float] = {}
        self._begins: dict[str, float] = {}
        self._ends: dict[str, tuple[float, tuple[Triple, ...], str]] = {}

    def single(self, chunk: str, worth: float) -> None:
        self._single[chunk] = max(worth, self._single.get(chunk, 0.0))

    def own(self, chunk: str, share: float) -> None:
        self._own[chunk] = max(share, self._own.get(chunk, 0.0))

    def beside(self, chunk: str, share: float) -> None:
        self._besides[chunk] = max(share, self._besides.get(chunk, 0.0))

    def joins(self, chunk: str, worth: float) -> None:
        self._joins[chunk] = max(worth, self._joins.get(chunk, 0.0))

    def path(self, first: str, last: str, worth: float, path: tuple[Triple, ...], through: str) -> None:
        self._begins[first] = max(worth, self._begins.get(first, 0.0))
        if worth > self._ends.get(last, (0.0, (), ""))[0]:
            self._ends[last] = worth, path, through

    def paths(self) -> dict[str, FactPath]:
        chunks = dict.fromkeys((*self._single, *self._begins, *self._ends))
        return {
            chunk: FactPath(
                self._single.get(chunk, 0.0),
                self._own.get(chunk, 0.0),
                self._besides.get(chunk, 0.0),
                self._joins.get(chunk, 0.0),
                self._begins.get(chunk, 0.0),
                *self._ends.get(chunk, (0.0, (), "")),
            )
            for chunk in chunks
        }


def _by_wording(steps: Sequence[_Step], least: float) -> NDArray[np.float64]:
    """(n,): what steps are worth by how their predicates are worded, `least` for one without a word."""
    return least + (1 - least) * np.array([step.wording for step in steps])
