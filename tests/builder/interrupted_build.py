"""A build to be killed: `python interrupted_build.py STORE CACHE CORPUS LOG`; LOG gets a line an event."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from backends.embedders.cache import CachedEmbedder
from backends.embedders.hashing import HashingEmbedder
from backends.stores import open_store
from builder.pipeline import Pipeline
from builder.report import BuildRequest, ProgressEvent
from schemas.graph import EmbedderInfo, Vectors
from schemas.ontology import Ontology
from schemas.settings import BuilderSettings


class Log:
    """Appends lines that survive a kill; is a progress callback too."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def write(self, line: str) -> None:
        os.write(self._file, (line + "\n").encode())

    def update(self, event: ProgressEvent) -> None:
        self.write(event.stage)


class LoggedEmbedder:
    """Notes every text that is really embedded."""

    def __init__(self, log: Log) -> None:
        self._inner = HashingEmbedder(16)
        self._log = log

    @property
    def info(self) -> EmbedderInfo:
        return self._inner.info

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        for text in texts:
            self._log.write(f"embed {text.split(chr(10))[0]}")
        return self._inner.embed_passages(texts)

    def embed_query(self, text: str) -> Vectors:
        return self._inner.embed_query(text)


def main(store: str, cache: str, corpus: str, log_path: str) -> None:
    log = Log(log_path)
    embedder = CachedEmbedder(LoggedEmbedder(log), Path(cache))
    pipeline = Pipeline(Ontology.load(), {}, embedder, BuilderSettings(batch_documents=3))
    opened = open_store(store, create=True)
    pipeline.build(opened, BuildRequest([corpus]), log)
    opened.close()
    embedder.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
