"""Reads one page as far as its text goes: chunks, subject, mentions, facts, all but vectors."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from builder.assembly import Assembly, PageFindings, assemble
from builder.bilingual import Bilingual
from builder.extraction import Extractors
from builder.extraction.language_model.asked import Asked
from builder.extraction.language_model.known import Known
from builder.extraction.language_model.settling import settled
from builder.extraction.structured import read_structure, without_built_people, without_terms
from builder.findings import Findings, Foretelling, FoundAlias, FoundMention, Named
from builder.list_pages import of_another
from builder.mentions import find_mentions, find_own_names, with_article
from builder.readers.page import Page
from builder.resolution import Simplifier
from builder.sharing import SharedTagger
from builder.shortened import shortened, shortened_club, shortened_person
from builder.statements import statement_graph
from builder.subject import PageSubject, subject_of, told_of
from builder.typography import as_written, evened
from schemas.errors import GuanxiError
from schemas.ontology import Ontology
from schemas.text import Chunk, Document, Language

if TYPE_CHECKING:
    from builder.extraction.language_model.reader import ModelReader

Part: TypeAlias = tuple[Page, tuple[Chunk, ...]]
Result = TypeVar("Result")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Unread:
    """Why a page could not be processed."""

    reason: str


Analysed: TypeAlias = Assembly | Unread


def attempt(work: Callable[[Page], Result], page: Page) -> Result | Unread:
    """The work on one page, or why it failed: one page must not end the build."""
    try:
        return work(page)
    except GuanxiError as error:
        return Unread(str(error))
    except Exception as error:  # noqa: BLE001 it is named in the report
        _log.exception("document %r was left out", page.document.key)
        return Unread(f"it could not be processed: {type(error).__name__}: {error}")


@dataclass(frozen=True, slots=True)
class Analyst:
    """What it takes to read a page; `analyse` is a function of these and the page alone.

    With a `model` each chunk of prose is read by it too, after the rules.
    """

    ontology: Ontology
    extractors: Extractors
    simplifier: Simplifier
    bilingual: Bilingual | None = None
    model: ModelReader | None = None

    @property
    def version(self) -> str:
        """Changes whenever the same page would be read differently, were every model there."""
        extractors = (self.extractors[key].version for key in sorted(self.extractors))
        return " ".join([_VERSION, *extractors, Bilingual.version])

    def analyse(self, page: Page, chunks: Sequence[Chunk]) -> Assembly:
        """The page's graph without vectors."""
        if page.statements:
            return Assembly(statement_graph(page, chunks, self.ontology))
        subject = subject_of(page.document)
        prose = [chunk for chunk in chunks if page.is_prose(chunk)]
        told = told_of(page.document, subject)
        read = self._extract(page.document, prose, told)
        kind = next((found.subject_type for found in read if found.subject_type), "")
        stated = read_structure(page, told if told.name else None, self.ontology, kind=kind)
        stated = without_built_people(stated, read)
        read = without_terms(read, stated, page)
        findings: tuple[Findings, ...] = (stated, *read)
        said, asked = self._ask(page, prose, told, subject, findings)
        findings += (said,) if self.model is not None else ()
        if subject is not None and told != subject.named:
            findings = tuple(of_another(found, told) for found in findings)
        short = self._shortened(page.document, subject, kind, findings)
        findings += (Findings(aliases=(short,)),) if short is not None else ()
        found = PageFindings(
            page.document, tuple(chunks), subject, findings, tuple(_mentions(chunks, subject, findings))
        )
        made = assemble(found, ontology=self.ontology, simplifier=self.simplifier, bilingual=self.bilingual)
        if self.model is None:
            return made
        return settled(made, said, asked, extractor=self.model.version, ontology=self.ontology)

    def expected(self, page: Page, chunks: Sequence[Chunk]) -> Asked:
        """What the language model would be asked of a page."""
        if self.model is None or page.statements:
            return Asked()
        return self.model.expected(page.document, [chunk for chunk in chunks if page.is_prose(chunk)])

    def _ask(
        self,
        page: Page,
        prose: Sequence[Chunk],
        told: Named,
        subject: PageSubject | None,
        findings: Sequence[Findings],
    ) -> tuple[Findings, Asked]:
        """What the language model reads in the prose of a page, knowing what the rules found."""
        if self.model is None:
            return Findings(), Asked()
        own = subject is not None and told == subject.named
        return self.model.read(page.document, prose, Known.of(page.document, told, findings, own=own))

    def _shortened(
        self, document: Document, subject: PageSubject | None, kind: str, findings: Sequence[Findings]
    ) -> FoundAlias | None:
        """What a place is called without its rank, a club without what tells that it is one, somebody by one given name
        of two.
        """
        family = self.ontology.family(kind)
        if subject is not None and family == "Person":
            return shortened_person(subject.named, document.text)
        if subject is not None and family == "Organization":
            return shortened_club(subject.named, document.text)
        if subject is None or family != "Place":
            return None
        mentions = [mention for part in findings for mention in part.mentions]
        return shortened(subject.named, kind, document.text, mentions)

    def analyse_all(self, parts: Sequence[Part]) -> list[Analysed]:
        """`analyse` for several pages, in order; a page that fails takes no other with it.

        Texts are tagged together where an extractor can say beforehand which they are. Names looked up are
        forgotten afterwards: a few kept from each call would keep the memory of all that lay around them.
        """
        with ExitStack() as stack:
            stack.callback(self._forget)
            for language, extractor in self.extractors.items():
                if isinstance(extractor, Foretelling) and isinstance(extractor.tagger, SharedTagger):
                    texts = (text for part in parts for text in self._texts(extractor, part, language))
                    stack.enter_context(extractor.tagger.tagged(texts))
            return [self._attempt(part) for part in parts]

    def _texts(self, extractor: Foretelling, part: Part, language: Language) -> Sequence[str]:
        """What the extractor will have tagged; nothing of a page that cannot be read at all."""
        page, chunks = part
        if page.statements:
            return ()
        subject = subject_of(page.document)
        prose = [chunk for chunk in chunks if page.is_prose(chunk)]
        found = attempt(
            lambda given: extractor.texts(
                *evened(given.document, prose, language), told_of(given.document, subject)
            ),
            page,
        )
        return () if isinstance(found, Unread) else found

    def _forget(self) -> None:
        self.simplifier.forget()
        if self.bilingual is not None:
            self.bilingual.forget()

    def _attempt(self, part: Part) -> Analysed:
        page, chunks = part
        return attempt(lambda given: self.analyse(given, chunks), page)

    def _extract(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> tuple[Findings, ...]:
        found: list[Findings] = []
        for language in sorted(self.extractors):
            own = [chunk for chunk in chunks if chunk.language is language]
            if own:
                plain = evened(document, own, language)
                found.append(as_written(self.extractors[language].extract(*plain, subject), document))
        return tuple(found)


_VERSION = "builder/11"


def _mentions(
    chunks: Sequence[Chunk], subject: PageSubject | None, findings: Sequence[Findings]
) -> list[FoundMention]:
    """The page's own names first, so that they win over runs of capitals at the same place."""
    found: list[FoundMention] = []
    if subject is not None:
        given = [
            alias for part in findings for alias in part.aliases if alias.named.name == subject.named.name
        ]
        names = [subject.named.name, *(alias.alias for alias in (*subject.aliases, *given))]
        names += with_article(subject.named.name)
        found += [mention for chunk in chunks for mention in find_own_names(chunk, subject.named, names)]
    found += [mention for chunk in chunks for mention in find_mentions(chunk)]
    return found
