"""What happens while a question is answered, told as it happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from schemas.answer import StepReport


@dataclass(frozen=True, slots=True)
class PlannedTask:
    """A task to be: its id, its operator, and the ids of the tasks whose results it reads."""

    task: str
    operator: str
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlanBegun:
    """A plan is carried out from now on, in place of any begun before it: its logical form and its tasks."""

    plan: str
    tasks: tuple[PlannedTask, ...]


@dataclass(frozen=True, slots=True)
class TaskDone:
    """A task of the plan begun last has ended."""

    step: StepReport


Event: TypeAlias = PlanBegun | TaskDone
Watch: TypeAlias = Callable[[Event], None]
"""Takes events as they happen; called from any thread, so it must be quick and safe between threads."""
