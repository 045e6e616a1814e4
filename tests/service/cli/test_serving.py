"""What `guanxi serve` and `guanxi mcp` refuse."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.service.cli.conftest import Guanxi


@pytest.mark.parametrize(("extra", "module"), [("serve", "fastapi"), ("serve", "uvicorn"), ("mcp", "mcp")])
def test_an_extra_that_is_not_installed_is_named(extra: str, module: str) -> None:
    lines = (
        "import sys",
        f"sys.modules[{module!r}] = None",
        "from service.cli import main",
        f"main([{extra!r}, '--store', 'any.db'])",
    )
    run = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True)
    assert run.returncode == 2
    assert f"error: {module} is not installed. Install it with: pip install 'guanxi[{extra}]'" in run.stderr


@pytest.mark.parametrize("command", ["serve", "mcp"])
def test_a_store_that_is_missing_is_told_before_anything_is_served(guanxi: Guanxi, command: str) -> None:
    run = guanxi(command, "--store", "missing.db")
    assert run.status == 2
    assert "there is no store at missing.db" in run.err


def test_no_other_machine_is_served_without_a_key(built: Guanxi) -> None:
    run = built("serve", "--store", "small.db", "--host", "0.0.0.0")
    assert run.status == 2
    assert "--key-file FILE or GUANXI_KEY" in run.err


def test_the_key_is_never_a_word_of_the_command_line(built: Guanxi) -> None:
    run = built("serve", "--store", "small.db", "--key", "secret-secret-secret")
    assert run.status == 2
    assert "No such option" in run.err
