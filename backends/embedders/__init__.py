"""Texts to vectors: ONNX Runtime by default, sentence-transformers, an endpoint, or hashing in tests."""

from backends.embedders.cache import CachedEmbedder
from backends.embedders.hashing import HashingEmbedder
from backends.embedders.load import EmbedderKind, load_embedder
from backends.embedders.onnx import OnnxEmbedder

__all__ = ["CachedEmbedder", "EmbedderKind", "HashingEmbedder", "OnnxEmbedder", "load_embedder"]
