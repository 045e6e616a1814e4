"""Who reads which window of a build's pages: the main process, and in a large build a second one."""

from __future__ import annotations

from concurrent.futures import Future

from builder.analysis import Analyst, Part
from builder.extraction.language_model.asked import Asked
from builder.second_analyst import Readings, SecondAnalyst, SecondAnalystError, Window

_LARGE = 8  # windows of a build that is worth the start of a second process


class Analysts:
    """The build's analyst and, where there is one, a second; what is read does not depend on by whom."""

    def __init__(self, analyst: Analyst, second: SecondAnalyst | None) -> None:
        self._analyst = analyst
        self._second = second
        self._windows = 0

    @property
    def model(self) -> str:
        """The name of the language model that reads too; empty without one."""
        return self._analyst.model.name if self._analyst.model is not None else ""

    def expected(self, part: Part) -> Asked:
        """What the language model would be asked of a page."""
        return self._analyst.expected(*part)

    def read(self, window: Window, *, idle: bool, share: float | None = None) -> Future[Readings]:
        """What the pages say: of the second analyst later, else at once.

        `idle` says that no encoder keeps the other cores busy, so that a second analyst may be started;
        `share` is how much of the input was read until now, which tells early that a build is large.
        """
        self._windows += 1
        second = self._second
        expected = self._windows / share if share else self._windows
        if second is not None and idle and expected > _LARGE and not second.is_started:
            second.start()
        if second is not None and second.has_room:
            return second.submit(window)
        return self.read_here(window)

    def read_here(self, window: Window) -> Future[Readings]:
        """What the pages say, read by the main process at once."""
        done: Future[Readings] = Future()
        done.set_result(self._analyst.analyse_all(window))
        return done

    def settled(self, window: Window, readings: Future[Readings]) -> Readings:
        """The result, waited for; read here if the second analyst has not begun or is gone."""
        if readings.cancel():
            return self._analyst.analyse_all(window)
        try:
            return readings.result()
        except SecondAnalystError:
            return self._analyst.analyse_all(window)
