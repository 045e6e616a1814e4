"""How much of the pages may be read for a question, counted in clauses: the same on any machine, as seconds are not."""

from __future__ import annotations

import math
from threading import Lock

from schemas.errors import EffortError


class Effort:
    """Counts what is read for one question, each time that it is; safe between threads."""

    def __init__(self, most: float = math.inf) -> None:
        """`most` clauses may be read; any number by default."""
        self._most = most
        self._spent = 0
        self._lock = Lock()

    @property
    def spent(self) -> int:
        """Clauses read until now."""
        return self._spent

    def spend(self, clauses: int) -> None:
        """Count clauses that are read now; EffortError where these are too many."""
        with self._lock:
            self._spent += clauses
            if self._spent > self._most:
                raise EffortError(f"more than {self._most:g} clauses would be read.", clauses=self._spent)
