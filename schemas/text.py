"""Documents, the chunks cut from them, and what a tagger sees in a text."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Language(StrEnum):
    """The languages that the builder and the planner know."""

    CHINESE = "zh"
    ENGLISH = "en"

    @property
    def other(self) -> Language:
        """The one of the two that this is not."""
        return Language.ENGLISH if self is Language.CHINESE else Language.CHINESE


class ChunkKind(StrEnum):
    """What a chunk holds: running text, or one line of an imported triple file (never embedded)."""

    TEXT = "text"
    STATEMENT = "statement"


@dataclass(frozen=True, slots=True)
class Span:
    """A half-open range of code points."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Document:
    """A page as a reader produced it.

    `text` is newline-normalised; every offset in the project counts its code points.
    `key` is the record's id or its POSIX path below the given root. `emphasis` are the words that
    the page prints in italics: they help to read it once, and are not stored with it. `hash_as_read`
    is the hash that it had when a reader made it, for one that comes from a store.
    """

    key: str
    title: str
    text: str
    source: str
    language: Language
    metadata: Mapping[str, str] = field(default_factory=dict)
    emphasis: tuple[Span, ...] = field(default=(), compare=False)
    hash_as_read: str = field(default="", compare=False)

    @property
    def content_hash(self) -> str:
        """sha256 (hex) over everything that a build depends on: title, text, language, metadata, emphasis."""
        if self.hash_as_read:
            return self.hash_as_read
        content: list[object] = [self.title, self.text, self.language, sorted(self.metadata.items())]
        if self.emphasis:
            content.append([(span.start, span.end) for span in self.emphasis])
        return hashlib.sha256(json.dumps(content).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Chunk:
    """A slice of a document: `text == document.text[start:end]`, always.

    `id` is the document's key, `#` and the ordinal. Headings are those in force where it starts;
    title and headings are put before the text for embedding only.
    """

    id: str
    document: str
    ordinal: int
    start: int
    end: int
    text: str
    language: Language
    headings: tuple[str, ...] = ()
    kind: ChunkKind = ChunkKind.TEXT

    @property
    def text_hash(self) -> str:
        """sha256 (hex) of the text; a proof carries it."""
        return hashlib.sha256(self.text.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True)
class Token:
    """One token; `start` and `end` are offsets into the tagged text.

    `pos` is the tagger's own coarse tag (spaCy's universal tags; LAC's tags), `head` the index of
    the governing token (its own index for a root; -1 where the tagger does not parse).
    """

    start: int
    end: int
    text: str
    pos: str
    lemma: str = ""
    tag: str = ""
    dependency: str = ""
    head: int = -1


@dataclass(frozen=True, slots=True)
class NamedSpan:
    """A name that a tagger found, with its type in the ontology's words (`Person`, `Work`, …)."""

    start: int
    end: int
    type: str
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class TaggedText:
    """What a tagger says of one text; sentences are spans of token indices, names of characters."""

    text: str
    tokens: tuple[Token, ...]
    sentences: tuple[Span, ...]
    names: tuple[NamedSpan, ...]
