"""The words of pages' titles, as numbers, read from the store when first needed."""

from __future__ import annotations

from threading import Lock

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import segment
from retriever.memo import Memo
from retriever.snapshot import GraphView, Nodes
from retriever.terms import STOP_TOKENS
from retriever.words import WordIndex, WordIndexes
from schemas.names import split_sense

Tokens = NDArray[np.int32]


class TitleTable:
    """Title words by document number, of one view at a time."""

    def __init__(self, memo: Memo, words: WordIndexes) -> None:
        self._memo = memo
        self._words = words
        self._lock = Lock()
        self._version = -1
        self._keys: list[str] = []
        self._known: dict[int, Tokens] = {}

    def of(self, view: GraphView, documents: Nodes) -> list[Tokens]:
        """For each document number the distinct words of its title without a bracket and without stop words."""
        with self._lock:
            if self._version != view.version:
                self._version, self._keys, self._known = view.version, list(view.documents), {}
            missing = [n for n in dict.fromkeys(documents.tolist()) if n not in self._known]
            if missing:
                words = self._words.of(view)
                for number, page in zip(
                    missing, self._memo.documents([self._keys[n] for n in missing]), strict=True
                ):
                    self._known[number] = _tokens("" if page is None else page.title, words)
            return [self._known[number] for number in documents.tolist()]


def _tokens(title: str, words: WordIndex) -> Tokens:
    plain = dict.fromkeys(token for token in segment(split_sense(title)[0]) if token not in STOP_TOKENS)
    return np.array(words.numbers(plain), np.int32)
