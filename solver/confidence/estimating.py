"""How likely an answer with given signs is right: two sums with weights, one where facts answer, one where words do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from pathlib import Path

import yaml

from solver.confidence.signs import SIGNS

WEIGHTS = Path(__file__).with_name("weights.yaml")


@dataclass(frozen=True, slots=True)
class Weights:
    """The log odds of an answer with the `usual` signs, and what each sign adds for each 1 that it has more."""

    base: float
    signs: Mapping[str, float]
    usual: Mapping[str, float]

    def likely(self, found: Mapping[str, float]) -> float:
        """In (0, 1): how likely an answer with these SIGNS is right."""
        return 1 / (1 + exp(-self.base - sum(self.added(found).values())))

    def added(self, found: Mapping[str, float]) -> dict[str, float]:
        """What each of the SIGNS adds to the log odds of an answer with the usual ones."""
        return {name: self.signs[name] * (found[name] - self.usual[name]) for name in SIGNS}


@lru_cache(maxsize=1)
def shipped_weights() -> dict[str, Weights]:
    """For `facts` and `words`: what an answer rests on."""
    data = yaml.safe_load(WEIGHTS.read_text(encoding="utf-8"))["weights"]
    return {
        rests: Weights(
            row["base"],
            {name: row["signs"][name] for name in SIGNS},
            {name: row["usual"][name] for name in SIGNS},
        )
        for rests, row in data.items()
    }


def rests_on_facts(found: Mapping[str, float]) -> bool:
    """Whether an answer with these SIGNS tells facts, or quotes words alone."""
    return found["stated"] > 0


def weights_for(found: Mapping[str, float]) -> Weights:
    """Those of answers that rest on what one with these SIGNS does."""
    return shipped_weights()["facts" if rests_on_facts(found) else "words"]
