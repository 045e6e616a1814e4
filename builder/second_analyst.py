"""A second analyst in a process of its own: two cores read the facts of a large build."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TypeAlias

from builder.analysis import Analysed, Part

_WORKER = Path(__file__).with_name("second_analyst_worker.py")
_PACKAGES = Path(__file__).parents[1]
_MOST_HELD = 2  # windows that it has not given back: one to read, one to go on with
_LOST = (OSError, EOFError, pickle.UnpicklingError)

Window: TypeAlias = Sequence[Part]
Readings: TypeAlias = list[Analysed]


class SecondAnalystError(Exception):
    """The process ended before it gave a window back."""


class SecondAnalyst:
    """Reads windows of pages beside the main process, as `Analyst` reads them, byte for byte.

    It loads its own models, which takes some seconds and as much memory again; until then, while it is
    busy, and after it is gone `has_room` is False. A context manager: leaving it ends the process.
    """

    def __init__(self, ontology: Path, cache: Path, *, version: str) -> None:
        """`version` is the main analyst's: a process that reads differently is not used."""
        self._arguments = [str(ontology), str(cache)]
        self._version = version
        self._jobs: SimpleQueue[tuple[Window, Future[Readings]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="second analyst", daemon=True)
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._ready = False
        self._held = 0

    def start(self) -> None:
        """Start the process; nobody waits for it."""
        environment = {**os.environ, "PYTHONPATH": str(_PACKAGES)}
        command = [sys.executable, "-P", str(_WORKER), *self._arguments]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        self._thread.start()

    def __enter__(self) -> SecondAnalyst:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is None:
            return
        self._ready = False
        self._process.kill()
        self._jobs.put(None)
        self._thread.join()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what was not sent yet
                    pipe.close()
        self._process.wait()

    @property
    def is_started(self) -> bool:
        return self._process is not None

    @property
    def has_room(self) -> bool:
        """Whether a window given now is read soon."""
        with self._lock:
            return self._ready and self._held < _MOST_HELD

    def submit(self, window: Window) -> Future[Readings]:
        """What each page says, in order; SecondAnalystError in the future if the process ended.

        The future can be cancelled until the window before it was given back.
        """
        future: Future[Readings] = Future()
        with self._lock:
            self._held += 1
        self._jobs.put((window, future))
        return future

    def _run(self) -> None:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            return
        try:
            self._ready = pickle.load(process.stdout) == self._version
        except _LOST:
            self._ready = False
        while (job := self._jobs.get()) is not None:
            window, future = job
            if not future.set_running_or_notify_cancel():
                with self._lock:
                    self._held -= 1
                continue
            try:
                pickle.dump(window, process.stdin, pickle.HIGHEST_PROTOCOL)
                process.stdin.flush()
                found: Readings = pickle.load(process.stdout)
            except _LOST as error:
                self._ready = False
                future.set_exception(SecondAnalystError(str(error)))
                continue
            with self._lock:
                self._held -= 1
            future.set_result(found)
