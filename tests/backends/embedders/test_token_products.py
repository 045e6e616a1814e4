"""Products of bits and small integers: exact, and by a graph that is what its writer writes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest

from backends.embedders.token_products import GRAPH, products, write_graph


@pytest.mark.parametrize(("rows", "columns", "width"), [(1, 1, 1), (7, 3, 48), (2049, 17, 48)])
def test_products_are_exact(rows: int, columns: int, width: int) -> None:
    random = np.random.default_rng(rows)
    codes = random.integers(0, 256, (rows, width), dtype=np.uint8)
    levels = random.integers(-127, 128, (columns, 8 * width)).astype(np.int8)
    expected = np.unpackbits(codes, axis=1).astype(np.int64) @ levels.T.astype(np.int64)
    assert np.array_equal(products(codes, levels), expected)


def test_the_largest_sums_do_not_overflow() -> None:
    codes = np.full((3, 48), 255, np.uint8)
    levels = np.stack([np.full(384, 127, np.int8), np.full(384, -128, np.int8)])
    assert products(codes, levels).tolist() == [[384 * 127, -384 * 128]] * 3


def test_nothing_times_anything_is_nothing() -> None:
    assert products(np.zeros((0, 48), np.uint8), np.ones((2, 384), np.int8)).shape == (0, 2)
    assert products(np.zeros((4, 48), np.uint8), np.ones((0, 384), np.int8)).shape == (4, 0)


def test_the_graph_is_what_is_written(tmp_path: Path) -> None:
    write_graph(tmp_path / "graph.onnx")
    assert onnx.load(tmp_path / "graph.onnx").graph == onnx.load(GRAPH).graph
