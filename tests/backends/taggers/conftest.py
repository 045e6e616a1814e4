"""The fetched taggers."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from backends.taggers.chinese import ChineseTagger
from backends.taggers.english import EnglishTagger
from backends.weights import default_cache, model_path
from backends.weights.table import CHINESE_TAGGER, ENGLISH_TAGGER


@pytest.fixture(scope="session")
def cache() -> Path:
    return Path(os.environ.get("GUANXI_CACHE") or default_cache())


@pytest.fixture(scope="session")
def chinese(cache: Path) -> ChineseTagger:
    return ChineseTagger(model_path(CHINESE_TAGGER, cache))


@pytest.fixture(scope="session")
def english(cache: Path) -> EnglishTagger:
    return EnglishTagger(model_path(ENGLISH_TAGGER, cache))
