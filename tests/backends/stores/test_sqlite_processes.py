"""Several processes on one file: killed writers, and readers beside a writer."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from backends.stores.exchange import canonical_export
from backends.stores.sqlite import SqliteStore
from schemas.errors import StoreBusyError
from schemas.graph import GraphBatch
from tests.backends.stores.writer import revision
from tests.conformance.corpus import EMBEDDER

WRITER = "tests.backends.stores.writer"
READER = """
import sys
from backends.stores.sqlite import SqliteStore
store = SqliteStore.open(sys.argv[1], read_only=True)
seen = set()
while len(seen) < int(sys.argv[2]):
    texts = {document.text.split()[-1] for document in store.get_documents(["p", "q", "r"]) if document}
    if len(texts) > 1:
        raise SystemExit(f"saw half a write: {texts}")
    seen |= texts
print(len(seen))
"""


def start(path: Path, limit: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", WRITER, str(path), str(limit)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_killed_writer_loses_nothing_acknowledged_and_leaves_nothing_half_written(
    tmp_path: Path, seed: int
):
    path = tmp_path / "s.db"
    writer = start(path, 100_000)
    acknowledged = int(writer.stdout.readline())
    time.sleep(random.Random(seed).uniform(0.02, 0.5))
    writer.send_signal(signal.SIGKILL)
    acknowledged = max([acknowledged, *(int(line) for line in writer.stdout if line.endswith("\n"))])
    writer.wait()
    writer.stdout.close()

    store = SqliteStore.open(path)
    kept = [stamp.key for stamp in store.stamps() if stamp.key.startswith("kept")]
    last = len(kept)
    assert last >= acknowledged
    assert [document.text.split()[-1] for document in store.get_documents(["p", "q", "r"])] == [
        f"{last}."
    ] * 3
    assert store.check() == []

    fresh = SqliteStore.open(tmp_path / "fresh.db", create=True)
    fresh.set_embedder(EMBEDDER)
    kept_documents = [revision(number).documents[3] for number in range(1, last)]
    fresh.upsert(GraphBatch((*revision(last).documents, *kept_documents)))
    assert list(canonical_export(store)) == list(canonical_export(fresh))
    store.close()
    fresh.close()


def test_two_readers_see_whole_writes_while_one_process_writes(tmp_path: Path):
    path = tmp_path / "s.db"
    SqliteStore.open(path, create=True).close()
    readers = [
        subprocess.Popen([sys.executable, "-c", READER, str(path), "5"], stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    writer = start(path, 100_000)
    try:
        assert [reader.communicate(timeout=50)[0].strip() for reader in readers] == ["5", "5"]
        assert [reader.returncode for reader in readers] == [0, 0]
    finally:
        for process in (writer, *readers):
            process.kill()
            process.communicate()


def test_a_second_writer_is_told_that_the_store_is_busy(tmp_path: Path):
    first = SqliteStore.open(tmp_path / "s.db", create=True)
    second = SqliteStore.open(tmp_path / "s.db", busy_ms=20)
    with first._connections.writing(), pytest.raises(StoreBusyError, match="another process is writing"):
        second.upsert(revision(1))
    first.close()
    second.close()
