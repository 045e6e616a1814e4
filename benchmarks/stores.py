"""Both stores side by side on one graph, and beside what a bare Neo4j does with the same rows in the same run.

Seconds are wall time; `cpu_s` is the processor time of client and server together, which says more where the
machine is busy with other things.

A server of its own is started for the Neo4j store, and then a second, empty one for the bare rows; it needs
Java and Maven, as the tests do.

usage: python benchmarks/stores.py [--nodes 200000] [--relationships 1000000] [--vectors 10000] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
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
from schemas.graph import EmbedderInfo, GraphBatch
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import Neo4jSettings
from tests.neo4j_server.server import Server

DIMENSION = 384
EMBEDDER = EmbedderInfo("made", DIMENSION, "benchmark")
WORKSPACE = "bench"
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
class Bare:
    """Seconds of a bare server; `cpu` for nodes and relationships."""

    nodes: float
    relationships: float
    cpu: float
    vectors: float

    @property
    def graph(self) -> float:
        return self.nodes + self.relationships


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
    parser.add_argument("--batch", type=int, default=32, help="documents in one write")
    parser.add_argument("--questions", type=int, default=100, help="of each kind of reading")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    sizes = Sizes(options.nodes, options.relationships, options.vectors, options.batch, options.questions)
    report = measure(sizes)
    print(json.dumps(report) if options.json else rendered(report))
    return 0


def measure(sizes: Sizes) -> dict[str, object]:
    """All three on the same corpus, one after the other."""
    ontology = Ontology.load()
    predicates = (*sorted(ontology.relations)[:50], *(f"{word(number)} of" for number in range(10)))
    corpus = corpus_of(sizes.nodes, sizes.relationships, predicates)
    with tempfile.TemporaryDirectory(prefix="guanxi-stores-") as scratch:
        store = open_store(Path(scratch, "bench.db"), create=True)
        sqlite = _measured("sqlite", store, corpus, sizes, Clock())
        store.close()
        with Server(Path(scratch, "ours")).running() as server, _driver(server) as driver:
            login = Neo4jSettings(user=server.user, password=SecretStr(server.password))
            store = open_store(f"{server.uri}/{WORKSPACE}", create=True, server=login)
            prepared: list[bare_neo4j.Prepared] = []
            clock = Clock(server.pid)
            ours = _measured(
                "neo4j",
                store,
                corpus,
                sizes,
                clock,
                lambda: prepared.append(bare_neo4j.read_graph(driver)),
            )
            bare_neo4j.read_schema(driver, prepared[0])
            rows = _vector_rows(driver, store, corpus, sizes)
            store.close()
        with Server(Path(scratch, "bare")).running() as server, _driver(server) as driver:
            bare = _bare(driver, prepared[0], rows, Clock(server.pid))
    return _report(sizes, corpus, prepared[0].counts, {"sqlite": sqlite, "neo4j": ours}, bare)


def _driver(server: Server) -> neo4j.Driver:
    return neo4j.GraphDatabase.driver(
        server.uri, auth=(server.user, server.password), notifications_min_severity="OFF"
    )


def _measured(
    name: str,
    store: GraphStore,
    corpus: Corpus,
    sizes: Sizes,
    clock: Clock,
    loaded: Callable[[], None] = lambda: None,
) -> Measured:
    """Write everything, read, then write a share again; `loaded` is called before there are vectors."""
    found = Measured()
    for number, batch in enumerate(corpus.batches(sizes.batch)):
        before = clock.cpu()
        found.upsert += _seconds(partial(store.upsert, GraphBatch(batch)))
        found.upsert_cpu += clock.cpu() - before
        if number % 20 == 0:
            _note(f"{name}: {number * sizes.batch} of {corpus.documents} documents, {found.upsert:.1f} s")
    _note(f"{name}: written in {found.upsert:.1f} s")
    loaded()
    _read(store, corpus, sizes, found)
    _embed(store, corpus, sizes, found)
    some = range(0, corpus.documents, max(1, round(1 / AGAIN)))
    for first in range(0, len(some), sizes.batch):
        part = tuple(corpus.document(number) for number in some[first : first + sizes.batch])
        found.again += _seconds(partial(store.upsert, GraphBatch(part)))
    found.again /= len(some) / corpus.documents
    _note(f"{name}: done")
    return found


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
    rows = list(zip(_chunk_ids(corpus, sizes.vectors), made, strict=True))
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


def _vector_rows(driver: neo4j.Driver, store: GraphStore, corpus: Corpus, sizes: Sizes) -> list[list[object]]:
    """What the bare server is given: keys of chunks, numbers, bytes."""
    with driver.session() as session:
        gids = dict(session.run("MATCH (c:Chunk) RETURN c.id, c.gid").values())
    ids = _chunk_ids(corpus, sizes.vectors)
    made = vectors(sizes.vectors, DIMENSION)
    return [[gids[id_], vector.tolist(), vector.tobytes()] for id_, vector in zip(ids, made, strict=True)]


def _bare(
    driver: neo4j.Driver, prepared: bare_neo4j.Prepared, rows: list[list[object]], clock: Clock
) -> Bare:
    """The same graph made of prepared rows."""
    bare_neo4j.create_schema(driver, prepared.schema)
    before = clock.cpu()
    nodes, relationships = bare_neo4j.create_graph(driver, prepared)
    cpu = clock.cpu() - before
    _note(f"bare: nodes {nodes:.1f} s, relationships {relationships:.1f} s")
    if bare_neo4j.count(driver) != prepared.counts:
        raise ValueError(f"the bare server has {bare_neo4j.count(driver)}, not {prepared.counts}")
    bare_neo4j.create_schema(driver, prepared.vector_schema)
    return Bare(nodes, relationships, cpu, bare_neo4j.set_vectors(driver, rows, f"embedding_{DIMENSION}"))


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
    bare: Bare,
) -> dict[str, object]:
    nodes, relationships = counts

    def rates(upsert: float, cpu: float, again: float | None, embedded: float) -> dict[str, float | None]:
        return {
            "upsert_s": round(upsert, 2),
            "upsert_cpu_s": round(cpu, 2),
            "upsert_nodes_per_s": round(nodes / upsert),
            "upsert_relationships_per_s": round(relationships / upsert),
            "again_relationships_per_s": round(relationships / again) if again else None,
            "vectors_per_s": round(sizes.vectors / embedded),
        }

    rows: dict[str, dict[str, object]] = {}
    for name, found in stores.items():
        rows[name] = {**rates(found.upsert, found.upsert_cpu, found.again, found.vectors)}
        rows[name] |= {f"{kind}_ms": [round(ms, 2) for ms in times] for kind, times in found.reads.items()}
        rows[name] |= {
            "snapshot_s": round(found.snapshot, 3),
            "snapshot_relationships_per_s": round(found.snapshot_edges / found.snapshot),
        }
    rows["bare neo4j"] = {**rates(bare.graph, bare.cpu, None, bare.vectors)}
    exact, proposed = stores["sqlite"].vector_top, stores["neo4j"].vector_top
    hits = sum(len(one & other) for one, other in zip(exact, proposed, strict=True))
    return {
        "nodes": nodes,
        "relationships": relationships,
        "documents": corpus.documents,
        "vectors": sizes.vectors,
        "snapshot_edges": stores["neo4j"].snapshot_edges,
        "stores": rows,
        "bare_nodes_s": round(bare.nodes, 2),
        "bare_relationships_s": round(bare.relationships, 2),
        "upsert_over_bare": round(bare.graph / stores["neo4j"].upsert, 3),
        "upsert_over_bare_cpu": round(bare.cpu / stores["neo4j"].upsert_cpu, 3),
        "vectors_over_bare": round(bare.vectors / stores["neo4j"].vectors, 3),
        "vector_candidates_of_exact_top": round(hits / sum(map(len, exact)), 4),
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
