"""Tasks run after what they need, independent ones together, within their time."""

from __future__ import annotations

import asyncio

import pytest

from schemas.plan import Task
from solver.parsing import parse
from solver.scheduler import run_all
from solver.tasks import owners, task_graph

COMPARISON = parse(
    "Retrieval(s=s1:人物[甲], p=p1:出生日期, o=o1:日期)\n"
    "Retrieval(s=s2:人物[乙], p=p2:出生日期, o=o2:日期)\n"
    "Compare(o1, o2, order=ascending)->r2\nOutput(r2)"
)


def test_a_task_needs_the_last_one_that_bound_what_it_reads():
    graph = task_graph(COMPARISON)
    assert [task.needs for task in graph.tasks] == [(), (), ("t1", "t2"), ("t3",)]


def test_a_pattern_that_narrows_an_alias_is_needed_by_whoever_reads_it_next():
    form = parse("Retrieval(s=s1:A, p=p1:b, o=o1:C[x])\nRetrieval(s=s1, p=p2:b, o=o2:C[y])\nOutput(s1)")
    assert [task.needs for task in task_graph(form).tasks] == [(), ("t1",), ("t2",)]


def test_owners_are_the_other_ends_of_patterns():
    assert owners(COMPARISON) == {"o1": "s1", "s1": "o1", "o2": "s2", "s2": "o2"}


def test_independent_tasks_run_together():
    together = asyncio.Barrier(2)
    done: list[str] = []

    async def run(task: Task) -> None:
        if not task.needs:
            await together.wait()  # passes only if both retrievals wait at once
        done.append(task.id)

    assert asyncio.run(run_all(task_graph(COMPARISON), run, seconds=5)) == ()
    assert done[2:] == ["t3", "t4"]


def test_tasks_that_take_too_long_are_named():
    async def run(task: Task) -> None:
        await asyncio.sleep(0 if task.id == "t1" else 60)

    left = asyncio.run(run_all(task_graph(COMPARISON), run, seconds=0.05))
    assert [task.id for task in left] == ["t2", "t3", "t4"]


def test_an_error_of_a_task_is_raised():
    async def run(task: Task) -> None:
        raise RuntimeError(task.id)

    with pytest.raises(RuntimeError, match=r"t1|t2"):
        asyncio.run(run_all(task_graph(COMPARISON), run, seconds=5))


def test_no_task_is_begun_when_no_time_is_left():
    begun: list[str] = []

    async def run(task):
        begun.append(task.id)

    left = asyncio.run(run_all(task_graph(COMPARISON), run, seconds=0.0))
    assert begun == []
    assert [task.id for task in left] == [task.id for task in task_graph(COMPARISON).tasks]
