"""An answer as server-sent events."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from contextlib import ExitStack

import httpx
import pytest

from schemas.errors import StoreError
from service.api.streaming import EventStream
from service.sharing import SharedWorkspace
from tests.service.api.conftest import QUESTION, Endless, reply_of, served
from tests.service.api.test_asking import timeless

HEADERS = "POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
EVENT = re.compile(r"event: (?P<name>\w+)\ndata: (?P<data>.*)\n\n")


def events_of(text: str) -> list[tuple[str, dict]]:
    assert EVENT.sub("", text) == ""
    return [(match["name"], json.loads(match["data"])) for match in EVENT.finditer(text)]


def collected(shared: SharedWorkspace, work, *, keep_alive: float = 60) -> list[bytes]:
    """What a stream sends that follows a piece of work."""

    async def collecting() -> list[bytes]:
        stream = EventStream(shared, keep_alive=keep_alive)
        stream.follow(asyncio.ensure_future(work()))
        return [sent async for sent in stream.reply().body_iterator]

    return asyncio.run(collecting())


def test_the_plan_its_steps_and_the_answer_follow_each_other(shared: SharedWorkspace):
    reply = reply_of(shared, "POST", "/api/ask/stream", json={"question": QUESTION})
    assert reply.headers["content-type"].startswith("text/event-stream")
    events = events_of(reply.text)
    names = [name for name, _ in events]
    assert names[0] == "plan"
    assert names[-1] == "answer"
    assert set(names) == {"plan", "step", "answer"}
    plan, answer = events[0][1], events[-1][1]
    assert plan["steps"][0] == {"task": "t1", "operator": "Retrieval", "needs": []}
    told = [content for name, content in events if name == "step"]
    assert {(s["task"], s["retriever"], s["found"]) for s in told} >= {
        (s["task"], s["retriever"], s["found"]) for s in answer["steps"]
    }


def test_the_answer_of_a_stream_is_that_of_ask(shared: SharedWorkspace):
    streamed = reply_of(shared, "POST", "/api/ask/stream", json={"question": QUESTION})
    asked = reply_of(shared, "POST", "/api/ask", json={"question": QUESTION})
    assert timeless(events_of(streamed.text)[-1][1]) == timeless(asked.json())


def test_an_error_ends_a_stream(shared: SharedWorkspace):
    async def failing():
        raise StoreError(f"the store at {shared.address} is damaged.")

    (sent,) = collected(shared, failing)
    ((name, document),) = events_of(sent.decode())
    assert name == "error"
    assert document["error"]["message"] == "the store at small.db is damaged."


def test_a_fault_ends_a_stream_and_stands_in_the_log(
    shared: SharedWorkspace, caplog: pytest.LogCaptureFixture
):
    async def failing():
        raise ValueError("a secret")

    (sent,) = collected(shared, failing)
    assert b"the server failed." in sent
    assert b"secret" not in sent
    assert "a secret" in caplog.text


def test_a_stream_whose_work_was_cancelled_says_that_the_server_stops(shared: SharedWorkspace):
    async def cancelled():
        raise asyncio.CancelledError

    (sent,) = collected(shared, cancelled)
    assert b"the server is stopping." in sent


def test_silence_is_broken_by_comments(shared: SharedWorkspace):
    async def slow():
        await asyncio.sleep(0.1)
        return {"answer": ""}

    *silent, last = collected(shared, slow, keep_alive=0.02)
    assert set(silent) == {b": working\n\n"}
    assert last == b'event: answer\ndata: {"answer":""}\n\n'


def test_events_come_while_the_question_is_worked_on(shared: SharedWorkspace):
    endless = Endless(shared)
    with served(endless) as url, asking(url, "/api/ask/stream") as reply:
        lines = reply.iter_lines()  # kept: without its reader a reply is closed
        assert next(lines) == "event: plan"
        assert not endless.solver.cancelled.is_set()


@pytest.mark.parametrize("path", ["/api/ask", "/api/ask/stream"])
def test_a_client_that_goes_away_cancels_its_question(shared: SharedWorkspace, path: str):
    endless = Endless(shared)
    with served(endless) as url:
        host, _, port = url.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port))) as client:
            body = json.dumps({"question": QUESTION})
            headers = HEADERS.format(path=path, host=host, length=len(body))
            client.sendall((headers + body).encode())
            assert endless.solver.begun.wait(10)
            assert not endless.solver.cancelled.is_set()
        assert endless.solver.cancelled.wait(10)


def test_a_server_that_stops_cancels_its_questions(shared: SharedWorkspace):
    endless = Endless(shared)
    with ExitStack() as client:
        with served(endless) as url:
            lines = client.enter_context(asking(url, "/api/ask/stream")).iter_lines()
            assert next(lines) == "event: plan"
            assert not endless.solver.cancelled.is_set()
        assert endless.solver.cancelled.is_set()


def asking(url: str, path: str):
    return httpx.stream("POST", url + path, json={"question": QUESTION})
