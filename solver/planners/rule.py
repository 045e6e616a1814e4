"""The rule planner: both languages, no model, the graph's own predicates included."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from schemas.logical_form import Step
from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.language import folded, language_of
from solver.lexicon import Lexicon
from solver.planners.definitions import definition
from solver.planners.forms import FormWriter
from solver.planners.kinds.coordination import coordinated
from solver.planners.rewording.rewording import reworded
from solver.planners.rules import RULES, Reading, passage
from solver.planners.several.descriptions import descriptions
from solver.planners.several.distributing import distributed, is_asked_of, owned
from solver.planners.several.unfolding import Described, Naming, told_plan
from solver.planners.words.analysis import Analysis, analyse, cues_of
from solver.planners.words.cues import Cue
from solver.planners.words.homonyms import Homonyms
from solver.planners.words.things import Linker
from solver.planners.words.unlinked import UnlinkedNames

_CHOICE = re.compile(r"\bor\b|还是")
_Asked: TypeAlias = tuple[str, Language, tuple[LinkedEntity, ...]]


class RulePlanner:
    """Plans by rules over types: nothing is looked up but the names a question holds.

    It keeps what it took to pieces, so it is made for one question.
    """

    def __init__(
        self,
        linker: Linker,
        lexicon: Lexicon,
        homonyms: Homonyms | None = None,
        without: tuple[LinkedEntity, ...] = (),
        *,
        unlinked: UnlinkedNames | None = None,
    ) -> None:
        self._linker = linker
        self._lexicon = lexicon
        self._homonyms = homonyms
        self._without = without
        self._unlinked = unlinked
        self._known: dict[_Asked, tuple[Analysis, ...]] = {}

    def plan(self, question: str, known: tuple[LinkedEntity, ...] = (), first: int = 1) -> Plan:
        """The logical form of a question, one step a part; every question gets one.

        `known` says what stretches of it mean; aliases are numbered from `first`.
        """
        language = language_of(question)
        parts = self._analysed(question, language, known)
        planned: list[SubQuestion] = []
        considered: list[str] = []
        number = first
        for part in parts:
            readings, following = self._readings(part, number)
            considered.extend(f"{reading.kind}: {_written(reading)}" for reading in readings)
            asked = self._of_each(question, part, readings[0], known, number) if len(parts) == 1 else []
            if asked:
                following = asked[-1][1]
                considered.extend(f"{one.kind}: {' → '.join(map(str, one.step.actions))}" for one, _ in asked)
            else:
                asked = [(_sub_question(readings[0].part or part, readings[0], named=len(parts) > 1), number)]
            planned.extend(replace(one, without=self._without) for one, _ in asked)
            number = following
        return Plan(question, language, tuple(planned), tuple(considered))

    def _of_each(
        self, question: str, part: Analysis, reading: Reading, known: tuple[LinkedEntity, ...], number: int
    ) -> list[tuple[SubQuestion, int]]:
        """A part for each thing that the question asks the same of, each with the number that follows; none where one
        of them is not understood so."""
        found: list[tuple[SubQuestion, int]] = []
        phrases = owned(part, reading, self._lexicon)
        for text, name in phrases or distributed(part, reading, self._lexicon):
            inner = self._analysed(text, part.language, _within(text, known))
            readings, number = self._readings(inner[0], number) if len(inner) == 1 else ([], number)
            if not readings or not is_asked_of(readings[0], name, through=bool(phrases)):
                return []
            asked = _sub_question(inner[0], readings[0], named=True)
            found.append((replace(asked, entities=_within(question, asked.entities)), number))
        return found

    def described(
        self, question: str, known: tuple[LinkedEntity, ...] = (), first: int = 1
    ) -> list[Described]:
        """The things that a question describes, innermost first, each with plans that may find it; numbered as in
        `plan`.
        """
        language = language_of(question)
        part = self._analysed(question, language, known)[0]
        offset = question.find(part.text)
        found = []
        for description in descriptions(part, self._lexicon) if offset >= 0 else ():
            if _is_compared(part, description.text, self._lexicon):
                continue
            if description.by_prize:
                found.append(Described(description, offset, ()))
                continue
            asking = reworded(description.text)
            within = _within(asking, known)
            inner = self._analysed(asking, language, within)
            plan = self.plan(asking, within, first)
            told = (
                told_plan(inner[0], description, self._lexicon, plan.parts[0], first)
                if len(inner) == len(plan.parts) == 1
                else None
            )
            plans = (plan, *((told,) if told is not None else ()))
            found.append(Described(description, offset, plans))
        return found

    def _analysed(
        self, question: str, language: Language, known: tuple[LinkedEntity, ...]
    ) -> tuple[Analysis, ...]:
        """A question taken to pieces, once: planning, its descriptions and narrower readings all begin with that."""
        asked = (question.strip(), language, known)
        if asked not in self._known:
            linker = Naming(self._linker, known) if known else self._linker
            self._known[asked] = analyse(
                asked[0], language, linker, self._lexicon, self._homonyms, self._unlinked
            )
        return self._known[asked]

    def _readings(self, part: Analysis, number: int) -> tuple[list[Reading], int]:
        readings: list[Reading] = []
        following = number
        for rule in (definition, *RULES, passage):
            form = FormWriter(self._lexicon, part.language, number)
            reading = rule(part, self._lexicon, form)
            if reading is not None:
                following = following if readings else form.number
                readings.append(reading)
        return readings, following


def _is_compared(part: Analysis, text: str, lexicon: Lexicon) -> bool:
    """Whether words that describe somebody only say by what two are compared: the director who is older, of A or B."""
    compared = part.comparison is not None and part.comparison.pattern.search(folded(text)) is not None
    return compared and _CHOICE.search(part.blanked) is not None and len(coordinated(part, lexicon)) > 1


def _within(text: str, known: Sequence[LinkedEntity]) -> tuple[LinkedEntity, ...]:
    """What is known of the names of a question, where they stand in a text made of some of its words."""
    places = ((text.find(entity.surface), entity) for entity in known)
    return tuple(replace(e, start=p, end=p + len(e.surface)) for p, e in places if p >= 0)


def _unused(part: Analysis, reading: Reading) -> tuple[str, ...]:
    """Names that the form leaves out (`香港` of `香港票房`): evidence must hold them instead."""
    if reading.kind in (QuestionKind.PASSAGE, QuestionKind.RELATION):
        return ()
    form = _written(reading)
    return tuple(t.surface for t in part.things if t.surface not in form)


def _left(part: Analysis, reading: Reading) -> tuple[str, ...]:
    """The words that the form does not say; of a comparison only numbers, the rest says what is compared."""
    if reading.kind not in (QuestionKind.DIFFERENCE, QuestionKind.COMPARE):
        return part.residual
    form = _written(reading)
    return tuple(word for word in part.residual if word.isdigit() and word not in form)


def _said(part: Analysis, reading: Reading) -> tuple[str, ...]:
    """The relation words, less those that only ask how two things are related."""
    asking = cues_of(part.language).kinds[Cue.PAIR]
    spans = [m.span() for m in asking.finditer(part.blanked)] if reading.kind is QuestionKind.RELATION else []
    kept = (f for f in part.relations if not any(s <= f.start and f.end <= e for s, e in spans))
    return tuple(dict.fromkeys(found.text for found in kept))


def _written(reading: Reading) -> str:
    return " → ".join(map(str, reading.actions))


def _sub_question(part: Analysis, reading: Reading, *, named: bool) -> SubQuestion:
    text = part.text.strip()
    form = _written(reading)
    things = [t for t in part.things if t.surface in form or reading.kind is not QuestionKind.COUNT]
    entities = tuple(candidate for thing in things for candidate in thing.candidates)
    return SubQuestion(
        text=text,
        kind=reading.kind,
        asked=part.asked,
        step=Step(reading.actions, text if named else ""),
        entities=entities,
        predicates=reading.predicates,
        type=part.asked_type,
        residual=(*_left(part, reading), *_unused(part, reading)),
        names=tuple(thing.surface for thing in things),
        said=_said(part, reading),
        nouns=tuple(dict.fromkeys(part.text[t.start : t.end] for t in part.types)),
        stated=part.stated,
        inherited=part.inherited,
        several=part.has(Cue.SEVERAL) or (part.asked is AnswerType.WORK and part.has(Cue.BOTH)),
    )
