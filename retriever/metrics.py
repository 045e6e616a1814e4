"""How good a ranking is: recall at a depth, and whether two rankers differ."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

_Z95 = 1.959964  # two-sided 95 % of the normal distribution


@dataclass(frozen=True, slots=True)
class Difference:
    """A mean of paired differences and the half-width of its 95 % interval."""

    mean: float
    half_width: float


def recall_at(ranked: Sequence[str], wanted: Collection[str], k: int) -> float:
    """The share of wanted ids among the first `k` distinct ones, in [0, 1].

    ValueError if nothing is wanted or `k` is below 1.
    """
    if not wanted or k < 1:
        raise ValueError("recall needs at least one wanted id and a depth of at least 1")
    first = list(dict.fromkeys(ranked))[:k]
    return len(set(wanted).intersection(first)) / len(set(wanted))


def paired_difference(ours: Sequence[float], theirs: Sequence[float]) -> Difference:
    """Mean of ours - theirs over the same questions, with its normal 95 % half-width.

    half-width = 1.96 s / sqrt(n), s the sample standard deviation of the differences; infinite for a
    single question. ValueError for lists of unequal length or without questions.
    """
    if len(ours) != len(theirs) or not ours:
        raise ValueError("a paired difference needs two lists of the same questions")
    differences = [a - b for a, b in zip(ours, theirs, strict=True)]
    count = len(differences)
    mean = math.fsum(differences) / count
    if count == 1:
        return Difference(mean, math.inf)
    variance = math.fsum((d - mean) ** 2 for d in differences) / (count - 1)
    return Difference(mean, _Z95 * math.sqrt(variance / count))


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least `share` (in (0, 1]) of all values do not exceed."""
    if not values or not 0 < share <= 1:
        raise ValueError("a percentile needs values and a share in (0, 1]")
    ordered = sorted(values)
    return ordered[math.ceil(share * len(ordered)) - 1]
