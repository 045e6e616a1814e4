"""A question with a described thing as two: who or what that is, and the question about it by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from schemas.logical_form import Step
from schemas.plan import Plan, QuestionKind, SubQuestion
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.language import language_of
from solver.lexicon import Lexicon
from solver.planners.analysis import Analysis
from solver.planners.descriptions import Description
from solver.planners.events import event_words
from solver.planners.forms import FormWriter
from solver.planners.heads import is_head
from solver.planners.operands import SETTINGS
from solver.planners.things import Linker


@dataclass(frozen=True, slots=True)
class Naming:
    """A linker for a text in which some stretches are known to mean certain entities."""

    linker: Linker
    known: tuple[LinkedEntity, ...]

    def link(self, question: str, language: Language) -> list[LinkedEntity]:
        """The known entities, and whatever else the text names outside them."""
        found = self.linker.link(question, language)
        rest = [e for e in found if all(e.end <= k.start or k.end <= e.start for k in self.known)]
        return [*self.known, *rest]


@dataclass(frozen=True, slots=True)
class Described:
    """A described thing with the plans that may find it, in the order in which to try them."""

    description: Description
    offset: int
    plans: tuple[Plan, ...]

    def is_head(self, word: str) -> bool:
        """Whether a word is a noun of a kind, which says nothing more of the thing."""
        return is_head(word, language_of(self.description.text))


def told_plan(part: Analysis, description: Description, lexicon: Lexicon, first: int = 1) -> Plan | None:
    """What the pages tell in the description's own words of a thing of its type."""
    linked = [thing for thing in part.things if thing.candidates]
    telling = [
        thing for thing in linked if thing.types[0] not in SETTINGS
    ]  # not the `French` of `the French director`
    subject = next(iter(telling or linked), None)
    words = event_words(part, (subject,) if subject is not None else ())
    content = [word for word in words.split() if not is_head(word, part.language)]
    words = " ".join(content) or words
    if not words or words.isdigit() or (part.things and subject is None):
        return None  # what only a name that nothing bears tells apart
    form = FormWriter(lexicon, part.language, first)
    form.output(form.open(subject, words, description.type))
    step = SubQuestion(
        text=part.text,
        kind=QuestionKind.DESCRIPTION,
        asked=description.asked,
        step=Step(tuple(form.actions)),
        entities=tuple(c for thing in part.things for c in thing.candidates),
        type="" if description.type == "Thing" else description.type,
        names=tuple(thing.surface for thing in part.things),
    )
    return Plan(part.text, part.language, (step,))


def put(
    question: str,
    start: int,
    end: int,
    known: Sequence[LinkedEntity],
    named: LinkedEntity,
    begins: int = 0,
) -> tuple[str, tuple[LinkedEntity, ...]]:
    """The question from `begins` on with a name in place of a description, and what is known of its names with
    new offsets.
    """
    name = named.surface
    if language_of(question) is Language.CHINESE and question[end : end + 1] in ("，", ","):
        rest = question[end + 1 :]
    else:
        rest = question[end:]
    text = question[begins:start] + name + rest
    moved = []
    for entity in known:
        if entity.end <= start:
            kept = entity.start >= begins
            moved += [replace(entity, start=entity.start - begins, end=entity.end - begins)] if kept else []
        elif entity.start >= end:
            shift = len(text) - len(question)
            moved.append(replace(entity, start=entity.start + shift, end=entity.end + shift))
    place = start - begins
    return text, (*moved, replace(named, start=place, end=place + len(name)))
