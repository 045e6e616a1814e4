"""The words of documents' titles, as numbers."""

from __future__ import annotations

from threading import Lock

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import segment
from retriever.graph.snapshot import GraphView, Nodes
from retriever.text.terms import STOP_TOKENS
from retriever.text.word_index import WordIndex, WordIndexes
from schemas.names import name_key, split_sense
from schemas.protocols import GraphStore

Tokens = NDArray[np.int32]


class TitleTable:
    """Title words by document number, of one view at a time; titles are read whole when first needed."""

    def __init__(self, store: GraphStore, words: WordIndexes) -> None:
        self._store = store
        self._words = words
        self._lock = Lock()
        self._version = -1
        self._titles: list[str] = []
        self._known: dict[int, Tokens] = {}
        self._keys: dict[int, str] = {}

    def of(self, view: GraphView, documents: Nodes) -> list[Tokens]:
        """For each document number the distinct words of its title without a bracket and without stop words."""
        with self._lock:
            self._read(view)
            numbers = documents.tolist()
            missing = [number for number in dict.fromkeys(numbers) if number not in self._known]
            for number in missing:
                self._known[number] = _tokens(self._titles[number], self._words.of(view))
            return [self._known[number] for number in numbers]

    def titles(self, view: GraphView, documents: Nodes) -> list[str]:
        """For each document number its title; empty where it has none."""
        with self._lock:
            self._read(view)
            return [self._titles[number] for number in documents.tolist()]

    def keys(self, view: GraphView, documents: Nodes) -> list[str]:
        """For each document number the key of its whole title; empty where it has none."""
        with self._lock:
            self._read(view)
            return [self._key(number) for number in documents.tolist()]

    def _key(self, number: int) -> str:
        if number not in self._keys:
            self._keys[number] = name_key(self._titles[number])
        return self._keys[number]

    def _read(self, view: GraphView) -> None:
        if self._version != view.version:
            titles = dict(self._store.iterate_titles())
            self._titles = [titles.get(key, "") for key in view.documents]
            self._version, self._known, self._keys = view.version, {}, {}


def _tokens(title: str, words: WordIndex) -> Tokens:
    plain = dict.fromkeys(token for token in segment(split_sense(title)[0]) if token not in STOP_TOKENS)
    return np.array(words.numbers(plain), np.int32)
