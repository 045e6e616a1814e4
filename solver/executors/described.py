"""Things that a question describes without naming them: whoever a page's words say it of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.graph import ChunkMention, Entity
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.executors.cast import Cast
from solver.executors.told import ToldValues, held_by
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import Clause
from solver.reading.reader import Reader
from solver.reading.terms import Term, place_of
from solver.reading.windows import Window
from solver.results import Extract, Row, Value

_READ = 24
_LEAST_HELD = 0.5  # of the description's words
_PRONOUN = {
    Language.CHINESE: re.compile(r"^(?:[^，。；]{0,8})?[他她它](?!们|的[^，。；]{0,6}[\u3400-\u9fff]{2}是)"),
    Language.ENGLISH: re.compile(r"^(?:[A-Z][^,.]{0,40},\s+)?(?:he|she|it)\b", re.I),
}
_LED = {
    Language.CHINESE: re.compile(r"(?:由|被|为|是|给|让|：)[^，。；《]{0,6}$"),
    Language.ENGLISH: re.compile(r"\b(?:by|is|was|are|were|with)\s+(?:the\s+)?(?:[a-z-]+\s+){0,3}$"),
}
_OWNED = r"[他她]的[^，。；《]{{0,6}}《{0}|\b(?:his|her)\s+(?:[\w-]+\s+){{0,4}}[\"“‘*]?{0}"
_OWNS = re.compile(r"的《|['’]s?\s+[\"“*]")  # a work's maker is not whoever did something for it
_BEFORE, _BY, _SUBJECT, _AFTER = 0.9, 1.0, 0.95, 0.5
_UNNAMED = 0.85  # where another clause names the thing that is described by
_AWAY = 0.004  # a character's distance from the words


class DescribedThings:
    """Finds the entity of a type of which the pages say what a description says."""

    def __init__(self, told: ToldValues, reader: Reader, store: GraphStore, lexicon: Lexicon) -> None:
        self._told = told
        self._reader = reader
        self._store = store
        self._lexicon = lexicon
        self._cast = Cast(store, lexicon)

    def rows(
        self,
        subject: Value | None,
        words: str,
        part: SubQuestion,
        ranking: Ranking | None,
        aliases: tuple[str, str, str],
    ) -> list[Row]:
        """Whoever facts say plays the subject, where that is asked; else the one thing that the pages' words say.

        `aliases` are those of the subject, the relation and the thing.
        """
        near, said, far = aliases
        cast = self._cast.rows(subject, words, aliases) if subject is not None else []
        if cast:
            return cast
        types = tuple(t for t in (part.type,) if t)
        found = self.find(subject, words, types, part, ranking)
        if found is None:
            return []
        value, extract = found
        return [Row({far: value} | ({near: subject} if subject is not None else {}), {}, {said: extract})]

    def find(
        self,
        subject: Value | None,
        words: str,
        types: Sequence[str],
        part: SubQuestion,
        ranking: Ranking | None,
    ) -> tuple[Value, Extract] | None:
        """The thing and the words that say it; `subject` is the named thing that the description joins it to."""
        asking = self._asking(subject, words, part)
        names = self._told.forms(subject) if subject is not None else frozenset[str]()
        pages = self._told.pages(subject) if subject is not None else frozenset[str]()
        taken = {e.id for e in part.entities}
        best: tuple[float, Value, Extract] | None = None
        for window in self._reader.best(asking, ranking, most=_READ, glean=True):
            terms = self._told.terms(words, window)
            weight = sum(term.weight for term in terms)
            for clause in window.clauses if weight else ():
                held = held_by(clause, window, terms, names, pages, named=subject is None) / weight
                if held < _LEAST_HELD:
                    continue
                if names and not any(name in clause.plain for name in names):
                    held *= _UNNAMED
                found = self._candidate(clause, window, terms, names, types, taken, part)
                if found is not None and (best is None or held * found[0] > best[0]):
                    extract = Extract(clause.chunk, clause.start, clause.end)
                    best = held * found[0], found[1], extract
        if best is None and subject is not None:
            return self._maker(subject, names, types, asking, ranking)
        return None if best is None else best[1:]

    def _maker(
        self,
        subject: Value,
        names: frozenset[str],
        types: Sequence[str],
        asking: SubQuestion,
        ranking: Ranking | None,
    ) -> tuple[Value, Extract] | None:
        """Whose page calls a work his or hers: 他的《白狗秋千架》, `her novel Northbound`."""
        if not self._lexicon.fits("Person", types) or "Work" not in self._lexicon.ancestors(subject.type):
            return None
        plain = replace(asking, residual=(), text=subject.text)
        owned = re.compile("|".join(_OWNED.format(re.escape(name)) for name in sorted(names)))
        for window in self._reader.best(plain, ranking, most=_READ, glean=True):
            for clause in window.clauses:
                title = self._told.page_subject(window.page.document) if owned.search(clause.plain) else None
                if title is not None and title.type == "Person":
                    value = Value(title.name, title.id, type=title.type)
                    return value, Extract(clause.chunk, clause.start, clause.end)
        return None

    def _asking(self, subject: Value | None, words: str, part: SubQuestion) -> SubQuestion:
        if subject is not None:
            return self._told.asking(subject, words, part, AnswerType.THING)
        return replace(
            part,
            text=words,
            kind=QuestionKind.ATTRIBUTE,
            asked=AnswerType.THING,
            entities=(),
            names=(),
            predicates=(),
            said=(),
            residual=tuple(words.split()),
            nouns=(),
            stated=(),
            several=False,
            inherited=False,
        )

    def _candidate(
        self,
        clause: Clause,
        window: Window,
        terms: Sequence[Term],
        names: frozenset[str],
        types: Sequence[str],
        taken: set[str],
        part: SubQuestion,
    ) -> tuple[float, Value] | None:
        """Who stands where the words ask for somebody: before them, after `by`, or the page's subject."""
        place = min((p for term in terms if (p := place_of(term, clause.plain)) >= 0), default=-1)
        if place < 0:
            return None
        place = min((p for name in names if (p := clause.plain.find(name)) >= 0), default=place)
        language = window.page.language
        scored: list[tuple[float, str, Value]] = []
        for mention, entity in self._mentioned(clause, types, taken, part):
            at = clause.text.find(mention.surface)
            if at < 0 or _OWNS.match(clause.text[at + len(mention.surface) :]):
                continue
            score = _BEFORE if at < place else _AFTER
            if _LED[language].search(clause.text[:at]):
                score = _BY
            score -= _AWAY * min(abs(at - place), 50)
            scored.append((score, entity.id, Value(entity.name, entity.id, type=entity.type)))
        subject = self._subject(
            clause, window, types, taken, any(s >= _BEFORE - _AWAY * 50 for s, _, _ in scored)
        )
        if subject is not None:
            scored.append((_SUBJECT, subject.id, Value(subject.name, subject.id, type=subject.type)))
        if not scored:
            return None
        score, _, value = max(scored, key=lambda row: (row[0], row[1]))
        return score, value

    def _subject(
        self, clause: Clause, window: Window, types: Sequence[str], taken: set[str], filled: bool
    ) -> Entity | None:
        """The subject of the page, where the clause leaves its own out or has a pronoun for it."""
        language = window.page.language
        pronoun = _PRONOUN[language].search(clause.text) is not None
        if not pronoun and (filled or language is Language.ENGLISH):
            return None
        title = self._told.page_subject(window.page.document)
        if title is None or title.id in taken or not self._lexicon.fits(title.type, types):
            return None
        return title

    def _mentioned(
        self, clause: Clause, types: Sequence[str], taken: set[str], part: SubQuestion
    ) -> list[tuple[ChunkMention, Entity]]:
        mentions = [
            m
            for m in self._store.mentions(chunks=[clause.chunk])
            if clause.start <= m.start and m.end <= clause.end and m.entity not in taken
        ]
        entities = {e.id: e for e in self._store.get_entities(sorted({m.entity for m in mentions})) if e}
        text = folded(part.text)
        return [
            (m, entities[m.entity])
            for m in mentions
            if m.entity in entities
            and entities[m.entity].type
            and self._lexicon.fits(entities[m.entity].type, types)
            and folded(m.surface) not in text
        ]
