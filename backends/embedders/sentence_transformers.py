"""Any sentence-transformers model, on a GPU where there is one (the extra `sentence-transformers`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from backends.embedders.prompts import choose_prompts
from schemas.errors import ModelError
from schemas.graph import EmbedderInfo, Vectors

if TYPE_CHECKING:
    from sentence_transformers import SentenceTransformer


class SentenceTransformersEmbedder:
    """A hub id or a local directory.

    Prompts are the model's own where it defines them, E5's for an e5 model without, none otherwise.
    Each text is run alone, so that its vector does not depend on its company.
    """

    def __init__(self, model: str, *, device: str = "") -> None:
        """`device` as torch names it; empty takes a GPU where there is one. ModelError if it cannot be loaded."""
        if not model:
            raise ModelError("No sentence-transformers model is named.", hint="Give a hub id or a directory.")
        self._model = _load(model, device)
        self._name = model
        self._query, self._passage = choose_prompts(model, self._model.prompts)
        self._lock = Lock()

    @property
    def info(self) -> EmbedderInfo:
        dimension = self._model.get_embedding_dimension()
        return EmbedderInfo(Path(self._name).name, int(dimension or 0), "sentence-transformers")

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
                batch_size=1,
                normalize_embeddings=True,
                convert_to_numpy=True,
                show_progress_bar=False,
            )
        return np.asarray(rows, np.float32)


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
    except (OSError, ValueError) as error:
        raise ModelError(f"The model {model} cannot be loaded: {error}.") from error


def _encodable(text: str) -> str:
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
