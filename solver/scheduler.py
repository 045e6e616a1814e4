"""Runs tasks as soon as what they need is done, independent ones together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from schemas.plan import Task, TaskGraph

Run = Callable[[Task], Awaitable[None]]


async def run_all(graph: TaskGraph, run: Run, *, seconds: float) -> tuple[Task, ...]:
    """Run every task after its needs; gives those that had not ended after `seconds`, cancelled.

    None is begun when they are over. An exception of a task ends the others and is raised.
    """
    done: set[str] = set()
    started: set[str] = set()
    running: dict[asyncio.Task[None], Task] = {}
    clock = asyncio.get_running_loop()
    end = clock.time() + seconds
    try:
        while len(done) < len(graph.tasks) and clock.time() < end:
            for task in graph.ready(frozenset(done)):
                if task.id not in started:
                    started.add(task.id)
                    running[asyncio.ensure_future(run(task))] = task
            if not running:
                break
            left = max(0.0, end - clock.time())
            finished, _ = await asyncio.wait(running, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            if not finished:
                break
            for future in sorted(finished, key=lambda f: running[f].id):
                done.add(running.pop(future).id)
                future.result()
    finally:
        for future in running:
            future.cancel()
    return tuple(task for task in graph.tasks if task.id not in done)
