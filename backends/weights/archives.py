"""Takes named members out of an archive; nothing in an archive is ever run or trusted for a path."""

from __future__ import annotations

import hashlib
import shutil
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import IO

from schemas.errors import ModelError


def extract(archive: Path, prefix: str, target: Path) -> int:
    """Copy every file below `prefix` (a folder of the archive, or one file) to `target`, without the
    prefix; returns how many.

    ModelError for an archive that is broken, has a path that leaves `target`, or has nothing there.
    """
    count = 0
    try:
        with _members(archive) as members:
            for name, content in members:
                relative = _below(name, prefix)
                if relative is not None:
                    _copy(content, target.joinpath(*relative.parts))
                    count += 1
    except (zipfile.BadZipFile, tarfile.TarError, EOFError, OSError) as error:
        raise ModelError(
            f"{archive.name} cannot be unpacked: {error}.", hint="Run: guanxi models fetch"
        ) from error
    if not count:
        raise ModelError(f"{archive.name} has no {prefix}.", hint="It is not the pinned archive.")
    return count


def sha256_of(path: Path) -> str:
    """The hash of a file, read in pieces."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _below(name: str, prefix: str) -> PurePosixPath | None:
    path = PurePosixPath(name)
    if name == prefix:
        return PurePosixPath(path.name)
    if not path.is_relative_to(prefix):
        return None
    relative = path.relative_to(prefix)
    if relative.is_absolute() or ".." in relative.parts or "\\" in name or ":" in name:
        raise ModelError(f"The archive has an unsafe path: {name!r}.", hint="It is not the pinned archive.")
    return relative


@contextmanager
def _members(archive: Path) -> Iterator[Iterator[tuple[str, IO[bytes]]]]:
    """Regular files only: links, devices and folders are not given."""
    if zipfile.is_zipfile(archive):
        with zipfile.ZipFile(archive) as zipped:
            yield ((item.filename, zipped.open(item)) for item in zipped.infolist() if not item.is_dir())
    else:
        with tarfile.open(archive) as packed:
            yield (
                (item.name, content)
                for item in packed
                if item.isfile() and (content := packed.extractfile(item)) is not None
            )


def _copy(content: IO[bytes], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with content, path.open("wb") as file:
        shutil.copyfileobj(content, file, 1 << 20)
