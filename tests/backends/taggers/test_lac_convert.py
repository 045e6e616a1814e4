"""LAC's parameter files are read as Paddle writes them."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest

from backends.taggers.lac_convert import read_parameter
from schemas.errors import ModelError


def parameter(values: np.ndarray, kind: int = 5) -> bytes:
    """Version, no levels, version, description, values; dimensions as repeated varints."""
    description = bytes([0x08, kind])
    for dimension in values.shape:
        description += b"\x10" + (
            bytes([dimension]) if dimension < 128 else bytes([dimension % 128 + 128, dimension // 128])
        )
    return struct.pack("<IQIi", 0, 0, 0, len(description)) + description + values.astype("<f4").tobytes()


def test_a_tensor_keeps_its_shape_and_values(tmp_path: Path) -> None:
    values = np.arange(600, dtype=np.float32).reshape(2, 300)
    (tmp_path / "w").write_bytes(parameter(values))
    np.testing.assert_array_equal(read_parameter(tmp_path / "w"), values)


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 10, parameter(np.zeros((2, 2)), kind=3), parameter(np.zeros(9))[:-4]]
)
def test_another_file_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "w").write_bytes(content)
    with pytest.raises(ModelError, match="w is not a LAC parameter"):
        read_parameter(tmp_path / "w")
