"""The stretches of a page that each tell one more of what is asked: a marriage, a win, a film, over many sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from schemas.plan import AnswerType, SubQuestion
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.lexicon import LITERAL_TYPES, Lexicon
from solver.planners.chains import ACCEPTED
from solver.reading.page import Clause, Page
from solver.reading.shelf import Shelf
from solver.reading.terms import Term, Terms, match, part_language, place_of, shortened
from solver.reading.wanted import Wanted
from solver.reading.windows import Window, picked

_SPOKEN, _SAID = 0.5, 0.8  # of a thing; of a relation's word
_LEAST_WORDS = 0.5  # of the other words, in a stretch that does not go on from one
_AGAIN = {
    Language.CHINESE: re.compile(
        r"^[^，。]{0,8}又(?![名称是叫])|再[度次获得夺捧]|第[二三四五六]次|二度|三度|蝉联"
    ),
    Language.ENGLISH: re.compile(r"\b(?:again|once more|a second time)\b", re.I),
}
_PRIZE = re.compile(r"奖(?!杯|台|牌)|冠军|\b(?:awards?|prizes?|oscars?)\b")
_NEAR = 2  # sentences after which a stretch no longer goes on from the one before
_REACH = {Language.CHINESE: 24, Language.ENGLISH: 48}  # characters between a word and one of its things
_DATE_LEAD = 14  # characters of a clause that only dates the next one
_COUNT_WORD = re.compile(
    r"^(?:[一二两三四五六七八九十\d]+[个位部任项名支艘]?|先后|分别|two|three|four|five|six|seven|several|times)$"
)
_VALUES = frozenset({AnswerType.DATE, AnswerType.NUMBER})


@dataclass(frozen=True, slots=True)
class Instance:
    """A stretch and the things of the kind asked for that it names, by id or folded name."""

    window: Window
    named: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Sought:
    """What is looked for on one page; `loose` where what is told need not be named, as a win."""

    terms: Terms
    words: tuple[Term, ...]
    about: frozenset[str]
    types: tuple[str, ...]
    taken: frozenset[str]

    @classmethod
    def of(cls, terms: Terms, about: frozenset[str], types: Sequence[str], part: SubQuestion) -> _Sought:
        words = tuple(t for t in terms.words if t.kind == "word" and not _COUNT_WORD.match(t.forms[0]))
        prizes = {e.surface for e in part.entities if e.type == "Award"}
        terms = replace(terms, things=tuple(shortened(thing, prizes) for thing in terms.things))
        return cls(terms, words, about, tuple(types), frozenset(e.id for e in part.entities))

    @property
    def loose(self) -> bool:
        return not self.types or "Award" in self.types


class Instances:
    """Reads every clause of the pages that a part leads to; holds no state between parts."""

    def __init__(self, shelf: Shelf, wanted: Wanted, lexicon: Lexicon) -> None:
        self._shelf = shelf
        self._wanted = wanted
        self._lexicon = lexicon

    def of(self, part: SubQuestion, ranking: Ranking | None) -> tuple[Instance, ...]:
        """Of the page that tells most of what is asked all stretches in order; nothing where it is one alone."""
        best: tuple[tuple[bool, int, int], tuple[Instance, ...]] | None = None
        types = wanted_types(part, self._lexicon)
        if not part.said or not part.names:
            return ()
        for number, page in enumerate(self._shelf.of(part, ranking)):
            found = self._on(page, part, types)
            own = page.language is part_language(part.text)
            rank = (own, len(found), -number)
            if found and (best is None or rank > best[0]):
                best = rank, found
        return best[1] if best is not None else ()

    def _on(self, page: Page, part: SubQuestion, types: Sequence[str]) -> tuple[Instance, ...]:
        sought = _Sought.of(self._wanted.terms(part, page), self._shelf.about(part, page), types, part)
        found: list[Instance] = []
        known: set[str] = set()
        for place, clause in enumerate(page.clauses):
            sentence = [c for c in page.clauses if c.sentence == clause.sentence]
            around = _part_of_sentence(page, place).clauses
            if not _speaks(sentence, sought):
                continue
            near = bool(found) and clause.sentence - found[-1].window.clauses[-1].sentence <= _NEAR
            goes_on = near and bool(types) and _goes_on(clause, sentence, page.language, sought)
            if not goes_on and not _tells(clause, around, sought):
                continue
            one = self._instance(page, place, sought, goes_on=goes_on)
            if one is not None and not (one.named and known.issuperset(one.named)):
                known |= set(one.named)
                found.append(one)
        return tuple(found)

    def _instance(self, page: Page, place: int, sought: _Sought, *, goes_on: bool) -> Instance | None:
        """The stretch around a clause that holds what it names; None where a name is wanted and none is near."""
        clause = page.clauses[place]
        if sought.loose:
            return Instance(_part_of_sentence(page, place), ())
        said = () if goes_on else sought.terms.relations
        first, named = place, self._named(clause, sought, said, page.language)
        if not named and page.language is Language.CHINESE and "Person" not in sought.types:
            first, named = self._before(page, place, sought)
        return Instance(picked(page, _dated(page, first), place), named) if named else None

    def _before(self, page: Page, place: int, sought: _Sought) -> tuple[int, tuple[str, ...]]:
        """The nearest clause of the sentence before that names something of the kind."""
        for other in range(place - 1, max(place - 3, -1), -1):
            if page.clauses[other].sentence != page.clauses[place].sentence:
                break
            named = self._named(page.clauses[other], sought, (), page.language)
            if named:
                return other, named
        return place, ()

    def _named(
        self, clause: Clause, sought: _Sought, said: Sequence[Term], language: Language
    ) -> tuple[str, ...]:
        """Things of the kinds that a clause names and the question does not; none if all stand far from what is
        said of them.
        """
        found: dict[str, int] = {}
        if any(self._lexicon.fits(kind, ("Work",)) for kind in sought.types):
            found |= {
                folded(work): clause.text.find(work)
                for work in clause.works
                if not self._is_another_kind(clause, work, sought.types)
            }
        for one in clause.named:
            start = max(0, one.start - clause.start)
            words = folded(clause.text[start : max(0, one.end - clause.start)])
            unknown = "Person" in sought.types and not any(c.isdigit() for c in words)
            fits = self._lexicon.fits(one.type, sought.types) if one.type else unknown
            if fits and one.entity not in sought.taken and words not in found:
                found[one.entity] = start
        places = [p for term in said if (p := place_of(term, clause.plain)) >= 0]
        near = not places or any(abs(a - b) <= _REACH[language] for a in found.values() for b in places)
        return tuple(found) if near else ()

    def _is_another_kind(self, clause: Clause, work: str, types: Sequence[str]) -> bool:
        """Whether a work is known to be of a kind that is not asked for: a song where films are."""
        place = clause.start + clause.text.find(work)
        kinds = [
            one.type for one in clause.named if one.start < place + len(work) and place < one.end and one.type
        ]
        return bool(kinds) and not any(self._lexicon.fits(kind, types) for kind in kinds)


def wanted_types(part: SubQuestion, lexicon: Lexicon) -> tuple[str, ...]:
    """The kinds of things that a part asks for, or counts; empty where nothing says one."""
    accepted = ACCEPTED.get(part.asked, ()) if part.asked not in _VALUES else ()
    if part.type and (not accepted or lexicon.fits(part.type, accepted)):
        return (part.type,)
    if accepted:
        return accepted
    own = {e.type for e in part.entities if e.type}
    ranges = [k for p in part.predicates for k in lexicon.range(p)]
    ends = [*ranges, *(k for p in part.predicates for k in lexicon.domain(p))]
    kept = [k for k in dict.fromkeys(ends) if not any(lexicon.fits(kind, (k,)) for kind in own)]
    return tuple(k for k in (kept or dict.fromkeys(ranges)) if k not in LITERAL_TYPES)


def _speaks(sentence: Sequence[Clause], sought: _Sought) -> bool:
    """Whether a sentence speaks of every thing, or stands on the page about it or under its title."""
    for thing in sought.terms.things:
        if not sought.about.isdisjoint(thing.forms) or any(match(thing, c) >= _SPOKEN for c in sentence):
            continue
        if not any(folded(t) in thing.forms for c in sentence for t in c.topics[:1]):
            return False
    return True


def _goes_on(clause: Clause, sentence: Sequence[Clause], language: Language, sought: _Sought) -> bool:
    """Whether a clause says that the same happened again: not another win, where wins are asked for."""
    if _AGAIN[language].search(clause.text) is None:
        return False
    held = [match(word, clause) for word in sought.words]
    if not sought.loose:
        return not held or any(held)
    if not any(_PRIZE.search(c.plain) for c in sentence):
        return True
    if not held:
        return any(match(term, clause) >= _SAID for term in sought.terms.relations)
    return sum(held) / len(held) >= _LEAST_WORDS


def _tells(clause: Clause, around: Sequence[Clause], sought: _Sought) -> bool:
    """Whether a clause says a relation, and what is around it all relations and enough of the other words."""
    relations = sought.terms.relations
    if not any(match(term, clause) >= _SAID for term in relations):
        return False
    if not all(any(match(term, c) >= _SAID for c in around) for term in relations):
        return False
    near = (clause,) if sought.loose else around
    held = [max(match(word, c) for c in near) for word in sought.words]
    return not held or sum(held) / len(held) >= _LEAST_WORDS


def _dated(page: Page, first: int) -> int:
    """With the clause before that only dates it."""
    before = page.clauses[first - 1] if first else None
    if before is None or before.sentence != page.clauses[first].sentence:
        return first
    return first - 1 if before.dates and len(before.text) <= _DATE_LEAD else first


def _part_of_sentence(page: Page, place: int) -> Window:
    """What stands between a sentence's semicolons around a clause."""
    clauses = page.clauses
    first = last = place
    while first and clauses[first - 1].sentence == clauses[place].sentence:
        if clauses[first - 1].stop.startswith(("；", ";")):
            break
        first -= 1
    while last + 1 < len(clauses) and clauses[last + 1].sentence == clauses[place].sentence:
        if clauses[last].stop.startswith(("；", ";")):
            break
        last += 1
    return picked(page, first, last)
