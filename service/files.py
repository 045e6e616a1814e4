"""Files that commands write: complete or not at all."""

from __future__ import annotations

import gzip
import io
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from schemas.errors import InputError


@contextmanager
def written(path: Path) -> Iterator[TextIO]:
    """A text stream that becomes the file when the block ends well; a name in .gz compresses.

    What stood there before stays if anything fails. The same text gives the same bytes.
    InputError where the file cannot be written.
    """
    if path.is_dir():
        raise InputError(f"{path} is a folder.", path=str(path), hint="Name a file in it.")
    if path.exists() and not path.is_file():
        with path.open("wt", encoding="utf-8") as stream:
            yield stream
        return
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror}.", path=str(path)) from error
    scratch = Path(name)
    try:
        with os.fdopen(handle, "wb") as raw:
            if path.suffix == ".gz":
                with gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0) as packed:
                    yield from _text(packed)
            else:
                yield from _text(raw)
        scratch.chmod(0o666 & ~_umask())
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)


def _text(raw: io.BufferedWriter | gzip.GzipFile) -> Iterator[TextIO]:
    stream = io.TextIOWrapper(raw, encoding="utf-8", newline="\n")
    yield stream
    stream.flush()
    stream.detach()


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
