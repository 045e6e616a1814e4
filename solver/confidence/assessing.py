"""How likely an answer is right, worked out when it is there, from what was found on the way to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from schemas.errors import InputError
from schemas.protocols import GraphStore
from solver.confidence.estimating import weights_for
from solver.confidence.signs import Found, signs
from solver.running import Run, Runner
from solver.synthesis.citing import cited_chunks
from solver.synthesis.composed import Composed

_LEAST = 0.01


@dataclass(frozen=True, slots=True)
class Confidence:
    """How likely an answer is right, to two digits, from 0.01 to 0.99, and the signs that it is worked out from."""

    likely: float
    signs: Mapping[str, float]


class Assessor:
    """Weighs the answers of one question's runner."""

    def __init__(self, runner: Runner, store: GraphStore) -> None:
        self._runner = runner
        self._store = store

    def confidence(self, question: str, run: Run, composed: Composed) -> Confidence | None:
        """Of an answer to the question in plain words, less the share of the parts that it says are left open; None for
        an abstention, and without an embedder whose likenesses were measured.
        """
        meaning = self._runner.meaning
        if meaning is None or not meaning.is_measured or composed.abstained:
            return None
        asked = run.rankings.get(len(run.plan.parts) - 1) if composed.triples else None
        ranking = asked if asked is not None else self._runner.found(run.plan)
        chunks = cited_chunks(composed.citations, self._store)
        weighed = meaning.said_in(run.plan, ranking, {chunk.language for chunk in chunks})
        best = max(weighed, key=lambda one: one.likely, default=None)
        likeliest = "".join(self._runner.words([best.extract])) if best is not None else ""
        quotes = self._runner.cited(composed)
        known = Found(question, run.plan, composed, chunks, quotes, ranking, weighed, likeliest)
        found = signs(known, meaning, self._runner.lexicon, self._store)
        likely = weights_for(found).likely(found)
        parts = len(run.plan.parts)
        whole = (parts - min(composed.unanswered, parts)) / parts
        return Confidence(min(max(round(likely * whole, 2), _LEAST), 1 - _LEAST), found)


def check_least(least: float) -> None:
    """InputError for a least confidence that is no number in [0, 1)."""
    number = isinstance(least, int | float) and not isinstance(least, bool)
    if not number or not 0 <= least < 1:
        raise InputError(f"a least confidence is a number from 0 up to 1, such as 0.8, not {least!r}.")
