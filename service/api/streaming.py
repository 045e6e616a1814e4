"""An answer as server-sent events: each plan as it is begun, each task as it ends, then the answer or an error."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from schemas.errors import GuanxiError
from schemas.events import Event, PlanBegun
from service.api.errors import shown_error
from service.api.gate import stopping
from service.api.replies import encoded
from service.shapes import Json, error_document, jsonable
from service.sharing import SharedWorkspace

KEEP_ALIVE = 10.0
"""Seconds of silence after which a comment is sent, so that no proxy takes the connection for dead."""

_SILENT = b": working\n\n"
_LAST = ("answer", "error")
_log = logging.getLogger(__name__)


class EventReply(StreamingResponse):
    """Server-sent events, which nobody on the way may keep or hold back."""

    media_type = "text/event-stream"

    def __init__(self, events: AsyncIterator[bytes], status_code: int = 200) -> None:
        super().__init__(events, status_code, {"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


class EventStream:
    """The events of one question, from the thread that works on it to the client; for one event loop."""

    def __init__(self, shared: SharedWorkspace, *, keep_alive: float = KEEP_ALIVE) -> None:
        self._shared = shared
        self._keep_alive = keep_alive
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.Queue[tuple[str, dict[str, Json]]] = asyncio.Queue()
        self._task: asyncio.Task[dict[str, Json]] | None = None

    def watch(self, event: Event) -> None:
        """Take an event of the solver's; a `schemas.events.Watch`."""
        for name, content in _told(event):
            self._loop.call_soon_threadsafe(self._waiting.put_nowait, (name, content))

    def follow(self, task: asyncio.Task[dict[str, Json]]) -> None:
        """End with what this task comes to; it is cancelled when the client goes away."""
        self._task = task
        task.add_done_callback(self._end)

    def reply(self) -> EventReply:
        """The reply that sends the events."""
        return EventReply(self._sent())

    async def _sent(self) -> AsyncIterator[bytes]:
        name = ""
        try:
            while name not in _LAST:
                try:
                    name, content = await asyncio.wait_for(self._waiting.get(), self._keep_alive)
                except TimeoutError:
                    yield _SILENT
                else:
                    yield b"event: %s\ndata: %s\n\n" % (name.encode(), encoded(content))
        finally:
            if self._task is not None:
                self._task.cancel()

    def _end(self, task: asyncio.Task[dict[str, Json]]) -> None:
        self._waiting.put_nowait(self._outcome(task))

    def _outcome(self, task: asyncio.Task[dict[str, Json]]) -> tuple[str, dict[str, Json]]:
        error = stopping() if task.cancelled() else task.exception()
        if error is None:
            return "answer", task.result()
        if isinstance(error, GuanxiError):
            return "error", shown_error(error, self._shared)
        _log.error("a question failed", exc_info=error)
        return "error", error_document(GuanxiError("the server failed.", hint="Its log says where."))


def _told(event: Event) -> list[tuple[str, dict[str, Json]]]:
    """What a client is told of an event: one `step` for each retriever of a task, one for a task without any."""
    if isinstance(event, PlanBegun):
        return [("plan", {"plan": event.plan, "steps": jsonable(event.tasks)})]
    step = event.step
    reports = [(r.retriever, r.found, r.ms) for r in step.reports] or [("", step.found, step.ms)]
    return [
        (
            "step",
            {"task": step.task, "operator": step.operator, "retriever": r, "found": f, "ms": round(ms, 2)},
        )
        for r, f, ms in reports
    ]
