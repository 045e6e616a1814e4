"""Any sentence-transformers model, on a GPU where there is one (the extra `sentence-transformers`)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from backends.embedders.prompts import choose_prompts
from backends.weights.archives import sha256_of
from schemas.errors import ModelError
from schemas.graph import EmbedderInfo, Vectors

if TYPE_CHECKING:
    from sentence_transformers import SentenceTransformer

_MAX_CHARACTERS = 100_000  # more than any such model reads


class SentenceTransformersEmbedder:
    """A hub id or a local directory.

    Prompts are the model's own where it defines them, E5's for an e5 model without, none otherwise.
    Each text is run alone, so that its vector does not depend on its company.
    """

    def __init__(self, model: str, *, device: str = "", batch_size: int = 1) -> None:
        """`device` as torch names it; empty takes a GPU where there is one.

        A `batch_size` above 1 is faster on a GPU, but a vector's last bits then depend on its
        company. ModelError if the model cannot be loaded.
        """
        if not model:
            raise ModelError("No sentence-transformers model is named.", hint="Give a hub id or a directory.")
        self._model = _load(model, device)
        self._batch_size = batch_size
        self._query, self._passage = choose_prompts(model, self._model.prompts)
        self._lock = Lock()
        self._info = EmbedderInfo(
            _identify(model), len(self.embed_query("dimension")), "sentence-transformers"
        )

    @property
    def info(self) -> EmbedderInfo:
        return self._info

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """(n, dimension)."""
        return self._encode(texts, self._passage)

    def embed_query(self, text: str) -> Vectors:
        """(dimension,)."""
        vector: Vectors = self._encode([text], self._query)[0]
        return vector

    def _encode(self, texts: Sequence[str], prompt: str) -> Vectors:
        if not texts:
            return np.zeros((0, self.info.dimension), np.float32)
        with self._lock:
            rows = self._model.encode(
                [_encodable(text) for text in texts],
                prompt=prompt,
                batch_size=self._batch_size,
                normalize_embeddings=True,
                convert_to_numpy=True,
                show_progress_bar=False,
            )
        return np.asarray(rows, np.float32)


def _identify(model: str) -> str:
    """A hub id itself; a directory by its name and the hash of its weights, since names repeat."""
    directory = Path(model)
    if not directory.is_dir():
        return model
    weights = (path for kind in ("*.safetensors", "*.bin") for path in directory.rglob(kind))
    digest = hashlib.sha256("".join(sha256_of(path) for path in sorted(weights)).encode()).hexdigest()
    return f"{directory.resolve().name}-{digest[:12]}"


def _load(model: str, device: str) -> SentenceTransformer:
    try:
        from sentence_transformers import SentenceTransformer
    except ImportError as error:
        raise ModelError(
            "sentence-transformers is not installed.",
            hint='Install it with: pip install "guanxi[sentence-transformers]"',
        ) from error
    try:
        return SentenceTransformer(model, device=device or None)
    except (OSError, ValueError, RuntimeError) as error:
        raise ModelError(f"The model {model} cannot be loaded: {error}.") from error


def _encodable(text: str) -> str:
    """The text without lone surrogates; a line of megabytes would be tokenised whole only to be cut."""
    return text[:_MAX_CHARACTERS].encode("utf-16", "surrogatepass").decode("utf-16", "replace")
