"""Runs the nodes of a flow: level by level, those of one level together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from time import perf_counter

from retriever.candidates import Candidates
from retriever.flow import Flow
from retriever.merger import Merger
from retriever.nodes import Found, Node
from schemas.retrieval import NodeReport, Query

_THREADS = 4


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a flow found, and a report of each node."""

    found: Found
    reports: tuple[NodeReport, ...]


class FlowRunner:
    """Ready nodes by name; safe between threads. Close it to end its threads."""

    def __init__(
        self, nodes: Mapping[str, Node], merger: Merger, hold: Callable[[str], AbstractContextManager[None]]
    ) -> None:
        """`hold` keeps what a question is measured by while its flow runs."""
        self._nodes = nodes
        self._merger = merger
        self._hold = hold
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="retriever")

    def run(self, flow: Flow, query: Query, *, explain: bool = False) -> Outcome:
        """The result of the flow's end; chunks that it knows but has not ranked are ranked."""
        with self._hold(query.text):
            results, reports = self._results(flow.levels, flow, query)
            found = results[flow.sink]
            if explain and found.ranked:
                found = self._merger.rank(
                    query, [results[name] for name in flow.before(flow.sink)], explain=True
                )
            elif found.scale is not None or found.reached is not None:
                found = self._merger.rank(query, [found], explain=explain)
            return Outcome(found, reports)

    def candidates(self, flow: Flow, query: Query) -> Candidates:
        """What the ranker at the flow's end sees."""
        with self._hold(query.text):
            results, _ = self._results(flow.levels[:-1], flow, query)
            return self._merger.candidates(query, [results[name] for name in flow.before(flow.sink)])

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()

    def _results(
        self, levels: Sequence[tuple[str, ...]], flow: Flow, query: Query
    ) -> tuple[dict[str, Found], tuple[NodeReport, ...]]:
        """What the nodes of the flow's first levels found."""
        results: dict[str, Found] = {}
        reports: list[NodeReport] = []
        for level in levels:
            inputs = [tuple(results[name] for name in flow.before(name)) for name in level]
            for name, (found, ms) in zip(level, self._run(level, query, inputs), strict=True):
                results[name] = found
                reports.append(NodeReport(name, found.count, self._nodes[name].unit, ms))
        return results, tuple(reports)

    def _run(
        self, level: tuple[str, ...], query: Query, inputs: list[tuple[Found, ...]]
    ) -> list[tuple[Found, float]]:
        """The last node runs in the caller's thread: each thread that reads a store maps its file anew."""
        *others, last = [self._nodes[name] for name in level]
        running = [
            self._pool.submit(_timed, node, query, found) for node, found in zip(others, inputs, strict=False)
        ]
        own = _timed(last, query, inputs[-1])
        return [*(future.result() for future in running), own]


def _timed(node: Node, query: Query, upstream: tuple[Found, ...]) -> tuple[Found, float]:
    start = perf_counter()
    found = node.run(query, upstream)
    return found, (perf_counter() - start) * 1000
