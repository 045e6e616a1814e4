"""One input file: how it is named, and its bytes, unpacked if it is gzipped."""

from __future__ import annotations

import bz2
import gzip
import io
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from schemas.errors import InputError

MAX_BYTES = 1 << 30  # of one file that is read whole, unpacked
PACKED = (".gz", ".bz2")
DAMAGED = (EOFError, OSError, ValueError, zlib.error)
"""What the unpacking of a damaged file raises."""


@dataclass(slots=True)
class Meter:
    """How many bytes of all inputs were read; `share` is what progress and its ETA rest on."""

    total: int = 0
    finished: int = 0
    _stream: BinaryIO | None = None

    @property
    def share(self) -> float | None:
        """Of the input, in [0, 1]; None while nothing is known of its size."""
        if not self.total:
            return None
        within = self._stream.tell() if self._stream is not None and not self._stream.closed else 0
        return min(1.0, (self.finished + within) / self.total)

    def follow(self, stream: BinaryIO) -> None:
        """Count the place of this stream until `finish`."""
        self._stream = stream

    def finish(self, size: int) -> None:
        """A source of this many bytes is done."""
        self._stream = None
        self.finished += size


@dataclass(frozen=True, slots=True)
class Spooled:
    """Bytes of a stream that can be read again from the start, and how many they are."""

    stream: BinaryIO
    size: int


class _Kept(io.RawIOBase):
    """A view of spooled bytes whose closing leaves them open."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        stream.seek(0)

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        return self._stream.seek(offset, whence)

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        block = self._stream.read(len(buffer))
        buffer[: len(block)] = block
        return len(block)


@dataclass(frozen=True, slots=True)
class Source:
    """`key` is the POSIX path below the given root; `path` is where it lies, None for given or spooled bytes.

    `problem` says why it cannot be opened. `folder` is the name of the given root, for a file that of its folder;
    empty where there is none.
    """

    key: str
    path: Path | None
    content: bytes = b""
    problem: str = ""
    spooled: Spooled | None = None
    folder: str = ""

    @property
    def place(self) -> str:
        """Its path with the given root, which tells files of one name in two folders apart: `pages/zh/film.md`."""
        return f"{self.folder}/{self.key}" if self.folder else self.key

    @property
    def label(self) -> str:
        """What messages call it."""
        return str(self.path) if self.path is not None else self.key

    @property
    def stem(self) -> str:
        """Its file name without endings."""
        return PurePosixPath(_unpacked(PurePosixPath(self.key).name)).stem

    @property
    def suffix(self) -> str:
        """Its ending in lower case, that of the packed file for `.gz` and `.bz2`."""
        return PurePosixPath(_unpacked(self.key.lower())).suffix

    @property
    def size(self) -> int:
        """Bytes on disk."""
        if self.problem:
            return 0
        if self.spooled is not None:
            return self.spooled.size
        return len(self.content) if self.path is None else self.path.stat().st_size

    @contextmanager
    def open(self, meter: Meter | None = None) -> Iterator[BinaryIO]:
        """A stream of its unpacked bytes, which `meter` follows; InputError if it cannot be opened."""
        try:
            stream = self._stream()
        except OSError as error:
            raise InputError(
                f"it cannot be opened: {error.strerror}.", hint="check its permissions"
            ) from error
        with stream:
            if meter is not None:
                meter.follow(stream)
            if self.key.lower().endswith(".gz"):
                with gzip.open(stream, "rb") as unpacked:
                    yield unpacked  # type: ignore[misc]
            elif self.key.lower().endswith(".bz2"):
                with bz2.open(stream, "rb") as unpacked_bz2:
                    yield unpacked_bz2  # type: ignore[misc]
            else:
                yield stream

    def close(self) -> None:
        """Let go of spooled bytes."""
        if self.spooled is not None:
            self.spooled.stream.close()

    def _stream(self) -> BinaryIO:
        if self.spooled is not None:
            return io.BufferedReader(_Kept(self.spooled.stream))
        return io.BytesIO(self.content) if self.path is None else self.path.open("rb")

    def read(self, limit: int = MAX_BYTES) -> bytes:
        """All its bytes, unpacked; InputError beyond `limit` or for a damaged archive."""
        with self.open() as stream:
            try:
                content = stream.read(limit + 1)
            except DAMAGED as error:
                if isinstance(error, OSError) and error.errno:
                    raise InputError(f"it cannot be read: {error.strerror}.") from error
                kind = "bzip2" if self.key.lower().endswith(".bz2") else "gzip"
                raise InputError(f"it is not a sound {kind} file: {error}.", hint="pack it again") from error
        if len(content) > limit:
            raise InputError(f"it has more than {limit} bytes.", hint="split it")
        return content


def _unpacked(name: str) -> str:
    """The name without the ending of its packing, whatever its case."""
    return next((name[: -len(ending)] for ending in PACKED if name.lower().endswith(ending)), name)
