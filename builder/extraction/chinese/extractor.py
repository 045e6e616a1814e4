"""The extractor of Chinese pages: chunks in, names, aliases and facts with document offsets out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from builder.extraction.chinese.coreference import Memory
from builder.extraction.chinese.definition import Definition, read_definition
from builder.extraction.chinese.discourse import Reader
from builder.extraction.chinese.encoding import Alphabet, encode
from builder.extraction.chinese.items import Item
from builder.extraction.chinese.masking import Masked, mask
from builder.extraction.chinese.matching import Matcher, Reading, Sentence
from builder.extraction.chinese.pattern_language import compile_pattern
from builder.extraction.chinese.reading import PageNames, annotate, sentence_spans
from builder.findings import Fact, Findings, FoundMention, Named
from schemas.ontology import Ontology
from schemas.protocols import Tagger
from schemas.text import Chunk, Document, Language

VERSION = "chinese/1"
_ENTITY_KINDS_WITHOUT_MENTION = frozenset({"Quoted", "Date", "Number"})
_LINE = re.compile(r"[^\n]+")


@dataclass(slots=True)
class _Page:
    """What is gathered while a page is read."""

    document: Document
    names: PageNames
    memory: Memory
    matcher: Matcher
    definition: Definition = Definition()
    mentions: list[FoundMention] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)


class ChineseExtractor:
    """Facts of Chinese chunks by the ontology's Chinese patterns over the tagger's names."""

    def __init__(self, tagger: Tagger, ontology: Ontology) -> None:
        self._tagger = tagger
        self._alphabet = Alphabet(ontology)
        self._reader = Reader(self._alphabet)
        self._patterns = [
            compile_pattern(pattern, ontology, self._alphabet)
            for pattern in ontology.patterns
            if pattern.language is Language.CHINESE
        ]

    @property
    def version(self) -> str:
        return f"{VERSION}+{self._tagger.version}"

    def extract(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> Findings:
        """What these chunks of a page say; the order of chunks is the order of reading."""
        page = self._open(document, chunks, subject)
        for chunk in chunks:
            for masked in _paragraphs(chunk):
                self._read(masked, page)
        return Findings(
            mentions=tuple(page.mentions),
            facts=tuple(page.facts),
            subject_type=page.definition.type,
            description=page.definition.description,
            dropped=tuple(page.matcher.dropped),
        )

    def _open(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> _Page:
        definition = _definition(chunks, subject.name)
        typed = subject if subject.type else replace(subject, type=definition.type, type_source="definition")
        names = PageNames(typed)
        if typed.type in ("Film", "Series", "Song", "Album", "Book", "Programme"):
            names.kinds[typed.name] = typed.type
        matcher = Matcher(self._patterns, self._reader, self._alphabet)
        return _Page(document, names, Memory(typed), matcher, definition)

    def _read(self, masked: Masked, page: _Page) -> None:
        text = masked.text
        items = annotate(text, self._tagger, page.names, page.memory)
        page.mentions.extend(_mentions(items, masked, page.document))
        for start, end in sentence_spans(text):
            inside = [item for item in items if start <= item.start and item.end <= end]
            encoded = encode(text, start, end, inside, self._alphabet)
            subject = page.names.subject
            sentence = Sentence(encoded, text, self._reader.segments(encoded, subject), subject)
            readings = list(page.matcher.readings(sentence))
            page.facts.extend(_place(reading, sentence, masked) for reading in merge(readings))


def merge(readings: Sequence[Reading]) -> list[Reading]:
    """One reading a fact: qualifiers of compatible readings are united, the surest one is kept."""
    kept: dict[tuple[object, ...], list[Reading]] = {}
    for reading in readings:
        group = kept.setdefault((reading.subject.name, reading.predicate, _key(reading)), [])
        for index, other in enumerate(group):
            if _compatible(reading, other):
                best = max((other, reading), key=lambda r: r.confidence)
                united = tuple(sorted({*other.qualifiers, *reading.qualifiers}))
                group[index] = replace(best, qualifiers=united)
                break
        else:
            group.append(reading)
    return [reading for group in kept.values() for reading in group]


def _key(reading: Reading) -> object:
    value = reading.object
    return value.name if isinstance(value, Named) else (value.value, value.unit)


def _compatible(first: Reading, second: Reading) -> bool:
    ours, theirs = dict(_pairs(first)), dict(_pairs(second))
    return all(theirs.get(name, value) == value for name, value in ours.items())


def _pairs(reading: Reading) -> Iterator[tuple[str, str]]:
    for qualifier in reading.qualifiers:
        yield qualifier.name, qualifier.value


def _place(reading: Reading, sentence: Sentence, masked: Masked) -> Fact:
    start, end = masked.span(*sentence.encoded.span(reading.start, reading.end))
    first, last = masked.span(sentence.encoded.starts[0], sentence.encoded.ends[-1])
    return Fact(
        reading.subject,
        reading.predicate,
        reading.object,
        start,
        end,
        first,
        last,
        f"{VERSION}#{reading.pattern}",
        reading.confidence,
        reading.source,
        reading.qualifiers,
    )


def _mentions(items: Sequence[Item], masked: Masked, document: Document) -> Iterator[FoundMention]:
    for item in items:
        if item.kind in _ENTITY_KINDS_WITHOUT_MENTION:
            continue
        start, end = masked.span(*item.inner)
        for named in item.named:
            source = item.source
            yield FoundMention(start, end, document.text[start:end], named, source)


def _paragraphs(chunk: Chunk) -> Iterator[Masked]:
    for line in _LINE.finditer(chunk.text):
        masked = mask(line.group(), chunk.start + line.start())
        if masked.text.strip():
            yield masked


def _definition(chunks: Sequence[Chunk], title: str) -> Definition:
    for chunk in chunks:
        for masked in _paragraphs(chunk):
            first = next(sentence_spans(masked.text), None)
            if first is None or masked.text.strip() == title or "。" not in masked.text[first[0] : first[1]]:
                continue
            return read_definition(masked.text[first[0] : first[1]], title)
    return Definition()
