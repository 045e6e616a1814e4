"""A question taken apart: sub-questions with their logical forms, and the graph of tasks to run."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from schemas.logical_form import Action, LogicalForm, Step
from schemas.retrieval import LinkedEntity
from schemas.text import Language


class QuestionKind(StrEnum):
    """What a question does with the facts it needs."""

    RELATION = "relation"
    ATTRIBUTE = "attribute"
    CHAIN = "chain"
    ROLE = "role"
    LIST = "list"
    COUNT = "count"
    COMPARE = "compare"
    SUPERLATIVE = "superlative"
    DIFFERENCE = "difference"
    SUM = "sum"
    YES_NO = "yes-no"
    INTERSECTION = "intersection"
    DEFINITION = "definition"
    DESCRIPTION = "description"
    PASSAGE = "passage"


class AnswerType(StrEnum):
    """What kind of words the question word asks for."""

    PERSON = "person"
    PLACE = "place"
    DATE = "date"
    NUMBER = "number"
    WORK = "work"
    AWARD = "award"
    ORGANIZATION = "organization"
    ROLE = "role"
    REASON = "reason"
    MANNER = "manner"
    BOOLEAN = "boolean"
    THING = "thing"


@dataclass(frozen=True, slots=True)
class SubQuestion:
    """One part of a question.

    `entities` are all candidates of the names in it, `names` the names as written (linked or not);
    `predicates` the relations it asks for and `said` the words that said so; `type` the ontology type of
    the answer where a noun says it; `residual` the content words that neither a name nor a relation
    explains: an answer's evidence must hold them. `nouns` name kinds of things (`电影`, `award`), `stated`
    are ordinals (`首部`, `first`) that a page may say itself. `several` asks for more than one;
    `inherited` takes its names from the part before; `without` are things that are left out: 除了《功夫》.
    """

    text: str
    kind: QuestionKind
    asked: AnswerType
    step: Step
    entities: tuple[LinkedEntity, ...] = ()
    predicates: tuple[str, ...] = ()
    type: str = ""
    residual: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    nouns: tuple[str, ...] = ()
    stated: tuple[str, ...] = ()
    several: bool = False
    inherited: bool = False
    without: tuple[LinkedEntity, ...] = ()

    @property
    def unlinked(self) -> tuple[str, ...]:
        """The names that nothing in the store is linked to."""
        linked = {entity.surface for entity in self.entities}
        return tuple(name for name in self.names if name not in linked)


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole question; `considered` names the readings that were looked at, the chosen one first."""

    question: str
    language: Language
    parts: tuple[SubQuestion, ...]
    considered: tuple[str, ...] = ()

    @property
    def form(self) -> LogicalForm:
        """The logical form: one step a part."""
        return LogicalForm(tuple(part.step for part in self.parts))


@dataclass(frozen=True, slots=True)
class Task:
    """One action of a plan; `needs` are the ids of tasks whose results it reads."""

    id: str
    part: int
    action: Action
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TaskGraph:
    """Tasks in an order in which each follows all that it needs."""

    tasks: tuple[Task, ...]

    def ready(self, done: frozenset[str]) -> tuple[Task, ...]:
        """Tasks not done whose needs are all done."""
        return tuple(t for t in self.tasks if t.id not in done and done.issuperset(t.needs))
