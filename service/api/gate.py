"""How many questions are worked on at once, how many wait, and what the next one is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from schemas.errors import BusyError
from service.api.working import Result, Work, in_worker
from solver.threads import WAITING

_RETRY_AFTER = 5  # seconds


class Gate:
    """Works on `at_once` questions, first come first served, and keeps `waiting` more; for one event loop.

    A question that waits for a language model is not worked on meanwhile: another takes its place, and it goes on in
    the next that is free.
    """

    def __init__(self, at_once: int, waiting: int) -> None:
        self._at_once = at_once
        self._waiting = waiting
        self._slots = asyncio.Semaphore(at_once)
        self._tasks: set[asyncio.Task[object]] = set()
        self._pool = ThreadPoolExecutor(at_once + waiting, thread_name_prefix="question")
        self._closed = False

    def admit(self, work: Work[Result]) -> asyncio.Task[Result]:
        """The task that does the work when its turn comes; cancel it when nobody waits for it any more.

        BusyError, at once, where as many wait as may, and after `close`.
        """
        if self._closed:
            raise stopping()
        if len(self._tasks) >= self._at_once + self._waiting:
            raise BusyError(
                f"{self._at_once} questions are being answered and {self._waiting} wait; no more are taken.",
                retry_after=_RETRY_AFTER,
                hint=f"Ask again in {_RETRY_AFTER} seconds.",
            )
        task = asyncio.ensure_future(self._turn(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self, grace: float = 0.0) -> None:
        """Let what there is go on for `grace` seconds, cancel the rest, and wait until its threads have ended."""
        self._closed = True
        tasks = list(self._tasks)
        if tasks:
            await asyncio.wait(tasks, timeout=grace)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown()

    async def _turn(self, work: Work[Result]) -> Result:
        loop = asyncio.get_running_loop()

        @contextmanager
        def left() -> Iterator[None]:
            loop.call_soon_threadsafe(self._slots.release)
            try:
                yield
            finally:
                asyncio.run_coroutine_threadsafe(self._slots.acquire(), loop).result()

        async def placed() -> Result:
            WAITING.set(left)
            return await work()

        async with self._slots:
            return await in_worker(self._pool, placed)


def stopping() -> BusyError:
    """What is told of work that `close` cancelled."""
    return BusyError("the server is stopping.", retry_after=_RETRY_AFTER, hint="Ask again when it is back.")
