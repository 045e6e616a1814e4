"""What every endpoint works with: the store, the gate for questions, and the threads for look-ups."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends, Request
from starlette.requests import ClientDisconnect

from schemas.settings import Settings
from service.api.gate import Gate, stopping
from service.api.working import Result
from service.completion import Completer
from service.sharing import SharedWorkspace
from service.workspace import Workspace

_LOOKING = 4  # threads: each keeps a connection to the store


@dataclass(frozen=True, slots=True)
class Desk:
    """One server's parts; `close` ends them."""

    shared: SharedWorkspace
    gate: Gate
    threads: ThreadPoolExecutor
    completer: Completer

    @classmethod
    def of(cls, shared: SharedWorkspace) -> Desk:
        """The parts for a store, as its settings say."""
        limits = shared.settings.server
        gate = Gate(limits.questions, limits.waiting)
        return cls(shared, gate, ThreadPoolExecutor(_LOOKING, thread_name_prefix="look"), Completer())

    @property
    def settings(self) -> Settings:
        """Those of the store's workspace."""
        return self.shared.settings

    async def look(self, work: Callable[[Workspace], Result]) -> Result:
        """What a short piece of work finds in the store, in a thread."""

        def looking() -> Result:
            with self.shared.lent() as workspace:
                return work(workspace)

        return await asyncio.get_running_loop().run_in_executor(self.threads, looking)

    async def question(self, request: Request, work: Callable[[Workspace], Result]) -> Result:
        """What a piece of work with a question comes to, when its turn comes; BusyError, ClientDisconnect."""

        async def working() -> Result:
            with self.shared.lent() as workspace:
                return work(workspace)

        return await unless_gone(request, self.gate.admit(working))

    async def close(self) -> None:
        """Cancel the questions, and wait for what has begun; whoever made `shared` closes it."""
        await self.gate.close()
        self.threads.shutdown(cancel_futures=True)


def _desk(request: Request) -> Desk:
    return cast(Desk, request.app.state.desk)


AtDesk = Annotated[Desk, Depends(_desk)]
"""An endpoint's parameter that holds the server's parts."""


async def unless_gone(request: Request, task: asyncio.Task[Result]) -> Result:
    """The task's result; where the client goes away first, the task is cancelled and ClientDisconnect raised."""
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        if task.cancelled():
            raise stopping()
        return task.result()
    finally:
        gone.cancel()
        task.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
