"""A question with a described thing as two: who or what that is, and the question about it by name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from schemas.logical_form import Step
from schemas.plan import Plan, QuestionKind, SubQuestion
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.language import language_of
from solver.lexicon import Lexicon
from solver.planners.forms import FormWriter
from solver.planners.kinds.events import event_words
from solver.planners.kinds.operands import SETTINGS
from solver.planners.several.descriptions import Description
from solver.planners.several.scenes import NOUNS
from solver.planners.words.analysis import Analysis
from solver.planners.words.heads import HEADS, is_head
from solver.planners.words.things import Linker, Thing

_OF_ANOTHER = re.compile(
    r"\bof the (?:[a-z-]+ ){1,3}(?:who|that|which|whose|whom|of|in|from|behind|by|[a-z]+(?:ing|ed)) "
)
_ANYBODY = frozenset("人 man woman person boy girl".split())
_DONE_EN = re.compile(
    r"\b(?:where|that|which)\s[^?]*?\b(?:is|was|are|were|been)\s+(made|[a-z]+(?:ed|en|lt))\b"
)
_WHOSE_EN = re.compile(r"(?<=\w )whose\b")
_ASKED = re.compile(r"是(?:谁|哪部作品|哪家公司|哪里|什么)？$")
"""What makes a question of words that describe a thing."""

_AGAIN = re.compile(rf"[，,](?:[他她它]|此人|其|[这那该](?:一)?[位个名部家座]?(?:{NOUNS}))(?!们|[和与跟中])")
"""After what is described: a pronoun that says it again."""


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

    @property
    def words(self) -> str:
        """The words that describe it; none where they ask with a clause of their own."""
        words = _ASKED.sub("", self.description.text)
        return "" if words == self.description.text else words

    def is_head(self, word: str) -> bool:
        """Whether a word is a noun of a kind, which says nothing more of the thing."""
        return is_head(word, language_of(self.description.text))


def told_plan(
    part: Analysis, description: Description, lexicon: Lexicon, asking: SubQuestion, first: int = 1
) -> Plan | None:
    """What the pages tell in the description's own words of a thing of its type; `asking` is the question what it is
    as any other is planned.
    """
    linked = [thing for thing in part.things if thing.candidates]
    telling = [
        thing for thing in linked if thing.types[0] not in SETTINGS
    ]  # not the `French` of `the French director`
    subject = next(iter(telling or linked), None)
    words = event_words(part, (subject,) if subject is not None else ())
    if _OF_ANOTHER.search(part.blanked):
        return None  # of somebody who is described, too, and found first
    content = [w for w in words.split() if not is_head(w, part.language) or _relates(w, part, lexicon)]
    if not content and _WHOSE_EN.search(part.blanked):
        return None  # what is whose says more than the noun
    words = " ".join(_whole(w, part) for w in content) or words or _calling(part, description, linked)
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
        predicates=asking.predicates,
        type="" if description.type == "Thing" else description.type,
        residual=asking.residual,
        names=tuple(thing.surface for thing in part.things),
        said=asking.said,
        nouns=asking.nouns,
    )
    return Plan(part.text, part.language, (step,))


def _calling(part: Analysis, description: Description, things: Sequence[Thing]) -> str:
    """Where nothing else is said, the noun for what somebody did to a named thing, or what is done with it somewhere:
    译者 of 《甲》的译者, `made` of `the city where A is made`.
    """
    if not things:
        return ""
    if description.type != "Person":
        done = _DONE_EN.search(part.blanked)
        return done[1] if done is not None else ""
    bound = r"\b" if part.language is Language.ENGLISH else ""
    nouns = re.findall(rf"{bound}(?:{HEADS[part.language]['Person']}){bound}", part.blanked)
    return next((noun for noun in nouns if noun not in _ANYBODY), "")


def _whole(word: str, part: Analysis) -> str:
    """A word, or the noun of a kind that only wants the measure word which ends it: 俱乐部 for 俱乐."""
    after = part.blanked.find(word) + len(word)
    whole = word + part.blanked[after : after + 1]
    longer = part.language is Language.CHINESE and len(whole) > len(word) > 1
    return whole if longer and is_head(whole, part.language) else word


def _relates(word: str, part: Analysis, lexicon: Lexicon) -> bool:
    """Whether a noun says what somebody is to somebody else: wife, 老师."""
    found = lexicon.wordings(word, part.language)
    forward = {p for f in found for p in f.wording.forward}
    return any("Person" in lexicon.domain(p) and "Person" in lexicon.range(p) for p in forward)


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
    language = language_of(question)
    again = _AGAIN.match(question, end) if language is Language.CHINESE else None
    if again is not None:
        rest = question[again.end() :]
    elif language is Language.CHINESE and question[end : end + 1] in ("，", ","):
        rest = question[end + 1 :]
    else:
        rest = question[end:]
    name += " " if name[-1:].isascii() and rest[:1].isascii() and rest[:1].isalnum() else ""
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
    return text, (*moved, replace(named, start=place, end=place + len(named.surface)))
