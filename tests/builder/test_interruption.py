"""A build that is killed and run again ends as if it had never been disturbed."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from backends.stores import open_store
from backends.stores.exchange import canonical_export
from builder.embedding import GROUP

SCRIPT = Path(__file__).with_name("interrupted_build.py")
ROOT = Path(__file__).parents[2]
DOCUMENTS = 60


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    path = tmp_path / "corpus.jsonl"
    rows = [
        {
            "id": f"d{n}",
            "title": f"Place {n}",
            "text": f"Place {n} is a town. It lies near Place {n * 7 % DOCUMENTS}.",
        }
        for n in range(DOCUMENTS)
    ]
    path.write_text("\n".join(map(json.dumps, rows)))
    return path


def start(folder: Path, corpus: Path) -> subprocess.Popen[bytes]:
    folder.mkdir(exist_ok=True)
    arguments = [folder / "s.db", folder / "vectors", corpus, folder / "log"]
    return subprocess.Popen(
        [sys.executable, SCRIPT, *arguments], env={**os.environ, "PYTHONPATH": str(ROOT)}, cwd=ROOT
    )


def events(folder: Path) -> list[str]:
    log = folder / "log"
    return log.read_text().splitlines() if log.exists() else []


def exported(folder: Path) -> list[str]:
    store = open_store(folder / "s.db", read_only=True)
    try:
        assert store.check() == []
        return list(canonical_export(store))
    finally:
        store.close()


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_killed_at_random_points_it_ends_the_same(tmp_path: Path, corpus: Path, seed: int) -> None:
    calm, disturbed = tmp_path / "calm", tmp_path / "disturbed"
    assert start(calm, corpus).wait(120) == 0
    whole = len(events(calm))
    choose = random.Random(seed)
    kills = 0
    for _ in range(3):
        process = start(disturbed, corpus)
        goal = len(events(disturbed)) + choose.randrange(1, whole // 2)
        while process.poll() is None and len(events(disturbed)) < goal:
            time.sleep(0.001)
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            kills += 1
        process.wait(120)
    assert start(disturbed, corpus).wait(120) == 0
    assert kills > 0
    assert exported(disturbed) == exported(calm)
    embedded = Counter(line for line in events(disturbed) if line.startswith("embed "))
    assert len(embedded) == DOCUMENTS
    # Only the group that was in the embedder's hands when the signal came is done again.
    assert sum(count - 1 for count in embedded.values()) <= kills * GROUP
