"""Finds the input files below paths, folders and globs, and says which of them are none."""

from __future__ import annotations

import glob
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from builder.readers.formats import ending_of
from builder.readers.source import Source, Spooled
from schemas.errors import InputError

STANDARD_INPUT = "-"
_IN_MEMORY = 64 << 20  # bytes of standard input; more wait on disk
_KINDS = (
    (stat.S_ISFIFO, "a named pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


def find_sources(inputs: Sequence[str | Path], *, standard_input: BinaryIO | None = None) -> list[Source]:
    """The files of paths, folders (all files below) and globs; `-` is standard input.

    What is not a file, or has a name that is no text, comes with its `problem`. InputError for a path
    or glob where there is nothing.
    """
    found: list[Source] = []
    for given in inputs:
        if str(given) == STANDARD_INPUT:
            stream = standard_input if standard_input is not None else sys.stdin.buffer
            found.append(_from_stream(stream))
        else:
            found += _from_path(given)
    return found


def _from_path(given: str | Path) -> list[Source]:
    path = Path(given)
    if path.is_dir():
        found = [_source(file, path) for file in _below(path)]
        if not found:
            return [Source(_printable(str(given)), path, problem="the folder holds no document")]
        return sorted(found, key=lambda source: source.key)
    if path.exists():
        return [_source(path, path.parent)]
    if glob.has_magic(str(given)):
        root = _root_of(str(given))
        files = [Path(name) for name in glob.glob(str(given), recursive=True)]
        found = [_source(file, root) for file in files if not file.is_dir()]
        if found:
            return sorted(found, key=lambda source: source.key)
    raise InputError(
        f"there is no file or folder at {_printable(str(given))}.", path=str(given), hint="check the path"
    )


def _below(root: Path) -> Iterator[Path]:
    """Everything below but folders, hidden ones apart; links to folders are not followed."""
    folders = [root]
    while folders:
        folder = folders.pop()
        try:
            names = os.listdir(folder)
        except OSError:
            yield folder
            continue
        for path in (folder / name for name in names if not name.startswith(".")):
            if path.is_dir() and not path.is_symlink():
                folders.append(path)
            else:
                yield path


def _source(path: Path, root: Path) -> Source:
    key = path.relative_to(root).as_posix()
    name = _printable(Path(os.path.abspath(root)).name)
    folder = "".join(character if character.isprintable() else " " for character in name)
    return Source(_printable(key), path, problem=_problem(key, path), folder=folder)


def _problem(key: str, path: Path) -> str:
    if _printable(key) != key:
        return "its name is not UTF-8; rename it"
    try:
        mode = path.stat().st_mode
    except OSError as error:
        return f"it cannot be opened: {error.strerror}; {'the link is broken' if path.is_symlink() else 'check it'}"
    if stat.S_ISDIR(mode) and not path.is_symlink():
        return "the folder cannot be opened; check its permissions"
    if stat.S_ISDIR(mode):
        return "a link to a folder is not followed; name the folder itself"
    kind = next((name for test, name in _KINDS if test(mode)), "")
    return f"{kind} is not read; copy what it gives to a file, or to standard input" if kind else ""


def _printable(name: str) -> str:
    """The name, with `\\udce9` for a byte E9 that is not UTF-8."""
    return name.encode("utf-8", "backslashreplace").decode()


def _root_of(pattern: str) -> Path:
    parts = Path(pattern).parts
    fixed = next(number for number, part in enumerate(parts) if glob.has_magic(part))
    return Path(*parts[:fixed])


def _from_stream(stream: BinaryIO) -> Source:
    """What standard input holds, in memory if it is small, else in a file that goes with the source."""
    spooled: BinaryIO = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # type: ignore[assignment]  # noqa: SIM115
    shutil.copyfileobj(stream, spooled, 1 << 20)
    size = spooled.tell()
    spooled.seek(0)
    start = spooled.read(1024)
    return Source(f"stdin.{ending_of(start)}", None, spooled=Spooled(spooled, size))
