"""A tiny e5 weight file made from seeds, and the same network written plainly in numpy."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from backends.embedders.e5_file import E5File, Pieces

HIDDEN, LAYERS, HEADS, INNER, VOCABULARY, POSITIONS = 64, 2, 4, 128, 8, 16
EPSILON = 1e-12

PIECES = Pieces(
    texts=("<s>", "<pad>", "</s>", "<unk>", "\u2581", "a", "b", "\u2581ab"),
    scores=np.array([0, 0, 0, 0, -1, -2, -2.5, -3], np.float32),
    characters={"\t": " ", "\x00": "", "@": "a"},
    begin=0,
    end=2,
    pad=1,
    unknown=3,
)


def write_file(path: Path, *, pieces: Pieces = PIECES, seed: int = 0) -> None:
    """A whole file in the layout that `e5_file` reads."""
    tensors = _random_tensors(seed)
    head = b"E5S1" + struct.pack(
        "<I7ifi", 1, HIDDEN, LAYERS, HEADS, INNER, VOCABULARY, POSITIONS, 2, EPSILON, 32
    )
    head += _pack_pieces(pieces)
    entries = [(name.encode(), data) for name, data in tensors.items()]
    size = len(head) + 4 + sum(2 + len(name) + 1 + 4 + 16 for name, _ in entries)
    table = struct.pack("<i", len(entries))
    body = b""
    for name, data in entries:
        place = (size + len(body), len(data))
        table += struct.pack("<H", len(name)) + name + struct.pack("<BI", 0, 0) + struct.pack("<QQ", *place)
        body += data
    path.write_bytes(head + table + body)


def _pack_pieces(pieces: Pieces) -> bytes:
    texts = [text.encode() for text in pieces.texts]
    marks = (pieces.begin, pieces.end, pieces.pad, pieces.unknown)
    packed = struct.pack("<i4iQ", len(texts), *marks, sum(map(len, texts)))
    packed += (
        np.cumsum([0, *map(len, texts)]).astype("<u4").tobytes() + pieces.scores.tobytes() + b"".join(texts)
    )
    rules = b"".join(
        struct.pack(f"<IB{len(new)}I", ord(old), len(new), *map(ord, new))
        for old, new in pieces.characters.items()
    )
    return packed + struct.pack("<iI", len(pieces.characters), len(rules)) + rules


def _random_tensors(seed: int) -> dict[str, bytes]:
    random = np.random.default_rng(seed)

    def floats(*shape: int, around: float = 0.0) -> bytes:
        return (around + 0.1 * random.standard_normal(shape)).astype("<f4").tobytes()

    def blocks(rows: int, columns: int) -> bytes:
        count = rows * columns // 32
        scales = random.uniform(0.01, 0.03, (count, 1)).astype("<f2").view(np.uint8)
        return np.concatenate([scales, random.integers(0, 256, (count, 16), np.uint8)], axis=1).tobytes()

    tensors = {
        "emb.word": blocks(VOCABULARY, HIDDEN),
        "emb.pos": floats(POSITIONS, HIDDEN),
        "emb.type": floats(2, HIDDEN),
        "emb.ln.w": floats(HIDDEN, around=1),
        "emb.ln.b": floats(HIDDEN),
    }
    for layer in range(LAYERS):
        for part, rows, columns in (
            ("q", 1, 1),
            ("k", 1, 1),
            ("v", 1, 1),
            ("ao", 1, 1),
            ("fi", 2, 1),
            ("fo", 1, 2),
        ):
            tensors[f"l{layer}.{part}.w"] = blocks(rows * HIDDEN, columns * HIDDEN)
            tensors[f"l{layer}.{part}.b"] = floats(rows * HIDDEN)
        for part in ("aln", "oln"):
            tensors[f"l{layer}.{part}.w"] = floats(HIDDEN, around=1)
            tensors[f"l{layer}.{part}.b"] = floats(HIDDEN)
    return tensors


def reference(file: E5File, ids: Sequence[int]) -> NDArray[np.float64]:
    """BERT, mean pooling and length 1 (Devlin et al. 2019), in float64."""
    x = file.matrix("emb.word", VOCABULARY)[list(ids)].astype(np.float64)
    x = x + file.floats("emb.pos", POSITIONS, HIDDEN)[: len(ids)] + file.floats("emb.type", 2, HIDDEN)[0]
    x = _norm(file, "emb.ln", x)
    for layer in range(LAYERS):
        x = _norm(file, f"l{layer}.aln", x + _linear(file, f"l{layer}.ao", _attend(file, layer, x)))
        wide = _linear(file, f"l{layer}.fi", x)
        gelu = wide * 0.5 * (1 + np.vectorize(math.erf)(wide / math.sqrt(2)))
        x = _norm(file, f"l{layer}.oln", x + _linear(file, f"l{layer}.fo", gelu))
    mean = x.mean(axis=0)
    unit: NDArray[np.float64] = mean / np.linalg.norm(mean)
    return unit


def _attend(file: E5File, layer: int, x: NDArray[np.float64]) -> NDArray[np.float64]:
    query, key, value = (
        _linear(file, f"l{layer}.{part}", x).reshape(len(x), HEADS, -1).swapaxes(0, 1) for part in "qkv"
    )
    scores = query @ key.swapaxes(1, 2) / math.sqrt(HIDDEN / HEADS)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights /= weights.sum(axis=-1, keepdims=True)
    mixed: NDArray[np.float64] = (weights @ value).swapaxes(0, 1).reshape(len(x), -1)
    return mixed


def _linear(file: E5File, name: str, x: NDArray[np.float64]) -> NDArray[np.float64]:
    rows = INNER if name.endswith("fi") else HIDDEN
    result: NDArray[np.float64] = x @ file.matrix(f"{name}.w", rows).T + file.floats(f"{name}.b", rows)
    return result


def _norm(file: E5File, name: str, x: NDArray[np.float64]) -> NDArray[np.float64]:
    centred = x - x.mean(axis=-1, keepdims=True)
    scaled = centred / np.sqrt((centred**2).mean(axis=-1, keepdims=True) + EPSILON)
    result: NDArray[np.float64] = scaled * file.floats(f"{name}.w", HIDDEN) + file.floats(f"{name}.b", HIDDEN)
    return result
