"""Personalized PageRank against networkx and, where it is installed, igraph, as ratios in one run.

Times are the processor's, so that a busy machine does not change them much.

usage: python benchmarks/pagerank.py [--nodes 100000 1000000] [--json]
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

import networkx
import numpy as np
from numpy.typing import NDArray
from scipy import sparse

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import table
from retriever.graph.pagerank import DAMPING, personalized_pagerank, transitions
from retriever.metrics import percentile

EDGES_PER_NODE = 9.5  # of an encyclopedia's graph of passages and entities
SEEDS_PER_QUESTION = 10
TOP = 100
ROUNDS = 5
ENOUGH = 30.0  # seconds of one system's questions, after which no further one is asked


@dataclass(frozen=True, slots=True)
class Graph:
    """Undirected weighted edges; half of them prefer popular nodes, half are near in number."""

    size: int
    source: NDArray[np.int32]  # (n_edges,)
    target: NDArray[np.int32]  # (n_edges,)
    weight: NDArray[np.float32]  # (n_edges,), > 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--nodes", type=int, nargs="+", default=[100_000, 1_000_000])
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    report = {str(size): measure(random_graph(size, seed=0)) for size in options.nodes}
    if options.json:
        print(json.dumps(report))
        return 0
    for size, systems in report.items():
        header = ["system", *next(iter(systems.values()))]
        rows = [[name, *(row.get(column, "") for column in header[1:])] for name, row in systems.items()]
        print(f"{size} nodes\n{table(header, rows)}\n")
    return 0


def random_graph(size: int, *, seed: int) -> Graph:
    """A graph like an encyclopedia's in degree: the same for the same seed."""
    random = np.random.default_rng(seed)
    count = int(size * EDGES_PER_NODE)
    source = random.integers(0, size, count)
    popular = (size * random.random(count) ** 3).astype(np.int64)
    near = (source + random.integers(1, 50, count)) % size
    target = np.where(random.random(count) < 0.5, popular, near)
    kept = source != target
    weight = random.random(count).astype(np.float32) + 0.1
    return Graph(size, source[kept].astype(np.int32), target[kept].astype(np.int32), weight[kept])


def measure(graph: Graph) -> dict[str, dict[str, float]]:
    """Median processor ms of a question, build time, times slower than ours, and agreement of the first 100 nodes."""
    random = np.random.default_rng(1)
    questions = [np.sort(random.choice(graph.size, SEEDS_PER_QUESTION, replace=False)) for _ in range(ROUNDS)]
    systems: dict[str, Callable[[Graph], Callable[[NDArray[np.int64]], NDArray[np.float64]]]] = {
        "guanxi": _ours,
        "networkx": _networkx,
    }
    if importlib.util.find_spec("igraph") is not None:
        systems["igraph"] = _igraph
    report: dict[str, dict[str, float]] = {}
    tops: dict[str, list[set[int]]] = {}
    for name, prepare in systems.items():
        start = process_time()
        solve = prepare(graph)
        build = process_time() - start
        ms, tops[name] = _timed(solve, questions)
        report[name] = {"build_s": round(build, 2), "p50_ms": round(percentile(ms, 0.5), 1)}
    for name, row in report.items():
        row["times_ours"] = round(row["p50_ms"] / report["guanxi"]["p50_ms"], 1)
        shared = [len(a & b) / TOP for a, b in zip(tops[name], tops["guanxi"], strict=False)]
        row[f"same_top_{TOP}"] = round(sum(shared) / len(shared), 3)
    return report


def _timed(
    solve: Callable[[NDArray[np.int64]], NDArray[np.float64]], questions: Sequence[NDArray[np.int64]]
) -> tuple[list[float], list[set[int]]]:
    ms: list[float] = []
    tops: list[set[int]] = []
    for seeds in questions:
        start = process_time()
        mass = solve(seeds)
        ms.append((process_time() - start) * 1000)
        tops.append(set(np.argsort(-mass, kind="stable")[:TOP].tolist()))
        if sum(ms) > ENOUGH * 1000:
            break
    return ms, tops


def _ours(graph: Graph) -> Callable[[NDArray[np.int64]], NDArray[np.float64]]:
    prepared = transitions(graph.size, graph.source, graph.target, graph.weight)

    def solve(seeds: NDArray[np.int64]) -> NDArray[np.float64]:
        start = np.zeros(graph.size, np.float32)
        start[seeds] = 1
        return personalized_pagerank(prepared, start).astype(np.float64)

    return solve


def _networkx(graph: Graph) -> Callable[[NDArray[np.int64]], NDArray[np.float64]]:
    summed = sparse.coo_matrix(
        (graph.weight, (graph.source, graph.target)), shape=(graph.size, graph.size)
    ).tocsr()
    rows, columns, weights = sparse.find(sparse.triu(summed + summed.T))
    net: networkx.Graph[int] = networkx.Graph()
    net.add_nodes_from(range(graph.size))
    net.add_weighted_edges_from(zip(rows.tolist(), columns.tolist(), weights.tolist(), strict=True))

    def solve(seeds: NDArray[np.int64]) -> NDArray[np.float64]:
        found = networkx.pagerank(net, DAMPING, personalization=dict.fromkeys(seeds.tolist(), 1.0))
        return np.fromiter((found[node] for node in range(graph.size)), np.float64, graph.size)

    return solve


def _igraph(graph: Graph) -> Callable[[NDArray[np.int64]], NDArray[np.float64]]:
    igraph = importlib.import_module("igraph")
    net = igraph.Graph(graph.size, list(zip(graph.source.tolist(), graph.target.tolist(), strict=True)))
    weights = graph.weight.tolist()

    def solve(seeds: NDArray[np.int64]) -> NDArray[np.float64]:
        found = net.personalized_pagerank(damping=DAMPING, reset_vertices=seeds.tolist(), weights=weights)
        return np.asarray(found)

    return solve


if __name__ == "__main__":
    sys.exit(main())
