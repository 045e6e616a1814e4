"""The server for tests: what happens where it cannot be started."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from tests.neo4j_server import server
from tests.neo4j_server.server import ServerUnavailableError, fetch, java_for

ONE = "tests/backends/stores/neo4j/test_opening.py::test_a_workspace_that_is_not_there_is_named"


def test_without_maven_nothing_is_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda _: str(tmp_path))
    monkeypatch.setattr(server.shutil, "which", lambda _: None)
    with pytest.raises(ServerUnavailableError, match="Maven"):
        fetch("5.26.14")


@pytest.mark.parametrize(("version", "wanted"), [("5.26.14", "17 or 21"), ("2026.09.0", "21 or 25")])
def test_a_java_too_old_is_no_java(version: str, wanted: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(server, "_java_release", lambda _: 11)
    with pytest.raises(ServerUnavailableError, match=wanted):
        java_for(version)


@pytest.mark.parametrize(("ci", "status", "said"), [("", 0, "1 skipped"), ("true", 1, "1 error")])
def test_without_a_server_tests_are_skipped_loudly_and_fail_in_ci(
    tmp_path: Path, ci: str, status: int, said: str
):
    environment = {"PATH": "/nowhere", "HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path), "CI": ci}
    command = [
        sys.executable,
        "-m",
        "pytest",
        ONE,
        "-p",
        "no:cacheprovider",
        "-o",
        "addopts=--import-mode=importlib",
    ]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, cwd=os.getcwd()
    )
    assert done.returncode == status
    assert said in done.stdout
    assert ("NEO4J TESTS SKIPPED: Maven (mvn) is needed" in done.stdout) is (not ci)
