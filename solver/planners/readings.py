"""What a rule makes of a part of a question: a kind, and the actions that answer it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from schemas.logical_form import Action
from schemas.plan import QuestionKind
from solver.lexicon import Lexicon
from solver.planners.forms import FormWriter
from solver.planners.words.analysis import Analysis


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to understand a part: its kind, its actions and the relations it asks for.

    `part` is the part as this reading takes it, where it takes its words otherwise.
    """

    kind: QuestionKind
    actions: tuple[Action, ...]
    predicates: tuple[str, ...] = ()
    part: Analysis | None = None


Rule = Callable[[Analysis, Lexicon, FormWriter], Reading | None]
