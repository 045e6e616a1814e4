"""Corpora made of others: a folder with its extra passages, and stores that are there already."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from backends.stores.sqlite import SqliteStore
from benchmarks.common import Folder, load_folder
from schemas.errors import InputError
from schemas.settings import Settings


def extended(path: Path, cache: Path) -> list[Folder]:
    """The folder with `corpus_extra` and `questions_extra` added under the same name; none without them.

    The files are put together below `cache`, where the store of the whole finds them.
    """
    extras = [_found(path, f"{name}_extra.jsonl") for name in ("corpus", "questions")]
    if None in extras:
        return []
    place = cache / "benchmarks" / f"{path.resolve().name}-extended"
    place.mkdir(parents=True, exist_ok=True)
    for name, extra in zip(("corpus", "questions"), extras, strict=True):
        parts = [_found(path, f"{name}.jsonl"), extra]
        with (place / f"{name}.jsonl").open("w", encoding="utf-8") as written:
            written.writelines(line for part in parts if part is not None for line in _lines(part))
    return [replace(load_folder(place), name=path.resolve().name)]


def cached_store(folder: Folder, settings: Settings) -> SqliteStore:
    """The folder's store as an earlier run left it; InputError if there is none."""
    path = settings.cache / "benchmarks" / folder.digest / "store.db"
    if not path.is_file():
        raise InputError(
            f"no store was built for {folder.name}", path=str(path), hint="Run without --as-built."
        )
    return SqliteStore.open(path, read_only=True)


def _found(folder: Path, name: str) -> Path | None:
    return next((path for path in (folder / name, folder / f"{name}.gz") if path.is_file()), None)


def _lines(path: Path) -> Iterator[str]:
    with (gzip.open if path.suffix == ".gz" else open)(path, "rt", encoding="utf-8") as lines:
        yield from lines
