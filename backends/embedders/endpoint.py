"""Any server that speaks OpenAI's `/v1/embeddings`."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from pydantic import BaseModel, ValidationError

from backends.embedders.prompts import choose_prompts
from backends.posting import Patience, post_json
from schemas.errors import ModelError
from schemas.graph import EmbedderInfo, Vectors

_ATTEMPTS = 4
_SLICE = 64  # texts a request


class EndpointEmbedder:
    """Sends texts to `<url>/embeddings`; whether company changes a vector is the server's affair.

    Prompts are put before texts as for a local model: E5's where the model's name says e5.
    """

    def __init__(self, url: str, model: str, *, key: str = "", first_pause: float = 0.5) -> None:
        """`url` ends in the version (`http://127.0.0.1:8080/v1`); `key` is sent as a bearer token.

        `first_pause` seconds before a request is sent again; doubles each time.
        """
        if not url or not model:
            raise ModelError(
                "An embedding endpoint needs an address and a model.", hint="Set both in the settings."
            )
        self._address = url.rstrip("/") + "/embeddings"
        self._model = model
        self._key = key
        self._first_pause = first_pause
        self._query, self._passage = choose_prompts(model, {})
        self._dimension = 0

    @property
    def info(self) -> EmbedderInfo:
        """Asks the server for one vector the first time, to know its dimension."""
        if not self._dimension:
            self.embed_query("dimension")
        return EmbedderInfo(self._model, self._dimension, "endpoint")

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """(n, dimension); ModelError if the server cannot be reached or answers otherwise."""
        if not texts:
            return np.zeros((0, self.info.dimension), np.float32)
        parts = [texts[start : start + _SLICE] for start in range(0, len(texts), _SLICE)]
        return np.concatenate([self._embed([self._passage + text for text in part]) for part in parts])

    def embed_query(self, text: str) -> Vectors:
        """(dimension,); ModelError as above."""
        vector: Vectors = self._embed([self._query + text])[0]
        return vector

    def _embed(self, texts: list[str]) -> Vectors:
        vectors = parse_reply(self._send({"model": self._model, "input": texts}), len(texts))
        if self._dimension and vectors.shape[1] != self._dimension:
            raise ModelError(
                f"{self._address} changed its dimension from {self._dimension} to {vectors.shape[1]}."
            )
        self._dimension = vectors.shape[1]
        return vectors

    def _send(self, body: dict[str, object]) -> bytes:
        """The reply's body; errors that may pass are tried again with growing pauses."""
        patience = Patience(tries=_ATTEMPTS, first_pause=self._first_pause)
        posted = post_json(self._address, body, key=self._key, patience=patience)
        if posted.problem:
            raise ModelError(
                f"{self._address} gives no embeddings ({posted.problem}).",
                hint="Is the server running, and are its address, key and model right?",
            )
        return posted.content


class _Row(BaseModel):
    index: int
    embedding: list[float]


class _Reply(BaseModel):
    data: list[_Row]


def parse_reply(body: bytes, count: int) -> Vectors:
    """(count, dimension) rows of length 1, in order of `index`; ModelError for any other reply."""
    try:
        rows = sorted(_Reply.model_validate_json(body).data, key=lambda row: row.index)
    except ValidationError as error:
        raise ModelError("The endpoint's reply is not a list of embeddings.") from error
    if [row.index for row in rows] != list(range(count)):
        raise ModelError(f"The endpoint answered for {len(rows)} texts, {count} were sent.")
    if len({len(row.embedding) for row in rows}) != 1:
        raise ModelError("The endpoint's vectors differ in dimension.")
    vectors = np.asarray([row.embedding for row in rows], np.float32)
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    if not np.isfinite(lengths).all() or (lengths == 0).any():
        raise ModelError("The endpoint gave a vector without a direction.")
    unit: Vectors = vectors / lengths
    return unit
