"""What an abstention shows: the sentences that likeliest answer after all, and an answer that is held back."""

from __future__ import annotations

from dataclasses import replace

from solver.results import Extract
from solver.running import Run, Runner
from solver.synthesis.abstention import MOST_NEAR
from solver.synthesis.composed import Composed


def nearest(runner: Runner, run: Run, composed: Composed) -> Composed:
    """An abstention with the few sentences before its others that likeliest answer after all; as it is without
    vectors whose likenesses were measured.
    """
    if runner.meaning is None:
        return composed
    weighed = runner.weighed(run.plan)
    weighed.sort(key=lambda one: (-round(one.likely, 6), one.extract.chunk, one.extract.start))
    return runner.abstention(run).near([one.extract for one in weighed[:MOST_NEAR]], composed)


def held_back(runner: Runner, run: Run, composed: Composed, why: str) -> Composed:
    """An abstention that shows what an answer cites, and says why that is none."""
    abstention = runner.abstention(run)
    left = nearest(runner, run, abstention.unsure(runner.abstain(run)))
    shown = [Extract(c.chunk, c.start, c.end) for c in composed.citations]
    return replace(abstention.near(shown, left), notes=(*composed.notes, why))
