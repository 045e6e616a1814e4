"""What executing a plan yields: rows of values joined over aliases, each with what it rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from schemas.graph import Literal, Triple
from schemas.retrieval import Ranking


@dataclass(frozen=True, slots=True)
class Value:
    """An entity (by id) or a literal, and the words that show it."""

    text: str
    entity: str = ""
    literal: Literal | None = None
    type: str = ""

    @property
    def key(self) -> str:
        """What makes two values the same."""
        if self.entity or self.literal is None:
            return f"e:{self.entity or self.text}"
        return f"l:{self.literal.kind}:{self.literal.value}:{self.literal.unit}"


@dataclass(frozen=True, slots=True)
class Extract:
    """Words of a chunk that say something; offsets are the document's."""

    chunk: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Weighed:
    """A sentence, how likely it answers a question, and whether it may hold what is asked for at all: an amount of what
    is measured, something that the question does not name.
    """

    extract: Extract
    likely: float
    given: bool

    def meets(self, other: Extract) -> bool:
        """Whether it shares words with others of a chunk."""
        own = self.extract
        return own.chunk == other.chunk and own.start < other.end and other.start < own.end


@dataclass(frozen=True, slots=True)
class Row:
    """Values by alias that hold together; a relation's alias stands for its triple, or for the words
    of a page that say it where there is no triple. `weight` in (0, 1] is how surely they do."""

    values: Mapping[str, Value]
    triples: Mapping[str, Triple] = field(default_factory=dict)
    extracts: Mapping[str, Extract] = field(default_factory=dict)
    weight: float = 1.0

    def joined(self, other: Row) -> Row:
        """Both rows as one."""
        return Row(
            {**self.values, **other.values},
            {**self.triples, **other.triples},
            {**self.extracts, **other.extracts},
            self.weight * other.weight,
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one task found. `verdict` answers a yes/no; `computed` is a value that no page states."""

    rows: tuple[Row, ...] = ()
    ranking: Ranking | None = None
    verdict: bool | None = None
    computed: Value | None = None
    operands: tuple[Row, ...] = ()


class Bindings:
    """Outcomes by alias while a plan runs; a later action on an alias replaces what it held."""

    def __init__(self, owners: Mapping[str, str]) -> None:
        self._owners = owners
        self._outcomes: dict[str, Outcome] = {}
        self._first: dict[str, Outcome] = {}

    def bind(self, alias: str, outcome: Outcome) -> None:
        """Set what an alias holds."""
        self._outcomes[alias] = outcome
        if outcome.rows:
            self._first.setdefault(alias, outcome)

    def first(self, alias: str) -> Outcome:
        """What an alias held before later actions narrowed it to nothing."""
        return self._first.get(alias, Outcome())

    def outcome(self, alias: str) -> Outcome:
        """What an alias holds; nothing where it was never bound."""
        return self._outcomes.get(alias, Outcome())

    def triples(self) -> tuple[Triple, ...]:
        """Every triple that any alias holds, once, by id."""
        found = {
            triple.id: triple
            for outcome in (*self._outcomes.values(), *self._first.values())
            for row in (*outcome.rows, *outcome.operands)
            for triple in row.triples.values()
        }
        return tuple(found[identifier] for identifier in sorted(found))

    def owner(self, row: Row, alias: str) -> Value | None:
        """The thing whose value an alias is in a row: the other end of the pattern that bound it."""
        return row.values.get(self._owners.get(alias, ""))


def distinct(rows: Sequence[Row], alias: str) -> list[Value]:
    """The values of an alias, each once, in order of appearance."""
    found: dict[str, Value] = {}
    for row in rows:
        value = row.values.get(alias)
        if value is not None:
            found.setdefault(value.key, value)
    return list(found.values())


def join(left: Sequence[Row], right: Sequence[Row]) -> tuple[Row, ...]:
    """Pairs of rows that agree on every alias they share."""
    joined = []
    for one in left:
        for other in right:
            shared = one.values.keys() & other.values.keys()
            if all(one.values[a].key == other.values[a].key for a in shared):
                joined.append(one.joined(other))
    return tuple(joined)


def triples_of(rows: Sequence[Row]) -> tuple[Triple, ...]:
    """The triples of rows, each once, in order of their ids."""
    found = {triple.id: triple for row in rows for triple in row.triples.values()}
    return tuple(found[identifier] for identifier in sorted(found))
