"""A server that lets its questions end, or tells them that it stops, before it leaves its connections."""

from __future__ import annotations

import asyncio
import math
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

from service.api.gate import Gate

_FAREWELL = 1  # seconds at least in which replies to cancelled questions go out
_GLANCE = 0.1  # seconds between looks whether a second Ctrl-C wants no grace


@contextmanager
def terminated_like_interrupted() -> Iterator[None]:
    """Have SIGTERM raise KeyboardInterrupt, as Ctrl-C does, so that all that is open is closed on the way out.

    Uvicorn raises a signal again after it has stopped for it; by default that would end the process there and then.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class Server(uvicorn.Server):
    """Runs an application whose questions pass a gate.

    When it stops, questions and replies that have begun may take `grace` seconds; then the gate is closed, and the
    replies to those that it cancelled go out.
    """

    def __init__(self, app: ASGIApp, gate: Gate, *, grace: float) -> None:
        config = uvicorn.Config(
            app,
            loop="asyncio",
            http="h11",
            ws="none",
            lifespan="on",
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=False,
        )
        super().__init__(config)
        self._gate = gate
        self._grace = grace

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, close the gate, and only then cancel requests, as uvicorn does at once."""
        for server in self.servers:
            server.close()
        loop = asyncio.get_running_loop()
        end = loop.time() + self._grace
        closing = asyncio.ensure_future(self._gate.close(self._grace))
        while not closing.done() and not self.force_exit:
            await asyncio.wait([closing], timeout=_GLANCE)
        self.config.timeout_graceful_shutdown = max(_FAREWELL, math.ceil(end - loop.time()))
        await super().shutdown(sockets)
