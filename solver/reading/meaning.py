"""The last resort: a sentence that means what is asked, where neither facts nor the question's words lead to one."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from backends.segmenter import segment
from retriever.terms import content_terms, inverse_frequency, weight
from schemas.graph import Vectors
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.crossing import Crossing
from solver.reading.page import Page
from solver.reading.reader import Passage, Reader
from solver.reading.terms import Term, Terms, answers_type, match, part_language
from solver.reading.windows import Window, window_text

_LOOKED_AT = 24  # sentences of a language embedded
_ANSWERING = (
    16  # of them those that may answer, if there are so many; the rest are what they are measured against
)
_LEAST_LIKE, _WORDS = (
    0.936,
    0.1,
)  # cosine + share of the question's words at which a sentence answers as surely
_RANK = 0.3  # of a chunk's rank, beside the share of the question's words
_COVER = 0.3  # of the words' likeness, beside the sentence's cosine
_LEAST_NAMED, _LEAST_SAID = 0.6, 0.8
_LEAST_HELD = 0.3  # of the words of a question that names nothing known: its unknown names are among them
_LEAST_LIKELY = 0.3  # over encyclopedia pages, that name what they are about, 9 of 10 above it answer
_SAME = 0.52  # cosine at which a word says another: Olympics and Olympic, founder and founded; not husband and wife
_UNLIKE, _ALIKE = 0.2, 0.8  # cosines of centred vectors of words: below nothing is said, above all


@dataclass(frozen=True, slots=True)
class Weights:
    """Of a logistic regression for whether the best sentence answers.

    Fitted on XQuAD's questions in both languages over paragraphs in both, with and without the paragraph that
    answers: of sentences above one half 3 of 4 answer, in either direction (cross-validated).
    """

    cover: float
    margin: float
    cosine: float
    bias: float

    def likelihood(self, cover: float, margin: float, cosine: float) -> float:
        """Of the words' likeness in [0, 1], the lead over the next sentence, the cosine above the median's."""
        return 1 / (
            1 + math.exp(-(self.cover * cover + self.margin * margin + self.cosine * cosine + self.bias))
        )


SAME_LANGUAGE = Weights(cover=4.5, margin=9.2, cosine=21.3, bias=-5.15)
OTHER_LANGUAGE = Weights(cover=2.0, margin=21.5, cosine=17.9, bias=-2.63)

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
    typed: bool
    unsaid: tuple[Term, ...] = ()  # names and relation words that it does not hold
    likeness: float = 0.0
    cosine: float = 0.0
    cover: float = 0.0


class MeaningReader:
    """Compares sentences of the pages with the whole question by vectors of both and of their words."""

    def __init__(self, reader: Reader, store: GraphStore, embedder: Embedder, crossing: Crossing) -> None:
        self._reader = reader
        self._store = store
        self._embedder = embedder
        self._crossing = crossing

    def read(self, question: str, part: SubQuestion, ranking: Ranking | None) -> Passage | None:
        """The sentence nearest in meaning, if it likely answers, speaks of all that the question names, and
        holds the kind of thing asked for and the words of the relation asked for, if one is known.

        None for models whose scale was not measured.
        """
        if not self._crossing.is_measured or part.kind in _NEVER:
            return None
        sentences = self._sentences(question, part, ranking)
        asked_in = part_language(question)
        best: tuple[float, Window] | None = None
        for language, weights in ((asked_in, SAME_LANGUAGE), (asked_in.other, OTHER_LANGUAGE)):
            compared = self._compared(question, [s for s in sentences if s.window.page.language is language])
            first = next((sentence for sentence in compared if self._may_answer(sentence)), None)
            if first is None:
                continue
            likely = _likelihood(first, compared, weights)
            if not first.unsaid and first.cosine + _WORDS * first.held >= _LEAST_LIKE:
                likely = max(likely, _LEAST_LIKELY)
            if likely >= _LEAST_LIKELY and (best is None or likely > best[0]):
                best = likely, first.window
        return Passage((best[1],)) if best is not None else None

    def _compared(self, question: str, sentences: Sequence[_Sentence]) -> list[_Sentence]:
        """The sentences by likeness to the question, best first."""
        if not sentences:
            return []
        texts = [f"{s.window.page.document.title}\n{window_text(s.window)}" for s in sentences]
        cosines = self._embedder.embed_passages(texts) @ self._embedder.embed_query(question)
        words = self._crossing.words(question)
        rarity = self._rarity(words)
        covers = self._covers(words, rarity, texts)
        found = [
            replace(s, likeness=float(cosine) + _COVER * cover, cosine=float(cosine), cover=cover)
            for s, cosine, cover in zip(sentences, cosines, covers, strict=True)
        ]
        return sorted(
            found, key=lambda s: (-round(s.likeness, 6), s.window.page.document.key, s.window.first)
        )

    def _may_answer(self, sentence: _Sentence) -> bool:
        """Whether it holds the kind of thing asked for, says the relation words and all names, if in other forms."""
        if not sentence.typed:
            return False
        if not sentence.unsaid:
            return True
        said = self._crossing.words(f"{sentence.window.page.document.title} {window_text(sentence.window)}")
        return all(term.kind != "relation" and self._is_said(term, said) for term in sentence.unsaid)

    def _is_said(self, term: Term, said: Sequence[str]) -> bool:
        for form in term.forms:
            words = self._crossing.words(form)
            if words and float(self._crossing.likeness(words, [said]).min()) >= _SAME:
                return True
        return False

    def _covers(self, words: Sequence[str], rarity: Vectors, texts: Sequence[str]) -> list[float]:
        """For each text the share of the question's words, by rarity, that it says in whatever words; in [0, 1]."""
        alike = self._crossing.likeness(words, [self._crossing.words(text) for text in texts])
        said = np.clip((alike - _UNLIKE) / (_ALIKE - _UNLIKE), 0, 1)
        return [float(share) for share in (said @ rarity) / (float(rarity.sum()) or 1.0)]

    def _rarity(self, words: Sequence[str]) -> Vectors:
        """(words,): inverse frequency of each word's rarest token."""
        tokens = {word: segment(word) for word in words}
        statistics = self._store.term_statistics(sorted({t for found in tokens.values() for t in found}))
        rarest = [min((statistics.frequency.get(t, 0) for t in tokens[word]), default=0) for word in words]
        return np.array([inverse_frequency(n, statistics.chunks) for n in rarest], np.float32)

    def _sentences(self, question: str, part: SubQuestion, ranking: Ranking | None) -> list[_Sentence]:
        """The likeliest of each language by the question's words in them and the rank of their chunks."""
        words = content_terms(question)
        statistics = self._store.term_statistics(words)
        rarity = {w: inverse_frequency(statistics.frequency.get(w, 0), statistics.chunks) for w in words}
        whole = weight(words, rarity) or 1.0
        asked_in = part_language(question)
        prior = {hit.chunk: hit.evidence.base for hit in ranking.chunks} if ranking is not None else {}
        found = []
        for page in self._reader.shelf.of(part, ranking):
            terms = self._reader.wanted.gleaned(part, page)
            about = self._reader.shelf.about(part, page)
            for window in _whole_sentences(page):
                tokens = frozenset(segment(f"{page.document.title} {window_text(window)}"))
                held = weight([word for word in words if word in tokens], rarity) / whole
                unknown = not part.names and held < _LEAST_HELD and page.language is asked_in
                typed = not unknown and _is_typed(window, part, terms)
                unsaid = _unsaid(window, part, terms, about) if typed else ()
                rank = max(prior.get(clause.chunk, 0.0) for clause in window.clauses)
                found.append((held + _RANK * rank, _Sentence(window, held, typed, unsaid)))
        found.sort(key=lambda row: (-row[0], row[1].window.page.document.key, row[1].window.first))
        chosen: list[_Sentence] = []
        for language in (Language.CHINESE, Language.ENGLISH):
            own = [sentence for _, sentence in found if sentence.window.page.language is language]
            able = [sentence for sentence in own if sentence.typed]
            silent = [sentence for sentence in able if sentence.unsaid]
            answering = [*(s for s in able if not s.unsaid), *silent][:_ANSWERING]
            others = [s for s in own if s not in answering]
            chosen += [*answering, *others[: _LOOKED_AT - len(answering)]]
        return chosen


def _likelihood(sentence: _Sentence, compared: Sequence[_Sentence], weights: Weights) -> float:
    others = [other.likeness for other in compared if other is not sentence]
    margin = sentence.likeness - max(others) if others else 0.0
    above = sentence.cosine - float(np.median([other.cosine for other in compared]))
    return weights.likelihood(sentence.cover, margin, above)


def _whole_sentences(page: Page) -> Iterator[Window]:
    first = 0
    for last, clause in enumerate(page.clauses):
        following = page.clauses[last + 1] if last + 1 < len(page.clauses) else None
        if following is None or following.sentence != clause.sentence:
            window = Window(page, first, last, 0.0, 0.0, 0.0, False)
            if len(window_text(window)) >= _SHORT:
                yield window
            first = last + 1


def _is_typed(window: Window, part: SubQuestion, terms: Terms) -> bool:
    clauses = window.clauses
    return part.asked in _UNTYPED or any(_holds(part.asked, window, terms, i) for i in range(len(clauses)))


def _unsaid(window: Window, part: SubQuestion, terms: Terms, about: frozenset[str]) -> tuple[Term, ...]:
    """Names that neither the sentence nor its page's subject bears; of relation words all, or where any would do
    and none is said.
    """
    clauses = window.clauses
    missing = [
        thing
        for thing in terms.things
        if about.isdisjoint(thing.forms) and max(match(thing, c) for c in clauses) < _LEAST_NAMED
    ]
    whole = part.kind in _SAID_WHOLE
    if whole or _asks_for_a_relation(part):
        silent = [r for r in terms.relations if max(match(r, c) for c in clauses) < _LEAST_SAID]
        if whole or len(silent) == len(terms.relations):
            missing += silent
    return tuple(missing)


def _asks_for_a_relation(part: SubQuestion) -> bool:
    """Whether a known relation explains the whole question: then its own words must be said."""
    return bool(part.said) and part.kind is not QuestionKind.PASSAGE and not part.residual


def _holds(asked: AnswerType, window: Window, terms: Terms, place: int) -> bool:
    clause = window.clauses[place]
    return answers_type(clause, asked, window.page.language, terms.known, terms.entities)
