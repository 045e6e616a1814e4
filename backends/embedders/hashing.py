"""An embedder without a model, for tests: texts that share words and characters are near."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

import numpy as np

from schemas.graph import EmbedderInfo, Vectors

_WORD = re.compile(r"[a-z0-9\u00c0-\u024f]+|[\u3400-\u9fff]")


class HashingEmbedder:
    """Counts words and Chinese characters in hashed places (Weinberger et al. 2009), length 1.

    Deterministic on every machine; queries and passages are treated alike.
    """

    def __init__(self, dimension: int = 64) -> None:
        """`dimension` at least 2; one more place than needed marks a text without words."""
        self._dimension = dimension

    @property
    def info(self) -> EmbedderInfo:
        return EmbedderInfo("hashing", self._dimension, "python")

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """(n, dimension)."""
        vectors = np.zeros((len(texts), self._dimension), np.float32)
        for row, text in enumerate(texts):
            vectors[row] = self.embed_query(text)
        return vectors

    def embed_query(self, text: str) -> Vectors:
        """(dimension,)."""
        vector = np.zeros(self._dimension, np.float32)
        for word in _WORD.findall(text.lower()):
            digest = hashlib.sha256(word.encode()).digest()
            place = int.from_bytes(digest[:4], "little") % (self._dimension - 1)
            vector[place] += 1.0 if digest[4] & 1 else -1.0
        if not vector.any():
            vector[-1] = 1.0
        unit: Vectors = vector / np.linalg.norm(vector)
        return unit
