"""Questions in threads: each on an event loop of its own, cancelled when nobody waits for it any more."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Generic, TypeAlias, TypeVar

Result = TypeVar("Result")
Work: TypeAlias = Callable[[], Coroutine[object, object, Result]]


async def in_worker(pool: Executor, work: Work[Result]) -> Result:
    """The result of `work`, run in a thread of the pool so that this loop stays free.

    Cancelled, it cancels the work and returns when its thread has ended: work stops where it next waits.
    """
    worker = _Worker(work)
    done = asyncio.get_running_loop().run_in_executor(pool, worker.run)
    done.add_done_callback(_seen)
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        worker.stop()
        await asyncio.wait([done])
        raise


def _seen(done: asyncio.Future[Result]) -> None:
    """Look at how work ended, or asyncio logs what was cancelled as an error that nobody saw."""
    if not done.cancelled():
        done.exception()


class _Worker(Generic[Result]):
    """Work on a loop of its own, which another thread may stop."""

    def __init__(self, work: Work[Result]) -> None:
        self._work = work
        self._lock = threading.Lock()
        self._stopped = False
        self._running: tuple[asyncio.AbstractEventLoop, asyncio.Task[Result]] | None = None

    def run(self) -> Result:
        """The work's result; CancelledError where it was stopped first."""
        return asyncio.run(self._main())

    def stop(self) -> None:
        """Cancel the work, or keep it from beginning."""
        with self._lock:
            self._stopped = True
            if self._running is not None:
                loop, task = self._running
                loop.call_soon_threadsafe(task.cancel)

    async def _main(self) -> Result:
        task = asyncio.ensure_future(self._work())
        with self._lock:
            if self._stopped:
                task.cancel()
            self._running = asyncio.get_running_loop(), task
        try:
            return await task
        finally:
            with self._lock:
                self._running = None
