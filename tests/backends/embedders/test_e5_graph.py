"""The ONNX graph computes what the network is, in both forms."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest

from backends.embedders.e5_file import E5File, dequantize, read_e5_file
from backends.embedders.e5_graph import write_encoder
from tests.backends.embedders import small_e5


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> E5File:
    path = tmp_path_factory.mktemp("e5") / "e5.bin"
    small_e5.write_file(path, seed=3)
    return read_e5_file(path)


def run(file: E5File, path: Path, ids: list[int]) -> np.ndarray:
    words = dequantize(file.blocks("emb.word", small_e5.VOCABULARY)[ids])
    positions = file.floats("emb.pos", small_e5.POSITIONS, small_e5.HIDDEN)[: len(ids)]
    kind = file.floats("emb.type", 2, small_e5.HIDDEN)[0]
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    return session.run(["vector"], {"embeddings": (words + positions + kind)[None]})[0][0]


@pytest.mark.parametrize("ids", [[0, 2], [0, 5, 6, 7, 2], [0, *([5, 7] * 7), 2]])
def test_the_4_bit_graph_equals_the_network(file: E5File, tmp_path: Path, ids: list[int]) -> None:
    write_encoder(file, tmp_path / "encoder.onnx")
    np.testing.assert_allclose(
        run(file, tmp_path / "encoder.onnx", ids), small_e5.reference(file, ids), rtol=0, atol=1e-5
    )


@pytest.mark.parametrize("ids", [[0, 2], [0, 5, 6, 7, 2], [0, *([5, 7] * 7), 2]])
def test_the_int8_graph_is_near_the_network(file: E5File, tmp_path: Path, ids: list[int]) -> None:
    write_encoder(file, tmp_path / "encoder.onnx", fast=True)
    assert run(file, tmp_path / "encoder.onnx", ids) @ small_e5.reference(file, ids) > 0.999


def test_int8_weights_leave_room_for_16_bit_sums(file: E5File, tmp_path: Path) -> None:
    write_encoder(file, tmp_path / "encoder.onnx", fast=True)
    model = onnx.load(str(tmp_path / "encoder.onnx"))
    weights = [
        onnx.numpy_helper.to_array(tensor)
        for tensor in model.graph.initializer
        if tensor.name.endswith(".int8")
    ]
    assert len(weights) == 6 * small_e5.LAYERS
    assert {int(np.abs(weight.astype(int)).max()) for weight in weights} == {63}
