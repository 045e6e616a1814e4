"""How far sentences say a question token by token: late interaction (Khattab & Zaharia 2020, arXiv:2004.12832)."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import segment
from retriever.crossing.vectors import CentredVectors, script_of
from retriever.terms import inverse_frequency
from schemas.graph import TokenVectors, Vectors
from schemas.protocols import Embedder, GraphStore, TokenEmbedder
from schemas.text import Span

_MOST_KEPT = 1024  # texts whose tokens are remembered: some 40 MB
_SHORTEST = 1e-9
_WORD = re.compile(r"[^\W_]")
_LATIN_WORD = re.compile(r"[A-Za-z0-9]+(?:['’][a-z]+)?")
_SAYS_NOTHING = 0.0  # of a question without a word


@dataclass(frozen=True, slots=True)
class Interaction:
    """For each text (texts,): the cosine of question and text as wholes, and the mean over the question's tokens of the
    cosine to the text's nearest token, by rarity; `asked` without the tokens of names. All in [-1, 1].
    """

    meaning: Vectors
    alike: Vectors
    asked: Vectors


class LateInteraction:
    """Compares questions with sentences over one store; remembers the tokens of the sentences that it saw last.

    A token's vector is taken less its language's mean, as those of words are: else the language says more than the
    meaning.
    """

    def __init__(self, store: GraphStore, embedder: Embedder, centred: CentredVectors) -> None:
        self._store = store
        self._embedder = embedder
        self._centred = centred
        self._kept: OrderedDict[str, tuple[NDArray[np.float16], Vectors]] = OrderedDict()
        self._lock = Lock()

    def of(self, question: str, names: Sequence[str], texts: Sequence[str]) -> Interaction:
        """How far each text says a question in which `names` stand."""
        (asked,) = self._tokens([question], query=True)
        passages = self._passages(texts)
        tokens, weights = _told(asked, question), self._rarity(question, asked.spans)
        query = self._less_mean(asked.vectors, question)[tokens]
        named = _named(question, names, asked.spans)
        nearest = np.zeros((len(texts), len(query)), np.float32)
        for row, (vectors, _) in enumerate(passages):
            if len(vectors) and len(query):
                nearest[row] = (query @ vectors.astype(np.float32).T).max(axis=1)
        weights, outside = weights[tokens], ~named[tokens]
        return Interaction(
            np.array([whole @ asked.whole for _, whole in passages], np.float32),
            _mean(nearest, weights),
            _mean(nearest[:, outside], weights[outside]),
        )

    def _tokens(self, texts: Sequence[str], *, query: bool = False) -> list[TokenVectors]:
        """The tokens of each text; where a model gives whole texts alone, each text as one."""
        found = None
        if isinstance(self._embedder, TokenEmbedder):
            found = self._embedder.embed_tokens(texts, query=query)
        if found is not None:
            return found
        wholes = (
            np.stack([self._embedder.embed_query(text) for text in texts])
            if query
            else self._embedder.embed_passages(texts)
        )
        return [
            TokenVectors(whole[None], (Span(0, len(text)),), whole)
            for text, whole in zip(texts, wholes, strict=True)
        ]

    def _passages(self, texts: Sequence[str]) -> list[tuple[NDArray[np.float16], Vectors]]:
        """The tokens of each text that are words, and the text's own vector."""
        with self._lock:
            known = {text: self._kept[text] for text in texts if text in self._kept}
        missing = [text for text in dict.fromkeys(texts) if text not in known]
        for text, tokens in zip(missing, self._tokens(missing) if missing else (), strict=True):
            rows = self._less_mean(tokens.vectors, text)[_told(tokens, text)]
            known[text] = rows.astype(np.float16), tokens.whole
        with self._lock:
            for text in texts:
                self._kept[text] = known[text]
                self._kept.move_to_end(text)
            while len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return [known[text] for text in texts]

    def _less_mean(self, vectors: Vectors, text: str) -> Vectors:
        away = vectors - self._centred.mean(script_of(text))
        lengths = np.linalg.norm(away, axis=1, keepdims=True)
        shortened: Vectors = (away / np.maximum(lengths, _SHORTEST)).astype(np.float32)
        return shortened

    def _rarity(self, question: str, spans: Sequence[Span]) -> Vectors:
        """(tokens,): inverse frequency of the rarest term of each token, or of the word that it is a piece of."""
        words = [(m.start(), m.end()) for m in _LATIN_WORD.finditer(question)]
        terms = []
        for span in spans:
            start, end = next(((a, b) for a, b in words if a <= span.start < b), (span.start, span.end))
            terms.append(segment(question[start:end]))
        statistics = self._store.term_statistics(sorted({term for found in terms for term in found}))
        rarest = [
            min((statistics.frequency.get(t, 0) for t in found), default=statistics.chunks) for found in terms
        ]
        return np.array([inverse_frequency(n, statistics.chunks) for n in rarest], np.float32)


def _told(tokens: TokenVectors, text: str) -> NDArray[np.bool_]:
    """(tokens,): which are words, or pieces of words; all, where none is."""
    told = np.array([bool(_WORD.search(text[s.start : s.end])) for s in tokens.spans], bool)
    return told if told.any() else np.ones(len(tokens.spans), bool)


def _named(question: str, names: Sequence[str], spans: Sequence[Span]) -> NDArray[np.bool_]:
    """(tokens,): which stand in a name."""
    folded = question.casefold()
    if len(folded) != len(question):  # a letter that folds to two: positions would be off
        folded = question
    within = np.zeros(len(question) + 1, bool)
    for name in names:
        for found in re.finditer(re.escape(name.casefold()), folded):
            within[found.start() : found.end()] = True
    return np.array([bool(within[s.start : s.end].all()) and s.end > s.start for s in spans], bool)


def _mean(nearest: Vectors, weights: Vectors) -> Vectors:
    """(texts,): the weighted mean over tokens."""
    total = float(weights.sum())
    if total <= 0:
        return np.full(len(nearest), _SAYS_NOTHING, np.float32)
    mean: Vectors = (nearest @ weights / total).astype(np.float32)
    return mean
