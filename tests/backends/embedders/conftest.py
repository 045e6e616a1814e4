"""The fetched embedder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from backends.embedders import OnnxEmbedder
from backends.weights import default_cache, model_path
from backends.weights.table import EMBEDDER


@pytest.fixture(scope="session")
def e5_directory() -> Path:
    return model_path(EMBEDDER, Path(os.environ.get("GUANXI_CACHE") or default_cache()))


@pytest.fixture(scope="session")
def e5(e5_directory: Path) -> OnnxEmbedder:
    return OnnxEmbedder(e5_directory)
