"""A missing model leaves the program running and says what is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.embedders import CachedEmbedder, OnnxEmbedder, endpoint, load_embedder


def test_a_missing_model_is_degraded(tmp_path: Path) -> None:
    embedder, degraded = load_embedder(tmp_path)
    assert embedder is None
    assert degraded.startswith("no embedder, BM25 alone.")
    assert "guanxi models fetch" in degraded


def test_no_embedder_is_a_choice(tmp_path: Path) -> None:
    assert load_embedder(tmp_path, kind="none") == (None, "")


def test_an_endpoint_without_an_address_is_degraded(tmp_path: Path) -> None:
    embedder, degraded = load_embedder(tmp_path, kind="endpoint", model="m")
    assert embedder is None
    assert "needs an address" in degraded


def test_an_endpoint_that_is_down_is_degraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "_ATTEMPTS", 1)
    embedder, degraded = load_embedder(tmp_path, kind="endpoint", url="http://127.0.0.1:9/v1", model="m")
    assert embedder is None
    assert "gives no embeddings" in degraded


@pytest.mark.models
def test_the_default_is_cached(e5_directory: Path) -> None:
    embedder, degraded = load_embedder(e5_directory.parent.parent)
    assert isinstance(embedder, CachedEmbedder)
    assert (embedder.info.runtime, degraded) == ("onnx", "")


@pytest.mark.models
def test_the_cache_can_be_left_out(e5_directory: Path) -> None:
    embedder, _ = load_embedder(e5_directory.parent.parent, fast=True, cached=False)
    assert isinstance(embedder, OnnxEmbedder)
    assert embedder.info.runtime == "onnx-int8"
