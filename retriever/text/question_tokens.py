"""The tokens of a question: their vectors, where they stand, and the words that they are pieces of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from backends.embedders.token_codes import centred, word_tokens
from backends.script import simplified
from backends.segmenter import segment
from retriever.text.terms import inverse_frequency
from retriever.text.word_index import WordIndex
from schemas.graph import Vectors
from schemas.protocols import CodingEmbedder, Embedder, TokenEmbedder
from schemas.text import Span

_LATIN_WORD = re.compile(r"[A-Za-z0-9\u00c0-\u024f]+(?:['’][a-z]+)?")


@dataclass(frozen=True, slots=True)
class AskedTokens:
    """The words of a question as the encoder sees them: `vectors` (t, dimension), and where each stands in `text`."""

    text: str
    vectors: Vectors
    spans: tuple[Span, ...]

    def weights(self, words: WordIndex) -> NDArray[np.float32]:
        """(t,), sum 1: the rarity of the rarest term of each token, or of the word that it is a piece of."""
        rarity = np.array(
            [
                max((_rarity(term, words) for term in terms), default=0.0)
                for terms in token_terms(self.text, self.spans)
            ],
            np.float32,
        )
        return rarity / np.float32(max(float(rarity.sum()), 1e-9))


def read_question(embedder: Embedder, question: str) -> tuple[Vectors, AskedTokens | None]:
    """A question's vector, and its tokens from an embedder that codes those of passages."""
    if (
        isinstance(embedder, CodingEmbedder)
        and isinstance(embedder, TokenEmbedder)
        and embedder.embed_coded(()) is not None
    ):
        found = embedder.embed_tokens([question], query=True)
        if found is not None:
            (tokens,) = found
            told = word_tokens(tokens, question)
            spans = tuple(span for span, kept in zip(tokens.spans, told.tolist(), strict=True) if kept)
            return tokens.whole, AskedTokens(question, centred(tokens.vectors[told], question), spans)
    return embedder.embed_query(question), None


def token_terms(text: str, spans: Sequence[Span]) -> list[list[str]]:
    """The segmented terms of each token, or of the word that it is a piece of."""
    words = [(m.start(), m.end()) for m in _LATIN_WORD.finditer(text)]
    terms = []
    for span in spans:
        start, end = next(((a, b) for a, b in words if a <= span.start < b), (span.start, span.end))
        terms.append(segment(text[start:end]))
    return terms


def within_names(text: str, names: Sequence[str], spans: Sequence[Span]) -> NDArray[np.bool_]:
    """(tokens,): which stand in a name."""
    within = np.zeros(len(text) + 1, bool)
    plain = simplified(text)
    for name in names:
        for start, end in _places(simplified(name), plain):
            within[start:end] = True
    return np.array([bool(within[s.start : s.end].all()) and s.end > s.start for s in spans], bool)


def _places(name: str, text: str) -> Iterator[tuple[int, int]]:
    """Where a name stands in a text, whatever the capitals; one after the other."""
    small, plain = name.lower(), text.lower()
    if len(small) != len(name) or len(plain) != len(text):  # İ has two letters when small
        yield from (found.span() for found in re.finditer(re.escape(name), text, re.IGNORECASE))
        return
    at = plain.find(small)
    while at >= 0 and small:
        yield at, at + len(small)
        at = plain.find(small, at + len(small))


def _rarity(term: str, words: WordIndex) -> float:
    return inverse_frequency(len(words.postings(term)[0]), words.total)
