"""How likely an answer is right, worked out when it is there, from what was found on the way to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from schemas.protocols import GraphStore
from solver.confidence.estimating import weights_for
from solver.confidence.signs import Found, signs
from solver.running import Run, Runner
from solver.synthesis.citing import cited_chunks
from solver.synthesis.composing import Composed


@dataclass(frozen=True, slots=True)
class Confidence:
    """How likely an answer is right, in (0, 1), and the signs that it is worked out from."""

    likely: float
    signs: Mapping[str, float]


class Assessor:
    """Weighs the answers of one question's runner."""

    def __init__(self, runner: Runner, store: GraphStore) -> None:
        self._runner = runner
        self._store = store

    def confidence(self, question: str, run: Run, composed: Composed) -> Confidence | None:
        """Of an answer to the question as it was put; None for an abstention, and without vectors whose likenesses were
        measured.
        """
        meaning = self._runner.meaning
        if meaning is None or not meaning.is_measured or composed.abstained:
            return None
        asked = run.rankings.get(len(run.plan.parts) - 1) if composed.triples else None
        ranking = asked if asked is not None else self._runner.found(run.plan)
        languages = {chunk.language for chunk in cited_chunks(composed.citations, self._store)}
        weighed = meaning.said_in(run.plan, ranking, languages)
        best = max(weighed, key=lambda one: one.likely, default=None)
        likeliest = "".join(self._runner.words([best.extract])) if best is not None else ""
        quotes = self._runner.cited(composed)
        known = Found(question, run.plan, composed, quotes, ranking, weighed, likeliest)
        found = signs(known, meaning, self._store)
        return Confidence(weights_for(facts=bool(composed.triples)).likely(found), found)
