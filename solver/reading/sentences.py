"""Sentences of pages as candidates for an answer, each with what speaks for it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from backends.segmenter import segment
from retriever.text.terms import content_terms, inverse_frequency, weight
from schemas.graph import Vectors
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.names.crossing import Crossing
from solver.reading.answer_types import answers_type
from solver.reading.denials import asks_what_is_not, denies
from solver.reading.numbers.ordinals import asked_ordinals, says
from solver.reading.page import Page
from solver.reading.people.strangers import says_all
from solver.reading.reader import Reader
from solver.reading.terms import Terms, match, part_language, shortened
from solver.reading.unsaid import (
    counts_others,
    is_of_another_prize,
    is_of_another_work,
    is_of_others,
    leaves_known_out,
    leaves_out,
    must_be_said,
    names_no_work,
    unsaid_terms,
)
from solver.reading.weighable import Candidate, Chosen, Weighable
from solver.reading.weighing import shipped_weights
from solver.reading.windows import Window, sentences_of, window_text

_LOOKED_AT = 24  # sentences of a language read closely
_ANSWERING = 16  # of them those that may answer, if there are so many; the rest are measured against
_RANK = 0.3  # of a chunk's rank, beside the share of the question's words
_WHICH = 0.5  # of a sentence that says which of many is asked for
_MOST_SAYING = 12  # such sentences whose meaning is compared, beside the others
_LEAST_HELD = 0.3  # of the words of a question that names nothing known: its unknown names are among them
_UNLIKE, _ALIKE = 0.2, 0.8  # cosines of centred vectors of words: below nothing is said, above all
_SUBJECT, _TOPIC, _NO_NAME, _NO_RELATION = 0.7, 0.5, 0.5, 0.5
_SILENT = 0.3  # below this a term is not said
_UNRANKED = 99
_SINGLE = frozenset({"Person", "Thing"})
"""Types of things that pages call by their names, as they do not always countries, prizes and bodies."""

UNTYPED = frozenset({AnswerType.THING, AnswerType.BOOLEAN, AnswerType.MANNER, AnswerType.REASON})
_PRIZE = "Award"
_SHORT = 6  # characters: no sentence


_BOTH = re.compile(
    r"\s*(?:(?:[两二俩三]人|[他她]们|双方|夫妇[俩二]?|夫妻)(?!都是)|(?:They|Both|The two|The pair|The couple)\b(?! of)|"
    r"其中|得主[有中包]|Among (?:them|those|these|its|the (?:winners|recipients|others))\b|"
    r"(?:Winners|Recipients|Others) )"
)
"""The beginning of a sentence that only the one before it tells whom it is about."""


class Sentences:
    """Collects candidates over one store; holds nothing between questions."""

    def __init__(self, reader: Reader, store: GraphStore, crossing: Crossing) -> None:
        self._reader = reader
        self._store = store
        self._crossing = crossing

    def of(self, question: str, part: SubQuestion, ranking: Ranking | None) -> dict[Language, Chosen]:
        """The likeliest sentences of each language by what they say."""
        weights, asked_in, found = shipped_weights(), part_language(question), {}
        wanted = asked_ordinals(question, part.names)
        for language, weighable in self.weighable(question, part, ranking).items():
            chosen = weights["same" if language is asked_in else "other"]
            rows = {*chosen.chosen(weighable.said).tolist()}
            saying = [r for r, s in enumerate(weighable.sentences) if s.typed and says(wanted, s.window)]
            more = chosen.chosen(weighable.said[saying])[:_MOST_SAYING].tolist() if saying else ()
            found[language] = Chosen(weighable, tuple(sorted(rows.union(saying[place] for place in more))))
        return found

    def weighable(
        self, question: str, part: SubQuestion, ranking: Ranking | None
    ) -> dict[Language, Weighable]:
        """The likeliest sentences of each language by the question's words in them and their chunks' rank."""
        chosen = self._chosen(question, part, ranking)
        found = {}
        for language in (Language.CHINESE, Language.ENGLISH):
            own = tuple(c for c in chosen if c.window.page.language is language)
            if own:
                texts = [f"{c.window.page.document.title}\n{window_text(c.window)}" for c in own]
                meant = partial(self._meant, question, part.names, texts)
                found[language] = Weighable(own, _said(own, ranking), meant)
        return found

    def said(self, question: str, texts: Sequence[str]) -> list[float]:
        """For each text the share of the question's words, by rarity, that it says in whatever words; in [0, 1]."""
        words = self._crossing.words(question)
        return self._covers(words, self._rarity(words), texts)

    def _meant(
        self, question: str, names: Sequence[str], texts: Sequence[str], rows: Sequence[int]
    ) -> Vectors:
        found = self._crossing.interaction.of(question, names, [texts[row] for row in rows])
        return np.stack([found.meaning, found.alike, found.asked], axis=1)

    def least_said(self, question: str, text: str) -> float:
        """How far a text says the word of the question that it says least, in [0, 1]; 1 where that has none."""
        words = self._crossing.words(question)
        return float(self._said_each(words, [text]).min(initial=1.0))

    def _covers(self, words: Sequence[str], rarity: Vectors, texts: Sequence[str]) -> list[float]:
        said = self._said_each(words, texts)
        return [float(share) for share in (said @ rarity) / (float(rarity.sum()) or 1.0)]

    def _said_each(self, words: Sequence[str], texts: Sequence[str]) -> Vectors:
        """(texts, words): how far each text says each word, in [0, 1]."""
        alike = self._crossing.likeness(words, [self._crossing.words(text) for text in texts])
        said: Vectors = np.clip((alike - _UNLIKE) / (_ALIKE - _UNLIKE), 0, 1)
        return said

    def _rarity(self, words: Sequence[str]) -> Vectors:
        """(words,): inverse frequency of each word's rarest token."""
        tokens = {word: segment(word) for word in words}
        statistics = self._store.term_statistics(sorted({t for found in tokens.values() for t in found}))
        rarest = [min((statistics.frequency.get(t, 0) for t in tokens[word]), default=0) for word in words]
        return np.array([inverse_frequency(n, statistics.chunks) for n in rarest], np.float32)

    def _chosen(self, question: str, part: SubQuestion, ranking: Ranking | None) -> list[Candidate]:
        """The likeliest sentences, of which alone it is told whether they may answer: that takes most of the time."""
        words = content_terms(question)
        statistics = self._store.term_statistics(words)
        rarity = {w: inverse_frequency(statistics.frequency.get(w, 0), statistics.chunks) for w in words}
        whole = weight(words, rarity) or 1.0
        prior = {hit.chunk: hit.evidence.base for hit in ranking.chunks} if ranking is not None else {}
        found = []
        wanted = asked_ordinals(question, part.names)
        prizes = {folded(e.surface) for e in part.entities if e.type == _PRIZE}
        strangers = self._reader.strangers.named(question, part.entities)
        for page in self._reader.shelf.of(part, ranking):
            terms = self._reader.wanted.gleaned(part, page)
            terms = replace(terms, things=tuple(shortened(thing, prizes) for thing in terms.things))
            about = self._reader.shelf.about(part, page)
            for window in _whole_sentences(page):
                text = window_text(window)
                if not part.entities and not says_all(text, strangers):
                    continue
                tokens = frozenset(segment(f"{page.document.title} {text}"))
                held = weight([word for word in words if word in tokens], rarity) / whole
                own = page.language is part_language(question)
                typed = _is_typed(window, part, terms) and not (own and not part.names and held < _LEAST_HELD)
                rank = max(prior.get(clause.chunk, 0.0) for clause in window.clauses)
                which = _WHICH if says(wanted, window) else 0.0
                unsaid = unsaid_terms(window, part, terms, about)
                candidate = Candidate(window, typed, False, False, unsaid, terms, about)
                found.append((held + _RANK * rank + which, candidate))
        found.sort(key=lambda row: (-row[0], row[1].window.page.document.key, row[1].window.first))
        one, likeliest = self._is_of_one(part), _likeliest([candidate for _, candidate in found])
        judged = [self._judged(question, part, candidate, one=one) for candidate in likeliest]
        if part.asked is not AnswerType.BOOLEAN and asks_what_is_not(
            question, part.names, part_language(question)
        ):
            judged = [replace(c, able=c.able and _denies(c.window)) for c in judged]
        return judged

    def _judged(self, question: str, part: SubQuestion, candidate: Candidate, *, one: bool) -> Candidate:
        """The sentence, and whether anything rules out that it answers; `one` for questions `_is_of_one`."""
        window, unsaid, terms, about = candidate.window, candidate.unsaid, candidate.terms, candidate.about
        page = window.page
        own = page.language is part_language(question)
        given = self._reader.gives(part, window)
        able = candidate.typed and given and not (unsaid and must_be_said(part))
        able = able and not is_of_another_work(part, page, unsaid, about)
        able = able and not is_of_another_prize(part, page, unsaid, about)
        able = able and not (own and names_no_work(window, part, terms))
        able = able and not (
            leaves_out(part, unsaid)
            if own
            else leaves_known_out(page.language, unsaid) or counts_others(part, terms, unsaid)
        )
        able = able and not (own and one and not about and is_of_others(window, terms, unsaid))
        able = able and self._reader.tells_of_asked(part, window)
        return replace(candidate, given=given, able=able)

    def _is_of_one(self, part: SubQuestion) -> bool:
        """Whether a question asks of people, ships and the like only, or of a relation's thing that is no prize: a
        sentence that answers tells of them and not of others.
        """
        found = self._store.get_entities([e.id for e in part.entities])
        known = [entity.type for entity in found if entity is not None and entity.type]
        if part.kind is QuestionKind.ATTRIBUTE and part.predicates:
            return bool(known or (part.names and not part.entities)) and not {"Award", "Work"} & set(known)
        return bool(known) and set(known) <= _SINGLE


def _likeliest(found: Sequence[Candidate]) -> list[Candidate]:
    chosen: list[Candidate] = []
    for language in (Language.CHINESE, Language.ENGLISH):
        own = [candidate for candidate in found if candidate.window.page.language is language]
        able = [candidate for candidate in own if candidate.typed]
        silent = [candidate for candidate in able if candidate.unsaid]
        answering = [*(c for c in able if not c.unsaid), *silent][:_ANSWERING]
        taken = set(map(id, answering))
        others = [c for c in own if id(c) not in taken]
        chosen += [*answering, *others[: _LOOKED_AT - len(answering)]]
    return chosen


def _said(own: Sequence[Candidate], ranking: Ranking | None) -> Vectors:
    """(sentences, SAID)."""
    hits = ranking.chunks if ranking is not None else ()
    scores = {hit.chunk: hit.evidence.base for hit in hits}
    places = {hit.chunk: place for place, hit in enumerate(hits)}
    rows = []
    for candidate in own:
        chunks = [clause.chunk for clause in candidate.window.clauses]
        held, relation, silent = terms_held(candidate)
        lead = candidate.window.first == 0
        rows.append(
            (
                _least_named(candidate),
                held,
                relation,
                candidate.typed,
                bool(candidate.unsaid),
                max(scores.get(chunk, 0.0) for chunk in chunks),
                1 / (1 + min(places.get(chunk, _UNRANKED) for chunk in chunks)),
                bool(candidate.about),
                lead,
                silent if lead else 0.0,
            )
        )
    return np.array(rows, np.float32)


def _least_named(candidate: Candidate) -> float:
    clauses = candidate.window.clauses
    topics = {topic.casefold() for topic in clauses[0].topics[:2]}
    found = []
    for thing in candidate.terms.things:
        named = max(match(thing, clause) for clause in clauses)
        subject = 0.0 if candidate.about.isdisjoint(thing.forms) else _SUBJECT
        found.append(max(named, subject, 0.0 if topics.isdisjoint(thing.forms) else _TOPIC))
    return min(found, default=_NO_NAME)


def terms_held(candidate: Candidate) -> tuple[float, float, float]:
    """The share of all terms but the things, by weight, the best held relation, and the share of terms not said."""
    terms = candidate.terms
    clauses = candidate.window.clauses
    held = {t: max(match(t, clause) for clause in clauses) for t in (*terms.relations, *terms.words)}
    total = sum(term.weight for term in held)
    share = sum(term.weight * value for term, value in held.items()) / total if total else 0.0
    relations = [value for term, value in held.items() if term.kind == "relation"]
    silent = sum(value < _SILENT for value in held.values()) / max(1, len(held))
    return share, max(relations, default=_NO_RELATION), silent


def _whole_sentences(page: Page) -> Iterator[Window]:
    before = 0
    for first, last in sentences_of(page):
        window = Window(page, first, last, 0.0, 0.0, 0.0, False)
        if len(window_text(window)) >= _SHORT:
            yield replace(window, first=before) if _goes_on(page, before, first) else window
        before = first


def _goes_on(page: Page, before: int, first: int) -> bool:
    """Whether a sentence is of those whom the one before it in the paragraph names: 两人于1998年结婚."""
    one, other = page.clauses[before], page.clauses[first]
    return before < first and one.paragraph == other.paragraph and _BOTH.match(other.text) is not None


def _denies(window: Window) -> bool:
    """Whether a sentence says that something is not so."""
    return denies(window_text(window), window.page.language)


def _is_typed(window: Window, part: SubQuestion, terms: Terms) -> bool:
    return part.asked in UNTYPED or any(
        answers_type(clause, part.asked, window.page.language, terms.known, terms.entities)
        for clause in window.clauses
    )
