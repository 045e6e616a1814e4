"""Every command has help and stands in the docs; every setting stands on its page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import yaml
from click.testing import CliRunner

from schemas.settings import Settings
from service.cli import main

DOCS = Path(__file__).parents[3] / "docs" / "reference"


def commands(group: click.Group, path: str = "guanxi") -> Iterator[tuple[str, click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, f"{path} {name}")
        else:
            yield f"{path} {name}", command


def test_every_command_is_documented_and_helps() -> None:
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    found = dict(commands(main))
    assert {name for name in found if name not in text} == set()
    assert {name for name, command in found.items() if not command.help} == set()


def test_the_overview_says_in_whole_lines_what_each_command_does() -> None:
    shown = CliRunner().invoke(main, ["--help"]).output
    told = dict(line.split(maxsplit=1) for line in shown.split("Commands:\n")[1].splitlines())
    assert list(told) == main.list_commands(click.Context(main))
    assert all(what.endswith(".") and not what.endswith("...") for what in told.values())


def test_the_settings_page_shows_every_default() -> None:
    page = (DOCS / "settings.md").read_text(encoding="utf-8")
    shown = yaml.safe_load(page.split("```yaml\n")[1].split("```")[0])
    defaults = Settings().model_dump(mode="json")
    assert {**shown, "cache": "", "builder": {**shown["builder"], "ontology": ""}} == {
        **defaults,
        "cache": "",
        "builder": {**defaults["builder"], "ontology": ""},
    }
