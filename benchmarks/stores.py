"""Both stores side by side on one graph, and beside what a bare Neo4j does with the same rows in the same run.

Seconds are wall time; `cpu_s` is the processor time of client and server together, which says more where the
machine is busy with other things.

The Neo4j store and the bare rows get a fresh server each, of the same settings, and write a fifth as much to another
workspace before anything is timed. With `--rounds 2` both write once more, in the other order, and their times are
added. It needs Java and Maven, as the tests do.

usage: python benchmarks/stores.py [--nodes 200000] [--relationships 1000000] [--vectors 10000] [--rounds 1] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import neo4j
from pydantic import SecretStr

from backends.stores import open_store
from benchmarks import bare_neo4j
from benchmarks.common import table
from benchmarks.corpora import Corpus, corpus_of, vectors, word
from retriever.metrics import percentile
from schemas.graph import EmbeddedChunk, EmbedderInfo, GraphBatch
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import Neo4jSettings
from service.copying import BATCH_DOCUMENTS
from tests.neo4j_server.server import Server

DIMENSION = 384
EMBEDDER = EmbedderInfo("made", DIMENSION, "benchmark")
_LEAST_WARM = 600  # nodes: fewer make no corpus
WORKSPACE, WARM_WORKSPACE = "bench", "warm"
WARM = 0.2
"""How much is written before anything is timed, as a share of the corpus: a server compiles itself meanwhile."""

HEAP = "2g"
TOP = 20
AGAIN = 0.1
"""The share of documents that are written again."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """What to make, and how much of it goes in one write."""

    nodes: int
    relationships: int
    vectors: int
    batch: int
    questions: int
    rounds: int = 1


@dataclass(slots=True)
class Measured:
    """One store's times: seconds of writes, ms of reads; `vector_top` is what each question's search gave."""

    upsert: float = 0.0
    upsert_cpu: float = 0.0
    again: float = 0.0
    vectors: float = 0.0
    snapshot: float = 0.0
    snapshot_edges: int = 0
    reads: dict[str, tuple[float, float]] = field(default_factory=dict)  # p50, p95
    vector_top: list[set[str]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Clock:
    """Processor time of this process, and of a server's if there is one."""

    server: int = 0

    def cpu(self) -> float:
        """Seconds so far; only Linux tells those of another process."""
        own = process_time()
        if not self.server:
            return own
        fields = Path(f"/proc/{self.server}/stat").read_text().rpartition(")")[2].split()
        return own + (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--nodes", type=int, default=200_000)
    parser.add_argument("--relationships", type=int, default=1_000_000)
    parser.add_argument("--vectors", type=int, default=10_000, help="chunks with a vector")
    parser.add_argument(
        "--batch", type=int, default=BATCH_DOCUMENTS, help="documents in one write, as in `guanxi store copy`"
    )
    parser.add_argument("--questions", type=int, default=100, help="of each kind of reading")
    parser.add_argument("--rounds", type=int, default=1, help="how often Neo4j is written")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    sizes = Sizes(
        options.nodes,
        options.relationships,
        options.vectors,
        options.batch,
        options.questions,
        options.rounds,
    )
    report = measure(sizes)
    print(json.dumps(report) if options.json else rendered(report))
    return 0


def measure(sizes: Sizes) -> dict[str, object]:
    """All three on the same corpus, one after the other."""
    ontology = Ontology.load()
    predicates = (*sorted(ontology.relations)[:50], *(f"{word(number)} of" for number in range(10)))
    corpus = corpus_of(sizes.nodes, sizes.relationships, predicates)
    share = max(WARM, min(1.0, _LEAST_WARM / sizes.nodes))
    warm = corpus_of(round(share * sizes.nodes), round(share * sizes.relationships), predicates, seed=1)
    with tempfile.TemporaryDirectory(prefix="guanxi-stores-") as scratch:
        servers = Servers(Path(scratch), warm, corpus, sizes)
        servers.ours(use=True)
        servers.bare()
        for number in range(1, sizes.rounds):
            for run in (servers.bare, servers.ours) if number % 2 else (servers.ours, servers.bare):
                run()
        sqlite = Measured()
        with closing(open_store(Path(scratch, "bench.db"), create=True)) as store:
            _write("sqlite", store, corpus, sizes, Clock(), sqlite)
            _use(store, corpus, sizes, sqlite)
    stores = {"sqlite": sqlite, "neo4j": servers.measured}
    return _report(sizes, corpus, servers.rows.graph.counts, stores, servers.bare_times)


@dataclass(slots=True)
class Servers:
    """Both ways to write the corpus, each on a fresh server that has written `warm` to another workspace."""

    scratch: Path
    warm: Corpus
    corpus: Corpus
    sizes: Sizes
    measured: Measured = field(default_factory=Measured)
    bare_times: bare_neo4j.Times = field(default_factory=bare_neo4j.Times)
    rows: bare_neo4j.Rows = field(default_factory=bare_neo4j.Rows)
    started: int = 0

    @contextmanager
    def _server(self) -> Iterator[tuple[Server, neo4j.Driver]]:
        self.started += 1
        with Server(self.scratch / str(self.started), heap=HEAP).running() as server:
            login = (server.user, server.password)
            with neo4j.GraphDatabase.driver(
                server.uri, auth=login, notifications_min_severity="OFF"
            ) as driver:
                yield server, driver

    def ours(self, *, use: bool = False) -> None:
        """Through `Neo4jStore`; `use` reads besides, and takes the rows for the bare server."""
        with self._server() as (server, driver):
            login = Neo4jSettings(user=server.user, password=SecretStr(server.password))
            with closing(open_store(f"{server.uri}/{WARM_WORKSPACE}", create=True, server=login)) as store:
                for batch in self.warm.batches(self.sizes.batch):
                    store.upsert(GraphBatch(batch))
            with closing(open_store(f"{server.uri}/{WORKSPACE}", create=True, server=login)) as store:
                _write("neo4j", store, self.corpus, self.sizes, Clock(server.pid), self.measured)
                if not use:
                    return
                self.rows.warm = bare_neo4j.read_graph(driver, WARM_WORKSPACE)
                self.rows.graph = bare_neo4j.read_graph(driver, WORKSPACE)
                _use(store, self.corpus, self.sizes, self.measured)
                self.rows.schema, self.rows.vector_schema = bare_neo4j.read_schema(driver)
                self.rows.vectors = _vector_rows(driver, self.corpus, self.sizes)

    def bare(self) -> None:
        """The same graph made of prepared rows."""
        with self._server() as (server, driver):
            bare_neo4j.create_schema(driver, self.rows.schema)
            bare_neo4j.create_graph(driver, self.rows.warm)
            clock = Clock(server.pid)
            before = clock.cpu()
            nodes, relationships = bare_neo4j.create_graph(driver, self.rows.graph)
            cpu = clock.cpu() - before
            _note(f"bare: nodes {nodes:.1f} s, relationships {relationships:.1f} s, processor {cpu:.1f} s")
            self.bare_times.cpu += cpu
            self.bare_times.nodes += nodes
            self.bare_times.relationships += relationships
            made = bare_neo4j.count(driver, WORKSPACE)
            if made != self.rows.graph.counts:
                raise ValueError(f"the bare server has {made}, not {self.rows.graph.counts}")
            bare_neo4j.create_schema(driver, self.rows.vector_schema)
            if not self.bare_times.vectors:
                name = f"embedding_{DIMENSION}"
                self.bare_times.vectors = bare_neo4j.set_vectors(driver, self.rows.vectors, name)


def _write(name: str, store: GraphStore, corpus: Corpus, sizes: Sizes, clock: Clock, found: Measured) -> None:
    """Everything, timed apart from the making of it."""
    start, start_cpu = found.upsert, found.upsert_cpu
    for number, batch in enumerate(corpus.batches(sizes.batch)):
        before = clock.cpu()
        found.upsert += _seconds(partial(store.upsert, GraphBatch(batch)))
        found.upsert_cpu += clock.cpu() - before
        if number % 5 == 0:
            done = number * sizes.batch
            _note(f"{name}: {done} of {corpus.documents} documents, {found.upsert - start:.1f} s")
    _note(f"{name}: {found.upsert - start:.1f} s, processor {found.upsert_cpu - start_cpu:.1f} s")


def _use(store: GraphStore, corpus: Corpus, sizes: Sizes, found: Measured) -> None:
    """Read, add vectors, then write a share of the documents again."""
    _read(store, corpus, sizes, found)
    _embed(store, corpus, sizes, found)
    some = range(0, corpus.documents, max(1, round(1 / AGAIN)))
    for first in range(0, len(some), sizes.batch):
        part = tuple(corpus.document(number) for number in some[first : first + sizes.batch])
        found.again += _seconds(partial(store.upsert, GraphBatch(part)))
    found.again /= len(some) / corpus.documents


def _read(store: GraphStore, corpus: Corpus, sizes: Sizes, found: Measured) -> None:
    random = np.random.default_rng(1)
    numbers = (int(one) for one in random.integers(corpus.entities, size=10 * sizes.questions))
    ids = _some_entities(store, corpus, numbers, sizes.questions)
    predicates = [corpus.predicates[int(n)] for n in random.integers(len(corpus.predicates), size=len(ids))]
    pairs = list(zip(ids, predicates, strict=True))
    found.reads["match"] = _timed(lambda pair: store.match([pair[0]], [pair[1]]), pairs)
    found.reads["expand"] = _timed(lambda id_: store.expand([id_]), ids)
    found.reads["expand 2 hops"] = _timed(lambda id_: store.expand([id_], hops=2, limit_per_node=20), ids)
    words = [[word(int(n)) for n in random.integers(1_000, size=3)] for _ in ids]
    found.reads["text"] = _timed(lambda tokens: store.text_search(tokens, TOP), words)
    times = []
    for _ in range(3):
        start = perf_counter()
        snapshot = store.edges_snapshot()
        times.append(perf_counter() - start)
        found.snapshot_edges = len(snapshot.source) if snapshot is not None else 0
    found.snapshot = statistics.median(times)


def _some_entities(store: GraphStore, corpus: Corpus, numbers: Iterator[int], wanted: int) -> list[str]:
    names = [corpus.name(number) for number in numbers]
    found = store.find_names(names)
    return [found[name][0].id for name in dict.fromkeys(names) if name in found][:wanted]


def _embed(store: GraphStore, corpus: Corpus, sizes: Sizes, found: Measured) -> None:
    made = vectors(sizes.vectors, DIMENSION)
    store.set_embedder(EMBEDDER)
    rows = list(map(EmbeddedChunk, _chunk_ids(corpus, sizes.vectors), made))
    found.vectors = _seconds(lambda: store.replace_vectors(EMBEDDER, iter(rows)))
    questions = made[:: max(1, len(made) // sizes.questions)] + vectors(1, DIMENSION, seed=2) * 0.3

    asked = list(questions / np.linalg.norm(questions, axis=1, keepdims=True))

    def search(question: NDArray[np.float32]) -> list[tuple[str, float]]:
        return store.vector_search(question[None, :], TOP)[0]

    found.reads["vector"] = _timed(search, asked)
    found.vector_top = [{id_ for id_, _ in search(question)} for question in asked]


def _chunk_ids(corpus: Corpus, count: int) -> list[str]:
    """The first chunks of the documents, one a document in turn."""
    last = -(-count // corpus.documents)
    return [f"d{n:07}#{ordinal}" for ordinal in range(last) for n in range(corpus.documents)][:count]


def _vector_rows(driver: neo4j.Driver, corpus: Corpus, sizes: Sizes) -> list[list[object]]:
    """What the bare server is given: keys of chunks, numbers, bytes."""
    with driver.session() as session:
        query = "MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix RETURN c.id, c.gid"
        gids = dict(session.run(query, prefix=f"{WORKSPACE}/").values())
    ids = _chunk_ids(corpus, sizes.vectors)
    made = vectors(sizes.vectors, DIMENSION)
    return [[gids[id_], vector.tolist(), vector.tobytes()] for id_, vector in zip(ids, made, strict=True)]


def _seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def _timed(work: Callable[..., object], questions: Sequence[object]) -> tuple[float, float]:
    """p50 and p95 in ms, after five questions that warm up."""
    for question in questions[:5]:
        work(question)
    times = [1000 * _seconds(partial(work, question)) for question in questions]
    return percentile(times, 0.5), percentile(times, 0.95)


def _report(
    sizes: Sizes,
    corpus: Corpus,
    counts: tuple[int, int],
    stores: dict[str, Measured],
    bare: bare_neo4j.Times,
) -> dict[str, object]:
    nodes, relationships = counts

    def rates(
        upsert: float, cpu: float, again: float | None, embedded: float, rounds: int
    ) -> dict[str, float | None]:
        return {
            "upsert_s": round(upsert / rounds, 2),
            "upsert_cpu_s": round(cpu / rounds, 2),
            "upsert_nodes_per_s": round(nodes * rounds / upsert),
            "upsert_relationships_per_s": round(relationships * rounds / upsert),
            "again_relationships_per_s": round(relationships / again) if again else None,
            "vectors_per_s": round(sizes.vectors / embedded),
        }

    rows: dict[str, dict[str, object]] = {}
    for name, found in stores.items():
        rounds = sizes.rounds if name == "neo4j" else 1
        rows[name] = {**rates(found.upsert, found.upsert_cpu, found.again, found.vectors, rounds)}
        rows[name] |= {f"{kind}_ms": [round(ms, 2) for ms in times] for kind, times in found.reads.items()}
        rows[name] |= {
            "snapshot_s": round(found.snapshot, 3),
            "snapshot_relationships_per_s": round(found.snapshot_edges / found.snapshot),
        }
    rows["bare neo4j"] = {**rates(bare.graph, bare.cpu, None, bare.vectors, sizes.rounds)}
    exact, proposed = stores["sqlite"].vector_top, stores["neo4j"].vector_top
    hits = sum(len(one & other) for one, other in zip(exact, proposed, strict=True))
    return {
        "nodes": nodes,
        "relationships": relationships,
        "documents": corpus.documents,
        "vectors": sizes.vectors,
        "snapshot_edges": stores["neo4j"].snapshot_edges,
        "stores": rows,
        "batch": sizes.batch,
        "rounds": sizes.rounds,
        "bare_nodes_s": round(bare.nodes / sizes.rounds, 2),
        "bare_relationships_s": round(bare.relationships / sizes.rounds, 2),
        "upsert_over_bare": round(bare.graph / stores["neo4j"].upsert, 3),
        "upsert_over_bare_cpu": round(bare.cpu / stores["neo4j"].upsert_cpu, 3),
        "vectors_over_bare": round(bare.vectors / stores["neo4j"].vectors, 3),
        "vector_candidates_of_exact_top": round(hits / sum(map(len, exact)), 4),
        "load_at_end": os.getloadavg()[0],
    }


def rendered(report: dict[str, object]) -> str:
    """A table, a column a store."""
    stores = report["stores"]
    if not isinstance(stores, dict):
        raise TypeError("the report has no stores")
    measures = list(dict.fromkeys(measure for row in stores.values() for measure in row))
    rows = [[measure, *(_cell(row.get(measure)) for row in stores.values())] for measure in measures]
    rest = "\n".join(f"{name}: {value}" for name, value in report.items() if name != "stores")
    return f"{table(['', *stores], rows)}\n\n{rest}"


def _cell(value: object) -> str:
    if isinstance(value, list):
        return " / ".join(f"{one:g}" for one in value)
    return "" if value is None else f"{value:,}" if isinstance(value, int | float) else str(value)


def _note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
