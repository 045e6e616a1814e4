"""Whether the words of a passage bear out what a language model read in it: nothing is taken on its word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from builder.denials import denies
from builder.extraction.language_model.known import Known
from builder.extraction.language_model.reply import SaidFact
from builder.extraction.language_model.values import (
    missing_value,
    name_at,
    name_span,
    read_dates,
    read_objects,
)
from builder.extraction.stated_values import Value
from builder.findings import Fact, Named
from builder.folding import Folded
from builder.kinds import is_apart
from builder.sentences import sentences
from schemas.graph import Literal, Qualifier, SubjectSource
from schemas.names import name_key
from schemas.ontology import Ontology
from schemas.text import Chunk, Span

CONFIDENCE = 0.6
"""Of what is read so: below the 0.65 of the least sure pattern of the shipped ontology, before any were counted."""

UNTIMED = "its time is no date of its sentence"
"""Why a fact is kept without the time that the model gives it."""

_STOPS = "。！？.!?…;；"
_COMMAS = "，,;；、"
_CLOSERS = "\"'”’」』）)]》"


@dataclass(frozen=True, slots=True)
class Refused:
    """Why a fact is not asserted."""

    reason: str


@dataclass(frozen=True, slots=True)
class _Subject:
    named: Named
    span: Span | None  # none where the words leave it to the title


Checked: TypeAlias = "Sequence[Fact] | Refused"


class Passage:
    """A chunk, folded once, and its sentences; spans in here are the chunk's, those of facts the document's."""

    def __init__(self, chunk: Chunk) -> None:
        self.chunk = chunk
        self.folded = Folded(chunk.text)
        self.sentences = _whole_sentences(chunk)

    def check(self, said: SaidFact, known: Known, ontology: Ontology, extractor: str) -> Checked:
        """The facts of the words that were quoted, one an object, or why there are none."""
        relation = ontology.relations.get(said.relation)
        if relation is None:
            return Refused("its relation is not in the ontology")
        quote = next(self.folded.find(said.quote), None)
        if quote is None:
            return Refused("its words do not stand in the passage")
        sentence = next(
            (one for one in self.sentences if one.start <= quote.start and quote.end <= one.end), None
        )
        if sentence is None:
            return Refused("its words go over more than one sentence")
        objects = list(self.folded.find(said.object, quote))
        if not objects:
            return Refused("its object does not stand in the words that say it")
        subjects = list(self._subjects(said.subject, quote, known))
        if not subjects:
            return Refused(self._lacking(said.subject, quote))
        pair = next(((s, o) for s in subjects for o in objects if not _overlap(s.span, o)), None)
        if pair is None:
            return Refused("its two ends share their words")
        subject, place = pair
        values = read_objects(self.chunk.text, place, self._line(place), said.relation, ontology)
        if not values:
            return Refused(missing_value(relation))
        if is_apart(known.kind(subject.named), relation.domain, ontology):
            return Refused("its subject is of another kind")
        fact = self._fact(said, subject, quote, sentence, extractor)
        if subject.span is None and not self._tells(quote, place):
            return Refused("its words name only its object")
        if denies(self._clauses(quote, sentence)):
            return Refused("its words deny something")
        facts = [self._with_object(fact, value, known) for value in values]
        facts = [one for one in facts if not _is_of_itself(one)]
        if not facts:
            return Refused("it says something of a thing and itself")
        facts = [one for one in facts if not _misfits(one.object, relation.range, known, ontology)]
        return facts or Refused("its object is of another kind")

    def time_of(self, fact: Fact, words: str) -> str:
        """The date that words of the fact's sentence are; empty where they are none."""
        start = self.chunk.start
        sentence = Span(fact.sentence_start - start, fact.sentence_end - start)
        for span in self.folded.find(words, sentence):
            for value in read_dates(self.chunk.text, span, self._line(span))[:1]:
                return value.thing.value if isinstance(value.thing, Literal) else ""
        return ""

    def _subjects(self, words: str, quote: Span, known: Known) -> Iterator[_Subject]:
        """What the words may mean: what the quote holds, or the page's own thing, by its name there or its title."""
        own = known.is_subject(words)
        for span in self.folded.find(words, quote):
            place = name_span(self.chunk.text, span)
            name = name_at(self.chunk.text, place)
            if own or known.is_subject(name):
                yield _Subject(known.subject, place)
            elif name:
                yield _Subject(Named(name), place)
        if own:
            for span in self.folded.find(known.subject.name, quote):
                yield _Subject(known.subject, span)
            yield _Subject(known.subject, None)

    def _lacking(self, words: str, quote: Span) -> str:
        if any(True for _ in self.folded.find(words, quote)):
            return "its subject is no name"
        return "its subject does not stand in the words that say it"

    def _line(self, span: Span) -> Span:
        """The paragraph around a place: its dates tell the year of later ones."""
        text = self.chunk.text
        end = text.find("\n", span.end)
        return Span(text.rfind("\n", 0, span.start) + 1, end if end >= 0 else len(text))

    def _tells(self, quote: Span, place: Span) -> bool:
        """Whether quoted words say anything besides the name of the object."""
        left = (at for at in range(quote.start, quote.end) if not place.start <= at < place.end)
        return any(self.chunk.text[at].isalnum() for at in left)

    def _clauses(self, quote: Span, sentence: Span) -> str:
        """The quoted words, from where their clause begins."""
        before = self.chunk.text[sentence.start : quote.start]
        return (
            before[max((before.rfind(mark) for mark in _COMMAS), default=-1) + 1 :]
            + self.chunk.text[quote.start : quote.end]
        )

    def _fact(self, said: SaidFact, subject: _Subject, quote: Span, sentence: Span, extractor: str) -> Fact:
        at = self.chunk.start
        return Fact(
            subject.named,
            said.relation,
            Named(""),
            at + quote.start,
            at + quote.end,
            at + sentence.start,
            at + sentence.end,
            extractor,
            CONFIDENCE,
            SubjectSource.PAGE_TITLE if subject.span is None else SubjectSource.SPAN,
            subject_span=_moved(subject.span, at) if subject.span is not None else None,
        )

    def _with_object(self, fact: Fact, value: Value, known: Known) -> Fact:
        thing = value.thing
        if isinstance(thing, Named) and known.is_subject(thing.name):
            thing = known.subject
        return replace(fact, object=thing, object_span=_moved(Span(value.start, value.end), self.chunk.start))


def with_time(fact: Fact, time: str) -> Fact:
    """The fact, held at a time."""
    return replace(fact, qualifiers=(Qualifier("time", time),)) if time else fact


def _misfits(thing: Named | Literal, accepted: Sequence[str], known: Known, ontology: Ontology) -> bool:
    return isinstance(thing, Named) and is_apart(known.kind(thing), accepted, ontology)


def _is_of_itself(fact: Fact) -> bool:
    return isinstance(fact.object, Named) and name_key(fact.object.name) == name_key(fact.subject.name)


def _whole_sentences(chunk: Chunk) -> list[Span]:
    """The sentences of a chunk; a line that ends without a stop goes on in the next, where lines were broken to fit."""
    found: list[Span] = []
    for one in sentences(chunk.text, chunk.language):
        if found and _goes_on(chunk.text, found[-1], one):
            found[-1] = Span(found[-1].start, one.end)
        else:
            found.append(one)
    return found


def _goes_on(text: str, first: Span, second: Span) -> bool:
    between = text[first.end : second.start]
    return between.count("\n") == 1 and text[: first.end].rstrip(_CLOSERS)[-1:] not in _STOPS


def _overlap(one: Span | None, other: Span) -> bool:
    return one is not None and one.start < other.end and other.start < one.end


def _moved(span: Span, by: int) -> Span:
    return Span(span.start + by, span.end + by)


__all__ = ["CONFIDENCE", "UNTIMED", "Checked", "Passage", "Refused", "with_time"]
