"""Amounts of a unit that pages tell of a thing in whatever words: how long, how tall, how heavy, how many episodes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schemas.graph import Literal
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from solver.language import folded
from solver.reading.meaning import MeaningReader
from solver.reading.page import Clause, Named
from solver.reading.reader import Reader
from solver.reading.terms import match
from solver.reading.weighable import Candidate
from solver.results import Extract, Value

_MOST = 6  # amounts that may be meant
_LEAST = 0.01  # how surely an amount is the thing's
_ABOUT, _UNSAID = 0.8, 0.6
"""Of a sentence that names nothing on the page of the thing, and of one without the relation's word."""

_TALL = re.compile(r"\b(?:tall|tower|spire|steeple|church|building|lighthouse|bridge|statue|monument)\b")
_PART = re.compile(
    r"(?:;|, (?:and|while)) (?:the (?P<of>[a-z]+) of|(?:its|his|her|their) "
    r"(?P<own>(?!height|length|weight|width|area|depth)[a-z]+)) "
)
"""What tells of a part of a thing, or of something of its own."""

_BUILT = re.compile(
    r"\b(?:Tower|Church|Cathedral|Building|Spire|Lighthouse|Castle|Palace|Monument|Statue|Mast|Bridge|Skyscraper|Chapel|Hotel)\b"
)
_LEADS = re.compile(r"(?:^|;|:|,? (?:and|but|while|whereas|though))\W*(?:(?:the|its|his|her|their) )?$", re.I)
"""What stands right before the name that begins a part of a sentence."""

_FARTHER = 0.9  # of an amount behind another of the same unit
_QUALIFIED = 1.5  # of a sentence that holds a word by which the question sets the thing apart


@dataclass(frozen=True, slots=True)
class Measured:
    """An amount, the clause that gives it, and how surely it is the one asked for, in (0, 1]."""

    weight: float
    literal: Literal
    extract: Extract


class Measuring:
    """Reads amounts by the meaning of sentences and by whom they are said of."""

    def __init__(self, reader: Reader, meaning: MeaningReader) -> None:
        self._reader = reader
        self._meaning = meaning

    def amounts(
        self,
        subject: Value,
        asking: SubQuestion,
        ranking: Ranking | None,
        units: frozenset[str],
        others: Sequence[str],
        *,
        standing: bool = False,
    ) -> list[Measured]:
        """The amounts of such units that may be the thing's, the surest first; each value once.

        `asking` asks for the thing's value of a relation, `others` are the other names of the whole question,
        and of something `standing` no height above the sea is its own.
        """
        forms = frozenset(form for term in self._reader.wanted.things(asking) for form in term.forms)
        rivals = frozenset(folded(name) for name in others) - forms
        found: dict[str, Measured] = {}
        for likely, sentence in self._meaning.weighed(asking.text, asking, ranking):
            said = max(
                (match(t, c) for t in sentence.terms.relations for c in sentence.window.clauses), default=0
            )
            for clause, literal in _amounts(sentence, units):
                if standing and is_above_sea(clause.text, literal.text):
                    continue
                weight = likely * _is_of(subject, sentence, clause, literal, forms, rivals, asking.residual)
                weight *= 1.0 if said > 0 else _UNSAID
                weight *= _QUALIFIED if any(folded(w) in clause.plain for w in asking.residual) else 1.0
                known = found.get(literal.value)
                if weight >= _LEAST and (known is None or known.weight < weight):
                    extract = Extract(clause.chunk, clause.start, clause.end)
                    found[literal.value] = Measured(min(weight, 1.0), literal, extract)
        return sorted(found.values(), key=lambda m: (-round(m.weight, 6), m.literal.value))[:_MOST]


def asks_standing(subject: Value, question: str) -> bool:
    """Whether it is asked how tall something is, or how high something built or somebody."""
    return (
        _TALL.search(question) is not None
        or subject.type == "Person"
        or _BUILT.search(subject.text) is not None
    )


def is_level(store: GraphStore, asking: SubQuestion, amount: Literal, extract: Extract) -> bool:
    """Whether what was found is a height above the sea, where it is asked how tall something is."""
    if asking.predicates != ("height",) or not asks_standing(Value(asking.names[0]), asking.text):
        return False
    chunks = store.get_chunks([extract.chunk])
    return any(chunk is not None and is_above_sea(chunk.text, amount.text) for chunk in chunks)


def is_above_sea(text: str, amount: str) -> bool:
    """Whether a clause gives an amount as a height above the sea, at which something lies."""
    return (
        re.search(rf"{re.escape(amount)}(?: \([^)]*\))? (?:above (?:the )?(?:mean )?sea|a\.?s\.?l\b)", text)
        is not None
    )


def _amounts(sentence: Candidate, units: frozenset[str]) -> Iterator[tuple[Clause, Literal]]:
    for clause in sentence.window.clauses:
        for literal in clause.numbers:
            if literal.unit in units:
                yield clause, literal


def _is_of(
    subject: Value,
    sentence: Candidate,
    clause: Clause,
    literal: Literal,
    forms: frozenset[str],
    rivals: frozenset[str],
    residual: Sequence[str],
) -> float:
    """How surely an amount is said of the thing: the last name before it in its sentence is the thing's, or on the
    thing's own page there is none.
    """
    clauses = sentence.window.clauses
    for one in reversed(clauses[: clauses.index(clause) + 1]):
        if one.sentence != clause.sentence:
            break
        end = one.text.find(literal.text) if one is clause else len(one.text)
        own = max((one.plain.rfind(form, 0, end) for form in forms), default=-1)
        other = max((one.plain.rfind(form, 0, end) for form in rivals), default=-1)
        alike = [n.start - one.start for n in one.named if _is_alike(n.entity, n.type, subject)]
        alike += [n.start - one.start for n in one.named if _leads(n, one, forms)]
        other = max([other, *(at for at in alike if at < end and at != own)])
        if own >= 0 or other >= 0:
            parts = [m["of"] or m["own"] for m in _PART.finditer(one.plain, max(own, 0), max(end, 0))]
            if parts and not any(folded(word) in parts for word in residual):
                return 0.0
            nearer = (
                one.plain.count(literal.text.rpartition(" ")[2], max(own, 0), end) if one is clause else 0
            )
            return _FARTHER**nearer if own > other else 0.0
    return _ABOUT if not sentence.about.isdisjoint(forms) else 0.0


def _leads(name: Named, clause: Clause, forms: frozenset[str]) -> bool:
    """Whether what stands between stops begins with the name of another thing, and tells of that: `; the Mark V, of
    1952, weighed`.
    """
    start, end = name.start - clause.start, name.end - clause.start
    called = clause.plain[start:end]
    if _LEADS.search(clause.text[:start]) is None or called[:1].isdigit():
        return False
    return not any(called.endswith(form) or form.startswith(called) for form in forms)


def _is_alike(entity: str, type: str, subject: Value) -> bool:
    """Whether a name is of another thing of the same kind."""
    return bool(type) and type == subject.type and entity != subject.entity
