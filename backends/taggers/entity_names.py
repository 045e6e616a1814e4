"""Names in English texts by spaCy's entity recognizer, searched for in a few large steps.

spaCy's own search takes the interpreter's lock some 70 times a word, and waits for whoever holds it:
half of the tagger's time (measured). The network here is spaCy's; so are the names.

The recognizer reads a text from left to right (Lample et al. 2016, "Neural Architectures for Named
Entity Recognition", section 3, with the moves Begin, In, Last, Unit and Out). A move's score rests on
the word at hand and, inside a name only, on the name's first word and the word before. So all words
are scored at once as if outside of names, and then all names that begin anywhere grow side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from backends.taggers.word_vectors import WordVectors, parameter

if TYPE_CHECKING:
    from spacy.language import Language as Pipeline
    from spacy.tokens import Doc
    from thinc.api import Model

RECOGNIZER = "ner"
"""The pipeline's component that this stands for."""

Floats: TypeAlias = NDArray[np.float32]
Numbers: TypeAlias = NDArray[np.intp]
Marks: TypeAlias = NDArray[np.bool_]


class TokenName(NamedTuple):
    """A name from token `start` up to token `end` of a document, in the model's own label."""

    start: int
    end: int
    label: str


class _Words(NamedTuple):
    """All words of some documents, one after the other."""

    space: Marks  # (n_words,)
    closing: Marks  # (n_words,): a name cannot go on to the next word


class EntityNames:
    """Finds the names in documents that the parser has seen."""

    def __init__(self, pipeline: Pipeline) -> None:
        """`pipeline` has the component RECOGNIZER, not necessarily enabled, with no class unseen."""
        component = dict(pipeline.components)[RECOGNIZER]
        model = component.model  # type: ignore[attr-defined]
        lower = model.get_ref("lower")
        self._padding = _by_piece(parameter(lower, "pad")[0])  # (3, pieces, hidden): of no word
        self._bias: Floats = parameter(lower, "b").T  # (pieces, hidden)
        self._vectors = _feature_network(model.get_ref("tok2vec"), parameter(lower, "W"))
        upper = model.get_ref("upper")
        self._weights: Floats = parameter(upper, "W")  # (moves, hidden)
        self._move_bias: Floats = parameter(upper, "b")  # (moves,)
        system = component.moves  # type: ignore[attr-defined]
        moves = [system.get_class_name(number).partition("-") for number in range(system.n_moves)]
        self._kinds = np.array([kind for kind, _, _ in moves])
        self._labels = [label for _, _, label in moves]
        place = {(kind, label): number for number, (kind, _, label) in enumerate(moves)}
        # For each move the number of the move that keeps a name of its label open, and that ends it.
        self._inside = np.array([place.get(("I", label), 0) for label in self._labels], np.intp)
        self._last = np.array([place.get(("L", label), 0) for label in self._labels], np.intp)
        named = np.array([bool(label) for label in self._labels])
        self._outside = np.flatnonzero((self._kinds == "O") | (np.isin(self._kinds, ["B", "U"]) & named))

    def of(self, docs: Sequence[Doc]) -> list[list[TokenName]]:
        """The names of each document, in order."""
        if not docs:
            return []
        words = _words(docs)
        features = self._vectors.of(docs).reshape(-1, *self._padding.shape)
        moves = self._outer_moves(features, words)
        ends = self._ends(features, words, moves)
        starts = np.flatnonzero(self._kinds[moves] != "O").tolist()
        found: list[list[TokenName]] = [[] for _ in docs]
        number, offset, free = 0, 0, 0
        for start in starts:
            while start >= offset + len(docs[number]):
                offset += len(docs[number])
                number += 1
            if start >= free:  # else it lies inside the name before
                free = int(ends[start])
                found[number].append(TokenName(start - offset, free - offset, self._labels[moves[start]]))
        return found

    def _outer_moves(self, features: Floats, words: _Words) -> Numbers:
        """(n_words,) the best move at each word if no name is open there."""
        summed = features[:, 0] + self._padding[1] + self._padding[2] + self._bias
        scores = summed.max(axis=1) @ self._weights[self._outside].T + self._move_bias[self._outside]
        kinds = self._kinds[self._outside]
        scores[np.ix_(words.space, kinds != "O")] = -np.inf
        scores[np.ix_(words.closing, kinds == "B")] = -np.inf
        moves: Numbers = self._outside[scores.argmax(axis=1)]
        return moves

    def _ends(self, features: Floats, words: _Words, moves: Numbers) -> Numbers:
        """(n_words,) where a name that begins at each word ends; the next word if none does."""
        ends = np.arange(1, len(moves) + 1)
        starts = np.flatnonzero(self._kinds[moves] == "B")
        here = starts + 1
        while len(starts):
            inside, last = self._inside[moves[starts]], self._last[moves[starts]]
            summed = features[here, 0] + features[starts, 1] + features[here - 1, 2] + self._bias
            hidden = summed.max(axis=1)
            ahead = self._scores(hidden, inside) - self._scores(hidden, last)
            on = ((ahead > 0) | ((ahead == 0) & (inside < last))) & ~words.closing[here]
            ends[starts] = here + 1
            starts, here = starts[on], here[on] + 1
        return ends

    def _scores(self, hidden: Floats, moves: Numbers) -> Floats:
        """(n,) of one move for each state."""
        scores: Floats = np.einsum("ij,ij->i", hidden, self._weights[moves]) + self._move_bias[moves]
        return scores


def _feature_network(network: Model[Any, Any], weight: Floats) -> WordVectors:
    """Each word's part in the hidden layer as the word at hand, as a name's first and as the word before."""
    tok2vec, _, linear = network.layers
    wide = _by_piece(weight).reshape(-1, weight.shape[-1])  # (3 * pieces * hidden, width)
    matrices = [(parameter(linear, "W"), parameter(linear, "b")), (wide, np.zeros(len(wide), np.float32))]
    return WordVectors(tok2vec, matrices)


def _by_piece(values: Floats) -> Floats:
    """(3, hidden, pieces, …) to (3, pieces, hidden, …), so that the larger piece is found quickly."""
    return np.ascontiguousarray(values.swapaxes(1, 2))


def _words(docs: Sequence[Doc]) -> _Words:
    from spacy.attrs import IS_SPACE, SENT_START

    marks = np.concatenate([doc.to_array([IS_SPACE, SENT_START]) for doc in docs])
    closing = np.append(marks[1:, 1] == 1, True)
    closing[np.cumsum([len(doc) for doc in docs]) - 1] = True
    return _Words(marks[:, 0] == 1, closing)
