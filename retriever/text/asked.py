"""A question as chunks are compared with it: its words, what stands for each of them, and its vector."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from retriever.text.kin import Kin
from retriever.text.question_tokens import AskedTokens, read_question
from retriever.text.terms import content_terms
from retriever.text.word_index import WordIndex
from schemas.graph import Vectors
from schemas.protocols import Embedder


@dataclass(frozen=True, slots=True)
class Asked:
    """The words of a question by the tokens of chunks: `same` are those that are a term, `kin` those that
    may stand for it, in other forms or by another word for the same relation."""

    terms: tuple[str, ...]
    same: Mapping[str, tuple[str, ...]]
    kin: Mapping[str, frozenset[str]]
    vector: Vectors | None  # (dimension,), or None without an embedder
    tokens: AskedTokens | None = None  # of an embedder that codes the tokens of passages
    written: Vectors | None = None  # `vector` before it was turned towards another language


class QuestionReader(Protocol):
    """Reads questions for the chunks that may answer them."""

    def read(self, question: str, words: WordIndex) -> Asked:
        """The question in the tokens of an index."""

    def within(self, question: str, words: WordIndex) -> NDArray[np.bool_] | None:
        """(n_chunks,): which chunks may answer; None for all."""


class AsWritten:
    """A question in its own words, for all chunks."""

    def __init__(self, embedder: Embedder | None, kin: Kin) -> None:
        self._embedder = embedder
        self._kin = kin

    def read(self, question: str, words: WordIndex) -> Asked:
        """Each term as it stands, with other forms of it and other words for the relation that it names."""
        terms = content_terms(question)
        vector, tokens = (None, None) if self._embedder is None else read_question(self._embedder, question)
        return Asked(terms, {term: (term,) for term in terms}, self._kin.of(terms), vector, tokens, vector)

    def within(self, question: str, words: WordIndex) -> NDArray[np.bool_] | None:
        """None: all chunks."""
        return None
