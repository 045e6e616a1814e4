"""Vectors are kept in one file and computed once; a broken file stops nothing."""

from __future__ import annotations

import logging
import multiprocessing
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from backends.embedders import CachedEmbedder, HashingEmbedder
from schemas.graph import EmbedderInfo, Vectors


class CountingEmbedder:
    """A hashing embedder that remembers what it was asked."""

    def __init__(self, runtime: str = "python", dimension: int = 8) -> None:
        self._inner = HashingEmbedder(dimension)
        self._runtime = runtime
        self.asked: list[str] = []

    @property
    def info(self) -> EmbedderInfo:
        return EmbedderInfo("counting", self._inner.info.dimension, self._runtime)

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        self.asked += texts
        return self._inner.embed_passages(texts)

    def embed_query(self, text: str) -> Vectors:
        self.asked.append(f"query: {text}")
        return self._inner.embed_query(text)


def test_another_store_embeds_nothing_again(tmp_path: Path) -> None:
    first, second = CountingEmbedder(), CountingEmbedder()
    made = CachedEmbedder(first, tmp_path / "v.sqlite").embed_passages(["a", "b"])
    read = CachedEmbedder(second, tmp_path / "v.sqlite").embed_passages(["b", "a"])
    assert first.asked == ["a", "b"]
    assert second.asked == []
    assert read.tobytes() == made[::-1].tobytes()


def test_a_text_that_comes_twice_is_embedded_once(tmp_path: Path) -> None:
    inner = CountingEmbedder()
    vectors = CachedEmbedder(inner, tmp_path / "v.sqlite").embed_passages(["a", "b", "a"])
    assert inner.asked == ["a", "b"]
    assert vectors[0].tobytes() == vectors[2].tobytes()


def test_queries_and_passages_are_apart(tmp_path: Path) -> None:
    inner = CountingEmbedder()
    cached = CachedEmbedder(inner, tmp_path / "v.sqlite")
    cached.embed_passages(["a"])
    cached.embed_query("a")
    cached.embed_query("a")
    assert inner.asked == ["a", "query: a"]


@pytest.mark.parametrize("other", [CountingEmbedder("onnx-int8"), CountingEmbedder(dimension=16)])
def test_another_runtime_or_dimension_is_apart(tmp_path: Path, other: CountingEmbedder) -> None:
    CachedEmbedder(CountingEmbedder(), tmp_path / "v.sqlite").embed_passages(["a"])
    CachedEmbedder(other, tmp_path / "v.sqlite").embed_passages(["a"])
    assert other.asked == ["a"]


def test_no_texts_give_no_rows(tmp_path: Path) -> None:
    assert CachedEmbedder(CountingEmbedder(), tmp_path / "v.sqlite").embed_passages([]).shape == (0, 8)


def test_surrogates_and_nul_are_kept_apart(tmp_path: Path) -> None:
    inner = CountingEmbedder()
    CachedEmbedder(inner, tmp_path / "v.sqlite").embed_passages(["\ud800", "\ud801", "\x00", ""])
    assert len(inner.asked) == 4


def test_a_damaged_file_is_said_once_and_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "v.sqlite").write_bytes(b"not a database" * 100)
    cached = CachedEmbedder(CountingEmbedder(), tmp_path / "v.sqlite")
    with caplog.at_level(logging.WARNING):
        vectors = [cached.embed_passages(["a"]), cached.embed_passages(["a"])]
    assert vectors[0].tobytes() == HashingEmbedder(8).embed_passages(["a"]).tobytes() == vectors[1].tobytes()
    assert len(caplog.records) == 1


def test_a_place_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cached = CachedEmbedder(CountingEmbedder(), tmp_path / "file" / "v.sqlite")
    assert cached.embed_passages(["a"]).shape == (1, 8)


def test_a_value_of_another_size_is_computed_again(tmp_path: Path) -> None:
    path = tmp_path / "v.sqlite"
    CachedEmbedder(CountingEmbedder(), path).embed_passages(["a"])
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE vector SET value = x'00'")
    connection.close()
    inner = CountingEmbedder()
    CachedEmbedder(inner, path).embed_passages(["a"])
    assert inner.asked == ["a"]


def embed_in_process(path: str) -> bytes:
    cached = CachedEmbedder(HashingEmbedder(8), Path(path))
    vectors = [cached.embed_passages([f"text {n}"]) for n in range(200)]
    cached.close()
    return np.concatenate(vectors).tobytes()


def test_processes_share_the_file(tmp_path: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        results = pool.map(embed_in_process, [str(tmp_path / "v.sqlite")] * 2)
    inner = CountingEmbedder()
    CachedEmbedder(HashingEmbedder(8), tmp_path / "v.sqlite").embed_passages(["text 0"])
    with sqlite3.connect(tmp_path / "v.sqlite") as connection:
        (count,) = connection.execute("SELECT count(*) FROM vector").fetchone()
    connection.close()
    assert set(results) == {HashingEmbedder(8).embed_passages([f"text {n}" for n in range(200)]).tobytes()}
    assert (count, inner.asked) == (200, [])
