"""Whether a build has a language model is said by the settings or the command, and its report tells what it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from builder.report import BuildReport
from builder.wiring import build_pipeline, open_reader
from schemas.errors import SettingsError
from schemas.language_model import ModelUse
from schemas.ontology import Ontology
from schemas.settings import BuilderSettings, NoEmbedderSettings, Settings
from schemas.statistics import StoreStats
from service.cli import main
from service.cli.building import build_document, use_line

NONE = NoEmbedderSettings(type="none")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "ann.txt"
    path.write_text("Ann ran.")
    return path


def settings(folder: Path, *, language_model: bool) -> str:
    path = folder / "s.yaml"
    path.write_text(
        f"embedder: {{type: none}}\nbuilder: {{language_model: {str(language_model).lower()}, processes: 1}}\n"
    )
    return str(path)


def run(*words: str) -> tuple[int, dict[str, object]]:
    result = CliRunner().invoke(main, ["build", *words, "--json"])
    return result.exit_code, json.loads(result.stdout)


def test_none_is_opened_unless_it_is_asked_for() -> None:
    assert open_reader(Settings(), Ontology.load()) is None


def test_to_ask_for_one_that_is_not_set_is_an_error() -> None:
    with pytest.raises(SettingsError, match="language_model is 'none'") as raised:
        build_pipeline(Settings(embedder=NONE, builder=BuilderSettings(language_model=True)))
    assert "Set language_model in the settings" in raised.value.hint


@pytest.mark.parametrize(("option", "set_on"), [(["--language-model"], False), ([], True)])
def test_the_command_says_what_to_set(tmp_path: Path, page: Path, option: list[str], set_on: bool) -> None:
    store = tmp_path / "s.db"
    given = settings(tmp_path, language_model=set_on)
    status, document = run(str(page), "--store", str(store), "--settings", given, *option)
    assert status == 2
    error = document["error"]
    assert isinstance(error, dict)
    assert (error["code"], "language_model" in error["hint"]) == ("settings", True)
    assert not store.exists()


def test_the_command_can_leave_it_out(tmp_path: Path, page: Path) -> None:
    given = settings(tmp_path, language_model=True)
    words = (str(page), "--store", str(tmp_path / "s.db"), "--settings", given, "--no-language-model")
    status, document = run(*words)
    assert status == 0
    assert "language_model" not in document


def test_a_report_names_the_model_only_where_one_reads() -> None:
    stats = StoreStats(0, 0, 0, 0, 0, 0, 0, 0)
    use = ModelUse("pocket", calls=2, tokens=4100, dropped=1)
    assert "language_model" not in build_document(BuildReport(), stats)
    assert build_document(BuildReport(language_model=use), stats)["language_model"] == {
        "model": "pocket",
        "calls": 2,
        "tokens": 4100,
        "dropped": 1,
    }


def test_people_are_told_what_it_took_and_what_it_would_take() -> None:
    use = ModelUse("pocket", calls=2, tokens=4100, dropped=1)
    assert use_line(use) == "asked pocket: 2 calls · 4,100 tokens   1 fact of its replies did not hold"
    assert use_line(use, dry_run=True) == (
        "would ask pocket: 2 calls of about 4,100 tokens in all, and at most 2,000 more for each reply; "
        "its time comes on top"
    )
