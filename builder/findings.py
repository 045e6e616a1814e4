"""What an extractor reads from a page, before names become entities of the document.

An extractor names things by their words; `builder.assembly` groups equal names of one document
(same `name_key`, or an alias that the page itself gives) into one `DocumentEntity`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from schemas.graph import Literal, Qualifier, SubjectSource
from schemas.protocols import Tagger
from schemas.text import Chunk, Document, Span


@dataclass(frozen=True, slots=True)
class Named:
    """A thing by its name in this document (`周星驰`, never `他` or `《…》`), with a type if known."""

    name: str
    type: str = ""
    type_source: str = ""


@dataclass(frozen=True, slots=True)
class FoundMention:
    """An occurrence: document offsets of `surface`, and what it refers to (a pronoun: its referent)."""

    start: int
    end: int
    surface: str
    named: Named
    source: str = "tagger"
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class FoundAlias:
    """Words that give a thing another name; `reason` as in `schemas.graph.Alias`."""

    named: Named
    alias: str
    reason: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact that a sentence says; all offsets are the document's.

    `start`, `end` span the words that say it (object included). `extractor` is `name/version#pattern`.
    `subject_span`, `object_span`: where its ends stand as written (`he`, `the film`), if anywhere.
    """

    subject: Named
    predicate: str
    object: Named | Literal
    start: int
    end: int
    sentence_start: int
    sentence_end: int
    extractor: str
    confidence: float
    subject_source: SubjectSource = SubjectSource.SPAN
    qualifiers: tuple[Qualifier, ...] = ()
    subject_span: Span | None = None
    object_span: Span | None = None


@dataclass(frozen=True, slots=True)
class Findings:
    """All that one extractor read; `dropped` says what it saw but would not assert, and why.

    `unresolved` are facts of somebody whom the page does not name (`He lives in Rome.`): they can be
    counted, not asserted; the name of that end is the pronoun in brackets. `references` are the pronouns
    of sentences with facts and what they mean.
    """

    mentions: tuple[FoundMention, ...] = ()
    aliases: tuple[FoundAlias, ...] = ()
    facts: tuple[Fact, ...] = ()
    subject_type: str = ""
    description: str = ""
    dropped: tuple[tuple[str, str], ...] = ()
    unresolved: tuple[Fact, ...] = ()
    references: tuple[FoundMention, ...] = ()
    subject_type_source: str = "definition"


class Extractor(Protocol):
    """Reads the chunks of one language of one page; deterministic.

    `subject` is what the page is about (by its title); its type may still be empty: the extractor
    says what the definition sentence tells in `Findings.subject_type`.
    """

    @property
    def version(self) -> str: ...

    def extract(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> Findings: ...


@runtime_checkable
class Foretelling(Protocol):
    """An extractor that can say beforehand which texts it will have tagged."""

    @property
    def tagger(self) -> Tagger: ...

    def texts(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> Sequence[str]: ...
