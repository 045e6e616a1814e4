"""A server that stops lets questions end for a while, and tells the others so in the error document."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack, closing
from http.client import HTTPConnection

import httpx
import pytest

from schemas.errors import BusyError
from service.api.gate import Gate
from service.sharing import SharedWorkspace
from tests.service.api.conftest import QUESTION, Endless, served
from tests.service.api.test_streaming import events_of

ASKED = 8


def replies_as_it_stops(shared: SharedWorkspace, path: str) -> list[tuple[int, str]]:
    """Status and text of replies to questions, some worked on while the others wait, whose server stops."""
    endless = Endless(shared)
    with ExitStack() as clients:
        with served(endless) as url:
            connections = [clients.enter_context(closing(asking(url, path))) for _ in range(ASKED)]
            assert endless.solver.begun.wait(10)
            httpx.get(f"{url}/api/health")  # taken up after all the questions
        replies = [connection.getresponse() for connection in connections]
        return [(reply.status, reply.read().decode()) for reply in replies]


def asking(url: str, path: str) -> HTTPConnection:
    """A connection over which a question was sent."""
    connection = HTTPConnection(url.removeprefix("http://"), timeout=30)
    headers = {"Content-Type": "application/json"}
    connection.request("POST", path, json.dumps({"question": QUESTION}), headers)
    return connection


def test_all_are_told_that_it_stops(shared: SharedWorkspace):
    replies = replies_as_it_stops(shared, "/api/ask")
    told = {(status, json.loads(text)["error"]["message"]) for status, text in replies}
    assert told == {(503, "the server is stopping.")}


def test_all_streams_end_with_the_error(shared: SharedWorkspace):
    for _, text in replies_as_it_stops(shared, "/api/ask/stream"):
        name, document = events_of(text)[-1]
        assert (name, document["error"]["message"]) == ("error", "the server is stopping.")


def test_work_that_ends_within_the_grace_is_not_cancelled():
    async def test() -> tuple[str, bool]:
        async def short() -> str:
            await asyncio.sleep(0.05)
            return "done"

        async def long() -> None:
            await asyncio.sleep(60)

        gate = Gate(2, 0)
        ending, endless = gate.admit(short), gate.admit(long)
        await gate.close(0.5)
        return ending.result(), endless.cancelled()

    assert asyncio.run(test()) == ("done", True)


def test_a_gate_that_closes_takes_no_more():
    async def test() -> None:
        gate = Gate(1, 1)
        await gate.close()
        with pytest.raises(BusyError, match="the server is stopping"):
            gate.admit(asyncio.Event().wait)

    asyncio.run(test())
