"""Opens the embedder that the settings name, and says what is lost where that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from backends.embedders.cache import CachedEmbedder
from backends.embedders.hashing import HashingEmbedder
from backends.embedders.onnx import OnnxEmbedder
from backends.weights import model_path
from backends.weights.table import EMBEDDER
from schemas.errors import ModelError
from schemas.protocols import Embedder
from schemas.settings import (
    EndpointSettings,
    HashingSettings,
    NoEmbedderSettings,
    SentenceTransformersSettings,
    Settings,
)

EmbedderKind = Literal["onnx", "sentence-transformers", "endpoint", "none"]


def open_embedder(settings: Settings) -> tuple[Embedder | None, str]:
    """The embedder that the settings name, and what is lost where it cannot be had (else empty)."""
    cache = settings.cache
    match settings.embedder:
        case NoEmbedderSettings():
            return None, ""
        case HashingSettings(dimension=dimension):
            return HashingEmbedder(dimension), ""
        case SentenceTransformersSettings(model=model):
            return load_embedder(cache, kind="sentence-transformers", model=model)
        case EndpointSettings(url=url, model=model, key=key):
            return load_embedder(cache, kind="endpoint", url=url, model=model, key=key.get_secret_value())
        case onnx:
            return load_embedder(cache, fast=onnx.fast)


def load_embedder(
    cache: Path,
    *,
    kind: EmbedderKind = "onnx",
    model: str = "",
    fast: bool = False,
    url: str = "",
    key: str = "",
    cached: bool = True,
) -> tuple[Embedder | None, str]:
    """The embedder, and what is degraded without it (empty if nothing is).

    `model` is a hub id or directory for sentence-transformers, the served model's name for an
    endpoint at `url`; `fast` the int8 form of the default. With `cached` all stores of this
    machine share one file of vectors. A missing model never stops the program: no embedder, and
    the reason.
    """
    if kind == "none":
        return None, ""
    try:
        embedder = _open(cache, kind=kind, model=model, fast=fast, url=url, key=key)
    except ModelError as error:
        return None, f"no embedder, BM25 alone. {error}"
    return (CachedEmbedder(embedder, cache / "vectors.sqlite") if cached else embedder), ""


def _open(cache: Path, *, kind: EmbedderKind, model: str, fast: bool, url: str, key: str) -> Embedder:
    if kind == "sentence-transformers":
        from backends.embedders.sentence_transformers import SentenceTransformersEmbedder

        return SentenceTransformersEmbedder(model)
    if kind == "endpoint":
        from backends.embedders.endpoint import EndpointEmbedder

        endpoint = EndpointEmbedder(url, model, key=key)
        _ = endpoint.info  # asks the server, so that one that is down is known now
        return endpoint
    return OnnxEmbedder(model_path(EMBEDDER, cache), fast=fast)
