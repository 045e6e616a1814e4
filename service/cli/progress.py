"""Progress on stderr: bars with an estimate on a terminal, silence in a pipe."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from backends.weights import FetchProgress
from builder.report import ProgressEvent


class Bars:
    """One bar a name; made when first heard of. Use as a context manager."""

    def __init__(self) -> None:
        self._progress = Progress(
            TextColumn("{task.description:24}"),
            BarColumn(bar_width=24),
            TextColumn("{task.completed:,.0f} / {task.total:,.0f} {task.fields[unit]}"),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            disable=not sys.stderr.isatty(),
            transient=True,
        )
        self._tasks: dict[str, TaskID] = {}

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()

    def show(self, name: str, done: float, total: float, unit: str) -> None:
        """Move a bar; a total that grows is fine."""
        if name not in self._tasks:
            self._tasks[name] = self._progress.add_task(name, total=total, unit=unit)
        self._progress.update(self._tasks[name], completed=done, total=max(total, done), unit=unit)


class ModelBars(Bars):
    """Bars of `backends.weights.fetch`; without a terminal one line when a stage begins."""

    def __init__(self) -> None:
        super().__init__()
        self._announced: set[tuple[str, str]] = set()

    def __call__(self, progress: FetchProgress) -> None:
        """Take a report."""
        stage = (progress.model, progress.stage)
        if stage not in self._announced and not sys.stderr.isatty():
            verb = "fetching" if progress.stage == "download" else "converting"
            size = f" ({progress.total / 1e6:.0f} MB)" if progress.stage == "download" else ""
            sys.stderr.write(f"{verb} {progress.model}{size}\n")
        self._announced.add(stage)
        scale = 1e6 if progress.stage == "download" else 1
        unit = "MB" if progress.stage == "download" else "steps"
        self.show(f"{progress.stage} {progress.model}", progress.done / scale, progress.total / scale, unit)


class BuildBars(Bars):
    """Bars of a build, one a stage; a `builder.report.Progress`."""

    def update(self, event: ProgressEvent) -> None:
        """Take a report; the total is what the share read so far promises."""
        total = event.done / event.share if event.share else event.done
        self.show(event.stage, event.done, total, event.unit)
