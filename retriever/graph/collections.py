"""Which pages were given together, and what it says of a page that the first hits come from some collection.

Federated search weighs collections by what a first ranking finds in them (ReDDE: Si and Callan, Relevant document
distribution estimation method for resource selection, SIGIR 2003). Here the pages' own links say how far that holds: of
collections that name each other's pages as often as their own it makes no difference which one a page is of.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from retriever.arrays import spread
from retriever.graph.pages import PageTable
from retriever.graph.snapshot import GraphView, Nodes
from retriever.text.word_index import WordIndexes
from schemas.protocols import GraphStore
from schemas.statistics import DocumentStamp

FEWEST = 50  # documents that make a collection; those of fewer belong to the folder above
MOST = 64  # collections; the documents of all smaller ones are one more
FIRST = 30  # hits of a first ranking that say where to look
LEAST = 0.02  # a lift whose logarithm stays below it everywhere is none
LINKS = 50.0
"""Links as many as chance would give that are added between any two collections, so that few say little."""

_SERIES = re.compile(r"(\D+)\d+")

Values = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Collections:
    """The collections of a view. `of` (n_documents,) is each document's; `lift` (n, n) how many times as many links
    join two as if links did not mind collections, the pages of each language by themselves; `names` (n,)."""

    of: Nodes
    lift: Values
    names: tuple[str, ...]

    def worth(self, documents: Nodes, scores: Values) -> Values:
        """(n,): what each document's collection adds to its score, 0 for one that says nothing.

        `scores`, in spreads of the ranker, are read as logarithms of how likely each document is to answer: where the
        first `FIRST` are, their collections' links tell how likely the others are to hold the rest.
        """
        if not len(documents):
            return np.zeros(0)
        first = np.lexsort((np.arange(len(scores)), -scores))[:FIRST]
        likely = np.exp(scores[first] - scores[first[0]])
        held = np.bincount(self.of[documents[first]], likely / likely.sum(), len(self.lift))
        worth: Values = np.log((held[:, None] * self.lift).sum(axis=0))[self.of[documents]]
        return worth


class CollectionTable:
    """The collections of one view at a time, found when first needed."""

    def __init__(self, store: GraphStore, words: WordIndexes, pages: PageTable) -> None:
        self._store = store
        self._words = words
        self._pages = pages
        self._lock = Lock()
        self._version = -1
        self._found: Collections | None = None

    def of(self, view: GraphView) -> Collections | None:
        """None where no language has pages of two collections."""
        with self._lock:
            if self._version != view.version:
                self._found = self._read(view)
                self._version = view.version
            return self._found

    def _called(self, view: GraphView) -> Nodes:
        """(n_documents,): a number for each title without its bracket, pages of one name having the same."""
        names: dict[str, int] = {}
        called = np.zeros(len(view.documents), np.int32)
        for key, title in self._store.iterate_titles():
            if key in view.documents:
                name = title.partition("(")[0].partition("（")[0].strip().casefold() or key
                called[view.documents[key]] = names.setdefault(name, len(names))
        return called

    def _read(self, view: GraphView) -> Collections | None:
        places = collected(stamp for stamp in self._store.stamps() if stamp.key in view.documents)
        if len(set(places.values())) < 2:
            return None
        firsts = view.chunk_order[view.chunk_starts[:-1]]
        chinese = self._words.of(view).chinese[firsts].tolist()
        keys = [(chinese[number], places.get(key, "")) for key, number in view.documents.items()]
        numbers = {key: number for number, key in enumerate(sorted(set(keys)))}
        if len(numbers) == len({language for language, _ in numbers}):
            return None
        of = np.array([numbers[key] for key in keys], np.int32)
        languages = np.array([language for language, _ in numbers])
        called = self._called(view)
        lift = _lift(_links(view, self._pages, of, called, len(numbers)), languages)
        if np.abs(np.log(lift)).max() < LEAST:
            return None
        return Collections(of, lift, tuple(place for _, place in numbers))


def collected(stamps: Iterable[DocumentStamp]) -> dict[str, str]:
    """The collection of each document by its key: the file that it shares with others, and there what stands before
    the number of its id (`md12` of a dump put together from several); else the folder that it stands in. What has
    fewer than `FEWEST` belongs to what it stands in, and what is left over has no name."""
    known = list(stamps)
    together = Counter(stamp.source for stamp in known)
    places = {stamp.key: _place(stamp, shared=together[stamp.source] > 1) for stamp in known}
    counts = Counter(places.values())
    above = _raised(counts)
    kept = {place for place, _ in sorted(counts.items(), key=lambda one: (-one[1], one[0]))[:MOST]}
    return {key: found if (found := _top(place, above)) in kept else "" for key, place in places.items()}


def _place(stamp: DocumentStamp, *, shared: bool) -> str:
    if not shared:
        return _parent(stamp.source)
    series = _SERIES.fullmatch(stamp.key)
    return f"{stamp.source}/{series[1].replace('/', ' ')}" if series else stamp.source


def _raised(counts: Counter[str]) -> dict[str, str]:
    """Which folder above takes each small collection; `counts` are those of what remains."""
    above: dict[str, str] = {}
    for depth in range(max((_depth(place) for place in counts), default=0), 0, -1):
        for place in [one for one, count in counts.items() if count < FEWEST and _depth(one) == depth]:
            above[place] = _parent(place)
            counts[_parent(place)] += counts.pop(place)
    return above


def _depth(place: str) -> int:
    return place.count("/") + 1 if place else 0


def _parent(place: str) -> str:
    return place.rpartition("/")[0]


def _top(place: str, above: dict[str, str]) -> str:
    while place in above:
        place = above[place]
    return place


def _links(view: GraphView, pages: PageTable, of: Nodes, called: Nodes, size: int) -> Values:
    """(n, n): the links between pages by collection, in either direction; what many chunks name is one link in all, and
    a page that says its own name says nothing of others of that name."""
    entities = np.arange(view.chunks, len(view.ids), dtype=np.int32)
    about = pages.of(view, entities)
    known = (about >= 0).any(axis=1) & (view.spreads[entities] >= 2) & ~pages.bare(view, entities)
    entities, about = entities[known], about[known]
    which, place = spread(view.mentions.indptr[entities], view.spreads[entities])
    source = view.document_of[view.mentions.indices[place]]
    found = np.zeros((size, size))
    leads = [(target >= 0) & (called[target] != called[source]) for target in about[which].T]
    share = 1 / np.maximum(np.bincount(which, sum(leads), len(entities)), 1)
    for target, lead in zip(about[which].T, leads, strict=True):
        pairs = of[source[lead]].astype(np.int64) * size + of[target[lead]]
        found += np.bincount(pairs, share[which[lead]], size * size).reshape(size, size)
    return found + found.T


def _lift(links: Values, languages: NDArray[np.bool_]) -> Values:
    """(n, n): links against as many as there were if each language's links were dealt out by chance."""
    expected = np.zeros_like(links)
    for own in np.unique(languages):
        for other in np.unique(languages):
            block = np.ix_(languages == own, languages == other)
            part = links[block]
            total = part.sum()
            if total:
                expected[block] = part.sum(axis=1)[:, None] * part.sum(axis=0)[None, :] / total
    lift: Values = (links + LINKS) / (expected + LINKS)
    return lift
