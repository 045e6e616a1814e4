"""Answers a part from the passages: the best clauses of the pages that the question leads to."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from backends.segmenter import segment
from schemas.graph import Literal
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Chunk, ChunkKind, Document, Language, Span
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.fitness import is_good, spread
from solver.reading.gleaning import content_terms, tells
from solver.reading.page import Clause, Named, Page, read_page
from solver.reading.terms import (
    Term,
    Terms,
    answers_type,
    is_also_called,
    is_named,
    part_language,
    place_of,
    relation_terms,
)
from solver.reading.windows import PageScores, Window, widened
from solver.results import Extract, Value

_PAGES = 8
_CHUNKS_A_PAGE = 80
_LEAST_SCORE = 0.42
_MARKED = frozenset("《")
_NOUN = 0.6  # weight of the noun of a kind
_FOLLOWS, _AWAY = 8, 0.03  # clauses within which a follow-up is answered, and what each costs
_READ_FOR_VALUES, _ELSEWHERE = 12, 1000
_FIRST_WORDS = {
    Language.CHINESE: (
        "首部",
        "第一部",
        "首次",
        "第一次",
        "首张",
        "第一张",
        "处女作",
        "首个",
        "第一个",
        "首位",
        "第一位",
        "首演",
    ),
    Language.ENGLISH: ("first", "debut", "first-ever"),
}


@dataclass(frozen=True, slots=True)
class Passage:
    """What was found for a part: windows, best first; several for a list."""

    windows: tuple[Window, ...]

    @property
    def extracts(self) -> tuple[tuple[Extract, ...], ...]:
        """The words of each window, one stretch a chunk."""
        return tuple(extracts_of(window) for window in self.windows)


def extracts_of(window: Window) -> tuple[Extract, ...]:
    """Where a window stands: its chunks rarely are two, never cut within a clause."""
    found: dict[str, Extract] = {}
    for clause in window.clauses:
        known = found.get(clause.chunk)
        start = known.start if known is not None else clause.start
        found[clause.chunk] = Extract(clause.chunk, start, clause.end)
    return tuple(found.values())


class Reader:
    """Reads the pages about the things of a question and those that the retriever ranks first."""

    def __init__(self, store: GraphStore, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon

    def read(
        self, part: SubQuestion, ranking: Ranking | None, *, after: Passage | None = None
    ) -> Passage | None:
        """The clauses that answer a part, or None where nothing says it.

        `after` is what answered the part before: a part that takes its names from it is looked for there first.
        """
        windows: list[Window] = []
        if after is not None and part.inherited:
            windows = self._nearby(part, after)
        windows = windows or self._windows(part, ranking)
        good = [w for w in windows if is_good(w, part)]
        if not good:
            return None
        if after is not None and part.inherited and not (part.said or part.residual):
            return after if _says_already(after, part) else Passage((widened(good[0]),))
        whole = part.kind is QuestionKind.RELATION
        chosen: tuple[Window, ...] = (good[0],)
        if part.several or whole:
            chosen = spread(good, whole=part.kind is QuestionKind.INTERSECTION)
        if len(chosen) > 1 and not whole:
            return Passage(chosen)
        return Passage(tuple(widened(window, whole_sentence=whole) for window in chosen))

    def candidates(self, part: SubQuestion, ranking: Ranking | None) -> tuple[Passage, ...]:
        """The good stretches that stand apart, best first, each as a passage."""
        good = [w for w in self._windows(part, ranking) if is_good(w, part)]
        return tuple(Passage((widened(window),)) for window in (spread(good) if good else ()))

    def value(
        self, part: SubQuestion, ranking: Ranking | None, kind: str, units: frozenset[str] = frozenset()
    ) -> tuple[Literal, Extract] | None:
        """The date or number nearest to the relation's words in the best stretch that says them.

        `units` are those that count; empty for any.
        """
        things = frozenset(form for term in self._things(part) for form in term.forms)
        for window in self._windows(part, ranking)[:_READ_FOR_VALUES]:
            if window.score < _LEAST_SCORE or not window.relation:
                continue
            terms = relation_terms(part, part.said, self._lexicon, window.page.language)
            about = self._about(part, window.page)
            near: list[tuple[int, int, Literal, Clause]] = []
            for number, clause in enumerate(window.clauses):
                literals = clause.dates if kind == "Date" else clause.numbers
                if not _owned(clause, window, things, about):
                    continue
                place = max((place_of(term, clause.plain) for term in terms), default=-1)
                for literal in literals:
                    if units and literal.unit not in units:
                        continue
                    away = abs(clause.text.find(literal.text) - place) if place >= 0 else _ELSEWHERE
                    near.append((away, number, literal, clause))
            if near:
                _, _, literal, clause = min(near, key=lambda row: row[:2])
                return literal, Extract(clause.chunk, clause.start, clause.end)
        return None

    def things(
        self, part: SubQuestion, ranking: Ranking | None, types: Sequence[str], *, most: int = 1
    ) -> list[tuple[Value, Extract]]:
        """Entities of the types named in the clauses that hold the relation's words and speak of the thing."""
        asked = {e.id for e in part.entities}
        things = frozenset(form for term in self._things(part) for form in term.forms)
        found: dict[str, tuple[Value, Extract]] = {}
        for window in self._windows(part, ranking):
            if window.relation < 1 or len(found) >= most:
                continue
            terms = relation_terms(part, part.said, self._lexicon, window.page.language)
            about = self._about(part, window.page)
            for clause in window.clauses:
                if all(place_of(term, clause.plain) < 0 for term in terms):
                    continue
                if not _owned(clause, window, things, about):
                    continue
                extract = Extract(clause.chunk, clause.start, clause.end)
                for value in self._mentioned(clause, types, asked):
                    found.setdefault(value.key, (value, extract))
        return list(found.values())[:most]

    def _mentioned(self, clause: Clause, types: Sequence[str], asked: set[str]) -> list[Value]:
        mentions = [
            m
            for m in self._store.mentions(chunks=[clause.chunk])
            if clause.start <= m.start and m.end <= clause.end
        ]
        ids = [
            identifier for identifier in dict.fromkeys(m.entity for m in mentions) if identifier not in asked
        ]
        entities = [e for e in self._store.get_entities(ids) if e is not None]
        return [
            Value(e.name, e.id, type=e.type) for e in entities if e.type and self._lexicon.fits(e.type, types)
        ]

    def best(
        self, part: SubQuestion, ranking: Ranking | None, *, most: int = 3, glean: bool = False
    ) -> tuple[Window, ...]:
        """The nearest stretches whether or not they answer; `glean` weighs every content word."""
        return tuple(self._windows(part, ranking, glean=glean)[:most])

    def glean(self, part: SubQuestion, ranking: Ranking | None) -> Passage | None:
        """The stretch that holds most of what the question asks in whatever words; None where too little is held.

        For what neither triples nor the relation's own words answer: every content word counts alike, by how
        rare it is, and the stretch must hold words of the kind asked for.
        """
        windows = [w for w in self._windows(part, ranking, glean=True) if tells(w, part)]
        return Passage((widened(windows[0]),)) if windows else None

    def _windows(self, part: SubQuestion, ranking: Ranking | None, *, glean: bool = False) -> list[Window]:
        prior = {hit.chunk: hit.evidence.base for hit in ranking.chunks} if ranking is not None else {}
        found: list[Window] = []
        for page in self._pages(part, ranking):
            terms = self._terms(part, page) if not glean else self._gleaned(part, page)
            about = self._about(part, page)
            found.extend(PageScores(page, terms, about, prior).windows()[:40])
        return sorted(found, key=lambda w: (-round(w.score, 6), w.page.document.key, w.first, w.last))

    def _nearby(self, part: SubQuestion, after: Passage) -> list[Window]:
        """Windows in the paragraph of what answered before, nearest first among equals."""
        last = after.windows[0]
        page = last.page
        terms = self._terms(replace(part, names=(), entities=()), page)
        same = [
            w
            for w in PageScores(page, terms, frozenset()).windows()
            if w.clauses[0].paragraph == last.clauses[0].paragraph and abs(w.first - last.last) <= _FOLLOWS
        ]
        return sorted(same, key=lambda w: (-round(w.score - _AWAY * abs(w.first - last.last), 6), w.first))

    def _pages(self, part: SubQuestion, ranking: Ranking | None) -> list[Page]:
        """Pages about the things first, then those of the ranked chunks."""
        keys = dict.fromkeys(self._pages_about(part))
        hits: dict[str, list[str]] = {}
        for hit in ranking.chunks if ranking is not None else ():
            hits.setdefault(hit.document, []).append(hit.chunk)
        texts_only = {
            c.document for c in self._store.get_chunks(_firsts(hits)) if c and c.kind is ChunkKind.TEXT
        }
        hits = {key: ids for key, ids in hits.items() if key in texts_only}
        keys |= dict.fromkeys(hits)
        chosen = list(keys)[:_PAGES]
        documents = self._store.get_documents(chosen)
        chunks = self._store.document_chunks(chosen)
        pages = []
        for key, document in zip(chosen, documents, strict=True):
            if document is None:
                continue
            texts = [chunk for chunk in chunks.get(key, ()) if chunk.kind is ChunkKind.TEXT]
            if len(texts) > _CHUNKS_A_PAGE:
                wanted = set(hits.get(key, ()))
                texts = [c for c in texts if c.id in wanted] + [c for c in texts if c.id not in wanted]
                texts = sorted(texts[:_CHUNKS_A_PAGE], key=lambda c: c.ordinal)
            pages.append(self._page(document, texts))
        return pages

    def _page(self, document: Document, chunks: Sequence[Chunk]) -> Page:
        """The page with what it names and the type of its subject, as the store knows them."""
        mentions = self._store.mentions(chunks=[chunk.id for chunk in chunks]) if chunks else []
        entities = [
            e for e in self._store.get_entities(sorted({m.entity for m in mentions})) if e is not None
        ]
        types = {e.id: e.type for e in entities}
        named = [Named(m.start, m.end, types.get(m.entity, ""), m.entity) for m in mentions]
        titles = [Span(n.start, n.end) for n in named if "Work" in self._lexicon.ancestors(n.type)]
        subjects = [e.type for e in entities if document.key in e.pages]
        page = read_page(document, chunks, titles, named)
        return replace(page, subject=subjects[0]) if subjects else page

    def _pages_about(self, part: SubQuestion) -> list[str]:
        ids = [e.id for e in sorted(part.entities, key=lambda e: (-e.score, e.id))]
        entities = [entity for entity in self._store.get_entities(ids) if entity is not None]
        return [key for entity in entities for key in entity.pages[:2]]

    def _about(self, part: SubQuestion, page: Page) -> frozenset[str]:
        """Names of the question's things that the page is about: by its entities, or as its first words say."""
        names: set[str] = set()
        own: set[str] = set()
        for entity in self._store.get_entities([e.id for e in part.entities]):
            if entity is not None and page.document.key in entity.pages:
                names.update(folded(name.name) for name in entity.names)
                names.add(folded(entity.name))
            if entity is not None and entity.pages:
                own.update(folded(name.name) for name in entity.names)
        title, opening = folded(page.document.title), page.opening
        for name in map(folded, part.names):
            if name not in own and (is_named(name, title) or is_also_called(name, opening)):
                names.add(name)
        return frozenset(names)

    def _gleaned(self, part: SubQuestion, page: Page) -> Terms:
        """What a page is searched for when nothing else answers: every content word, in any wording."""
        return Terms(
            things=tuple(self._things(part, page)),
            relations=relation_terms(part, self._asking(part), self._lexicon, page.language),
            words=content_terms(part, page.language, self._lexicon, self._rarity),
            asked=part.asked,
            language=page.language,
            known=tuple(part.residual),
            entities=frozenset(e.id for e in part.entities),
            about=part.entities[0].type if part.entities else "",
            phrase=_without(folded(part.text), part.names)
            if part_language(part.text) is page.language
            else "",
        )

    def _terms(self, part: SubQuestion, page: Page) -> Terms:
        language = page.language
        asked_in = part_language(part.text)
        words = [w for w in part.residual if asked_in is language or w.isascii() or w[0].isdigit()]
        terms = [Term((folded(word),), self._rarity(word), "word") for word in words]
        if asked_in is language:
            terms += [Term((folded(noun),), _NOUN, "noun") for noun in part.nouns if noun not in part.said]
        if part.stated:
            forms = (
                {*map(folded, part.stated), *_FIRST_WORDS[language]}
                if _is_first(part.stated)
                else set(part.stated)
            )
            terms.append(Term(tuple(sorted(forms)), 2.0, "word"))
        if part.kind is QuestionKind.RELATION and len(part.names) > 1:
            terms = []
        return Terms(
            things=tuple(self._things(part, page)),
            relations=relation_terms(part, self._asking(part), self._lexicon, language),
            words=tuple(terms),
            asked=part.asked,
            language=language,
            known=tuple(part.residual),
            entities=frozenset(e.id for e in part.entities),
            about=part.entities[0].type if part.entities else "",
            phrase=_without(folded(part.text), part.names) if asked_in is language else "",
        )

    def _asking(self, part: SubQuestion) -> tuple[str, ...]:
        """The relation words that ask for what is wanted; of a chain all, since each step is said."""
        if part.kind not in (QuestionKind.ATTRIBUTE, QuestionKind.LIST) or not part.predicates:
            return part.said
        wanted = set(part.predicates)
        return tuple(w for w in part.said if wanted & set(self._said(w))) or part.said

    def _said(self, word: str) -> list[str]:
        """The relations that a word may mean, in either direction."""
        found = self._lexicon.wordings(word, part_language(word))
        return [p for f in found for p in (*f.wording.forward, *f.wording.backward)]

    def _things(self, part: SubQuestion, page: Page | None = None) -> Iterable[Term]:
        """The names asked about in every form; a last name alone only where the page has the whole."""
        text = folded(page.document.text) if page is not None else ""
        by_surface: dict[str, set[str]] = {name: {folded(name)} for name in part.names}
        entities = {e.id: e for e in self._store.get_entities([e.id for e in part.entities]) if e is not None}
        for linked in part.entities:
            entity = entities.get(linked.id)
            if entity is not None:
                forms = by_surface.setdefault(linked.surface, {folded(linked.surface)})
                forms.update(folded(name.name) for name in entity.names)
                forms.add(folded(entity.name))
                if entity.type == "Person":
                    forms.update(_last_names(form for form in forms if page is None or form in text))
        works = {e.surface for e in part.entities if "Work" in self._lexicon.ancestors(e.type)}
        for surface, forms in sorted(by_surface.items()):
            marked = surface in works and not _MARKED.isdisjoint(text)
            yield Term(tuple(sorted(forms)), 3.0, "work" if marked else "thing")

    def _rarity(self, word: str) -> float:
        """Inverse document frequency of the word's rarest token, in [0.5, 2]."""
        tokens = [t for t in segment(word) if len(t) > 1]
        if not tokens:
            return 0.5
        statistics = self._store.term_statistics(tokens)
        rarest = min(statistics.frequency.get(token, 0) for token in tokens)
        if not statistics.chunks:
            return 1.0
        return 0.5 + 1.5 * math.log((statistics.chunks + 1) / (rarest + 1)) / math.log(statistics.chunks + 2)


def _says_already(passage: Passage, part: SubQuestion) -> bool:
    """Whether the passage found before holds what a follow-up (`是在哪一年`) asks for."""
    return any(answers_type(c, part.asked, w.page.language) for w in passage.windows for c in w.clauses)


def _firsts(hits: Mapping[str, Sequence[str]]) -> list[str]:
    """One chunk of each document."""
    return [ids[0] for _, ids in sorted(hits.items())]


def _owned(clause: Clause, window: Window, things: frozenset[str], about: frozenset[str]) -> bool:
    """Whether a clause speaks of one of the things: by name, as the work in force, or as its page's subject."""
    if any(thing in clause.plain for thing in things):
        return True
    topics = [folded(topic) for topic in clause.topics]
    if topics:
        return topics[0] in things
    return bool(about)


def _last_names(forms: Iterable[str]) -> set[str]:
    """`pirrie` of `william pirrie`: how an English page goes on calling a person."""
    latin = [form.split() for form in forms if form.isascii() and form.count(" ") in (1, 2)]
    return {words[-1] for words in latin if len(words[-1]) > 2 and words[-1].isalpha()}


def _without(text: str, names: Sequence[str]) -> str:
    """The text with names blanked out."""
    for name in names:
        text = text.replace(folded(name), "\x00")
    return text


def _is_first(stated: Sequence[str]) -> bool:
    words = (*_FIRST_WORDS[Language.CHINESE], *_FIRST_WORDS[Language.ENGLISH], "第一", "最先", "最早")
    return any(word in words for word in stated)
