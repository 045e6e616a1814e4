"""Runs compiled patterns over one encoded sentence and fills in what the grammar leaves out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from builder.extraction.chinese.awards import read_awards
from builder.extraction.chinese.discourse import Reader, Segment, Topic
from builder.extraction.chinese.encoding import Alphabet, Encoded
from builder.extraction.chinese.lexicon import NEGATION
from builder.extraction.chinese.pattern_language import CompiledPattern, Slot
from builder.extraction.chinese.slots import read_values
from builder.findings import Named
from schemas.graph import Literal, LiteralKind, Qualifier, SubjectSource

_NEGATED = re.compile(NEGATION)
_CEREMONY = re.compile(r"在(?P<name>第[^，。；]{2,30}?)(?:颁奖典礼|颁奖礼|颁奖盛典|典礼)?(?:上|中)")
_VALUES = frozenset({"Date", "Number", "Text"})


@dataclass(frozen=True, slots=True)
class Reading:
    """A fact by encoded positions, before it is placed in the document."""

    subject: Named
    predicate: str
    object: Named | Literal
    start: int
    end: int
    pattern: str
    confidence: float
    source: SubjectSource
    qualifiers: tuple[Qualifier, ...] = ()


@dataclass(frozen=True, slots=True)
class Sentence:
    """What a matcher reads: encoded and clean text, its segments, and the page's subject."""

    encoded: Encoded
    clean: str
    segments: Sequence[Segment]
    subject: Named

    def words(self, start: int, end: int) -> str:
        """The clean words of a range of encoded positions."""
        first, last = self.encoded.span(start, end)
        return self.clean[first:last]


@dataclass(slots=True)
class Matcher:
    """All patterns of a language."""

    patterns: Sequence[CompiledPattern]
    reader: Reader
    alphabet: Alphabet
    dropped: list[tuple[str, str]] = field(default_factory=list)

    def readings(self, sentence: Sentence) -> Iterator[Reading]:
        """Every reading of every pattern, in order of pattern and position."""
        for segment in sentence.segments:
            text = sentence.encoded.text[segment.start : segment.end]
            for pattern in self.patterns:
                if pattern.cues and not any(cue in text for cue in pattern.cues):
                    continue
                for match in pattern.regex.finditer(sentence.encoded.text, segment.start, segment.end):
                    yield from self._read(pattern, match, segment, sentence)

    def _read(
        self, pattern: CompiledPattern, match: re.Match[str], segment: Segment, sentence: Sentence
    ) -> Iterator[Reading]:
        negated = self._negation(match, sentence)
        if negated:
            self.dropped.append((f"negated ({negated}): {sentence.words(*match.span())}", pattern.name))
            return
        filled = self._fill(pattern, match, sentence)
        agent = self.reader.agents(sentence.encoded, segment, match.start())
        subjects, source = self._subjects(pattern, filled, agent, sentence, match)
        objects = self._objects(pattern, filled, agent)
        base = self._qualifiers(pattern, filled, segment, match)
        for subject in subjects:
            for value, extra in self._with_awards(pattern, match, sentence, objects):
                if isinstance(value, Named) and value.name == subject.name:
                    continue
                yield Reading(
                    subject,
                    self._predicate(pattern, extra),
                    value,
                    match.start(),
                    match.end(),
                    pattern.name,
                    pattern.source.confidence,
                    source,
                    tuple(sorted({*base, *(q for q in extra if q.name != "nominated")})),
                )

    def _negation(self, match: re.Match[str], sentence: Sentence) -> str:
        start = max(sentence.encoded.text.rfind(mark, 0, match.start()) for mark in "，。；") + 1
        found = _NEGATED.search(sentence.encoded.text, start, match.end())
        return "" if found is None else found.group()

    def _fill(
        self, pattern: CompiledPattern, match: re.Match[str], sentence: Sentence
    ) -> dict[str, list[Named | Literal]]:
        filled = {}
        for slot in pattern.slots:
            if match[slot.name] is not None and slot.type != "Award":
                filled[slot.name] = read_values(
                    slot, sentence.encoded, *match.span(slot.name), sentence.clean
                )
        return filled

    def _subjects(
        self,
        pattern: CompiledPattern,
        filled: dict[str, list[Named | Literal]],
        agent: Topic,
        sentence: Sentence,
        match: re.Match[str],
    ) -> tuple[list[Named], SubjectSource]:
        if any(slot.name == "subject" for slot in pattern.slots):
            items = sentence.encoded.items_in(*match.span("subject")) if match["subject"] else []
            pronoun = any(item.coreference for item in items)
            source = SubjectSource.COREFERENCE if pronoun else SubjectSource.SPAN
            return [v for v in filled.get("subject", []) if isinstance(v, Named)], source
        return self._zero(agent, pattern.relation.domain, sentence.subject)

    def _zero(self, topic: Topic, accepted: Sequence[str], page: Named) -> tuple[list[Named], SubjectSource]:
        fitting = [named for named in topic.named if self._fits(named, accepted)]
        if fitting:
            return fitting, topic.source
        if topic.named and self._fits(page, accepted):
            return [page], SubjectSource.PAGE_TITLE
        return [], SubjectSource.SPAN

    def _objects(
        self, pattern: CompiledPattern, filled: dict[str, list[Named | Literal]], agent: Topic
    ) -> list[Named | Literal]:
        slot = next((slot for slot in pattern.slots if slot.name == "object"), None)
        if slot is None:
            return [named for named in agent.named if self._fits(named, pattern.relation.range)]
        if slot.type == "Award":
            return []
        return [self._typed(value, slot, pattern) for value in filled.get("object", [])]

    def _typed(self, value: Named | Literal, slot: Slot, pattern: CompiledPattern) -> Named | Literal:
        ranges = pattern.relation.range
        if isinstance(value, Named) and ranges and set(ranges) <= _VALUES:
            return Literal(LiteralKind.TEXT, value.name, value.name)
        entities = [kind for kind in ranges if kind not in _VALUES]
        if (
            isinstance(value, Literal)
            and value.kind is LiteralKind.TEXT
            and entities
            and "Text" not in ranges
        ):
            return Named(value.value, entities[0], "signature")
        return value

    def _fits(self, named: Named, accepted: Sequence[str]) -> bool:
        if not accepted or "Thing" in accepted:
            return True
        letter = self.alphabet.letter(named.type)
        return any(letter in self.alphabet.letters(kind) for kind in accepted if kind not in _VALUES)

    def _qualifiers(
        self,
        pattern: CompiledPattern,
        filled: dict[str, list[Named | Literal]],
        segment: Segment,
        match: re.Match[str],
    ) -> set[Qualifier]:
        found = set()
        for name, values in filled.items():
            if name in ("subject", "object"):
                continue
            label = pattern.source.qualifiers.get(name, name)
            found |= {Qualifier(label, _words(value)) for value in values}
        found |= {
            Qualifier(name.removeprefix("="), value)
            for name, value in pattern.source.qualifiers.items()
            if name.startswith("=")
        }
        if pattern.source.timed and segment.time and not any(q.name == "time" for q in found):
            found.add(Qualifier("time", segment.time))
        return found

    def _predicate(self, pattern: CompiledPattern, extra: set[Qualifier]) -> str:
        if Qualifier("nominated", "1") in extra:
            return "award_nominated"
        return pattern.source.relation

    def _with_awards(
        self,
        pattern: CompiledPattern,
        match: re.Match[str],
        sentence: Sentence,
        objects: list[Named | Literal],
    ) -> Iterator[tuple[Named | Literal, set[Qualifier]]]:
        slot = next((slot for slot in pattern.slots if slot.name == "object"), None)
        if slot is None or slot.type != "Award":
            yield from ((value, set()) for value in objects)
            return
        ceremony = _ceremony(sentence, match)
        for win in read_awards(sentence.words(*match.span("object")), ceremony):
            extra = {Qualifier("edition", win.edition), Qualifier("category", win.category)}
            extra = {q for q in extra if q.value}
            if win.nominated:
                extra.add(Qualifier("nominated", "1"))
            yield Named(win.award, "Award", "signature"), extra


def _ceremony(sentence: Sentence, match: re.Match[str]) -> str:
    """The award named before the verb in the same sentence part (`在第3届音乐风云榜上获得…`)."""
    start = max(sentence.encoded.text.rfind(mark, 0, match.start()) for mark in "；。") + 1
    if match.start() <= start:
        return ""
    before = list(_CEREMONY.finditer(sentence.words(start, match.start())))
    return before[-1]["name"] if before else ""


def _words(value: Named | Literal) -> str:
    if isinstance(value, Named):
        return value.name
    return value.value if value.kind is LiteralKind.DATE else value.text
