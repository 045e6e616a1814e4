"""Ready parts from settings: the store that an address names, the embedder, the retriever, the solver."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from backends.embedders.load import load_embedder
from backends.stores import open_store
from schemas.protocols import Embedder, GraphStore
from schemas.settings import (
    EndpointSettings,
    HashingSettings,
    NoEmbedderSettings,
    SentenceTransformersSettings,
    Settings,
)


@contextmanager
def open_for_reading(address: str) -> Iterator[GraphStore]:
    """The store at an address, closed afterwards; StoreNotFoundError if there is none."""
    store = open_store(address, read_only=True)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def open_for_writing(address: str, *, create: bool = False) -> Iterator[GraphStore]:
    """The store at an address, made if `create` and missing; closed afterwards."""
    store = open_store(address, create=create)
    try:
        yield store
    finally:
        store.close()


def embedder_of(settings: Settings) -> tuple[Embedder | None, str]:
    """The embedder that the settings name, and what is lost where it cannot be had (else empty)."""
    match settings.embedder:
        case NoEmbedderSettings():
            return None, ""
        case HashingSettings(dimension=dimension):
            from backends.embedders.hashing import HashingEmbedder

            return HashingEmbedder(dimension), ""
        case SentenceTransformersSettings(model=model):
            return load_embedder(settings.cache, kind="sentence-transformers", model=model)
        case EndpointSettings(url=url, model=model, key=key):
            secret = key.get_secret_value()
            return load_embedder(settings.cache, kind="endpoint", url=url, model=model, key=secret)
        case onnx:
            return load_embedder(settings.cache, fast=onnx.fast)
