"""A relation is added by YAML alone: the how-to page, done as it says."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from schemas.errors import SettingsError
from schemas.names import name_key
from schemas.ontology import Ontology
from schemas.text import Language

PAGE = Path(__file__).parents[2] / "docs/howto/add-a-relation.md"
BLOCK = re.compile(r"^```(?P<kind>\w+)(?: (?P<file>\S+))?\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files that the page shows."""
    for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        if block["file"]:
            path = tmp_path / block["file"]
            path.parent.mkdir(exist_ok=True)
            path.write_text(block["body"], encoding="utf-8")
    return tmp_path


def test_the_file_adds_to_the_shipped_ontology(folder: Path) -> None:
    ontology = Ontology.load(folder / "family.yaml")
    assert ontology.predicates_named("godfather") == ("godparent",)
    assert ontology.predicates_named("认谁为义父", Language.CHINESE) == ("godparent",)
    assert "director" in ontology.relations
    shipped = Ontology.load()
    assert len(ontology.patterns) == len(shipped.patterns) + 2


def test_a_wrong_type_is_named_as_the_page_says(folder: Path) -> None:
    path = folder / "family.yaml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("domain: [Person]", "domain: [Persn]"), encoding="utf-8"
    )
    with pytest.raises(SettingsError) as caught:
        Ontology.load(path)
    assert str(caught.value) in PAGE.read_text(encoding="utf-8")


@pytest.mark.models
def test_the_commands_run_and_find_the_facts(folder: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    (script,) = [block["body"] for block in BLOCK.finditer(page) if block["kind"] == "sh"]
    outputs = []
    for line in script.splitlines():
        command = [sys.executable, "-m", *shlex.split(line)]
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
        assert run.returncode == 0, f"{line}\n{run.stdout}\n{run.stderr}"
        outputs.append(name_key(run.stdout))
    _, english, chinese, answer = outputs
    assert "bob stone is the godfather of ann lee" in english
    assert "张伟认李明为义父" in chinese
    assert "bob stone" in answer
