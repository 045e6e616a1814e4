"""`guanxi export` and `import`: a store as lines of text, and back without loss."""

from __future__ import annotations

import gzip
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import click

from backends.stores.exchange import export_graphml, export_jsonl, import_jsonl
from builder.report import BuildRequest
from schemas.errors import InputError
from service.cli.building import run_build
from service.cli.output import (
    console,
    counted,
    json_option,
    note,
    print_json,
    reported,
    settings_option,
    store_option,
)
from service.files import written
from service.shapes import versioned
from service.stores import open_for_reading, open_for_writing

_HEADER = re.compile(rb'\{.*"guanxi":\s*\d+')


@click.command()
@store_option
@click.option("--format", "form", type=click.Choice(["jsonl", "graphml"]), default="jsonl")
@click.option("--vectors/--no-vectors", default=True, help="Keep the vectors (JSON Lines).")
@click.option("-o", "--output", type=click.Path(path_type=Path), default=None, help="A file; .gz compresses.")
@reported
def export(store_address: str, form: str, vectors: bool, output: Path | None) -> int:
    """Write everything in a store: JSON Lines that `import` takes back, or GraphML for graph tools."""
    with open_for_reading(store_address) as store, _writing(output, store_address) as stream:
        count = (
            export_graphml(store, stream)
            if form == "graphml"
            else export_jsonl(store, stream, vectors=vectors)
        )
    if output is not None:
        note(
            f"written to {output}   {counted(count, 'document')}"
            if form == "jsonl"
            else f"written to {output}"
        )
    return 0


@click.command(name="import")
@click.argument("inputs", nargs=-1, required=True, metavar="FILES...")
@store_option
@settings_option
@json_option
@reported
def import_(inputs: tuple[str, ...], store_address: str, settings_path: Path | None, as_json: bool) -> int:
    """Read an export of `guanxi export` back, or tables of subject, predicate, object (.tsv, .csv, .gz)."""
    exports = [name for name in inputs if _is_export(name)]
    if exports and len(exports) < len(inputs):
        raise InputError("an export and other files cannot be imported together.", path=exports[0])
    if not exports:
        request = BuildRequest(inputs, standard_input=sys.stdin.buffer)
        return run_build(request, store_address, settings_path, strict=False, as_json=as_json)
    added = changed = unchanged = 0
    with open_for_writing(store_address, create=True) as store:
        for name in exports:
            try:
                with _reading(Path(name)) as stream:
                    result = import_jsonl(store, stream)
            except (EOFError, gzip.BadGzipFile, UnicodeDecodeError) as error:
                raise InputError(
                    f"{name} is damaged: {error}.", path=name, hint="Export it again."
                ) from error
            added, changed = added + result.added, changed + result.changed
            unchanged += result.unchanged
    if as_json:
        print_json(versioned({"documents": {"added": added, "changed": changed, "unchanged": unchanged}}))
    else:
        console().print(_imported(added, changed, unchanged, store_address), markup=False)
    return 0


def _imported(added: int, changed: int, unchanged: int, address: str) -> str:
    if unchanged and not (added or changed):
        return f"{counted(unchanged, 'document')} unchanged in {address}, nothing to do"
    return f"{counted(added, 'document')} added, {changed:,} changed, {unchanged:,} unchanged in {address}"


@contextmanager
def _writing(path: Path | None, store_address: str) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
        return
    if path.exists() and path.resolve() == Path(store_address).resolve():
        raise InputError(f"{path} is the store itself.", path=str(path), hint="Name another file.")
    with written(path) as stream:
        yield stream


@contextmanager
def _reading(path: Path) -> Iterator[TextIO]:
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as stream:
        yield stream


def _is_export(name: str) -> bool:
    path = Path(name)
    if not path.is_file():
        return False
    try:
        with gzip.open(path, "rb") if path.suffix == ".gz" else path.open("rb") as raw:
            return bool(_HEADER.match(raw.readline(4000)))
    except (EOFError, gzip.BadGzipFile):
        return False
