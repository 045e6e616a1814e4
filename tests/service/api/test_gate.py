"""How many questions are worked on at once, and what becomes of work that nobody waits for."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Awaitable, Callable

import pytest

from schemas.errors import BusyError
from service.api.gate import Gate
from service.sharing import SharedWorkspace
from solver.threads import WAITING, in_thread
from tests.service.api.conftest import QUESTION, Endless, client_of


def in_gate(test: Callable[[Gate], Awaitable[None]], *, at_once: int, waiting: int) -> None:
    async def running() -> None:
        gate = Gate(at_once, waiting)
        await test(gate)
        await gate.close()

    asyncio.run(running())


async def endless() -> None:
    await asyncio.sleep(60)


def test_work_is_done_beside_the_loop_with_a_loop_of_its_own():
    async def test(gate: Gate) -> None:
        here = asyncio.get_running_loop(), threading.get_ident()

        async def where():
            return asyncio.get_running_loop(), threading.get_ident()

        there = await gate.admit(where)
        assert here[0] is not there[0]
        assert here[1] != there[1]

    in_gate(test, at_once=1, waiting=0)


def test_as_many_as_may_are_at_work_and_the_others_wait_in_order():
    order: list[str] = []

    async def test(gate: Gate) -> None:
        most = 0
        lock, now = threading.Lock(), set()

        def work(name: str):
            async def working() -> None:
                nonlocal most
                with lock:
                    now.add(name)
                    most = max(most, len(now))
                    order.append(name)
                await asyncio.sleep(0.02)
                with lock:
                    now.remove(name)

            return working

        await asyncio.gather(*(gate.admit(work(name)) for name in "abcd"))
        assert most == 2

    in_gate(test, at_once=2, waiting=2)
    assert sorted(order[:2]) == ["a", "b"]
    assert sorted(order) == ["a", "b", "c", "d"]


def test_one_more_than_may_wait_is_refused_until_a_place_is_free():
    async def test(gate: Gate) -> None:
        admitted = [gate.admit(endless), gate.admit(endless)]
        with pytest.raises(BusyError, match="1 questions are being answered and 1 wait"):
            gate.admit(endless)
        admitted[0].cancel()
        await asyncio.wait([admitted[0]])
        gate.admit(endless)

    in_gate(test, at_once=1, waiting=1)


def test_an_error_of_the_work_is_that_of_the_task():
    async def failing() -> None:
        raise ValueError("no")

    async def test(gate: Gate) -> None:
        with pytest.raises(ValueError, match="no"):
            await gate.admit(failing)

    in_gate(test, at_once=1, waiting=0)


def test_cancelled_work_ends_before_its_place_is_free():
    ended = threading.Event()

    async def work() -> None:
        begun.set()
        try:
            await asyncio.sleep(60)
        finally:
            ended.set()

    begun = threading.Event()

    async def test(gate: Gate) -> None:
        task = gate.admit(work)
        await asyncio.to_thread(begun.wait, 5)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()
        assert ended.is_set()

    in_gate(test, at_once=1, waiting=0)


@pytest.mark.parametrize("failure", [None, ValueError("as it ends")])
def test_cancelled_work_is_cancelled_however_it_ends_and_nothing_is_logged(
    failure: Exception | None, caplog: pytest.LogCaptureFixture
):
    begun = threading.Event()

    async def work() -> None:
        begun.set()
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            raise failure or asyncio.CancelledError from None

    async def test(gate: Gate) -> None:
        task = gate.admit(work)
        await asyncio.to_thread(begun.wait, 5)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()

    in_gate(test, at_once=1, waiting=0)
    gc.collect()
    assert caplog.text == ""


def test_work_that_was_cancelled_while_it_waited_never_begins():
    begun = threading.Event()

    async def work() -> None:
        begun.set()

    async def test(gate: Gate) -> None:
        first, second = gate.admit(endless), gate.admit(work)
        await asyncio.sleep(0.02)
        second.cancel()
        first.cancel()
        await asyncio.wait([first, second])

    in_gate(test, at_once=1, waiting=1)
    assert not begun.is_set()


def test_closing_cancels_what_is_at_work_and_what_waits():
    tasks = []

    async def test(gate: Gate) -> None:
        tasks.extend([gate.admit(endless), gate.admit(endless)])
        await asyncio.sleep(0.02)

    in_gate(test, at_once=1, waiting=1)
    assert [task.cancelled() for task in tasks] == [True, True]


@pytest.mark.parametrize("path", ["/api/ask", "/api/ask/stream", "/api/plan", "/api/retrieve"])
def test_a_question_too_many_is_told_when_to_come_back(shared: SharedWorkspace, path: str):
    busy = Endless(shared, questions=1, waiting=0)

    async def asking():
        async with client_of(busy) as client:
            first = asyncio.ensure_future(client.post("/api/ask", json={"question": QUESTION}))
            await asyncio.to_thread(busy.solver.begun.wait, 5)
            reply = await client.post(path, json={"question": QUESTION})
            looked = await client.get("/api/health")
            first.cancel()
            await asyncio.wait([first])
            return reply, looked

    reply, looked = asyncio.run(asking())
    assert reply.status_code == 503
    assert reply.headers["retry-after"] == "5"
    assert reply.json()["error"]["code"] == "busy"
    assert looked.status_code == 200


def test_a_question_that_waits_for_somebody_else_leaves_its_place_and_takes_one_again():
    told: list[str] = []

    async def test(gate: Gate) -> None:
        asked, answered = threading.Event(), threading.Event()

        def waits() -> None:
            with WAITING.get()():
                asked.set()
                assert answered.wait(10)
            told.append("first")

        async def first() -> None:
            await in_thread(waits)

        async def second() -> None:
            told.append("second")
            answered.set()
            await asyncio.sleep(0.05)  # the first may not go on before this has ended
            told.append("second ended")

        one = gate.admit(first)
        await asyncio.to_thread(asked.wait, 10)
        await asyncio.gather(one, gate.admit(second))
        await gate.admit(second)

    in_gate(test, at_once=1, waiting=2)
    assert told == ["second", "second ended", "first", "second", "second ended"]


def test_whoever_leaves_while_a_question_waits_for_somebody_else_gives_its_place_back():
    async def test(gate: Gate) -> None:
        asked, answered = threading.Event(), threading.Event()

        def waits() -> None:
            with WAITING.get()():
                asked.set()
                assert answered.wait(10)

        async def first() -> None:
            await in_thread(waits)

        async def ready() -> str:
            return "ready"

        left = gate.admit(first)
        await asyncio.to_thread(asked.wait, 10)
        left.cancel()
        assert await gate.admit(ready) == "ready"
        answered.set()
        await asyncio.wait([left])
        assert await gate.admit(ready) == "ready"

    in_gate(test, at_once=1, waiting=1)
