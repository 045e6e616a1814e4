"""What somebody made or won in a period, or next to something: by facts that say when."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from schemas.graph import Triple
from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.narrower.quoting import Quoting
from solver.planners.kinds.periods import Period, asked_period
from solver.reading.terms import part_language
from solver.synthesis.composed import Composed

_LISTED = frozenset({QuestionKind.LIST, QuestionKind.ATTRIBUTE, QuestionKind.COUNT})
_ASKED = frozenset({AnswerType.WORK, AnswerType.AWARD, AnswerType.THING, AnswerType.NUMBER})
_OPEN = frozenset({AnswerType.WORK, AnswerType.PERSON})
_KINDS = ("Work", "Award")
_RELEASED, _TIME = "release_date", "time"
_YEAR = re.compile(r"(?<!\d)(?:1\d{3}|20\d\d)(?!\d)")
_DATE = re.compile(r"[12]\d{3}(?:-\d\d){0,2}(?!\d)")
_MOST = 12
_TRADE = {
    Language.ENGLISH: re.compile(
        r"^(?:which|what|how many) (?!people|persons?|men|women|films|movies|books|novels|albums|songs|series)"
        r"(?P<trade>[a-z]+(?: [a-z]+)?)s (?:was|were|are|died)\b",
        re.I,
    ),
    Language.CHINESE: re.compile(
        r"(?:哪[些位个]|的|几[位个])(?!有|是|电影|影片|小说|书|人|专辑|歌|作品|电视剧)(?P<trade>[\u3400-\u9fff]{2,4}?)(?=有|是|出生|去世|生于|$)"
    ),
}
"""A trade by which people are asked for."""

Planning = Callable[[str], Plan]
"""Plans a question."""


@dataclass(frozen=True, slots=True)
class Dated:
    """A fact about a thing with the date of the thing, and the fact that says the date if another does."""

    thing: str
    fact: Triple
    date: str
    told: Triple | None = None

    @property
    def year(self) -> int:
        """The year of the date."""
        return int(self.date[:4])


class DatedThings:
    """Looks dates up; reads the store only."""

    def __init__(self, store: GraphStore, lexicon: Lexicon, quoting: Quoting, planning: Planning) -> None:
        self._store = store
        self._lexicon = lexicon
        self._quoting = quoting
        self._planning = planning

    def told(self, plan: Plan) -> Composed | None:
        """The facts of the period with their years, in their order; None where none is known to be of it, or no period
        is asked for.
        """
        found = self._asked(plan)
        if found is None:
            return None
        asked, part = found
        if _is_open(part):
            return self._everywhere(plan, asked, part)
        anchor = self._anchor(asked, part)
        if asked.anchor is not None and anchor is None:
            return None
        predicates = (anchor.fact.predicate,) if anchor is not None else part.predicates
        dated = [one for one in self._dated(part, predicates) if _lies_in(one, asked, anchor)]
        one = part.kind is QuestionKind.ATTRIBUTE and part.asked is AnswerType.WORK and not part.several
        if anchor is not None and dated and (asked.nearest or one):
            dates = [one.date for one in dated]
            date = max(dates) if asked.is_before else min(dates)
            dated = [one for one in dated if one.date == date]
        kept = self._once(dated, plan.language)
        return self._said(plan, part, kept, anchor) if kept else None

    def leaves_open(self, plan: Plan, told: Composed, cited: Sequence[str]) -> bool:
        """Whether an answer by other means says nothing of the period that is asked for: its words name no year of it,
        or facts, which tell no order, are to tell what came before or after something.
        """
        found = self._asked(plan)
        if found is None or found[0].is_one_year or self.told(plan) is not None:
            return False
        asked, _ = found
        if asked.anchor is not None:
            return bool(told.triples)
        years = {int(year) for text in cited for year in _YEAR.findall(text)}
        return not any(asked.first <= year <= asked.last for year in years)

    def _asked(self, plan: Plan) -> tuple[Period, SubQuestion] | None:
        """The period that is asked for, and what is asked without it: works or prizes that a relation leads to."""
        if len(plan.parts) != 1:
            return None
        asked = asked_period(plan.question, plan.parts[0].entities, plan.language)
        if asked is None or (asked.anchor is not None and not self._is_work(asked.anchor.type)):
            return None
        bare = self._planning(asked.bare)
        if len(bare.parts) != 1:
            return None
        part = bare.parts[0]
        listed = (part.kind in _LISTED and part.asked in _ASKED) or _is_open(part)
        return (asked, part) if listed and part.predicates and not part.residual else None

    def _is_work(self, type: str) -> bool:
        return bool(type) and self._lexicon.fits(type, ("Work",))

    def _everywhere(self, plan: Plan, asked: Period, part: SubQuestion) -> Composed | None:
        """All works of a kind that came out in the period, or people who were born or died in it, by their dates; of a
        trade, where one is asked for.
        """
        dates = [p for p in part.predicates if self._lexicon.range(p) == ("Date",)]
        within = []
        for fact in self._store.match(predicates=dates) if dates else []:
            date = "" if isinstance(fact.object, str) else fact.object.value
            if _DATE.match(date) and asked.first <= int(date[:4]) <= asked.last:
                within.append(Dated(fact.subject, fact, date))
        within.sort(key=lambda one: (one.date, one.fact.id))
        wanted = self._wanted({one.thing for one in within}, part, _TRADE[plan.language].search(asked.bare))
        first = {one.thing: one for one in reversed(within) if one.thing in wanted}
        found = sorted(first.values(), key=lambda one: (one.date, one.thing))
        own = [one for one in found if any(part_language(n) is plan.language for n in wanted[one.thing])]
        return self._said(plan, part, own or found, None) if found else None

    def _wanted(
        self, things: set[str], part: SubQuestion, trade: re.Match[str] | None
    ) -> dict[str, list[str]]:
        """The names of those things that are of the kind, and of the trade, asked for."""
        kinds = (part.type,) if part.type else ("Person",)
        if trade is not None:
            told = self._store.match(subjects=sorted(things), predicates=["occupation"])
            things = {t.subject for t in told if _says(t, trade["trade"])}
        found = [e for e in self._store.get_entities(sorted(things)) if e is not None]
        return {
            e.id: [n.name for n in e.names] for e in found if self._lexicon.fits(e.type or "Thing", kinds)
        }

    def _once(self, dated: Sequence[Dated], language: Language) -> list[Dated]:
        """Without works named in the other language alone where one of the question's is of the same year: pages of two
        languages tell of one work twice.
        """
        known = {e.id: e for e in self._store.get_entities([one.thing for one in dated]) if e is not None}
        own = {
            one.thing
            for one in dated
            if any(part_language(n.name) is language for n in known[one.thing].names)
        }
        years = {one.year for one in dated if one.thing in own}
        return [one for one in dated if one.thing in own or one.year not in years]

    def _anchor(self, asked: Period, part: SubQuestion) -> Dated | None:
        """The thing beside which others are asked for, as the same somebody's, with its date."""
        if asked.anchor is None:
            return None
        found = [one for one in self._dated(part, part.predicates) if one.thing == asked.anchor.id]
        return found[0] if found else None

    def _dated(self, part: SubQuestion, predicates: Sequence[str]) -> list[Dated]:
        """By date the works or prizes that stand in a relation to whom a part names, each once."""
        ids = sorted({e.id for e in part.entities})
        facts = [*self._store.match(subjects=ids, predicates=predicates)] if ids else []
        facts += [*self._store.match(objects=ids, predicates=predicates)] if ids else []
        ends = {
            f: str(f.object) if f.subject in ids else f.subject for f in facts if isinstance(f.object, str)
        }
        known = {e.id: e for e in self._store.get_entities(sorted(set(ends.values()))) if e is not None}
        wanted = (part.type,) if part.type else _KINDS
        found: dict[tuple[str, str], Dated] = {}
        for fact, thing in ends.items():
            entity = known.get(thing)
            if entity is None or not self._lexicon.fits(entity.type or "Thing", wanted):
                continue
            one = self._date(fact, thing)
            if one is not None and self._lexicon.fits(entity.type or "Thing", _KINDS):
                found.setdefault((thing, one.date[:4]), one)
        return sorted(found.values(), key=lambda one: (one.date, one.thing))

    def _date(self, fact: Triple, thing: str) -> Dated | None:
        """A work with the first date on which it came out, else the date that the fact itself has."""
        released = self._store.match(subjects=[thing], predicates=[_RELEASED])
        dates = sorted(
            (t.object.value, t.id, t)
            for t in released
            if not isinstance(t.object, str) and _DATE.match(t.object.value)
        )
        if dates and fact.predicate != "award_won":
            year = dates[0][0][:4]
            exact = max(dates, key=lambda d: (d[0].startswith(year), -len(dates), len(d[0])))
            return Dated(thing, fact, exact[0], exact[2])
        times = [q.value for q in fact.qualifiers if q.name == _TIME and _DATE.match(q.value)]
        return Dated(thing, fact, times[0]) if times else None

    def _said(
        self, plan: Plan, part: SubQuestion, dated: Sequence[Dated], anchor: Dated | None
    ) -> Composed | None:
        """Each fact with its year, after how many they are where that is asked or not all can be told; last, when the
        thing beside which they lie came out.
        """
        counted = plan.parts[0].asked is AnswerType.NUMBER or part.asked is AnswerType.NUMBER
        number = len(dated) if counted or len(dated) > _MOST else 0
        told = [
            (one.year, [one.fact, *([one.told] if one.told is not None else [])]) for one in dated[:_MOST]
        ]
        beside = [anchor.told] if anchor is not None and anchor.told is not None else []
        return self._quoting.dated(plan, told, beside, number)


def _says(fact: Triple, trade: str) -> bool:
    """Whether a fact gives a trade, in whatever more words: film director."""
    return not isinstance(fact.object, str) and trade.lower() in fact.object.value.lower()


def _is_open(part: SubQuestion) -> bool:
    """Whether works of a kind or people are asked for by nothing but a date."""
    named = part.entities or part.names or part.residual
    asked = part.asked in _OPEN or (part.asked is AnswerType.NUMBER and bool(part.type))
    return part.kind is QuestionKind.PASSAGE and asked and not named


def _lies_in(one: Dated, asked: Period, anchor: Dated | None) -> bool:
    """Whether a date is within the years, or surely before or after the other's."""
    if anchor is None:
        return asked.first <= one.year <= asked.last
    size = min(len(one.date), len(anchor.date))
    here, there = one.date[:size], anchor.date[:size]
    return one.thing != anchor.thing and (here < there if asked.is_before else here > there)
