"""One input file: how it is named, and its bytes, unpacked if it is gzipped."""

from __future__ import annotations

import gzip
import io
import zlib
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from schemas.errors import InputError

MAX_BYTES = 1 << 30  # of one file that is read whole, unpacked


@dataclass(frozen=True, slots=True)
class Source:
    """`key` is the POSIX path below the given root; `path` is where it lies, None for given bytes."""

    key: str
    path: Path | None
    content: bytes = b""

    @property
    def label(self) -> str:
        """What messages call it."""
        return str(self.path) if self.path is not None else self.key

    @property
    def stem(self) -> str:
        """Its file name without endings."""
        name = PurePosixPath(self.key).name
        return PurePosixPath(name.removesuffix(".gz")).stem

    @property
    def suffix(self) -> str:
        """Its ending in lower case, that of the packed file for `.gz`."""
        return PurePosixPath(self.key.lower().removesuffix(".gz")).suffix

    @property
    def size(self) -> int:
        """Bytes on disk."""
        return len(self.content) if self.path is None else self.path.stat().st_size

    def open(self) -> BinaryIO:
        """A stream of its unpacked bytes; InputError if it cannot be opened."""
        if self.path is None:
            return io.BytesIO(self.content)
        try:
            stream = self.path.open("rb")
        except OSError as error:
            raise InputError(
                f"it cannot be opened: {error.strerror}.", hint="check its permissions"
            ) from error
        if self.key.lower().endswith(".gz"):
            return gzip.GzipFile(fileobj=stream, mode="rb")  # type: ignore[return-value]
        return stream

    def read(self) -> bytes:
        """All its bytes; InputError beyond MAX_BYTES or for a damaged archive."""
        with self.open() as stream:
            try:
                content = stream.read(MAX_BYTES + 1)
            except (EOFError, zlib.error, gzip.BadGzipFile) as error:
                raise InputError(f"it is not a sound gzip file: {error}.", hint="pack it again") from error
            except OSError as error:
                raise InputError(f"it cannot be read: {error.strerror}.") from error
        if len(content) > MAX_BYTES:
            raise InputError(f"it has more than {MAX_BYTES} bytes.", hint="split it")
        return content
