"""What is loaded, and when: importing the library or asking the command for help waits for no solver."""

from __future__ import annotations

import subprocess
import sys

import pytest

import guanxi

HEAVY = ("numpy", "pydantic", "retriever", "solver", "builder.readers", "spacy")


@pytest.mark.parametrize(
    "line", ["import guanxi", "from service.cli import main; main(['--help'], standalone_mode=False)"]
)
def test_nothing_heavy_is_loaded_before_it_is_used(line: str) -> None:
    shown = f"print({set(HEAVY)} & set(sys.modules))"
    code = f"import sys\ntry:\n    {line}\nexcept SystemExit:\n    pass\n{shown}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "set()"


def test_names_are_shown_before_they_are_loaded() -> None:
    assert set(guanxi.__all__) <= set(dir(guanxi))


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'opne'"):
        guanxi.opne  # noqa: B018
