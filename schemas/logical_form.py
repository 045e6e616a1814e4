"""The logical form: KAG's text syntax as typed nodes, each printing itself back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

_BARE_WORD = re.compile(
    r"[^\s,，()（）\[\]|`=:：<>!#{}\\;→](?:[^,，()（）\[\]|`=:：<>!#{}\\;→\n]*[^\s,，()（）\[\]|`=:：<>!#{}\\;→])?"
)
_BARE_NAME = re.compile(r"[^\s`\]\[\\\n](?:[^`\]\[\\\n]*[^\s`\]\[\\\n])?")


class DeduceOperator(StrEnum):
    """What a Deduce asks for; the words are KAG's."""

    JUDGEMENT = "judgement"
    ENTAILMENT = "entailment"
    EXTRACT = "extract"
    CHOICE = "choice"
    MULTIPLE_CHOICE = "multiChoice"


class Order(StrEnum):
    """Which end of an ordering is wanted first."""

    ASCENDING = "ascending"
    DESCENDING = "descending"


class Relational(StrEnum):
    """How a property is compared with a value."""

    EQUAL = "="
    DIFFERENT = "!="
    LESS = "<"
    GREATER = ">"


@dataclass(frozen=True, slots=True)
class Ref:
    """An alias bound by an earlier action (`o1`), or a qualifier of a relation (`p1.role`)."""

    alias: str
    attribute: str = ""

    def __str__(self) -> str:
        return f"{self.alias}.{_words((self.attribute,))}" if self.attribute else self.alias


@dataclass(frozen=True, slots=True)
class StepOutput:
    """What an earlier step produced: `#1`, or `{{1.output}}` where `template` is set."""

    step: int
    template: bool = False

    def __str__(self) -> str:
        return "{{" + f"{self.step}.output" + "}}" if self.template else f"#{self.step}"


@dataclass(frozen=True, slots=True)
class Text:
    """Words given literally, in backticks."""

    value: str

    def __str__(self) -> str:
        return quote(self.value)


Item: TypeAlias = Ref | StepOutput | Text


@dataclass(frozen=True, slots=True)
class Mention:
    """The first use of an alias: its types, and the thing's name and id where the question gives them."""

    alias: str
    types: tuple[str, ...]
    name: str = ""
    id: str = ""

    def __str__(self) -> str:
        brackets = "".join(f"[{_bracketed(part)}]" for part in (self.name, self.id) if part)
        return f"{self.alias}:{_words(self.types)}{brackets}"


Term: TypeAlias = Mention | Ref | StepOutput


@dataclass(frozen=True, slots=True)
class Predicate:
    """A relation and its alias; several predicates mean any of them."""

    alias: str
    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.alias}:{_words(self.names)}"


@dataclass(frozen=True, slots=True)
class Constraint:
    """A condition on a property of subject, predicate or object: p.role=`阿星`."""

    end: str
    property: str
    relational: Relational
    value: str

    def __str__(self) -> str:
        return f"{self.end}.{_words((self.property,))}{self.relational}{quote(self.value)}"


@dataclass(frozen=True, slots=True)
class Retrieval:
    """A triple pattern; ends without a name are what is looked for."""

    subject: Term
    predicate: Predicate | Ref
    object: Term
    constraints: tuple[Constraint, ...] = ()

    def __str__(self) -> str:
        parts = [f"s={self.subject}", f"p={self.predicate}", f"o={self.object}", *map(str, self.constraints)]
        return f"Retrieval({', '.join(parts)})"


@dataclass(frozen=True, slots=True)
class Math:
    """A computation in words over earlier results; typed operators are preferred where they fit."""

    content: tuple[Item, ...]
    target: str
    alias: str

    def __str__(self) -> str:
        return f"Math(content=[{_items(self.content)}], target={quote(self.target)})->{self.alias}"


@dataclass(frozen=True, slots=True)
class Deduce:
    """A conclusion in words from earlier results."""

    operators: tuple[DeduceOperator, ...]
    content: tuple[Item, ...]
    target: str
    alias: str

    def __str__(self) -> str:
        operators = ", ".join(self.operators)
        listed = f"[{operators}]" if len(self.operators) > 1 else operators
        content = _items(self.content)
        return f"Deduce(op={listed}, content=[{content}], target={quote(self.target)})->{self.alias}"


@dataclass(frozen=True, slots=True)
class Count:
    """How many distinct things an alias holds."""

    of: Ref
    alias: str

    def __str__(self) -> str:
        return f"Count({self.of})->{self.alias}"


@dataclass(frozen=True, slots=True)
class Sort:
    """The things of `of` ordered by the value `by` that belongs to each; `limit` 0 keeps all."""

    of: Ref
    by: Ref
    order: Order
    limit: int
    alias: str

    def __str__(self) -> str:
        return f"Sort({self.of}, by={self.by}, order={self.order}, limit={self.limit})->{self.alias}"


@dataclass(frozen=True, slots=True)
class Filter:
    """The things of `of` whose value `by` stands in the relation to a literal."""

    of: Ref
    by: Ref
    relational: Relational
    value: str
    alias: str

    def __str__(self) -> str:
        return f"Filter({self.of}, {self.by}{self.relational}{quote(self.value)})->{self.alias}"


@dataclass(frozen=True, slots=True)
class Compare:
    """The thing whose value comes first in the order (ascending: the least, or earliest)."""

    items: tuple[Item, ...]
    order: Order
    alias: str

    def __str__(self) -> str:
        return f"Compare({_items(self.items)}, order={self.order})->{self.alias}"


@dataclass(frozen=True, slots=True)
class Sum:
    """The sum of all values."""

    items: tuple[Item, ...]
    alias: str

    def __str__(self) -> str:
        return f"Sum({_items(self.items)})->{self.alias}"


@dataclass(frozen=True, slots=True)
class Difference:
    """The first value less the second; of two dates, the time between them; `order` where it is known which of
    them comes first (ascending: the first one).
    """

    left: Item
    right: Item
    alias: str
    order: Order | None = None

    def __str__(self) -> str:
        order = f", order={self.order}" if self.order is not None else ""
        return f"Difference({self.left}, {self.right}{order})->{self.alias}"


@dataclass(frozen=True, slots=True)
class Exists:
    """Whether an alias holds anything."""

    of: Ref
    alias: str

    def __str__(self) -> str:
        return f"Exists({self.of})->{self.alias}"


@dataclass(frozen=True, slots=True)
class Output:
    """What the answer is about."""

    items: tuple[Item, ...]

    def __str__(self) -> str:
        return f"Output({_items(self.items)})"


Calculation: TypeAlias = Count | Sort | Filter | Compare | Sum | Difference | Exists
Action: TypeAlias = Retrieval | Math | Deduce | Calculation | Output


@dataclass(frozen=True, slots=True)
class Step:
    """Actions that belong together, and the words of the sub-question where there are any."""

    actions: tuple[Action, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class LogicalForm:
    """A whole plan; `str` gives the text that `solver.parsing.parse` reads back to an equal form."""

    steps: tuple[Step, ...]

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions in order."""
        return tuple(action for step in self.steps for action in step.actions)

    def __str__(self) -> str:
        lines: list[str] = []
        for number, step in enumerate(self.steps, start=1):
            if step.text:
                lines.append(f"Step{number}:{step.text}")
                lines.extend(f"Action{number}:{action}" for action in step.actions)
            else:
                lines.extend(str(action) for action in step.actions)
        return "\n".join(lines)


def quote(text: str) -> str:
    """A text in backticks; backslash, backtick and newline inside it are escaped."""
    escaped = text.replace("\\", "\\\\").replace("`", "\\`").replace("\n", "\\n")
    return f"`{escaped}`"


def _bracketed(name: str) -> str:
    return name if _BARE_NAME.fullmatch(name) else quote(name)


def _words(words: tuple[str, ...]) -> str:
    return "|".join(word if _BARE_WORD.fullmatch(word) else quote(word) for word in words)


def _items(items: tuple[Item, ...]) -> str:
    return ", ".join(map(str, items))
