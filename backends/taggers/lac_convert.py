"""Turns the parameter files and dictionaries of Baidu's LAC into what `lac.LacNetwork` opens."""

from __future__ import annotations

import json
import math
import struct
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from schemas.errors import ModelError

_FLOAT32 = 5  # of Paddle's VarType
_TYPE_FIELD, _DIMENSION_FIELD, _PACKED_DIMENSIONS_FIELD = 0x08, 0x10, 0x12


def convert_lac(source: Path, target: Path) -> None:
    """Write `embedding.npy`, `layers.npz` (both float16) and `vocabulary.json` into `target`.

    `source` is the archive's `lac_model`. Half precision keeps every tag of the original.
    """
    model, dictionaries = source / "model", source / "conf"
    np.save(target / "embedding.npy", read_parameter(model / "word_emb").astype(np.float16))
    names = [f"fc_{i}.{part}" for i in range(5) for part in ("w_0", "b_0")]
    names += [f"gru_{i}.{part}" for i in range(4) for part in ("w_0", "b_0")] + ["crfw"]
    layers = {name: read_parameter(model / name).astype(np.float16) for name in names}
    with (target / "layers.npz").open("wb") as file:
        np.savez(file, allow_pickle=False, **layers)
    cuts, log_total = _read_cuts(dictionaries / "small_seg.dic")
    vocabulary = {
        "words": {word: int(number) for number, word in _read_pairs(dictionaries / "word.dic")},
        # Later lines give the numbers of nr, ns, nt and t their names PER, LOC, ORG and TIME.
        "tags": {int(number): tag for number, tag in _read_pairs(dictionaries / "tag.dic")},
        "replacements": dict(_read_pairs(dictionaries / "q2b.dic")),
        "cuts": cuts,
        "log_total": log_total,
    }
    text = json.dumps(vocabulary, ensure_ascii=False)
    (target / "vocabulary.json").write_text(text, encoding="utf-8")


def read_parameter(path: Path) -> NDArray[np.float32]:
    """A tensor as Paddle saves it: a header of levels, a description (protobuf), float32 values."""
    data = path.read_bytes()
    try:
        position = 4
        (levels,) = struct.unpack_from("<Q", data, position)
        position += 8
        for _ in range(levels):
            (size,) = struct.unpack_from("<Q", data, position)
            position += 8 + size
        (size,) = struct.unpack_from("<i", data, position + 4)
        position += 8
        shape = _read_description(data[position : position + size])
        return np.frombuffer(data, np.float32, math.prod(shape), position + size).reshape(shape)
    except (struct.error, ValueError, IndexError) as error:
        raise ModelError(
            f"{path.name} is not a LAC parameter: {error}.", hint="Run: guanxi models fetch"
        ) from error


def _read_description(data: bytes) -> list[int]:
    """The dimensions of Paddle's TensorDesc: field 1 the type, field 2 the dimensions."""
    position, shape = 0, []
    while position < len(data):
        field = data[position]
        value, position = _read_varint(data, position + 1)
        if field == _TYPE_FIELD and value != _FLOAT32:
            raise ValueError(f"values of type {value}")
        if field == _DIMENSION_FIELD:
            shape.append(value)
        elif field == _PACKED_DIMENSIONS_FIELD:
            end = position + value
            while position < end:
                dimension, position = _read_varint(data, position)
                shape.append(dimension)
        elif field != _TYPE_FIELD:
            raise ValueError(f"field {field}")
    return shape


def _read_varint(data: bytes, position: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[position]
        position += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, position


def _read_pairs(path: Path) -> list[tuple[str, str]]:
    lines = path.read_text(encoding="utf-8").split("\n")
    pairs = [line.split("\t") for line in lines]
    return [(pair[0], pair[1]) for pair in pairs if len(pair) == 2]


def _read_cuts(path: Path) -> tuple[dict[str, int], float]:
    """Each dictionary word with its length, each beginning of one with 0; log of the summed counts."""
    cuts: dict[str, int] = {}
    total = 0
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, count = line.strip().partition(" ")
        if not word:
            continue
        total += int(count)
        cuts[word] = len(word)
        for end in range(1, len(word)):
            cuts.setdefault(word[:end], 0)
    return cuts, math.log(total)
