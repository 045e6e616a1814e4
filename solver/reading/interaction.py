"""How far sentences say a question token by token: late interaction (Khattab & Zaharia 2020, arXiv:2004.12832)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from backends.embedders.token_codes import less, word_tokens
from retriever.crossing.vectors import CentredVectors, script_of
from retriever.text.question_tokens import token_terms, within_names
from retriever.text.terms import inverse_frequency
from schemas.graph import TokenVectors, Vectors
from schemas.protocols import Embedder, GraphStore, TokenEmbedder
from schemas.text import Span

_MOST_KEPT = 1024  # texts whose tokens are remembered: some 40 MB
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
        tokens, weights = word_tokens(asked, question), self._rarity(question, asked.spans)
        query = less(asked.vectors, self._centred.mean(script_of(question)))[tokens]
        named = within_names(question, names, asked.spans)
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
            rows = less(tokens.vectors, self._centred.mean(script_of(text)))[word_tokens(tokens, text)]
            known[text] = rows.astype(np.float16), tokens.whole
        with self._lock:
            for text in texts:
                self._kept[text] = known[text]
                self._kept.move_to_end(text)
            while len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return [known[text] for text in texts]

    def _rarity(self, question: str, spans: Sequence[Span]) -> Vectors:
        """(tokens,): inverse frequency of the rarest term of each token, or of the word that it is a piece of."""
        terms = token_terms(question, spans)
        statistics = self._store.term_statistics(sorted({term for found in terms for term in found}))
        rarest = [
            min((statistics.frequency.get(t, 0) for t in found), default=statistics.chunks) for found in terms
        ]
        return np.array([inverse_frequency(n, statistics.chunks) for n in rarest], np.float32)


def _mean(nearest: Vectors, weights: Vectors) -> Vectors:
    """(texts,): the weighted mean over tokens."""
    total = float(weights.sum())
    if total <= 0:
        return np.full(len(nearest), _SAYS_NOTHING, np.float32)
    mean: Vectors = (nearest @ weights / total).astype(np.float32)
    return mean
