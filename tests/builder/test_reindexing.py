"""Embedding a store again with another model."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from backends.embedders.hashing import HashingEmbedder
from backends.stores import open_store
from builder.pipeline import Pipeline
from builder.reindexing import reindex
from builder.report import BuildRequest
from builder.wiring import open_extractors
from schemas.errors import StoreMismatchError
from schemas.ontology import Ontology
from schemas.settings import Settings


def test_another_model_replaces_every_vector(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("One page.", encoding="utf-8")
    settings = Settings(cache=tmp_path / "cache")
    ontology = Ontology.load()
    extractors, _ = open_extractors(settings, ontology)
    store = open_store(tmp_path / "s.db", create=True)
    small, large = HashingEmbedder(16), HashingEmbedder(32)
    Pipeline(ontology, extractors, small, settings.builder).build(store, BuildRequest([tmp_path / "a.txt"]))
    with pytest.raises(StoreMismatchError):
        store.set_embedder(large.info)
    assert reindex(store, large) == 1
    assert store.embedder() == large.info
    (vector,) = store.get_vectors(["a.txt#0"])
    assert vector is not None
    np.testing.assert_allclose(vector, large.embed_passages(["a\nOne page."])[0], atol=1e-6)
    assert store.check() == []
    store.close()
