"""Dates and amounts that pages tell in other words than a relation's: when 莫言拿到诺贝尔奖."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from schemas.graph import Entity, Literal, LiteralKind, Triple
from schemas.names import split_sense
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, Ranking
from schemas.text import Document, Language
from solver.executors.constraints import held
from solver.executors.dates.listed import listed_date
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import WORKS, Clause
from solver.reading.reader import Reader
from solver.reading.terms import Term, last_names, match, part_language, place_of
from solver.reading.translations import tells_of_translation
from solver.reading.windows import Window, window_text
from solver.results import Extract, Row, Value

_READ = 16
_LEAST_HELD = 0.4  # of the event's words
_LEAST_IMPLIED = 0.3  # where the page's title says some of them
_REWORDED = 0.9
_LONG = 5  # letters of a last word that stands for a whole name: the Sharks
_BESIDE_NAME = 0.3  # a date right after a name, whatever is said
_RUN = 4  # characters of words that were not told apart
_REACH = 40  # characters between a name and its date
_YEAR = re.compile(r"\d{4}")
ENDS = re.compile(
    r"离婚|分手|离异|结束|告终|解散|停播|倒闭|退出|终止|"
    r"\b(?:divorce|separat|end|split|dissolv|parted|broke up|until|closed)"
)
_BIRTH = re.compile(
    r"出生|生[于於]|\bborn\b|\bcame into the world\b"
)  # of the person, beside what else a definition says
_LEADS = 12  # characters from a date to the name it stands before
_BESIDE, _ABOUT = 0.8, 0.9  # held by another clause of the sentence; the page is about the thing


class ToldValues:
    """Finds a value by what happens to a thing: first in facts that carry a time, then in the pages' words."""

    def __init__(self, reader: Reader, store: GraphStore, lexicon: Lexicon) -> None:
        self._reader = reader
        self._store = store
        self._lexicon = lexicon

    def date(
        self, subject: Value, words: str, part: SubQuestion, ranking: Ranking | None
    ) -> tuple[float, Literal, Extract] | None:
        """How surely the question's words tell it, the date, and the words that say it."""
        asking = self.asking(subject, words, part, AnswerType.DATE)
        best: tuple[float, Literal, Extract] | None = None
        names = self.forms(subject)
        for window in self._reader.best(asking, ranking, most=_READ, glean=True):
            if subject.type in WORKS and tells_of_translation(part.text, window_text(window)):
                continue
            text = folded(window.page.document.text)
            called = names | last_names(name for name in names if name in text)
            found = _date_in(window, self.terms(words, window), called, self.pages(subject), part.names)
            if found is not None and subject.type in WORKS and self.tells_birth(found[2], names):
                continue
            if found is not None and found[0] >= _LEAST_HELD and (best is None or found[0] > best[0]):
                best = found
        if best is None and subject.type != "Person":
            best = self._dated(asking, ranking, names)
        return best

    def ends(
        self, subject: Value, words: str, part: SubQuestion, ranking: Ranking | None
    ) -> tuple[tuple[Literal, Extract], tuple[Literal, Extract]] | None:
        """The first and the last date of what lasted, or happened twice: two years that one sentence, or two
        neighbouring ones, give for it.
        """
        asking = self.asking(subject, words, part, AnswerType.DATE)
        names, pages = self.forms(subject), self.pages(subject)
        best: tuple[float, list[tuple[Literal, Extract]]] | None = None
        for window in self._reader.best(asking, ranking, most=_READ, glean=True):
            said = self.terms(words, window)
            title = folded(window.page.document.title)
            terms = [term for term in said if place_of(term, title) < 0]
            weight = sum(term.weight for term in terms)
            least = _LEAST_HELD if len(terms) == len(said) else _LEAST_IMPLIED
            for clause in window.clauses if weight else ():
                held = held_by(clause, window, terms, names, pages) / weight
                if held < least or (best is not None and held <= best[0]):
                    continue
                dated = _span(window.page.clauses, clause, terms)
                if dated:
                    best = held, dated
        return (best[1][0], best[1][-1]) if best is not None else None

    def _dated(
        self, asking: SubQuestion, ranking: Ranking | None, names: frozenset[str]
    ) -> tuple[float, Literal, Extract] | None:
        """The date right beside the thing's name: *Memento* (2000), 1990年，电视剧《渴望》."""
        plain = replace(asking, residual=(), text=asking.names[0])
        for window in self._reader.best(plain, ranking, most=_READ, glean=True):
            for clause in window.clauses:
                near = _beside(clause, window, names)
                if near is not None:
                    return _BESIDE_NAME, near, Extract(clause.chunk, clause.start, clause.end)
        return None

    def made(self, subject: Value, part: SubQuestion) -> tuple[Literal, Extract] | None:
        """The only year in the first sentence of the page about a work: *The Mill* is a comedy of 1950."""
        pages = self.pages(subject)
        for page in self._reader.shelf.of(self.asking(subject, "", part, AnswerType.DATE), None):
            opening = [c for c in page.clauses if c.sentence == page.clauses[0].sentence]
            dated = {d.value[:4]: (d, c) for c in reversed(opening) for d in c.dates if _YEAR.match(d.value)}
            if page.document.key in pages and len(dated) == 1:
                literal, clause = next(iter(dated.values()))
                return literal, _extract(clause, clause)
        return None

    def tells_birth(self, told: Extract, names: Iterable[str]) -> bool:
        """Whether words that name none of some things tell when somebody was born."""
        chunk = next(iter(self._store.get_chunks([told.chunk])), None)
        text = folded(chunk.text[told.start - chunk.start : told.end - chunk.start]) if chunk else ""
        return _BIRTH.search(text) is not None and not any(folded(name) in text for name in names)

    def listed(self, subject: Value) -> tuple[Literal, Extract] | None:
        """The date that lists give for a work."""
        return listed_date(self._store, subject.entity, self.forms(subject)) if subject.entity else None

    def amount(
        self, subject: Value, part: SubQuestion, ranking: Ranking | None, units: frozenset[str]
    ) -> tuple[Literal, Extract] | None:
        """The only amount of such units in a clause that names the thing."""
        asking = self.asking(subject, "", part, AnswerType.NUMBER)
        for window in self._reader.best(asking, ranking, most=_READ, glean=True):
            for clause in window.clauses:
                own = [n for n in clause.numbers if n.unit in units]
                if len(own) == 1 and self._names(clause, subject):
                    return own[0], Extract(clause.chunk, clause.start, clause.end)
        return None

    def stated(self, subject: Value, words: str) -> tuple[Literal, Triple] | None:
        """The time of a fact about the thing whose sentence holds all the words that are not its relation's."""
        said = words.split()
        language = part_language(words)
        asked = {
            p
            for word in said
            for found in self._lexicon.wordings(word, language)
            for p in (*found.wording.forward, *found.wording.backward)
        }
        rest = [w for w in said if not self._lexicon.wordings(w, language)]
        ends = [subject.entity]
        triples = self._store.match(subjects=ends, predicates=sorted(asked)) if asked else []
        triples += self._store.match(objects=ends, predicates=sorted(asked)) if asked else []
        evidence = self._store.evidence([t.id for t in triples])
        for triple in sorted(triples, key=lambda t: t.id):
            times = [q.value for q in triple.qualifiers if q.name == "time"]
            if not times or not rest:
                continue
            row = Row({}, {"p": triple})
            if all(held(word, row, evidence) for word in rest):
                return Literal(LiteralKind.DATE, times[0], times[0]), triple
        return None

    def asking(self, subject: Value, words: str, part: SubQuestion, asked: AnswerType) -> SubQuestion:
        """The question what pages tell of a thing in these words."""
        known = tuple(e for e in part.entities if e.id == subject.entity)
        linked = known or (
            LinkedEntity(subject.entity, subject.text, subject.type, subject.text, 1.0, "exact"),
        )
        return replace(
            part,
            text=words or part.text,
            kind=QuestionKind.ATTRIBUTE,
            asked=asked,
            entities=linked if subject.entity else (),
            names=(linked[0].surface,),
            predicates=(),
            said=(),
            residual=tuple(words.split()),
            nouns=(),
            stated=(),
            several=False,
            inherited=False,
        )

    def terms(self, words: str, window: Window) -> list[Term]:
        """The words in any wording of the page's language."""
        own = part_language(words)
        terms = []
        phrases = [f.text for f in self._lexicon.wordings(words, own) if " " in f.text]
        rest = words
        for phrase in phrases:
            rest = rest.replace(phrase, " ")
        for word in (*phrases, *(piece for run in rest.split() for piece in self._pieces(run))):
            forms = {word.casefold()} if own is window.page.language or word[0].isdigit() else set[str]()
            for found in self._lexicon.wordings(word, own):
                for p in (*found.wording.forward, *found.wording.backward):
                    forms |= {f for f in self._lexicon.synonyms(p, window.page.language) if len(f) > 1}
            if own is not window.page.language:
                forms |= set(self._reader.wanted.translations(word, window.page.language))
            if forms:
                own_first = sorted(forms, key=lambda form: (form != folded(word), form))
                terms.append(Term(tuple(own_first), 1.0, "word"))
        return terms

    def things(self, part: SubQuestion) -> list[Term]:
        """The things of a question in every form."""
        return list(self._reader.wanted.things(part))

    def _pieces(self, word: str) -> tuple[str, ...]:
        """A word, or the words of a Chinese run that no list knows: 澳网 and 冠军."""
        if word.isascii() or len(word) < _RUN or self._lexicon.wordings(word, part_language(word)):
            return (word,)
        return self._reader.wanted.pieces(word) or (word,)

    def _names(self, clause: Clause, subject: Value) -> bool:
        return any(name in clause.plain for name in self.forms(subject))

    def forms(self, subject: Value) -> frozenset[str]:
        """Every name of a thing, folded."""
        names = {folded(subject.text)}
        for entity in self._store.get_entities([subject.entity] if subject.entity else []):
            names |= {folded(name.name) for name in entity.names} if entity is not None else set()
        latin = [name.split() for name in names if name.isascii() and " " in name]
        return frozenset(names | {words[-1] for words in latin if len(words[-1]) >= _LONG})

    def person(self, entity: str) -> Value | None:
        """Somebody by an id; None where the store has nobody of it."""
        known = next(iter(self._store.get_entities([entity])), None)
        return Value(known.name, known.id, type=known.type) if known is not None else None

    def page_subject(self, document: Document) -> Entity | None:
        """The entity that a document is the page of."""
        name, _ = split_sense(document.title)
        named = [e for entities in self._store.find_names([name]).values() for e in entities]
        return next((e for e in named if document.key in e.pages), None)

    def pages(self, subject: Value) -> frozenset[str]:
        """Documents about the thing."""
        entity = next(iter(self._store.get_entities([subject.entity] if subject.entity else [])), None)
        return frozenset(entity.pages) if entity is not None else frozenset()


def _date_in(
    window: Window, terms: Sequence[Term], names: frozenset[str], pages: frozenset[str], listed: Sequence[str]
) -> tuple[float, Literal, Extract] | None:
    """How much of the event the best clause and its sentence hold, in [0, 1], and its date, or the one in force."""
    weight = sum(term.weight for term in terms)
    if not weight:
        return None
    scored = [(held_by(clause, window, terms, names, pages) / weight, clause) for clause in window.clauses]
    best, clause = max(scored, key=lambda row: row[0])
    if best <= 0:
        return None
    place = window.clauses.index(clause)
    each = _respectively(window, clause, names, listed)
    if each is not None:
        return best, each, _extract(clause, clause)
    near = sorted(range(len(window.clauses)), key=lambda i: (abs(i - place), i > place))
    for other in (window.clauses[i] for i in near):
        dated = [d for d in other.dates if re.match(r"\d{4}", d.value)]
        if dated and other is not clause and _BIRTH.search(other.plain):
            continue
        if dated and other.sentence == clause.sentence:
            return best, dated[0], _extract(clause, other)
    if clause.year:
        shown = f"{clause.year}年" if window.page.language is Language.CHINESE else clause.year
        return best, Literal(LiteralKind.DATE, clause.year, shown), _extract(clause, clause)
    return None


def _beside(clause: Clause, window: Window, names: frozenset[str]) -> Literal | None:
    """The year after a name, or just before it: in its clause, or as the clause before it."""
    places = [(p, p + len(n)) for n in names if (p := clause.plain.find(n)) >= 0]
    if not places:
        return None
    start, end = max(places, key=lambda place: place[1])
    dates = [(clause.text.find(d.text), d) for d in clause.dates if _YEAR.match(d.value)]
    after = [(at - end, d.value, d) for at, d in dates if 0 <= at - end <= _REACH]
    if after:
        return min(after, key=lambda row: row[:2])[2]
    before = [(start - at, d.value, d) for at, d in dates if 0 < start - at <= _LEADS]
    place = window.page.clauses.index(clause)
    lead = window.page.clauses[place - 1] if place else None
    if not before and lead is not None and lead.sentence == clause.sentence and start <= _LEADS:
        before = [(0, d.value, d) for d in lead.dates if len(lead.text) <= _LEADS and _YEAR.match(d.value)]
    return min(before, key=lambda row: row[:2])[2] if before else None


def _span(
    clauses: Sequence[Clause], told: Clause, terms: Sequence[Term]
) -> list[tuple[Literal, Extract]] | None:
    """The earliest and the latest year of a clause's sentence, or of it and the sentences that follow and
    speak of the same or of an end; None where they are not two.
    """
    own = [c for c in clauses if c.sentence == told.sentence]
    later = [c for c in clauses if 0 < c.sentence - told.sentence <= 2 and c.paragraph == told.paragraph]
    saying = [c for c in own if c is told or ENDS.search(c.plain) or any(match(term, c) for term in terms)]
    ending = [c for c in later if ENDS.search(c.plain) or any(match(term, c) >= _REWORDED for term in terms)]
    for chosen in (_led(saying, clauses), _led([*saying, *ending], clauses)):
        dated = {
            d.value[:4]: (d, _extract(c, c))
            for c in reversed(chosen)
            for d in c.dates
            if _YEAR.match(d.value) and _is_told(d, c, terms)
        }
        if len(dated) == 2 or (len(dated) > 2 and len(saying) > 1):
            years = sorted(dated)
            return [dated[years[0]], dated[years[-1]]]
    return None


def _is_told(date: Literal, clause: Clause, terms: Sequence[Term]) -> bool:
    """Whether the stretch between semicolons that holds a date speaks of the same or of an end."""
    parts = clause.plain.split(";")
    if len(parts) < 2:
        return True
    own = next((part for part in parts if folded(date.text) in part), "")
    return ENDS.search(own) is not None or any(place_of(term, own) >= 0 for term in terms)


def _led(chosen: Sequence[Clause], clauses: Sequence[Clause]) -> list[Clause]:
    """Clauses with those of nothing but a date before them: `1998年，…`."""
    found: list[Clause] = []
    for clause in chosen:
        place = clauses.index(clause)
        lead = clauses[place - 1] if place else clause
        if lead.sentence == clause.sentence and lead.dates and len(lead.text) <= _LEADS:
            found.append(lead)
        found.append(clause)
    return found


def _respectively(
    window: Window, clause: Clause, names: frozenset[str], listed: Sequence[str]
) -> Literal | None:
    """Of as many dates as names in one sentence the one that stands where the thing's name does."""
    sentence = [c for c in window.clauses if c.sentence == clause.sentence]
    text = "\n".join(c.plain for c in sentence)
    dates = [d for c in sentence for d in c.dates]
    places = sorted((text.find(folded(name)), folded(name)) for name in listed if folded(name) in text)
    if len(places) < 2 or len(dates) != len(places):
        return None
    return next((dates[i] for i, (_, name) in enumerate(places) if name in names), None)


def held_by(
    clause: Clause,
    window: Window,
    terms: Sequence[Term],
    names: frozenset[str],
    pages: frozenset[str],
    *,
    named: bool = False,
) -> float:
    """What a clause, and half of what its sentence, holds of the words; less where the thing is not named."""
    sentence = [c for c in window.clauses if c.sentence == clause.sentence]
    total = 0.0
    for term in terms:
        total += term.weight * max([_match(term, clause), *(_match(term, c) * _BESIDE for c in sentence)])
    named = named or any(name in c.plain for name in names for c in sentence)
    about = window.page.document.key in pages
    return total * (1.0 if named else _ABOUT if about else 0.0)


def _match(term: Term, clause: Clause) -> float:
    """The question's own word counts for more than another wording of it."""
    return 1.0 if term.forms[0] in clause.plain else match(term, clause) * _REWORDED


def _extract(one: Clause, other: Clause) -> Extract:
    if one.chunk != other.chunk:
        return Extract(one.chunk, one.start, one.end)
    return Extract(one.chunk, min(one.start, other.start), max(one.end, other.end))
