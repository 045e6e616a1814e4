"""A logical form as tasks: who reads whose aliases."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.events import PlanBegun, PlannedTask
from schemas.logical_form import (
    Action,
    Compare,
    Count,
    Deduce,
    Difference,
    Exists,
    Filter,
    Item,
    LogicalForm,
    Math,
    Mention,
    Output,
    Predicate,
    Ref,
    Retrieval,
    Sort,
    StepOutput,
    Sum,
    Text,
)
from schemas.plan import Task, TaskGraph


def task_graph(form: LogicalForm) -> TaskGraph:
    """One task an action, in order; a task needs the last one that bound each alias it reads."""
    tasks: list[Task] = []
    binder: dict[str, str] = {}
    for number, step in enumerate(form.steps):
        for action in step.actions:
            identifier = f"t{len(tasks) + 1}"
            needs = tuple(dict.fromkeys(binder[a] for a in reads(action) if a in binder))
            tasks.append(Task(identifier, number, action, needs))
            for alias in binds(action):
                binder[alias] = identifier
        if step.actions:
            binder[f"#{number + 1}"] = binder[f"{{{{{number + 1}.output}}}}"] = f"t{len(tasks)}"
    return TaskGraph(tuple(tasks))


def begun(form: LogicalForm, graph: TaskGraph) -> PlanBegun:
    """What is told of a plan as it is begun: the tasks of which a report will come."""
    reporting = [task for task in graph.tasks if not isinstance(task.action, Output)]
    tasks = (PlannedTask(task.id, type(task.action).__name__, task.needs) for task in reporting)
    return PlanBegun(str(form), tuple(tasks))


def binds(action: Action) -> tuple[str, ...]:
    """Aliases that hold something new after the action; a pattern narrows what it reads."""
    match action:
        case Retrieval(subject=subject, predicate=predicate, object=object_):
            return tuple(
                end.alias
                for end in (subject, predicate, object_)
                if isinstance(end, Mention | Predicate | Ref)
            )
        case Output():
            return ()
        case _:
            return (action.alias,)


def reads(action: Action) -> tuple[str, ...]:
    """Aliases that the action needs."""
    return tuple(_alias(item) for item in _items(action))


def owners(form: LogicalForm) -> dict[str, str]:
    """For each alias of a pattern the alias at its other end; the first pattern that names it counts."""
    found: dict[str, str] = {}
    for action in form.actions:
        if isinstance(action, Retrieval):
            subject, object_ = action.subject, action.object
            if isinstance(subject, Mention | Ref) and isinstance(object_, Mention | Ref):
                found.setdefault(object_.alias, subject.alias)
                found.setdefault(subject.alias, object_.alias)
    return found


def _items(action: Action) -> Iterator[Item]:
    match action:
        case Retrieval(subject=subject, predicate=predicate, object=object_):
            for end in (subject, predicate, object_):
                if isinstance(end, Ref | StepOutput):
                    yield end
        case Sort(of=of, by=by) | Filter(of=of, by=by):
            yield from (of, by)
        case Count(of=of) | Exists(of=of):
            yield of
        case Difference(left=left, right=right):
            yield from (left, right)
        case Compare(items=items) | Sum(items=items) | Output(items=items):
            yield from items
        case Math(content=content) | Deduce(content=content):
            yield from content


def _alias(item: Item) -> str:
    if isinstance(item, Ref):
        return item.alias
    return item.value if isinstance(item, Text) else str(item)
