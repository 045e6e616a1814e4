"""How long a question has been worked on, and how long it still may be."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Clock:
    """When a question was begun, by `perf_counter`, and how many seconds its answer may take."""

    start: float
    seconds: float

    @property
    def spent(self) -> float:
        """Seconds since it was begun."""
        return perf_counter() - self.start

    @property
    def left(self) -> float:
        """What is left of its seconds, never less than 0."""
        return max(0.0, self.seconds - self.spent)
