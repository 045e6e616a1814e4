"""A process to be killed: `python -m tests.kill.disturbed build|copy LOG STORE …`; LOG gets a line an event.

`build LOG STORE SETTINGS PAGES` builds, `copy LOG STORE SOURCE` copies; `written N` says that N documents
have been acknowledged.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from backends.stores import open_store
from builder.report import BuildRequest, ProgressEvent
from builder.wiring import build_pipeline
from schemas.settings import load_settings
from service import copying


class Log:
    """Appends lines that survive a kill; takes the progress of builds and of copies."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def update(self, event: ProgressEvent) -> None:
        self._write("written" if event.stage == "writing" else event.stage, event.done)

    def __call__(self, done: int, total: int) -> None:
        self._write("written", done)

    def _write(self, what: str, number: int) -> None:
        os.write(self._file, f"{what} {number}\n".encode())


def main(kind: str, log: str, address: str, given: str, pages: str = "") -> None:
    store = open_store(address, create=True)
    if kind == "build":
        build_pipeline(load_settings(Path(given))).build(store, BuildRequest([pages]), Log(log))
    else:
        copying.BATCH_DOCUMENTS = 1
        source = open_store(given, read_only=True)
        copying.copy_store(source, store, progress=Log(log))
        source.close()
    store.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
