"""A process to be killed: `python -m tests.kill.disturbed build|copy LOG STORE …`; LOG gets a line an event.

`build LOG STORE PAGES` builds without taggers, `copy LOG STORE SOURCE` copies, a document at a time;
`written N` says that N documents have been acknowledged.
"""

from __future__ import annotations

import os
import sys

from backends.embedders.hashing import HashingEmbedder
from backends.stores import open_store
from builder.pipeline import Pipeline
from builder.report import BuildRequest, ProgressEvent
from schemas.ontology import Ontology
from schemas.settings import BuilderSettings
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


def main(kind: str, log: str, address: str, given: str) -> None:
    store = open_store(address, create=True)
    if kind == "build":
        pipeline = Pipeline(Ontology.load(), {}, HashingEmbedder(16), BuilderSettings(batch_documents=1))
        pipeline.build(store, BuildRequest([given]), Log(log))
    else:
        copying.BATCH_DOCUMENTS = 1
        source = open_store(given, read_only=True)
        copying.copy_store(source, store, progress=Log(log))
        source.close()
    store.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
