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
from schemas.graph import EmbedderInfo, TokenVectors, Vectors
from schemas.text import Span

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

    def embed_tokens(self, texts: Sequence[str], *, query: bool = False) -> list[TokenVectors] | None:
        """The tokens of each text but its prompt and marks; None for a tokenizer that does not say where they stand."""
        if not getattr(self._model.tokenizer, "is_fast", False):
            return None
        prompt = self._query if query else self._passage
        return [self._tokens(prompt, _encodable(text)) for text in texts]

    def _tokens(self, prompt: str, text: str) -> TokenVectors:
        with self._lock:
            states = self._model.encode(
                prompt + text, output_value="token_embeddings", show_progress_bar=False
            )
            read = self._model.tokenizer(
                prompt + text, return_offsets_mapping=True, truncation=True, max_length=len(states)
            )
        rows = np.asarray(states.cpu().numpy(), np.float32)
        whole = rows.mean(axis=0)
        kept = [
            (row, Span(start - len(prompt), end - len(prompt)))
            for row, (start, end) in zip(rows, read["offset_mapping"], strict=True)
            if start >= len(prompt) and end > start
        ]
        vectors = np.array([_of_length_1(row) for row, _ in kept], np.float32).reshape(-1, rows.shape[1])
        return TokenVectors(vectors, tuple(span for _, span in kept), _of_length_1(whole))

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


def _of_length_1(vector: Vectors) -> Vectors:
    shortened: Vectors = vector / max(float(np.linalg.norm(vector)), 1e-9)
    return shortened


def _encodable(text: str) -> str:
    """The text without lone surrogates; a line of megabytes would be tokenised whole only to be cut."""
    return text[:_MAX_CHARACTERS].encode("utf-16", "surrogatepass").decode("utf-16", "replace")
