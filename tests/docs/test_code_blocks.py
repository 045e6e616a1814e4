"""Every command and every Python block of the README and the docs runs, in the order of its page.

The README's commands run as a reader's do; those of the docs within the test's process, which loads the models once.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from schemas.settings import Neo4jSettings
from service.cli import main
from tests.docs.conftest import GUANXI, PAGES, ROOT, SERVED, named_pages
from tests.neo4j_server.workspaces import empty

WORKSPACE = "test_docs"
QUESTIONS = 8  # of those that the pages ask, so that `guanxi eval` takes seconds
BLOCK = re.compile(r"^```(?P<kind>console|python)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[str, str]]:
    return [(match["kind"], match["body"]) for match in BLOCK.finditer(page.read_text(encoding="utf-8"))]


@pytest.mark.models
@pytest.mark.xdist_group("docs")
@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p)], ids=lambda p: str(p.relative_to(ROOT)))
def test_blocks_run(page: Path, built_store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_blocks(page, built_store, tmp_path, {})


@pytest.mark.models
@pytest.mark.xdist_group("neo4j")
def test_blocks_with_a_server_run(
    built_store: Path, tmp_path: Path, neo4j_server: Neo4jSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    empty(neo4j_server, WORKSPACE)
    login = {
        "GUANXI_NEO4J_URI": neo4j_server.uri,
        "GUANXI_NEO4J_USER": neo4j_server.user,
        "GUANXI_NEO4J_PASSWORD": neo4j_server.password.get_secret_value(),
    }
    run_blocks(SERVED, built_store, tmp_path, login)


def run_blocks(page: Path, built_store: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    named_pages(tmp_path / "pages")
    questions = (ROOT / "data/questions.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "questions.jsonl").write_text(
        "".join(questions[:: len(questions) // QUESTIONS]), encoding="utf-8"
    )
    for name in ("encyclopedia.db", ".demo/encyclopedia.db"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(built_store, tmp_path / name)
    for kind, body in blocks(page):
        for command in commands(kind, body.replace("neo4j:///sample", f"neo4j:///{WORKSPACE}")):
            status, said = (run_here if page.name != "README.md" else run_apart)(command, environment)
            assert status in (0, 1), f"{command}\n{said}"


def run_here(command: list[str], environment: dict[str, str]) -> tuple[int, str]:
    if command[0] != GUANXI:
        return run_apart(command, environment)
    run = CliRunner().invoke(main, command[1:], env=environment)
    assert run.exception is None or isinstance(run.exception, SystemExit), run.exception
    return run.exit_code, run.output


def run_apart(command: list[str], environment: dict[str, str]) -> tuple[int, str]:
    surroundings = {**os.environ, **environment}
    run = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=120)
    return run.returncode, f"{run.stdout}\n{run.stderr}"


def commands(kind: str, body: str) -> list[list[str]]:
    if kind == "python":
        return [[sys.executable, "-c", body]]
    lines = [line[2:] for line in body.splitlines() if line.startswith("$ ")]
    words = [shlex.split(line, comments=True) for line in lines]
    return [[GUANXI, *line[1:]] for line in words if line[:1] == ["guanxi"]]


def test_the_pages_of_the_commands_are_there(tmp_path: Path) -> None:
    found = {page.stem for page in named_pages(tmp_path).rglob("*.md")}
    assert {"周星驰", "万梓良", "功夫", "Kung Fu Hustle", "少林足球"} <= found


def test_the_readme_shows_commands() -> None:
    assert len([kind for kind, _ in blocks(ROOT / "README.md")]) >= 3
