"""The default embedder: multilingual-e5-small, run by ONNX Runtime, each text alone."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from numpy.typing import NDArray

from backends.embedders.bulk import BulkTokenizer
from backends.embedders.e5_file import dequantize
from backends.embedders.pieces import PieceTable, spans_of
from backends.embedders.token_codes import coded
from schemas.errors import ModelError
from schemas.graph import CodedVectors, EmbedderInfo, TokenVectors, Vectors

if TYPE_CHECKING:
    from onnxruntime import InferenceSession

T = TypeVar("T")
MODEL = "multilingual-e5-small-q4"
DIMENSION = 384
_MOST_WORKERS = 8  # texts at once; the session is shared, so that each costs little memory
_SHORTEST = 1e-9  # a length that is not divided by
_SLICE = 256  # texts tokenised at a time, so that memory does not grow with the batch


class OnnxEmbedder:
    """Texts to vectors of length 1; the same bits for a text whatever its company.

    `directory` holds what `guanxi models fetch` converted: the mapped word table, positions,
    pieces and the graph. Nothing is loaded before the first text. With `fast` the products are
    integer ones: quicker, and about 1e-3 away in cosine, so a runtime of its own.
    """

    def __init__(self, directory: Path, *, fast: bool = False) -> None:
        self._directory = directory
        self._fast = fast
        self._network: _Network | None = None
        self._lock = Lock()

    @property
    def info(self) -> EmbedderInfo:
        return EmbedderInfo(MODEL, DIMENSION, "onnx-int8" if self._fast else "onnx")

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """(n, 384) for texts to be found; a text beyond 512 tokens is cut there."""
        result = np.zeros((len(texts), DIMENSION), np.float32)
        if not texts:
            return result
        network = self._load()
        with ThreadPoolExecutor(min(_MOST_WORKERS, max(2, os.cpu_count() or 2))) as pool:
            for start in range(0, len(texts), _SLICE):
                part = [f"passage: {text}" for text in texts[start : start + _SLICE]]
                rows = pool.map(network.run, network.bulk.tokenize(part))
                for row, vector in enumerate(rows, start):
                    result[row] = vector
        return result

    def embed_query(self, text: str) -> Vectors:
        """(384,) for one question."""
        network = self._load()
        return network.run(network.table.tokenize(f"query: {text}"))

    def embed_tokens(self, texts: Sequence[str], *, query: bool = False) -> list[TokenVectors]:
        """The tokens of each text but its marks; those beyond 512 are left out."""
        if not texts:
            return []
        table, prompt = self._load().table, "query:" if query else "passage:"
        ids = [table.tokenize(f"{prompt} {text}") for text in texts]
        return self._each(ids, texts, prompt, lambda tokens, _: tokens)

    def embed_coded(self, texts: Sequence[str]) -> CodedVectors:
        """(n, 384) for texts to be found, and (words, 48) of each."""
        vectors, codes = np.zeros((len(texts), DIMENSION), np.float32), []
        for start in range(0, len(texts), _SLICE):
            part = texts[start : start + _SLICE]
            ids = self._load().bulk.tokenize([f"passage: {text}" for text in part])
            made = self._each(ids, part, "passage:", lambda tokens, text: (tokens.whole, coded(tokens, text)))
            for row, (whole, signs) in enumerate(made, start):
                vectors[row] = whole
                codes.append(signs)
        return CodedVectors(vectors, tuple(codes))

    def _each(
        self,
        ids: Sequence[Sequence[int]],
        texts: Sequence[str],
        prompt: str,
        made: Callable[[TokenVectors, str], T],
    ) -> list[T]:
        """What is made of the tokens of each text, which need not be kept."""
        network = self._load()
        with ThreadPoolExecutor(min(_MOST_WORKERS, max(2, os.cpu_count() or 2))) as pool:
            return list(pool.map(lambda i, text: made(network.tokens(i, prompt, text), text), ids, texts))

    def _load(self) -> _Network:
        with self._lock:
            if self._network is None:
                self._network = _Network(self._directory, fast=self._fast)
            return self._network


class _Network:
    """What is open once the first text came: tables, tokenizer and session; safe between threads."""

    def __init__(self, directory: Path, *, fast: bool) -> None:
        try:
            self._words: NDArray[np.uint8] = np.load(directory / "words.npy", mmap_mode="r")
            self._positions: NDArray[np.float32] = np.load(directory / "positions.npy")
            self.table = PieceTable(directory / "pieces.bin")
            self._session = _open_session(directory / ("encoder-int8.onnx" if fast else "encoder.onnx"))
        except (OSError, ValueError) as error:
            raise ModelError(
                f"The embedder cannot be read: {error}.", hint="Run: guanxi models fetch"
            ) from error
        self.bulk = BulkTokenizer(self.table)

    def run(self, ids: Sequence[int]) -> Vectors:
        """(384,) of one text's token ids."""
        (vector,) = self._session.run(["vector"], {"embeddings": self._embeddings(ids)})
        row: Vectors = vector[0]
        return row

    def tokens(self, ids: Sequence[int], prompt: str, text: str) -> TokenVectors:
        """The token ids of a text after its prompt, told apart; marks and prompt are left out."""
        vector, states = self._session.run(["vector", "states"], {"embeddings": self._embeddings(ids)})
        first = (
            len(self.table.tokenize(prompt)) - 1
        )  # the prompt ends in a space, so that its pieces are the same
        kept: Vectors = states[0, first:-1]
        pieces = [self.table.spelled(number) for number in ids[first:-1]]
        lengths = np.linalg.norm(kept, axis=1, keepdims=True)
        return TokenVectors(kept / np.maximum(lengths, _SHORTEST), spans_of(pieces, text), vector[0])

    def _embeddings(self, ids: Sequence[int]) -> NDArray[np.float32]:
        words = dequantize(self._words[np.asarray(ids)])  # (tokens, 384)
        summed: NDArray[np.float32] = (words + self._positions[: len(ids)])[None]
        return summed


def _open_session(path: Path) -> InferenceSession:
    import onnxruntime

    if not path.is_file():
        raise FileNotFoundError(path)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    # The graph is as it should run: further fusing would bring slower operators back.
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
