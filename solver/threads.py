"""Work beside the event loop that always ends: with a result, or with an error."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")

WAITING: ContextVar[Callable[[], AbstractContextManager[None]]] = ContextVar("waiting", default=nullcontext)
"""What is entered while work waits for somebody else, such as a model's server, and does nothing itself."""


async def in_thread(work: Callable[_Given, _Result], *given: _Given.args, **named: _Given.kwargs) -> _Result:
    """The result of `work` in a thread of its own.

    RuntimeError for a StopIteration, which no future can hold: whoever awaits it would wait for ever.
    """

    def ending() -> _Result:
        try:
            return work(*given, **named)
        except StopIteration as error:
            raise RuntimeError(f"{work!r} ran out of what it looks for") from error

    return await asyncio.to_thread(ending)
