"""The 4-bit file is read as its layout says."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from backends.embedders.e5_file import dequantize, nibbles, read_e5_file
from schemas.errors import ModelError
from tests.backends.embedders import small_e5


def one_block(scale: float, first: int, last: int) -> np.ndarray:
    """A block whose weights are 8 (zero) but for weight 0 and weight 31."""
    packed = np.full(16, 0x88, np.uint8)
    packed[0] = 0x80 | first
    packed[15] = (last << 4) | 0x08
    return np.concatenate([np.array([scale], "<f2").view(np.uint8), packed])


def test_low_nibbles_come_before_high_ones() -> None:
    values = nibbles(one_block(1.0, first=3, last=15)[None])[0]
    assert (values[0], values[31]) == (3, 15)
    assert set(values[1:31]) == {8}


def test_a_weight_is_the_scale_times_the_nibble_less_8() -> None:
    row = dequantize(one_block(0.5, first=0, last=15)[None])
    assert row.shape == (32,)
    assert (row[0], row[1], row[31]) == (-4.0, 0.0, 3.5)


def test_a_whole_file_is_read(tmp_path: Path) -> None:
    small_e5.write_file(tmp_path / "e5.bin")
    file = read_e5_file(tmp_path / "e5.bin")
    assert (file.shape.hidden, file.shape.layers, file.shape.heads, file.shape.inner) == (64, 2, 4, 128)
    assert file.pieces.texts == small_e5.PIECES.texts
    assert file.pieces.characters == small_e5.PIECES.characters
    assert file.matrix("l1.fo.w", 64).shape == (64, 128)
    assert abs(file.floats("emb.ln.w", 64).mean() - 1) < 0.1


@pytest.mark.parametrize(
    ("content", "message"), [(b"GGUF", "not an e5 weight file"), (b"E5S1\0\0", "damaged")]
)
def test_another_file_is_named(tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / "e5.bin").write_bytes(content)
    with pytest.raises(ModelError, match=message):
        read_e5_file(tmp_path / "e5.bin")
