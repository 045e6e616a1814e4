"""The last resort: a sentence that means what is asked, where neither facts nor the question's words lead to one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from backends.segmenter import segment
from retriever.terms import content_terms, inverse_frequency, weight
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import Ranking
from solver.reading.page import Page
from solver.reading.reader import Passage, Reader
from solver.reading.terms import Terms, answers_type, match
from solver.reading.windows import Window, window_text

LEAST_LIKE: Mapping[str, float] = {"multilingual-e5-small-q4": 0.936, "intfloat/multilingual-e5-small": 0.936}
"""By model, what a sentence must reach: cosine + `_WORDS` * the share of the question's words that it holds.

Measured on questions that nothing else answered: above it most of the best sentences answered, below it few.
"""

_WORDS = 0.1
_LOOKED_AT = 16  # sentences embedded: of those that answered, all stood among the first 12 by their words
_RANK = 0.3  # of a chunk's rank, beside the share of the question's words
_LEAST_NAMED, _LEAST_SAID = 0.6, 0.8
_LEAST_HELD = 0.3  # of the words of a question that names nothing known: its unknown names are among them
_NEVER = frozenset(
    {QuestionKind.DIFFERENCE, QuestionKind.SUM, QuestionKind.DEFINITION, QuestionKind.RELATION}
)
_SAID_WHOLE = frozenset({QuestionKind.ROLE, QuestionKind.CHAIN})
"""Kinds that put relations together: who plays the mother is not whoever plays somebody."""

_UNTYPED = frozenset({AnswerType.THING, AnswerType.BOOLEAN, AnswerType.MANNER, AnswerType.REASON})
_SHORT = 6  # characters: no sentence


@dataclass(frozen=True, slots=True)
class _Sentence:
    window: Window
    held: float


class MeaningReader:
    """Compares sentences of the pages with the whole question by their vectors."""

    def __init__(self, reader: Reader, store: GraphStore, embedder: Embedder) -> None:
        self._reader = reader
        self._store = store
        self._embedder = embedder

    def read(self, question: str, part: SubQuestion, ranking: Ranking | None) -> Passage | None:
        """The sentence nearest in meaning, if it is near enough, speaks of all that the question names, and
        holds the kind of thing asked for and the words of the relation asked for, if one is known.

        None for models that `LEAST_LIKE` does not know.
        """
        least = LEAST_LIKE.get(self._embedder.info.model)
        if least is None or part.kind in _NEVER:
            return None
        sentences = self._sentences(question, part, ranking)
        if not sentences:
            return None
        texts = [f"{s.window.page.document.title}\n{window_text(s.window)}" for s in sentences]
        cosines = self._embedder.embed_passages(texts) @ self._embedder.embed_query(question)
        likeness = [float(c) + _WORDS * s.held for c, s in zip(cosines, sentences, strict=True)]
        best = int(np.argmax(np.round(likeness, 6)))
        return Passage((sentences[best].window,)) if likeness[best] >= least else None

    def _sentences(self, question: str, part: SubQuestion, ranking: Ranking | None) -> list[_Sentence]:
        """Those that may answer, by the question's words in them and the rank of their chunks."""
        words = content_terms(question)
        statistics = self._store.term_statistics(words)
        rarity = {w: inverse_frequency(statistics.frequency.get(w, 0), statistics.chunks) for w in words}
        whole = weight(words, rarity) or 1.0
        prior = {hit.chunk: hit.score for hit in ranking.chunks} if ranking is not None else {}
        found = []
        for page in self._reader.shelf.of(part, ranking):
            terms = self._reader.wanted.gleaned(part, page)
            about = self._reader.shelf.about(part, page)
            for window in _whole_sentences(page):
                if not _may_answer(window, part, terms, about):
                    continue
                tokens = frozenset(segment(f"{page.document.title} {window_text(window)}"))
                held = weight([word for word in words if word in tokens], rarity) / whole
                if not part.names and held < _LEAST_HELD:
                    continue
                rank = max(prior.get(clause.chunk, 0.0) for clause in window.clauses)
                found.append((held + _RANK * rank, _Sentence(window, held)))
        found.sort(key=lambda row: (-row[0], row[1].window.page.document.key, row[1].window.first))
        return [sentence for _, sentence in found[:_LOOKED_AT]]


def _whole_sentences(page: Page) -> Iterator[Window]:
    first = 0
    for last, clause in enumerate(page.clauses):
        following = page.clauses[last + 1] if last + 1 < len(page.clauses) else None
        if following is None or following.sentence != clause.sentence:
            window = Window(page, first, last, 0.0, 0.0, 0.0, False)
            if len(window_text(window)) >= _SHORT:
                yield window
            first = last + 1


def _may_answer(window: Window, part: SubQuestion, terms: Terms, about: frozenset[str]) -> bool:
    clauses = window.clauses
    for thing in terms.things:
        if about.isdisjoint(thing.forms) and max(match(thing, c) for c in clauses) < _LEAST_NAMED:
            return False
    whole = part.kind in _SAID_WHOLE
    if (whole or _asks_for_a_relation(part)) and terms.relations:
        said = [max(match(term, clause) for clause in clauses) for term in terms.relations]
        if (min(said) if whole else max(said)) < _LEAST_SAID:
            return False
    return part.asked in _UNTYPED or any(_holds(part.asked, window, terms, i) for i in range(len(clauses)))


def _asks_for_a_relation(part: SubQuestion) -> bool:
    """Whether a known relation explains the whole question: then its own words must be said."""
    return bool(part.said) and part.kind is not QuestionKind.PASSAGE and not part.residual


def _holds(asked: AnswerType, window: Window, terms: Terms, place: int) -> bool:
    clause = window.clauses[place]
    return answers_type(clause, asked, window.page.language, terms.known, terms.entities)
