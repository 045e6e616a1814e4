"""Answers a part from the passages: the best clauses of the pages that the question leads to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from retriever.crossing.translating import Translator
from schemas.graph import Literal
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.effort import Effort
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.answer_types import answers_type
from solver.reading.continuing import carried
from solver.reading.demands import gives
from solver.reading.endings import ends_else
from solver.reading.fitness import is_good, spread
from solver.reading.gleaning import tells
from solver.reading.holding.holding import asks_by_noun, asks_for_kind, holds
from solver.reading.holding.others import others_of
from solver.reading.library import Library
from solver.reading.owners.telling import is_told_of_asked, tells_of_asked
from solver.reading.page import Clause, Page, speaks_of_page
from solver.reading.page_scores import PageScores
from solver.reading.people.strangers import Strangers
from solver.reading.shelf import Shelf
from solver.reading.terms import Term, Terms, owns_another, place_of, relation_terms
from solver.reading.wanted import Wanted
from solver.reading.windows import Window, widened, window_text, with_both
from solver.results import Extract, Value

_LEAST_SCORE = 0.42
_OF_LIFE = frozenset({"birth_date", "death_date"})
_MONEYED = frozenset({"box_office", "budget"})
_TRIED, _NEARLY = (
    6,
    0.85,
)  # stretches tried for one that may hold what is asked for, and their share of the best score
_FOLLOWS, _AWAY = 8, 0.03  # clauses within which a follow-up is answered, and what each costs
_AROUND_DATE = 2  # characters beside a date in a clause that is nothing but one: 于1982年底
_READ_FOR_VALUES, _ELSEWHERE = 12, 1000
_WINDOWS_A_PAGE = 40


@dataclass(frozen=True, slots=True)
class Passage:
    """What was found for a part: windows, best first; several for a list. `likely` is how likely the first answers,
    where that was weighed.
    """

    windows: tuple[Window, ...]
    likely: float = 0.0

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


_WHICH_HAS = re.compile(r",? (?:which|that|with)\b[^,;]{0,30}$")
"""Between a name and the amount that a clause behind it gives it: `Orme, which has 400 inhabitants`."""


class Reader:
    """Reads the pages about the things of a question and those that the retriever ranks first."""

    def __init__(
        self,
        store: GraphStore,
        lexicon: Lexicon,
        translator: Translator,
        library: Library | None = None,
        effort: Effort | None = None,
    ) -> None:
        library = library or Library(store)
        self._store = store
        self._lexicon = lexicon
        self._scored: dict[tuple[object, ...], list[Window]] = {}
        self._matches: dict[int, dict[Term, list[float]]] = {}  # by page, which the shelf keeps
        self.strangers = Strangers(store)
        self.shelf = Shelf(store, library, lexicon, self.strangers, effort or Effort())
        self.translator = translator
        self.wanted = Wanted(store, library, lexicon, translator)

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
        good = self._from_first_giving(part, good)
        if after is not None and part.inherited and not (part.said or part.residual):
            return after if _says_already(after, part) else Passage((widened(good[0]),))
        whole = part.kind is QuestionKind.RELATION
        chosen: tuple[Window, ...] = (good[0],)
        if part.several or whole:
            chosen = spread(good, whole=part.kind is QuestionKind.INTERSECTION)
        if len(chosen) > 1 and not whole:
            return Passage(chosen)
        listed = part.several or part.kind is QuestionKind.LIST
        told = tuple(widened(window, whole_sentence=whole or listed) for window in chosen)
        return Passage(tuple(map(with_both, told)) if whole else told)

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
        things = frozenset(form for term in self.wanted.things(part) for form in term.forms)
        for window in self._windows(part, ranking)[:_READ_FOR_VALUES]:
            if window.score < _LEAST_SCORE or not window.relation:
                continue
            terms = relation_terms(part, part.said, self._lexicon, window.page.language)
            about = self.shelf.about(part, window.page)
            taken = carried(window.page.clauses, tuple(things), window.page.language)
            near: list[tuple[int, int, Literal, Clause]] = []
            for number, clause in enumerate(window.clauses):
                literals = clause.dates if kind == "Date" else clause.numbers
                dated = _dates_next(window, number)
                owner = window.clauses[number + 1] if dated else clause
                foreign = not about and speaks_of_page(owner, window.page)
                foreign = foreign or ends_else(owner, part, terms, things)
                if foreign or not (owner.sentence in taken or _owned(owner, window, things, about)):
                    continue
                place = max((place_of(term, owner.plain) for term in terms), default=-1)
                for literal in literals:
                    if units and literal.unit not in units:
                        continue
                    if place < 0 and self.tells_else(owner, part, window.page.language):
                        continue
                    at = 0 if dated else clause.text.find(literal.text)
                    if kind == "Number" and _is_neighbours(clause, at, things):
                        continue
                    if self._is_of_else(clause, at, part, window.page.language):
                        continue
                    if not is_told_of_asked(
                        part, window.page, owner, literal.text, things, about=bool(about)
                    ):
                        continue
                    away = abs(at - place)
                    away += _ELSEWHERE if _is_set_before(clause.text, at, place) else 0
                    away = away if place >= 0 else _ELSEWHERE
                    near.append((away, number, literal, clause))
            if near:
                _, _, literal, clause = min(near, key=lambda row: row[:2])
                return literal, Extract(clause.chunk, clause.start, clause.end)
        return None

    def tells_else(self, clause: Clause, part: SubQuestion, language: Language) -> bool:
        """Whether a date beside no word for a birth or a death is that of something else: 生于乡间，1975年毕业."""
        if not _OF_LIFE & set(part.predicates):
            return False
        asked = set(part.predicates)
        found = self._lexicon.wordings(clause.plain, language)
        return any(asked.isdisjoint((*f.wording.forward, *f.wording.backward)) for f in found)

    def tells_of_asked(self, part: SubQuestion, window: Window) -> bool:
        """Whether a stretch may tell what is asked of one person of that person, and of nobody else."""
        names = {form for term in self.wanted.things(part) for form in term.forms}
        return tells_of_asked(part, window, names, about=bool(self.shelf.about(part, window.page)))

    def gives(self, part: SubQuestion, window: Window) -> bool:
        """Whether a stretch may hold what a question asks for: an amount, or a thing of its kind that it leaves out."""
        if not gives(part, window_text(window)):
            return False
        if not asks_for_kind(part):
            return True
        forms = {form for term in self.wanted.things(part, window.page) for form in term.forms}
        about = bool(self.shelf.about(part, window.page))
        return holds(part, others_of(part, window, forms, about=about))

    def _is_of_else(self, clause: Clause, at: int, part: SubQuestion, language: Language) -> bool:
        """Whether an amount of money at a place of a clause is what something cost, where its takings are asked for, or
        the other way round: the word for one of the two that stands last before it says which.
        """
        asked = _MONEYED & set(part.predicates)
        if not asked:
            return False
        words = self._lexicon.wordings(clause.plain[:at], language)
        said = [
            _MONEYED & {*f.wording.forward, *f.wording.backward} for f in sorted(words, key=lambda f: f.end)
        ]
        last = next((kinds for kinds in reversed(said) if kinds), asked)
        return asked.isdisjoint(last)

    def things(
        self, part: SubQuestion, ranking: Ranking | None, types: Sequence[str], *, most: int = 1
    ) -> list[tuple[Value, Extract]]:
        """Entities of the types named in the clauses that hold the relation's words and speak of the thing."""
        asked = {e.id for e in part.entities}
        things = frozenset(form for term in self.wanted.things(part) for form in term.forms)
        found: dict[str, tuple[Value, Extract]] = {}
        for window in self._windows(part, ranking):
            if window.relation < 1 or len(found) >= most:
                continue
            terms = relation_terms(part, part.said, self._lexicon, window.page.language)
            about = self.shelf.about(part, window.page)
            for clause in window.clauses:
                places = [place_of(term, clause.plain) for term in terms]
                if all(place < 0 or owns_another(place, clause.plain, folded(part.text)) for place in places):
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
        return Passage((widened(self._from_first_giving(part, windows)[0]),)) if windows else None

    def _from_first_giving(self, part: SubQuestion, windows: Sequence[Window]) -> list[Window]:
        """Windows, best first, from the first on that may hold a thing of the kind whose noun is asked for, among those
        nearly as good as the best; all of them where none of those may, or no noun asks.
        """
        if not asks_by_noun(part):
            return list(windows)
        near = [w for w in windows[:_TRIED] if w.score >= windows[0].score * _NEARLY]
        giving = (place for place, w in enumerate(near) if self.gives(part, widened(w, whole_sentence=True)))
        return list(windows[next(giving, 0) :])

    def _windows(self, part: SubQuestion, ranking: Ranking | None, *, glean: bool = False) -> list[Window]:
        prior = {hit.chunk: hit.evidence.base for hit in ranking.chunks} if ranking is not None else {}
        found: list[Window] = []
        for page in self.shelf.of(part, ranking):
            terms = self.wanted.terms(part, page) if not glean else self.wanted.gleaned(part, page)
            about = self.shelf.about(part, page)
            found.extend(self._of_page(page, terms, about, prior))
        return sorted(found, key=lambda w: (-round(w.score, 6), w.page.document.key, w.first, w.last))

    def _of_page(
        self, page: Page, terms: Terms, about: frozenset[str], prior: dict[str, float]
    ) -> list[Window]:
        """The best windows of a page of the shelf, worked out once for the same terms."""
        key = (id(page), terms, about, tuple(prior.items()))
        if key not in self._scored:
            matches = self._matches.setdefault(id(page), {})
            self._scored[key] = PageScores(page, terms, about, prior, matches).windows()[:_WINDOWS_A_PAGE]
        return self._scored[key]

    def _nearby(self, part: SubQuestion, after: Passage) -> list[Window]:
        """Windows in the paragraph of what answered before, nearest first among equals."""
        last = after.windows[0]
        page = last.page
        terms = self.wanted.terms(replace(part, names=(), entities=()), page)
        same = [
            w
            for w in PageScores(page, terms, frozenset()).windows()
            if w.clauses[0].paragraph == last.clauses[0].paragraph and abs(w.first - last.last) <= _FOLLOWS
        ]
        return sorted(same, key=lambda w: (-round(w.score - _AWAY * abs(w.first - last.last), 6), w.first))


def _says_already(passage: Passage, part: SubQuestion) -> bool:
    """Whether the passage found before holds what a follow-up (`是在哪一年`) asks for."""
    return any(answers_type(c, part.asked, w.page.language) for w in passage.windows for c in w.clauses)


def _dates_next(window: Window, number: int) -> bool:
    """Whether a clause is nothing but a date, which is that of the next clause of its sentence."""
    clause = window.clauses[number]
    following = window.clauses[number + 1] if number + 1 < len(window.clauses) else None
    alone = any(len(clause.text) - len(date.text) <= _AROUND_DATE for date in clause.dates)
    return alone and following is not None and following.sentence == clause.sentence


def _is_set_before(text: str, at: int, place: int) -> bool:
    """Whether a value stands before a relation's word and `and` between them: begun in 1958 and opened in 1984."""
    return 0 <= at < place and re.search(r"\d\S* and (?!\d)", text[at:place]) is not None


def _owned(clause: Clause, window: Window, things: frozenset[str], about: frozenset[str]) -> bool:
    """Whether a clause speaks of one of the things: by name, as the work in force, or as its page's subject."""
    if any(thing in clause.plain for thing in things):
        return True
    topics = [folded(topic) for topic in clause.topics]
    if topics:
        return topics[0] in things
    return bool(about)


def _is_neighbours(clause: Clause, at: int, things: frozenset[str]) -> bool:
    """Whether an amount at a place of a clause is given to another name right before it."""
    before = (
        (clause.plain[n.start - clause.start : n.end - clause.start], n.end - clause.start)
        for n in clause.named
    )
    told = [name for name, end in before if end <= at and _WHICH_HAS.fullmatch(clause.text[end:at])]
    return bool(told) and not any(
        form.endswith(name) or name.endswith(form) for name in told for form in things
    )
