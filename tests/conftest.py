"""What all tests share: one Neo4j a run, and a loud line where its tests could not run."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.neo4j_server.examples import THOROUGH
from tests.neo4j_server.fixture import SKIPPED, SharedServer, neo4j_server

__all__ = ["neo4j_server"]

settings.register_profile(
    THOROUGH, max_examples=100
)  # here, for pytest loads the profile before it asks hooks


def pytest_configure(config: pytest.Config) -> None:
    """All workers of a run share one server."""
    config.pluginmanager.register(SharedServer())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line that is seen, also with -q."""
    reasons = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())]
    missed = [reason for reason in reasons if SKIPPED in reason]
    if missed:
        said = missed[0][missed[0].index(SKIPPED) :].rstrip("')").splitlines()[0]
        terminalreporter.write_line(f"{said} ({len(missed)} tests)", red=True, bold=True)
