"""Answers that pass by whom a question asks of: his own mother where the mother of his father is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, replace

from schemas.answer import Citation
from schemas.graph import Entity
from schemas.logical_form import Mention, Predicate, Ref, Retrieval
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Chunk, Language
from solver import derived
from solver.executors.names.namesakes import with_page
from solver.executors.people.sexes import sexes_of
from solver.language import folded
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from solver.reading.owners.between import Asked, Between, Words, tells_between
from solver.results import Value
from solver.running import Runner
from solver.threads import in_thread
from solver.turns import Turn

_ENDS = re.compile(r"[。！？!?\n]|(?<=[a-z)\]”\"\d]{2})\.(?=\s|$)")
_DIGITS = re.compile(r"\d+|[一二两三四五六七八九十]+(?=[个名位岁子女])")
_PLACES = frozenset({"Place", "City", "Country"})
_WIDE = {
    "father": "parent", "mother": "parent", "son": "child", "daughter": "child", "brother": "sibling",
    "sister": "sibling", "husband": "spouse", "wife": "spouse",
}  # fmt: skip
_CALLED = {
    ("parent", "parent"): ("之孙", "grandson of", "granddaughter of", "grandchild of"),
    ("spouse", "parent"): ("之婿", "之媳", "son-in-law of", "daughter-in-law of"),
}
"""What somebody is called whose kin over two steps is asked for."""

_BACK = {"parent", "child"}  # steps that lead back to the first: to the mother of her child
_SHORT = frozenset("妻")  # words of one character that are no part of others
_LEAST = 2  # letters of a name that tells somebody
_PAIR = re.compile(r"(?:父亲|爸爸)[和与]?(?:母亲|妈妈)|(?:母亲|妈妈)[和与]?(?:父亲|爸爸)|儿子[和与]?女儿")
"""Two words side by side for two people, neither of whom is the other's."""

_HAD_WITH = re.compile(
    r"\b(?:had|has|have|having|child|children|sons?|daughters?) (?:by|with)\b|[和与跟同][^，。？]{1,14}[生育]的?"
)
"""Children of two people together, of whom none is told by the other: the sons that he had with his second wife."""

_STANDS_FOR = re.compile(r"[他她它其][们的]?|[两二三]人|双方|he|she|they|him|her|his|them|their|it|its|who")


@dataclass(frozen=True, slots=True)
class _Chain:
    """A question's last two steps: by which somebody is told, and what is asked of whom that finds under an alias."""

    part: SubQuestion
    by: Retrieval
    last: Retrieval
    alias: str


class InBetween:
    """Looks whether what a question tells by one relation of another is spoken of where the answer stands."""

    def __init__(self, planner: RulePlanner, runner: Runner, store: GraphStore, lexicon: Lexicon) -> None:
        self._planner = planner
        self._runner = runner
        self._store = store
        self._lexicon = lexicon

    async def held(self, question: str, turn: Turn, seconds: float) -> Turn:
        """The turn, or an abstention where what it tells is not of whom the question tells by a relation."""
        if turn.composed.abstained or turn.run.cut or turn.tabled:
            return turn
        if not await self.leaves(question, turn, seconds):
            return turn
        return replace(turn, composed=await in_thread(self._runner.abstain, turn.run))

    async def leaves(self, question: str, turn: Turn, seconds: float) -> bool:
        """Whether a question asks of somebody whom it tells by a relation, and neither facts nor words that are cited
        say it of that one.
        """
        plan = self._planner.plan(question)
        chain = self._chain(plan.parts)
        if chain is None or not turn.composed.citations:
            return False
        run = turn.run if turn.run.plan.parts == plan.parts else None
        run = run or await self._runner.carry_out(plan, seconds=seconds)
        values = [row.values[chain.alias] for row in run.bindings.first(chain.alias).rows]
        ids = self._between(chain, values, turn, question)
        if self._is_fact(chain, ids, turn):
            return False
        texts = frozenset(v.text for v in values if not v.entity)
        if not (ids or texts or any(e.type == "Person" for e in chain.part.entities)):
            return False  # what is told of a work's director, whoever that is, is not told of the work
        people = [e for e in self._store.get_entities(sorted(ids)) if e is not None]
        return not any(self._tells(chain, c, people, texts) for c in self._telling(turn))

    def _chain(self, parts: Sequence[SubQuestion]) -> _Chain | None:
        """The steps of a question that asks of a person to whom others lead; None for any other."""
        if len(parts) != 1 or parts[0].kind is not QuestionKind.CHAIN or parts[0].residual:
            return None  # what else a question says may tell of others than its steps
        *before, last = [a for a in parts[0].step.actions if isinstance(a, Retrieval)]
        near = next((e for e in (last.subject, last.object) if isinstance(e, Ref)), None)
        if not before or near is None or not isinstance(last.predicate, Predicate):
            return None
        text = folded(parts[0].text)
        if near is not last.subject or _PAIR.search(text) or _HAD_WITH.search(text):
            return None
        by = next((a for a in before if near.alias in (_alias(a.subject), _alias(a.object))), None)
        if by is None or not isinstance(by.predicate, Predicate):
            return None
        found = self._lexicon.range if near.alias == _alias(by.object) else self._lexicon.domain
        kinds = {kind for p in self._predicates(by) for kind in found(p)}
        return _Chain(parts[0], by, last, near.alias) if "Person" in kinds else None

    def _between(self, chain: _Chain, values: Sequence[Value], turn: Turn, question: str) -> set[str]:
        """Whom the steps before lead to: by facts, and by what was put in their place."""
        first = {e.id for e in chain.part.entities}
        ids = {v.entity for v in values if v.entity}
        by = set(self._predicates(chain.by))
        ids |= {end for t in turn.composed.triples if t.predicate in by for end in t.things}
        asked = turn.run.plan.parts[-1]
        steps = [a for a in asked.step.actions if isinstance(a, Retrieval)]
        if len(steps) == 1 and turn.run.plan.question != question:
            ids |= {e.id for e in asked.entities if e.surface not in question}
        return {own for one in ids for own in with_page(self._store, one)} - first

    def _is_fact(self, chain: _Chain, between: Set[str], turn: Turn) -> bool:
        """Whether a fact tells what is asked of any of those between, and leads not only back to the first."""
        first = {e.id for e in chain.part.entities}
        facts = [t for t in turn.composed.triples if between & set(t.things)]
        if any(not first & set(t.things) for t in facts):
            return True
        steps = {
            _wide(self._lexicon.standard(p)) for a in (chain.by, chain.last) for p in self._predicates(a)
        }
        return bool(facts) and steps == _BACK and not self._beside(turn)

    def _telling(self, turn: Turn) -> list[Citation]:
        """The words cited that are not only those of facts; all of them where no others are."""
        return self._beside(turn) or list(turn.composed.citations)

    def _beside(self, turn: Turn) -> list[Citation]:
        """The words cited that no fact rests on."""
        evidence = self._store.evidence([t.id for t in turn.composed.triples])
        spans = [(e.chunk, e.sentence_start, e.sentence_end) for found in evidence.values() for e in found]
        return [
            c
            for c in turn.composed.citations
            if not any(c.chunk == chunk and c.start < end and start < c.end for chunk, start, end in spans)
        ]

    def _tells(self, chain: _Chain, citation: Citation, people: Sequence[Entity], texts: Set[str]) -> bool:
        """Whether words cited say what is asked of any of those between."""
        chunk = next(iter(self._store.get_chunks([citation.chunk])), None)
        if chunk is None or "|" in citation.quote:
            return True
        language = chunk.language
        words = self._words(chain, chunk, citation)
        one = self._one(
            chain, people, texts, language, about=any(citation.document in e.pages for e in people)
        )
        relations = frozenset(map(self._lexicon.standard, self._predicates(chain.last)))
        asked = Asked(self._synonyms(relations, language), relations, self._together(chain, language))
        return tells_between(words, one, asked)

    def _one(
        self, chain: _Chain, people: Sequence[Entity], texts: Set[str], language: Language, *, about: bool
    ) -> Between:
        """Those between, and the first, as words of a language may call them."""
        ids = sorted({e.id for e in chain.part.entities})
        first = [e for e in self._store.get_entities(ids) if e is not None]
        return Between(
            frozenset(folded(n) for n in (*_names(people), *texts) if len(n) >= _LEAST),
            self._synonyms(self._predicates(chain.by), language),
            frozenset(folded(n) for n in _names(first) if len(n) >= _LEAST),
            about,
            next(iter(sexes_of(ids, self._store).values()), None),
            frozenset(map(self._lexicon.standard, self._predicates(chain.by))),
        )

    def _words(self, chain: _Chain, chunk: Chunk, citation: Citation) -> Words:
        """What is cited, its sentences whole, after the sentence before them."""
        start, end = max(citation.start - chunk.start, 0), citation.end - chunk.start
        ends = [m.end() for m in _ENDS.finditer(chunk.text, 0, start)]
        first, before = ([0, 0, *ends])[-1], ([0, 0, *ends])[-2]
        after = _ENDS.search(chunk.text, max(end - 1, 0))
        last = after.end() if after is not None else len(chunk.text)
        lead, told = folded(chunk.text[before:first]), folded(chunk.text[first:last])
        inside = [
            m
            for m in self._store.mentions(chunks=[chunk.id])
            if before <= m.start - chunk.start and m.end - chunk.start <= last
        ]
        known = self._store.get_entities([m.entity for m in inside])
        named = [(folded(m.surface), e.type) for m, e in zip(inside, known, strict=True) if e is not None]
        people = {n for n, kind in named if kind == "Person" and len(n) >= _LEAST}
        people = {name for name in people if _STANDS_FOR.fullmatch(name) is None}
        values = _values(chain.part.asked, told, named)
        places = tuple(len(lead) + value for value in values) if values is not None else None
        return Words(lead + told, chunk.language, len(lead), frozenset(people), places)

    def _predicates(self, action: Retrieval) -> tuple[str, ...]:
        names = action.predicate.names if isinstance(action.predicate, Predicate) else ()
        return tuple(p for name in names for p in self._lexicon.resolve(name))

    def _synonyms(self, predicates: Iterable[str], language: Language) -> frozenset[str]:
        return frozenset(
            form
            for predicate in predicates
            for form in self._lexicon.synonyms(predicate, language)
            if (len(form) > 1 or form in _SHORT) and self._says(form, predicate, language)
        )

    def _says(self, form: str, predicate: str, language: Language) -> bool:
        """Whether a word calls whom a relation leads to, and not only whom it comes from: a mother, no child."""
        found = [f.wording for f in self._lexicon.wordings(form, language)]
        return not found or any(predicate in wording.forward for wording in found)

    def _together(self, chain: _Chain, language: Language) -> frozenset[str]:
        """What is called whoever two relations of kinship lead to: 外公 for the father of a mother."""
        one, two = (map(self._lexicon.standard, self._predicates(a)) for a in (chain.by, chain.last))
        steps = {(a, b) for a in one for b in two}
        words = {
            folded(word)
            for relation in derived.relations().values()
            for path in relation.paths
            if any(_is_path(path, step) for step in steps)
            for word in relation.words[language]
        }
        return frozenset(
            words | {w for step in steps for w in _CALLED.get((_wide(step[0]), _wide(step[1])), ())}
        )


def _values(asked: AnswerType, text: str, named: Sequence[tuple[str, str]]) -> list[int] | None:
    """Where a text has what could answer, of the kinds that are seen; `named` are the things in it and their types."""
    if asked is AnswerType.PLACE:
        places = {name for name, kind in named if kind in _PLACES or not kind}
        return [m.start() for name in places for m in re.finditer(re.escape(name), text)]
    if asked in (AnswerType.DATE, AnswerType.NUMBER):
        return [m.start() for m in _DIGITS.finditer(text)]
    return None


def _names(people: Sequence[Entity]) -> list[str]:
    return [name.name for person in people for name in person.names]


def _alias(term: object) -> str:
    return term.alias if isinstance(term, (Mention, Ref)) else ""


def _wide(step: str) -> str:
    return _WIDE.get(step, step)


def _is_path(path: Sequence[str], step: tuple[str, str]) -> bool:
    """Whether the steps of a word for kin may be those of two relations: a parent may be a father."""
    return len(path) == len(step) and all(
        a == b or (_wide(a) == _wide(b) and _wide(a) in (a, b)) for a, b in zip(path, step, strict=True)
    )
