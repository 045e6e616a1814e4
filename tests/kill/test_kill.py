"""Builders, copies and the server are killed at random points; run again, the graph is as if nothing had been.

`GUANXI_KILLS` says how many builds are killed (20), `GUANXI_KILL_SEED` where.
"""

from __future__ import annotations

import io
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest
from pydantic import SecretStr

from backends.stores import open_store
from backends.stores.exchange import export_jsonl
from schemas.errors import StoreNotFoundError
from schemas.protocols import GraphStore
from schemas.settings import Neo4jSettings
from tests.neo4j_server.fixture import missing
from tests.neo4j_server.server import Server, ServerUnavailableError
from tests.neo4j_server.workspaces import empty

pytestmark = pytest.mark.kill

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("GUANXI_KILLS", "20"))
SEED = int(os.environ.get("GUANXI_KILL_SEED", "1"))
COPIES = 4
PATIENCE = 600  # seconds
DOCUMENTS = 24
WORKSPACES = 4
"""Used in turn, so that only the first builds make their indexes."""


@dataclass
class Place:
    """A server to be killed, and a folder for logs; `calm` is an undisturbed build in SQLite."""

    server: Server
    folder: Path
    calm: Path
    expected: list[str]

    @property
    def login(self) -> Neo4jSettings:
        return Neo4jSettings(
            uri=self.server.uri, user=self.server.user, password=SecretStr(self.server.password)
        )

    def address(self, workspace: str) -> str:
        return f"{self.server.uri}/{workspace}"

    def start(self, kind: str, address: str, log: Path) -> subprocess.Popen[bytes]:
        given = self.calm if kind == "copy" else self.folder / "pages"
        command = [sys.executable, "-m", "tests.kill.disturbed", kind, str(log), address, str(given)]
        environment = {
            **os.environ,
            "GUANXI_NEO4J_USER": self.server.user,
            "GUANXI_NEO4J_PASSWORD": self.server.password,
            "OMP_NUM_THREADS": "1",
        }
        with log.with_suffix(".err").open("ab") as errors:
            return subprocess.Popen(command, cwd=ROOT, env=environment, stderr=errors)


def write_pages(folder: Path) -> None:
    """Pages about places that name each other, and tables of triples about the same places and people."""
    folder.mkdir()
    for n in range(DOCUMENTS // 2):
        page = (
            f"# Place {n}\n\nPlace {n} (城市{n}) is a town near Place {n * 5 % 12}.\n\n"
            f"| mayor | founded |\n| --- | --- |\n| Person {n % 7} | 19{n:02} |\n"
        )
        (folder / f"{n:02}.md").write_text(page, encoding="utf-8")
        people = [(n + 3 * step) % 17 for step in range(10)]
        triples = [f"Person {one}\tspouse\tPerson {(one * 3 + n) % 17}" for one in people]
        triples += [f"Person {one}\tlives near\tPlace {(one + n) % 12}" for one in people]
        (folder / f"{n:02}.tsv").write_text("\n".join(triples) + "\n", encoding="utf-8")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("kill")
    write_pages(folder / "pages")
    server = Server(folder / "server", brief=True)
    try:
        server.start()
    except ServerUnavailableError as error:
        missing(error)
    try:
        place = Place(server, folder, folder / "calm.db", [])
        log = folder / "calm.log"
        assert place.start("build", str(place.calm), log).wait(PATIENCE) == 0
        store = open_store(place.calm, read_only=True)
        place.expected = list(everything(store))
        store.close()
        yield place
    finally:
        server.stop()


def events(log: Path) -> list[str]:
    return log.read_text().splitlines() if log.exists() else []


def acknowledged(log: Path) -> int:
    return max((int(line.split()[1]) for line in events(log) if line.startswith("written")), default=0)


def strike(process: subprocess.Popen[bytes], log: Path, goal: int, choose: random.Random) -> bool:
    """Wait until so many documents are written, and a little longer; False if the process ended before."""
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        if events(log) and acknowledged(log) >= goal:
            break
        time.sleep(0.002)
    time.sleep(choose.uniform(0, 0.3))
    return process.poll() is None


def disturbed(place: Place, kind: str, victim: str, name: str, choose: random.Random) -> tuple[str, str]:
    """Start, kill the victim somewhere in the middle; the address and what happened to the process."""
    for attempt in range(5):
        workspace = f"test_{kind}_{int(name.rpartition('_')[2]) % WORKSPACES}"
        empty(place.login, workspace)
        address, log = place.address(workspace), place.folder / f"{name}_{attempt}.log"
        process = place.start(kind, address, log)
        if not strike(process, log, choose.randrange(DOCUMENTS * 3 // 4), choose):
            continue
        if victim == "server":
            place.server.kill()
            place.server.start()
            return address, "went on" if process.wait(PATIENCE) == 0 else "gave up"
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
        check_half(place, address, acknowledged(log))
        return address, "was killed"
    raise AssertionError(f"{kind} ended five times before it could be disturbed")


def check_half(place: Place, address: str, least: int) -> None:
    """What was acknowledged is there, and what is there is whole."""
    try:
        store = open_store(address, read_only=True, server=place.login)
    except StoreNotFoundError:
        assert least == 0
        return
    calm = open_store(place.calm, read_only=True)
    keys = [stamp.key for stamp in store.stamps()]
    assert len(keys) >= least
    assert store.check() == []
    for ours, theirs in zip(store.get_document_graphs(keys), calm.get_document_graphs(keys), strict=True):
        assert ours is not None
        assert theirs is not None
        assert said(ours) == said(theirs)
    calm.close()
    store.close()


def said(graph: object) -> dict[str, object]:
    found = asdict(graph)  # type: ignore[call-overload]
    vectors, codes = found.pop("vectors"), found.pop("token_codes")
    found["vectors"] = None if vectors is None else vectors.tobytes()
    found["token_codes"] = None if codes is None else [signs.tobytes() for signs in codes]
    return found


def check_whole(store: GraphStore, expected: list[str]) -> None:
    assert store.check() == []
    assert list(everything(store)) == expected


def everything(store: GraphStore) -> Iterator[str]:
    """An export with the canonical layer and its evidence: `canonical_export` with fewer questions."""
    stream = io.StringIO()
    export_jsonl(store, stream)
    yield from stream.getvalue().splitlines()
    yield from map(repr, store.iterate_entities())
    triples = list(store.iterate_triples())
    yield from map(repr, triples)
    evidence = store.evidence([triple.id for triple in triples])
    yield from (repr((id_, rows)) for id_, rows in sorted(evidence.items()))


def finish(place: Place, kind: str, address: str, name: str) -> None:
    log = place.folder / f"{name}_again.log"
    process = place.start(kind, address, log)
    assert process.wait(PATIENCE) == 0, log.with_suffix(".err").read_text()
    store = open_store(address, read_only=True, server=place.login)
    check_whole(store, place.expected)
    store.close()


@pytest.mark.parametrize("number", range(KILLS))
def test_a_disturbed_build_run_again_equals_an_undisturbed_one(
    place: Place, number: int, record_property: Callable[[str, object], None]
):
    choose = random.Random(SEED * 1000 + number)
    victim = "server" if number % 2 else "builder"
    address, fate = disturbed(place, "build", victim, f"{victim}_{number}", choose)
    record_property("fate", f"{victim} killed, the builder {fate}")
    finish(place, "build", address, f"{victim}_{number}")


@pytest.mark.parametrize("number", range(COPIES))
def test_a_disturbed_copy_run_again_equals_its_source(
    place: Place, number: int, record_property: Callable[[str, object], None]
):
    choose = random.Random(SEED * 2000 + number)
    victim = "server" if number % 2 else "copy"
    address, fate = disturbed(place, "copy", victim, f"copied_{victim}_{number}", choose)
    record_property("fate", f"{victim} killed, the copy {fate}")
    finish(place, "copy", address, f"copied_{victim}_{number}")
