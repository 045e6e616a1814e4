"""The extractor of Chinese pages: chunks in, names, aliases and facts with document offsets out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from builder.extraction.chinese.callings import CallingGrammar
from builder.extraction.chinese.credits import CreditGrammar
from builder.extraction.chinese.discourse import Reader
from builder.extraction.chinese.filmography import FilmGrammar, is_director
from builder.extraction.chinese.gathering import Gathering
from builder.extraction.chinese.items import PERSON
from builder.extraction.chinese.listed_casts import listed_casts
from builder.extraction.chinese.listed_works import listed_works
from builder.extraction.chinese.masking import Masked, mask
from builder.extraction.chinese.memory import Memory, gender_of
from builder.extraction.chinese.patterns.encoding import Alphabet, encode
from builder.extraction.chinese.patterns.matching import Matcher
from builder.extraction.chinese.patterns.pattern_index import PatternIndex
from builder.extraction.chinese.patterns.pattern_language import compile_pattern
from builder.extraction.chinese.patterns.sentence import Sentence
from builder.extraction.chinese.patterns.slot_grammar import SlotGrammar
from builder.extraction.chinese.reading import PageNames, Paragraph, read_paragraph
from builder.extraction.chinese.refusing.recent import set_out
from builder.extraction.chinese.script import Simplifier, Spelling
from builder.extraction.chinese.subjects.definition import Definition, read_definition, short_names
from builder.extraction.chinese.subjects.known_as import own_name
from builder.extraction.chinese.subjects.opening import Said, goes_on, parts_begin, person_parts
from builder.extraction.chinese.subjects.told_of import (
    brief_name,
    first_kind,
    given_name,
    is_told_of_as_person,
)
from builder.extraction.chinese.subjects.untitled import is_name, name_given, opening_name
from builder.findings import Findings, Named
from builder.subject import full_name
from schemas.names import split_sense
from schemas.ontology import Ontology
from schemas.protocols import Tagger
from schemas.text import Chunk, Document, Language

VERSION = "chinese/37"
_OPENING_REACH = 120  # characters in which `姓名：…` is looked for
_NAMING_REACH = 200  # characters in which a body's other names are looked for
_SENTENCE = re.compile("[，。；]|(?:是|为).{2}")
_LINE = re.compile(r"[^\n]+")
_BODIES = frozenset({"School", "Company", "Organization", "Award"})
_WORKS = frozenset({"Film", "Series", "Song", "Album", "Book", "Programme", "Work"})


@dataclass(slots=True)
class _Page:
    """What is needed while one page is read."""

    names: PageNames
    memory: Memory
    matcher: Matcher
    gathering: Gathering
    definition: Definition
    traditional: bool
    own: Said | None = None  # the name that its text opens with where its title is another
    opened: bool = field(default=False)
    going_on: bool = field(default=False)  # to the sentence right behind the opening


class ChineseExtractor:
    """Facts of Chinese chunks by the ontology's Chinese patterns over the tagger's names."""

    def __init__(self, tagger: Tagger, ontology: Ontology) -> None:
        self._tagger = tagger
        self._alphabet = Alphabet(ontology)
        self._reader = Reader(self._alphabet)
        self._credits = CreditGrammar(self._alphabet)
        self._callings = CallingGrammar(self._alphabet)
        self._films = FilmGrammar(self._alphabet)
        self._simplifier = Simplifier()
        grammar = SlotGrammar(self._alphabet)
        self._patterns = PatternIndex(
            [
                compile_pattern(pattern, ontology, grammar)
                for pattern in ontology.patterns
                if pattern.language is Language.CHINESE
            ]
        )

    def check(self) -> None:
        """SettingsError for a pattern that cannot be read; else it shows when a text first needs it."""
        self._patterns.check()

    @property
    def version(self) -> str:
        return f"{VERSION}+{self._tagger.version}"

    def extract(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> Findings:
        """What these chunks of a page say; the order of chunks is the order of reading."""
        page = self._open(document, chunks, subject)
        for chunk in chunks:
            for masked in self._paragraphs(chunk, page.traditional):
                self._read(masked, page)
            subject = page.gathering.spelled(page.names.subject)
            page.gathering.add_listed(listed_works(chunk, subject, page.definition.description, VERSION))
            page.gathering.add_listed(listed_casts(chunk, subject, VERSION))
        return page.gathering.findings(page.definition, page.matcher.dropped)

    def _open(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> _Page:
        traditional = self._simplifier.is_traditional("".join(chunk.text for chunk in chunks))
        title = self._simplifier.simplify(subject.name) if traditional else subject.name
        full = full_name(document)
        full = self._simplifier.simplify(full) if traditional else full
        definition = self._define(chunks, title, traditional, full)
        own = own_name(definition.description, title)
        if own is not None:
            definition = replace(definition, type=PERSON)
        if not document.title:
            subject = self._untitled(document, chunks, traditional, subject)
            title = subject.name
        kind, source = (
            (subject.type, subject.type_source) if subject.type else (definition.type, "definition")
        )
        simplified = self._simplifier.simplify(document.text) if traditional else document.text
        clean = mask(simplified).text
        alone, told = not split_sense(document.title)[1], False
        if not kind and alone and is_told_of_as_person(title, clean):
            kind, source = PERSON, "rule"
            told = True
        if not kind and alone and (titled := first_kind(title, clean)):
            kind, source = titled, "rule"
        names = PageNames(Named(title, kind, source))
        if kind in _BODIES:
            names.short = short_names(clean[:_NAMING_REACH], title)
        if full and full not in names.short:
            names.short = (full, *names.short)
        if kind == PERSON and (brief := brief_name(title, clean)):
            names.short = (*names.short, brief)
        if kind == PERSON and (given := given_name(title, clean)):
            names.short = (*names.short, given)
        if own is not None:
            names.short = (*names.short, own.words)
        if kind in _WORKS:
            names.kinds[title] = kind
        spelling = Spelling(simplified, document.text)
        matcher = Matcher(self._patterns, self._reader, self._alphabet)
        gathering = Gathering(document, VERSION, spelling)
        memory = Memory(names.subject, gender=gender_of(document.text))
        opened = told and not definition.description.startswith(title)
        return _Page(names, memory, matcher, gathering, definition, traditional, own, opened)

    def _read(self, masked: Masked, page: _Page) -> None:
        subject = page.names.subject
        paragraph = read_paragraph(masked.text, self._tagger, page.names, page.memory)
        page.gathering.add_mentions(paragraph.items, masked)
        carried: Named | None = None
        for start, end in paragraph.sentences():
            page.gathering.add_brackets(paragraph.brackets, masked, (start, end))
            inside = [item for item in paragraph.items if start <= item.start and item.end <= end]
            page.gathering.add_places(inside, masked, (start, end))
            page.gathering.add_genres(inside, masked, (start, end))
            encoded = encode(masked.text, start, end, inside, self._alphabet)
            segments = self._reader.segments(encoded, subject)
            sentence = Sentence(encoded, masked.text, segments, subject, carried)
            carried = set_out(encoded, len(encoded.text), self._alphabet, subject)
            page.gathering.add_readings(list(page.matcher.readings(sentence)), sentence, masked)
            page.gathering.add_credits(self._credits.find(encoded, masked.text), sentence, masked)
            called = self._callings.find(encoded, subject.name, of_work=subject.type in _WORKS)
            page.gathering.add_callings(called, sentence, masked)
            if subject.type == "Person" and is_director(page.definition.description, subject.name):
                page.gathering.add_films(self._films.find(encoded, segments, subject), sentence, masked)
            if page.going_on and goes_on(masked.text[start:end]):
                said = person_parts(masked.text[:end], start)
                page.gathering.add_said(subject, said, masked, (start, end))
            page.going_on = False
            if not page.opened and masked.text[start:end] == page.definition.description:
                page.opened = page.going_on = True
                self._read_opening(masked, start, end, page)

    def _read_opening(self, masked: Masked, start: int, end: int, page: _Page) -> None:
        if page.names.subject.type != "Person":
            page.going_on = False
            return
        if page.own is not None:
            own = replace(page.own, start=start + page.own.start, end=start + page.own.end)
            page.gathering.add_said(page.names.subject, [own], masked, (start, end))
        begin = parts_begin(masked.text[start:end], page.names.subject.name)
        if begin >= 0:
            said = person_parts(masked.text[:end], start + begin)
            page.gathering.add_said(page.names.subject, said, masked, (start, end))

    def _define(self, chunks: Sequence[Chunk], title: str, traditional: bool, full: str) -> Definition:
        for chunk in chunks:
            for masked in self._paragraphs(chunk, traditional):
                first = next(Paragraph(masked.text, (), ()).sentences(), None)
                if first is not None and _SENTENCE.search(masked.text, *first):
                    return read_definition(masked.text[first[0] : first[1]], title, full)
        return Definition()

    def _untitled(
        self, document: Document, chunks: Sequence[Chunk], traditional: bool, guessed: Named
    ) -> Named:
        """What a text without a title is about, by its opening; `guessed` without knowing any names."""
        given = name_given(document.text[:_OPENING_REACH])
        if given is not None:
            return replace(given, name=self._simplifier.simplify(given.name)) if traditional else given
        first = next((m for chunk in chunks for m in self._paragraphs(chunk, traditional)), None)
        if first is None:
            return Named("")
        items = read_paragraph(first.text, self._tagger, PageNames(Named("")), Memory(Named(""))).items
        found = opening_name(first.text, items)
        if found is not None:
            return found
        return guessed if guessed.name and is_name(guessed.name) else Named("")

    def _paragraphs(self, chunk: Chunk, traditional: bool) -> Iterator[Masked]:
        for line in _LINE.finditer(chunk.text):
            masked = mask(line.group(), chunk.start + line.start())
            if masked.text.strip():
                yield masked.respelled(self._simplifier.simplify(masked.text)) if traditional else masked
