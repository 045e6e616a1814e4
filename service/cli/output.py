"""What a command prints: one JSON document for programs, rich text for people, errors for both."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import click
from rich.console import Console

from schemas.errors import GuanxiError
from service.shapes import Json, error_document

P = ParamSpec("P")

json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON document on stdout, nothing else."
)
store_option = click.option(
    "--store",
    "store_address",
    required=True,
    metavar="STORE",
    help="The store: a file such as baike.db.",
)
settings_option = click.option(
    "--settings",
    "settings_path",
    type=click.Path(path_type=Path),
    default=None,
    help="A YAML file of settings.",
)


def console() -> Console:
    """Standard output for people: rich on a terminal, plain and unwrapped in a pipe."""
    return Console(highlight=False, soft_wrap=True)


def print_json(document: Mapping[str, Json]) -> None:
    """The one JSON document of a command."""
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")


def note(text: str) -> None:
    """A warning or a progress line: stderr, so that stdout stays a program's."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(text, markup=False)


def reported(command: Callable[P, int | None]) -> Callable[P, None]:
    """Turn the project's errors into a message (or a JSON document) and an exit status."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            status = command(*args, **kwargs)
        except GuanxiError as error:
            fail(error, as_json=bool(kwargs.get("as_json")))
        else:
            sys.exit(status or 0)

    return run


def fail(error: GuanxiError, *, as_json: bool) -> None:
    """Print an error where it belongs and leave with its exit status."""
    if as_json:
        print_json(error_document(error))
    else:
        note(f"error: {error}")
    sys.exit(error.exit_status)


class JsonAwareGroup(click.Group):
    """A group whose usage errors are JSON too where `--json` was asked for."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:  # noqa: ANN401 - click's
        arguments = list(sys.argv[1:] if args is None else args)
        if "--json" not in arguments:
            return super().main(arguments, *rest, **extra)
        try:
            return super().main(arguments, *rest, **{**extra, "standalone_mode": False})
        except click.UsageError as error:
            usage: dict[str, Json] = {
                "code": "usage",
                "message": error.format_message(),
                "hint": "See guanxi --help",
            }
            print_json({"schema": 1, "error": usage})
            sys.exit(2)
        except click.Abort:
            sys.exit(130)
