"""Which of somebody's children is the eldest, the youngest or the second: by words beside names, else by dates."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from schemas.graph import Entity, Literal, Triple
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Document
from solver import reasoner
from solver.executors.people.sexes import Sex, sex_of
from solver.language import folded
from solver.narrower.quoting import Quoting, choice
from solver.planners.kinds.elders import (
    LAST,
    Elder,
    Kin,
    asked_elder,
    place_at_home,
    places_said,
)
from solver.reading.terms import part_language
from solver.reading.windows import Window
from solver.synthesis.composed import Composed
from solver.synthesis.merging import merged
from solver.synthesis.quotes.meeting import own_name
from solver.synthesis.yes_no.awarding import window_at

_PARENTS = ("parent", "father", "mother")
_SENTENCE = re.compile(
    r"(?! )[^。！？\n]+?(?:[。！？\n]|(?:(?<=[a-z)\d])|(?<= [IVX])|(?<=[IVX]{2}))\.(?=\s|$)|$)"
)
_PRONOUN = re.compile(r"(?P<she>\b(?:she|her)\b|她(?!们))|\b(?:he|his|him)\b|他(?![们人])")
_SEX = {Kin.SON: Sex.MALE, Kin.DAUGHTER: Sex.FEMALE}
_TWO = 2


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a page, and where it starts there."""

    document: Document
    start: int
    text: str


@dataclass(frozen=True, slots=True)
class _Placed:
    """A child, its place by age among those of its kin, and the sentence that says so."""

    child: str
    kin: Kin
    place: int
    sentence: Sentence


class Elders:
    """Looks children up and reads the pages that name them; reads the store only."""

    def __init__(self, store: GraphStore, quoting: Quoting) -> None:
        self._store = store
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The name of the child before the sentence that says its place, or the dates of birth of all; None where pages
        leave it open, or something else is asked.
        """
        asked = asked_elder(plan.question)
        if asked is None or len(plan.parts) != 1:
            return None
        parents = sorted({e.id for e in plan.parts[0].entities if folded(e.surface) == folded(asked.who)})
        return self._of(plan, asked, parents)

    def after(self, plan: Plan, found: Composed) -> Composed | None:
        """The same of whomever facts found first, before those facts: 甲局创办人的小儿子."""
        asked = asked_elder(plan.question)
        facts = found.triples if asked is not None else ()
        parents = {t.subject for t in facts if t.predicate == "child"}
        parents |= {str(t.object) for t in facts if t.predicate in _PARENTS}
        told = self._of(plan, asked, sorted(parents)) if asked is not None and len(parents) == 1 else None
        return None if told is None else merged("", [told, found], plan.language)

    def _of(self, plan: Plan, asked: Elder, parents: Sequence[str]) -> Composed | None:
        facts = self._facts(parents)
        children = {e.id: e for e in self._store.get_entities(sorted(facts)) if e is not None}
        sentences = self._sentences([*parents, *children], [t for told in facts.values() for t in told])
        placed = [one for child in children.values() for one in _placed(child, sentences)]
        placed += [
            replace(one, kin=asked.kin) for one in placed if self._is_first_of(one, asked, facts, children)
        ]
        found = _chosen(asked, placed, children, sentences)
        if found is not None:
            child, sentence = found
            window = self._window(sentence, children[child])
            lead = choice(own_name(children[child], plan.language), plan.language)
            return self._quoting.quoted(plan, lead, [window]) if window is not None else None
        return self._by_birth(plan, asked, facts, children)

    def family(self, parents: Sequence[str]) -> tuple[dict[str, Entity], list[Sentence]]:
        """The children whom facts give somebody, by id, and the sentences that may tell of them."""
        facts = self._facts(parents)
        children = {e.id: e for e in self._store.get_entities(sorted(facts)) if e is not None}
        told = [fact for own in facts.values() for fact in own]
        return children, self._sentences([*parents, *children], told)

    def leaves_open(self, plan: Plan, cited: Sequence[str]) -> bool:
        """Whether an answer by other means cites no words that say the place by age that is asked for."""
        asked = asked_elder(plan.question)
        return asked is not None and not asked.said_in(cited) and self.told(plan) is None

    def _facts(self, parents: Sequence[str]) -> dict[str, list[Triple]]:
        """The children of somebody, each with the facts that say so."""
        found: dict[str, list[Triple]] = {}
        if parents:
            for fact in self._store.match(subjects=parents, predicates=["child"]):
                found.setdefault(str(fact.object), []).append(fact)
            for fact in self._store.match(objects=parents, predicates=_PARENTS):
                found.setdefault(fact.subject, []).append(fact)
        return found

    def _sentences(self, family: Sequence[str], facts: Sequence[Triple]) -> list[Sentence]:
        """Those of the pages about parents and children, and those that state who the children are."""
        keys = [key for e in self._store.get_entities(family) if e is not None for key in e.pages]
        found = [
            Sentence(document, m.start(), m[0])
            for document in self._store.get_documents(keys)
            if document is not None
            for m in _SENTENCE.finditer(document.text)
        ]
        evidence = self._store.evidence([fact.id for fact in facts])
        rows = [row for fact in facts for row in evidence.get(fact.id, ())]
        chunks = {
            c.id: c for c in self._store.get_chunks(sorted({row.chunk for row in rows})) if c is not None
        }
        own = [(chunks[row.chunk].document, row.sentence) for row in rows if row.chunk in chunks]
        for key, text in dict.fromkeys(own):
            document = next(iter(self._store.get_documents([key])), None)
            place = document.text.find(text) if document is not None else -1
            if document is not None and key not in keys and place >= 0:
                found.append(Sentence(document, place, text))
        return found

    def _window(self, sentence: Sentence, child: Entity) -> Window | None:
        end = sentence.start + len(sentence.text.rstrip())
        return window_at(self._store, sentence.document.key, sentence.start, end)

    def _by_birth(
        self, plan: Plan, asked: Elder, facts: Mapping[str, Sequence[Triple]], children: Mapping[str, Entity]
    ) -> Composed | None:
        """The dates of birth of all children of the kin, where facts give them and they differ."""
        own = [child for child in children if self._is_kin(children[child], facts[child], asked.kin)]
        dated = [(fact, date) for child in own if (fact := self._born(child)) for date in [fact.object]]
        rows = [(fact, date) for fact, date in dated if isinstance(date, Literal)]
        if len(own) < _TWO or len(rows) < len(own) or asked.place not in (1, LAST):
            return None
        best = rows[0]
        for row in rows[1:]:
            order = reasoner.compare(row[1], best[1])
            if order == 0:
                return None
            best = row if (order < 0) == (asked.place == 1) else best
        told = self._quoting.plain(plan, [best[0], *(fact for fact, _ in rows if fact is not best[0])])
        name = own_name(children[best[0].subject], plan.language)
        lead = choice(name, plan.language)
        lead = lead[:1].upper() + lead[1:]
        return None if told is None else replace(told, text=lead + told.text, marked=lead + told.marked)

    def _is_first_of(
        self,
        one: _Placed,
        asked: Elder,
        facts: Mapping[str, Sequence[Triple]],
        children: Mapping[str, Entity],
    ) -> bool:
        """Whether the eldest of all children is a son or a daughter, as is asked for, or the youngest."""
        return (
            one.kin is Kin.CHILD is not asked.kin
            and one.place in (1, LAST)
            and self._sex(children[one.child], facts[one.child], one.sentence) is _SEX[asked.kin]
        )

    def _is_kin(self, child: Entity, facts: Sequence[Triple], kin: Kin) -> bool:
        return kin is Kin.CHILD or self._sex(child, facts) in (_SEX[kin], None)

    def _sex(self, child: Entity, facts: Sequence[Triple], sentence: Sentence | None = None) -> Sex | None:
        """What pages tell of a child's sex, or the first pronoun behind the name in a sentence that it begins."""
        evidence = self._store.evidence([fact.id for fact in facts])
        sentences = [row.sentence for rows in evidence.values() for row in rows]
        known = sex_of(child, sentences, self._store)
        names = [n.name for n in child.names if sentence is not None and sentence.text.startswith(n.name)]
        if known is not None or sentence is None or not names:
            return known
        pronoun = _PRONOUN.search(sentence.text, len(max(names, key=len)))
        return None if pronoun is None else Sex.FEMALE if pronoun["she"] else Sex.MALE

    def _born(self, child: str) -> Triple | None:
        return next(iter(self._store.match(subjects=[child], predicates=["birth_date"])), None)


def _placed(child: Entity, sentences: Sequence[Sentence]) -> list[_Placed]:
    names = dict.fromkeys(n.name for n in child.names)
    own = [
        _Placed(child.id, kin, place, sentence)
        for sentence in sentences
        if sentence.document.key in child.pages
        for kin, place in sorted(place_at_home(sentence.text))
    ]
    return own + [
        _Placed(child.id, kin, place, sentence)
        for sentence in sentences
        for name in names
        if name in sentence.text
        for kin, place in sorted(places_said(sentence.text, name, sentence.document.language))
    ]


def _chosen(
    asked: Elder, placed: Sequence[_Placed], children: Mapping[str, Entity], sentences: Sequence[Sentence]
) -> tuple[str, Sentence] | None:
    """The one child that is said to have the place; None where none is, or two are."""
    own = [one for one in placed if one.kin is asked.kin]
    found = [one for one in own if one.place == asked.place]
    if not found and asked.place == LAST:
        found = _last(own, children)
    if not found and asked.place in (1, LAST):
        return _other_of_two(asked, own, children)
    return (found[0].child, found[0].sentence) if len({one.child for one in found}) == 1 else None


def _last(own: Sequence[_Placed], children: Mapping[str, Entity]) -> list[_Placed]:
    """The child in the highest place, where one sentence gives every place up to it, or names but one other child."""
    most = max((one.place for one in own), default=0)
    found = [one for one in own if one.place == most > 1]
    for one in found:
        told = {other.place for other in own if other.sentence is one.sentence}
        named = sorted({one.child, *_named(one.sentence, children)})
        if told >= set(range(1, most + 1)) or (most == _TWO and _are_both(named, one.sentence, children)):
            return found
    return []


def _other_of_two(
    asked: Elder, own: Sequence[_Placed], children: Mapping[str, Entity]
) -> tuple[str, Sentence] | None:
    """The one beside whom a sentence names the other of two children as the second, or the younger; or the elder."""
    for one in own:
        named = sorted({one.child, *_named(one.sentence, children)})
        contrary = one.place in (_TWO, LAST) if asked.place == 1 else one.place == 1
        if contrary and _are_both(named, one.sentence, children):
            return next(child for child in named if child != one.child), one.sentence
    return None


def _are_both(named: Sequence[str], sentence: Sentence, children: Mapping[str, Entity]) -> bool:
    """Whether a sentence names the only two children that pages of its language know."""
    language = sentence.document.language
    own = [c for c, e in children.items() if any(part_language(n.name) is language for n in e.names)]
    return len(named) == _TWO and sorted(own) == sorted(named)


def _named(sentence: Sentence, children: Mapping[str, Entity]) -> list[str]:
    """The children whom a sentence names."""
    return [child for child, e in children.items() if any(n.name in sentence.text for n in e.names)]
