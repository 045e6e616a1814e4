"""Things that a question describes without naming them: whoever a page's words say it of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.executors.cast import Cast
from solver.executors.crafts import Crafts
from solver.executors.dates.told import ToldValues, held_by
from solver.executors.doers import Doers
from solver.executors.people.kin import NEAR_KIN, is_said_of
from solver.executors.people.players import Players
from solver.executors.people.teachers import Teachers
from solver.lexicon import Lexicon
from solver.planners.several.nouns import noun_of
from solver.reading.choices import Choice
from solver.reading.meaning import MeaningReader
from solver.reading.page import Clause
from solver.reading.people.parents import tells_of_other_kin
from solver.reading.reader import Reader
from solver.reading.terms import part_language
from solver.reading.windows import Window, window_text
from solver.results import Extract, Row, Value

_READ = 24
_LIKELY, _LEAST_LIKELY = 0.4, 0.1  # that a sentence tells it; that it does where it names but one
_LIKELY_ACROSS = 0.3  # of a sentence in the other language, all of which are less likely
_LEAST_HELD, _LEAST_BESIDE = 0.5, 0.6  # of the description's words; where a likelier sentence names nobody
_OWNED = r"[他她]的[^，。；《]{{0,6}}《{0}|\b(?:his|her)\s+(?:[\w-]+\s+){{0,4}}[\"“‘*]?{0}"
_YEAR = re.compile(r"(?<!\d)[12]\d{3}(?!\d)")
_SOMEBODY = {
    Language.CHINESE: re.compile(r"^(?:[^，。；]{0,8})?[他她](?!们)"),
    Language.ENGLISH: re.compile(r"^(?:[A-Z][^,.]{0,40},?\s+)?(?:he|she)\b", re.I),
}
_BUILT = (
    "tower towers church spire steeple bridge castle palace lighthouse building cathedral chapel abbey monument statue "
    "gate tomb mill fountain organ bell clock tunnel dam"
)
_LIVES = ("Person", "Work", "Award", "Event")
_NEVER = (
    (frozenset(_BUILT.split()), (*_LIVES, "City", "Country")),
    (
        frozenset("village town city hamlet county district river lake island mountain hill valley".split()),
        _LIVES,
    ),
    (
        frozenset("novel film book poem opera play song album painting symphony".split()),
        ("Person", "Place", "Organization"),
    ),
)
"""Nouns and the types of what is never called so."""

_TAUGHT = ("teacher",)
_UNNAMED = 0.85  # where another clause names the thing that is described by


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What is looked for: words, types, every name and the pages of the thing that the words join it to, and what
    the question names, which it cannot be.
    """

    words: str
    types: tuple[str, ...]
    names: frozenset[str]
    pages: frozenset[str]
    taken: set[str]
    part: SubQuestion


class DescribedThings:
    """Finds the entity of a type of which the pages say what a description says."""

    def __init__(
        self,
        told: ToldValues,
        reader: Reader,
        store: GraphStore,
        lexicon: Lexicon,
        meaning: MeaningReader | None = None,
    ) -> None:
        self._told = told
        self._reader = reader
        self._store = store
        self._lexicon = lexicon
        self._meaning = meaning
        self._doers = Doers(told, store, lexicon)
        self._cast = Cast(store, lexicon)
        self._crafts = Crafts(store)
        self._teachers = Teachers(reader, store)
        self._players = Players(told, reader)

    def rows(
        self,
        subject: Value | None,
        words: str,
        part: SubQuestion,
        ranking: Ranking | None,
        aliases: tuple[str, str, str],
    ) -> list[Row]:
        """Whoever facts say plays the subject, or won the prize for its craft, where that is asked; else the one thing
        that the pages' words say.

        `aliases` are those of the subject, the relation and the thing.
        """
        near, said, far = aliases
        cast = self._cast.rows(subject, words, aliases) if subject is not None else []
        cast = self._of_works(cast, part, aliases[1])
        if cast:
            return cast
        crafted = self._crafts.rows(subject, words, part_language(part.text), aliases) if subject else []
        if crafted:
            return crafted
        types = tuple(t for t in (part.type,) if t)
        if subject is not None and self._cast.asks_who_plays(words):
            works = [e for e in part.entities if self._lexicon.fits(e.type or "Thing", ("Work",))]
            others = [e for e in works if e.id != subject.entity]
            player = self._players.of(self._told.forms(subject), others, part, ranking)
            if player is not None:
                return [Row({far: player[0], near: subject}, {}, {said: player[1]})]
        found = self.find(subject, words, types, part, ranking)
        if found is None or not (self._may_be_kin(*found, part) and self._may_be_called(found[0], words)):
            return []
        value, extract = found
        return [Row({far: value} | ({near: subject} if subject is not None else {}), {}, {said: extract})]

    def _of_works(self, cast: list[Row], part: SubQuestion, said: str) -> list[Row]:
        """The rows of a cast that is that of a work which the description names, where it names any."""
        works = {e.id for e in part.entities if e.type and self._lexicon.fits(e.type, ("Work",))}
        named = works - {end for row in cast for end in (value.entity for value in row.values.values())}
        return [r for r in cast if r.triples[said].subject in named] if named else cast

    def _may_be_called(self, value: Value, words: str) -> bool:
        """Whether a thing of its type may be what the noun of an English description says: no town is a tower."""
        noun = words.strip().rpartition(" ")[2].lower()
        never = next((kinds for nouns, kinds in _NEVER if noun in nouns), ())
        return not value.type or not any(kind in self._lexicon.ancestors(value.type) for kind in never)

    def _may_be_kin(self, value: Value, extract: Extract, part: SubQuestion) -> bool:
        """Whether whoever is described is said to be kin, where the question describes them as nothing else: no name
        that only stands in the same sentence is that of 甲的父亲.
        """
        if not part.predicates or part.residual or not set(part.predicates) <= NEAR_KIN:
            return True
        return is_said_of(value, extract, part, self._store, self._lexicon)

    def find(
        self,
        subject: Value | None,
        words: str,
        types: Sequence[str],
        part: SubQuestion,
        ranking: Ranking | None,
    ) -> tuple[Value, Extract] | None:
        """The thing and the words that say it: in the sentence that likeliest answers who or what it is, where one is
        likely, else where most of the words are said; `subject` is the named thing that the description joins it to.
        """
        wanted = _Wanted(
            words,
            tuple(types),
            self._told.forms(subject) if subject is not None else frozenset(),
            self._told.pages(subject) if subject is not None else frozenset(),
            {e.id for e in part.entities},
            part,
        )
        if subject is not None and self._asks_teacher(part):
            return self.teacher(subject, part, ranking)
        choices = (
            c
            for c in self._choices(part, ranking)
            if not tells_of_other_kin(window_text(c.window), part.text)
        )
        about = {page for e in part.entities for page in self._told.pages(Value(e.name, e.id, type=e.type))}
        told = (
            c
            for c in choices
            if c.likely >= (_LIKELY if _is_own(c, part) else _LIKELY_ACROSS)
            and (subject is None or c.leaves_few_out or _speaks(c.window, wanted, about) or _is_sure(c, part))
        )
        likely = list(told)
        spoken = next(filter(None, (self._in_sentence(choice, wanted) for choice in likely)), None)
        if spoken is not None or noun_of(part.text):
            return spoken
        least = _LEAST_BESIDE if likely else _LEAST_HELD
        asking = self._asking(subject, words, part)
        best: tuple[float, Value, Extract] | None = None
        for window in self._reader.best(asking, ranking, most=_READ, glean=True):
            if tells_of_other_kin(window_text(window), part.text):
                continue
            found_here = self._in(window, wanted, least, named=subject is None)
            if found_here is not None and (best is None or found_here[0] > best[0]):
                best = found_here
        if best is None and subject is not None:
            made = self._maker(subject, wanted.names, types, asking, ranking)
            return made if made is not None else self._sole(subject, wanted, ranking)
        return None if best is None else best[1:]

    def teacher(
        self, pupil: Value, part: SubQuestion, ranking: Ranking | None
    ) -> tuple[Value, Extract] | None:
        """The one person with whom somebody studied, and the words that say it."""
        names, pages = self._told.forms(pupil), self._told.pages(pupil)
        return self._teachers.of(pupil, names, pages, part, ranking)

    def _asks_teacher(self, part: SubQuestion) -> bool:
        """Whether a description is that of somebody's teacher, and of no pupil."""
        said = [f for word in part.said for f in self._lexicon.wordings(word, part_language(part.text))]
        return part.predicates == _TAUGHT and any("teacher" in f.wording.forward for f in said)

    def _sole(self, subject: Value, wanted: _Wanted, ranking: Ranking | None) -> tuple[Value, Extract] | None:
        """The one person whom a clause names beside a work, in a sentence that may well answer, where no facts
        say that the person is something else to it.
        """
        work = "Work" in self._lexicon.ancestors(subject.type)
        if self._meaning is None or not work or not self._lexicon.fits("Person", wanted.types):
            return None
        asking = replace(wanted.part, kind=QuestionKind.PASSAGE)
        for choice in self._meaning.choices(asking.text, asking, ranking):
            if choice.likely < _LEAST_LIKELY or not choice.leaves_few_out:
                continue
            clauses = [c for c in choice.window.clauses if any(name in c.plain for name in wanted.names)]
            found = self._doers.named(clauses[:1], ("Person",), wanted.taken, wanted.part)
            value, clause = next(iter(found.values()), (None, None))
            if len(found) == 1 and value is not None and clause is not None:
                ends = {subject.entity, value.entity}
                told = self._store.match(subjects=sorted(ends))
                if not any({t.subject, t.object} == ends for t in told):
                    return value, _extract(clause)
        return None

    def _choices(self, part: SubQuestion, ranking: Ranking | None) -> Iterator[Choice]:
        """By language the sentence that likeliest tells what is described; nothing without vectors."""
        if self._meaning is None:
            return iter(())
        kind = QuestionKind.ATTRIBUTE if part.predicates else QuestionKind.PASSAGE
        return self._meaning.choices(part.text, replace(part, kind=kind), ranking)

    def _in_sentence(self, choice: Choice, wanted: _Wanted) -> tuple[Value, Extract] | None:
        """Whom or what the sentence says it of, the noun for it among the words: the author, 词曲作者."""
        noun = noun_of(wanted.part.text)
        if noun:
            called = self._doers.called(choice.window, noun, wanted.types, wanted.taken, wanted.part)
            return None if called is None else (called[0], _extract(called[1]))
        words = " ".join(dict.fromkeys((wanted.words, *wanted.part.said, *wanted.part.nouns)))
        found = self._in(choice.window, replace(wanted, words=words), 0.0, named=True)
        if found is not None:
            return found[1:]
        only = self._doers.only(choice.window, wanted.types, wanted.taken, wanted.part)
        return None if only is None else (only[0], _extract(only[1]))

    def _in(
        self, window: Window, wanted: _Wanted, least: float, *, named: bool
    ) -> tuple[float, Value, Extract] | None:
        """Of a stretch the thing that most of the words are said of, with how surely they are."""
        terms = self._told.terms(wanted.words, window)
        weight = sum(term.weight for term in terms)
        own = self._told.terms(_but_names(wanted), window) if least else []
        best: tuple[float, Value, Extract] | None = None
        for clause in _of_year(window, wanted.words) if weight else ():
            held = held_by(clause, window, terms, wanted.names, wanted.pages, named=named) / weight
            if held < least or (
                own and not held_by(clause, window, own, wanted.names, wanted.pages, named=True)
            ):
                continue
            if wanted.names and not any(name in clause.plain for name in wanted.names):
                held *= _UNNAMED
            found = self._doers.of(
                clause, window, terms, wanted.names, wanted.types, wanted.taken, wanted.part
            )
            if found is not None and (best is None or held * found[0] > best[0]):
                best = held * found[0], found[1], _extract(clause)
        return best

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


def _but_names(wanted: _Wanted) -> str:
    """The words of a description that are no part of a name: a sentence that only names the same says nothing."""
    named = {word for name in wanted.part.names for word in name.split()}
    return " ".join(word for word in wanted.words.split() if word not in named)


def _of_year(window: Window, words: str) -> Sequence[Clause]:
    """The clauses of a stretch of several years that give one of the description: who had it in 2021, of many."""
    years = _YEAR.findall(words)
    if len({year for clause in window.clauses for year in _YEAR.findall(clause.plain)}) < 2:
        return window.clauses
    told = [clause for clause in window.clauses if any(year in clause.plain for year in years)]
    return told or window.clauses


def _speaks(window: Window, wanted: _Wanted, about: set[str]) -> bool:
    """Whether a sentence names the thing that the description joins to, or stands on a page about what it may be."""
    named = any(name in clause.plain for clause in window.clauses for name in wanted.names)
    return named or window.page.document.key in about or _goes_on_about(window, wanted)


def _goes_on_about(window: Window, wanted: _Wanted) -> bool:
    """Whether a sentence says `he` or `she` of the thing, which the sentence right before it names."""
    first = window.clauses[0]
    if wanted.part.entities and _SOMEBODY[window.page.language].search(first.text) is None:
        return False
    before = [c for c in window.page.clauses[: window.first] if c.paragraph == first.paragraph]
    return any(name in c.plain for c in before if c.sentence == first.sentence - 1 for name in wanted.names)


def _is_own(choice: Choice, part: SubQuestion) -> bool:
    return choice.window.page.language is part_language(part.text)


def _is_sure(choice: Choice, part: SubQuestion) -> bool:
    """Whether a sentence in the other language, which may call what the question names anything, surely tells it."""
    return choice.is_sure and not _is_own(choice, part)


def _extract(clause: Clause) -> Extract:
    return Extract(clause.chunk, clause.start, clause.end)
