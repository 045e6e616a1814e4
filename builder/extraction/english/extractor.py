"""The English extractor: names, aliases and facts of the English chunks of a page."""

from __future__ import annotations

from collections.abc import Sequence

from builder.extraction.english.definitions import Definition, read_definition
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.matching import Matcher
from builder.extraction.english.grammar.patterns import compile_patterns
from builder.extraction.english.grammar.references import read_references
from builder.extraction.english.grammar.standing import note_standing, note_topic
from builder.extraction.english.names.first_names import note_first_names
from builder.extraction.english.names.spans import Parsed
from builder.extraction.english.page import Page
from builder.extraction.english.reading import Passage
from builder.extraction.english.sentences import joined
from builder.extraction.english.tree import Tree
from builder.extraction.english.undefined import read_apposition
from builder.extraction.english.version import VERSION
from builder.extraction.english.word_order.former_names import read_former_names
from builder.extraction.english.word_order.places import read_places
from builder.extraction.english.word_order.spoken import read_spoken, read_told
from builder.findings import Findings, Named
from schemas.ontology import Ontology
from schemas.protocols import Tagger
from schemas.text import Chunk, Document, Span


class EnglishExtractor:
    """Reads English chunks by dependency parses and the ontology's English patterns.

    Patterns are compiled once; SettingsError if one does not follow the pattern language.
    """

    def __init__(self, tagger: Tagger, ontology: Ontology) -> None:
        self.tagger = tagger
        self._ontology = ontology
        self._templates = compile_patterns(ontology.patterns)

    @property
    def version(self) -> str:
        """Changes whenever the same page would read differently."""
        return f"{VERSION}+{self.tagger.version}"

    def extract(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> Findings:
        """Everything that the English chunks say; offsets are the document's."""
        page = Page(document, subject, self._ontology)
        own = page.passages(chunks)
        parsed = [self._parse(page, passage) for _, passage in own]
        for part in parsed:
            for token in part.tree.tokens:
                page.cast.note_gender(token.text.lower())
        for number, part in enumerate(parsed):
            resolver = Resolver(part, page.cast)
            matcher = Matcher(resolver, self._templates)
            for index, sentence in enumerate(part.tagged.sentences):
                first = number == 0 and index == 0
                self._read_sentence(page, matcher, sentence, own[number][0].headings, first=first)
        return page.findings()

    def texts(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> list[str]:
        """The texts that `extract` will have tagged."""
        page = Page(document, subject, self._ontology)
        return [passage.plain for _, passage in page.passages(chunks)]

    def _parse(self, page: Page, passage: Passage) -> Parsed:
        tagged = joined(self.tagger.tag(passage.plain))
        return Parsed(page.document.text, passage, tagged, Tree.of(tagged))

    def _read_sentence(
        self, page: Page, matcher: Matcher, sentence: Span, headings: Sequence[str], *, first: bool
    ) -> None:
        resolver = matcher.resolver
        known = page.count
        note_first_names(resolver, sentence)
        page.note_mentions(resolver, sentence)
        note_standing(resolver, sentence)
        page.take(read_definition(resolver, sentence, first=first), resolver, sentence)
        page.take(Definition(facts=tuple(read_places(resolver, sentence))), resolver, sentence)
        spoken = tuple(read_spoken(resolver, sentence, headings))
        page.take(Definition(facts=spoken), resolver, sentence)
        if not headings and not page.is_defined:
            page.take(read_apposition(resolver, sentence), resolver, sentence)
        page.note_credits(resolver, sentence, headings)
        for token in range(sentence.start, sentence.end):
            for match in matcher.match(token):
                page.add_parted(match, resolver, sentence)
        page.take(Definition(facts=tuple(read_told(resolver, sentence))), resolver, sentence)
        page.take(read_former_names(resolver, sentence), resolver, sentence)
        note_topic(resolver, sentence)
        if page.count > known:
            page.references += read_references(resolver, sentence)
