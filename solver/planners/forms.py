"""Chains written down as logical forms, with the aliases of KAG's syntax."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from schemas.logical_form import (
    Action,
    Constraint,
    Mention,
    Output,
    Predicate,
    Ref,
    Retrieval,
    Term,
)
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.chains import Chain, Hop
from solver.planners.words.things import Thing

RELATED = {Language.CHINESE: "与...有关", Language.ENGLISH: "related to"}
_LITERALS = {
    Language.CHINESE: {"Date": "日期", "Number": "数值", "Text": "文本", "": "实体"},
    Language.ENGLISH: {"Date": "date", "Number": "number", "Text": "text", "": "entity"},
}


class FormWriter:
    """Collects the actions of one part; aliases are numbered by retrieval: s1, p1, o1, s2, …"""

    def __init__(self, lexicon: Lexicon, language: Language, first: int = 1) -> None:
        self._lexicon = lexicon
        self._language = language
        self.number = first
        self.actions: list[Action] = []

    def chain(self, chain: Chain) -> tuple[Ref, Ref]:
        """Write the hops; gives what they arrive at, and the last relation."""
        current: Term = self.named("", chain.thing, chain.type)
        predicate = Ref("")
        for hop in chain.hops:
            current, predicate = self.hop(current, hop)
        if isinstance(current, Ref):
            return current, predicate
        raise ValueError("a chain needs a hop")

    def hop(self, start: Term, hop: Hop) -> tuple[Ref, Ref]:
        """One retrieval from a term; a name without an alias gets one by the end it stands at."""
        number = self._next()
        near, far = ("o", "s") if hop.backward else ("s", "o")
        start = self._aliased(start, f"{near}{number}")
        found = Mention(f"{far}{number}", (self.type_label(hop.type),))
        subject, object_ = (found, start) if hop.backward else (start, found)
        self.actions.append(Retrieval(subject, self._predicate(number, hop.predicates), object_))
        return Ref(found.alias), Ref(f"p{number}")

    def join(self, target: Ref, thing: Thing, hop: Hop) -> Ref:
        """Narrow an earlier result to what also stands in the relation to a thing."""
        number = self._next()
        near = "o" if hop.backward else "s"
        start = self._aliased(self.named("", thing, thing.types[0]), f"{near}{number}")
        subject, object_ = (target, start) if hop.backward else (start, target)
        self.actions.append(Retrieval(subject, self._predicate(number, hop.predicates), object_))
        return target

    def between(
        self,
        subject: Thing,
        predicates: Sequence[str],
        object_: Thing,
        constraints: tuple[Constraint, ...] = (),
    ) -> Ref:
        """One retrieval with both ends named; gives the relation."""
        number = self._next()
        left = self._aliased(self.named("", subject, subject.types[0]), f"s{number}")
        right = self._aliased(self.named("", object_, object_.types[0]), f"o{number}")
        self.actions.append(Retrieval(left, self._predicate(number, predicates), right, constraints))
        return Ref(f"p{number}")

    def pair(self, one: Thing, other: Thing) -> Ref:
        """How two things are related, whatever the relation."""
        number = self._next()
        left = self._aliased(self.named("", one, one.types[0]), f"s{number}")
        right = self._aliased(self.named("", other, other.types[0]), f"o{number}")
        relation = Predicate(f"p{number}", (RELATED[self._language],))
        self.actions.append(Retrieval(left, relation, right))
        return Ref(relation.alias)

    def open(self, thing: Thing | None, words: str, type: str = "") -> Ref:
        """A relation in the question's own words, which the graph may not know."""
        number = self._next()
        subject = Mention(f"s{number}", (self.type_label(""),))
        if thing is not None:
            subject = Mention(f"s{number}", (self.type_label(thing.types[0]),), thing.surface)
        found = Mention(f"o{number}", (self.type_label(type),))
        self.actions.append(Retrieval(subject, Predicate(f"p{number}", (words,)), found))
        return Ref(found.alias)

    def told(self, thing: Thing, words: str, type: str) -> Ref:
        """The value that pages tell of a thing in the question's own words: when 莫言 拿到 诺贝尔奖."""
        number = self._next()
        subject = self._aliased(self.named("", thing, thing.types[0]), f"s{number}")
        found = Mention(f"o{number}", (self.type_label(type),))
        self.actions.append(Retrieval(subject, Predicate(f"p{number}", (words,)), found))
        return Ref(found.alias)

    def told_too(self, target: Ref, thing: Thing, words: str) -> Ref:
        """Narrow what `told` found to what pages tell of another thing, too."""
        number = self._next()
        subject = self._aliased(self.named("", thing, thing.types[0]), f"s{number}")
        self.actions.append(Retrieval(subject, Predicate(f"p{number}", (words,)), target))
        return target

    def all_of(self, type: str, hop: Hop) -> tuple[Ref, Ref]:
        """Every thing of a type with its value of a relation."""
        number = self._next()
        subject = Mention(f"s{number}", (self.type_label(type),))
        found = Mention(f"o{number}", (self.type_label(hop.type),))
        self.actions.append(Retrieval(subject, self._predicate(number, hop.predicates), found))
        return Ref(subject.alias), Ref(found.alias)

    def output(self, *items: Ref) -> None:
        """End the part."""
        self.actions.append(Output(items))

    def result(self, letter: str = "r") -> str:
        """An alias for the result of a calculation."""
        taken = sum(1 for action in self.actions if getattr(action, "alias", "").startswith(letter))
        return f"{letter}{self.number - 1 if self.number > 1 else 1}" + ("" if not taken else f"_{taken}")

    def named(self, alias: str, thing: Thing, type: str) -> Mention:
        """A term for a thing the question names."""
        return Mention(alias, (self.type_label(type),), thing.surface)

    def type_label(self, type: str) -> str:
        """How the question's language calls a type."""
        known = self._lexicon.ontology.types.get(type)
        if known is None:
            return _LITERALS[self._language].get(type, type or _LITERALS[self._language][""])
        return (known.zh if self._language is Language.CHINESE else known.en).label

    def _aliased(self, term: Term, alias: str) -> Term:
        if isinstance(term, Mention) and not term.alias:
            return Mention(alias, term.types, term.name, term.id)
        return term

    def _predicate(self, number: int, predicates: Sequence[str]) -> Predicate:
        label = self._lexicon.label
        names = tuple(dict.fromkeys(label(predicate, self._language) for predicate in predicates))
        return Predicate(f"p{number}", names)

    def _next(self) -> int:
        number = self.number
        self.number += 1
        return number


def constrained(action: Action, constraint: Constraint) -> Action:
    """A retrieval that asks for a constraint, too; any other action as it is."""
    return replace(action, constraints=(constraint,)) if isinstance(action, Retrieval) else action
