"""Runs the nodes of a flow, each after those that it reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from time import perf_counter

from retriever.candidates import Candidates
from retriever.flow import Flow
from retriever.merger import Merger, Scores
from retriever.nodes import Found, Node
from retriever.ranking.ranker import Ranker
from schemas.retrieval import NodeReport, Query


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a flow found, and a report of each node."""

    found: Found
    reports: tuple[NodeReport, ...]


class FlowRunner:
    """Ready nodes by name; safe between threads.

    Nodes run one after another: what they compute is Python's and numpy's on small arrays, of which two at a time are
    slower, and each further thread that reads a store maps its file anew.
    """

    def __init__(
        self, nodes: Mapping[str, Node], merger: Merger, hold: Callable[[str], AbstractContextManager[None]]
    ) -> None:
        """`hold` keeps what a question is measured by while its flow runs."""
        self._nodes = nodes
        self._merger = merger
        self._hold = hold

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

    def scores(self, candidates: Candidates, ranker: Ranker) -> Scores:
        """(n_candidates,): a ranker's scores with what the candidates' collections add."""
        return self._merger.placed(candidates, ranker.score(candidates.features), ranker.spread)

    def _results(
        self, levels: Sequence[tuple[str, ...]], flow: Flow, query: Query
    ) -> tuple[dict[str, Found], tuple[NodeReport, ...]]:
        """What the nodes of the flow's first levels found."""
        results: dict[str, Found] = {}
        reports: list[NodeReport] = []
        for level in levels:
            for name in level:
                node = self._nodes[name]
                start = perf_counter()
                results[name] = found = node.run(query, [results[other] for other in flow.before(name)])
                ms = (perf_counter() - start) * 1000
                reports.append(NodeReport(name, found.count, node.unit, ms))
        return results, tuple(reports)
