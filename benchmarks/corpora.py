"""Documents made by numbers: as many nodes and relationships as wanted, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from schemas.graph import (
    DocumentEntity,
    DocumentGraph,
    Literal,
    LiteralKind,
    Mention,
    Qualifier,
    Statement,
)
from schemas.text import Chunk, Document, Language

CHUNKS, LOCALS, MENTIONS, STATEMENTS = 5, 40, 60, 15
"""Of one document; a statement is a fact, its evidence, and what connects the evidence."""

_NODES = 1 + CHUNKS + STATEMENTS
_RELATIONSHIPS = CHUNKS + LOCALS + MENTIONS + 2 * STATEMENTS + 2
_VOCABULARY = 5_000
_WORDS = 45  # of a chunk
_SYLLABLES = "ba ke lo mi nu ra so ti vu ze sha dor pel gan".split()
_CHARACTERS = "山水天地人大小中上下日月金木火土风云花草春夏秋冬东西南北"
_TYPES = ("Person", "Film", "Place", "Organization", "Award", "")


@dataclass(frozen=True, slots=True)
class Corpus:
    """`documents` over `entities` names, of which few are in many documents."""

    documents: int
    entities: int
    predicates: tuple[str, ...]
    seed: int = 0

    def document(self, number: int) -> DocumentGraph:
        """The document of a number, whatever was asked for before."""
        return _Writer(self, number).graph()

    def batches(self, size: int) -> Iterator[tuple[DocumentGraph, ...]]:
        """All documents, in order."""
        for first in range(0, self.documents, size):
            last = min(first + size, self.documents)
            yield tuple(self.document(number) for number in range(first, last))

    def name(self, entity: int) -> str:
        """What an entity is called: two words and its number, or Chinese characters."""
        if entity % 10 == 0:
            digits = [int(digit) for digit in str(entity)]
            return "".join(_CHARACTERS[digit + 10 * (place % 2)] for place, digit in enumerate(digits)) + "山"
        return f"{word(entity % 97).title()} {word(entity % 89 + 100).title()} {entity}"


def corpus_of(nodes: int, relationships: int, predicates: tuple[str, ...], *, seed: int = 0) -> Corpus:
    """A corpus whose graph has about so many nodes and relationships (each entity adds two nodes and one
    relationship to those of the documents); ValueError if no corpus has them."""
    documents = round((relationships - nodes / 2) / (_RELATIONSHIPS - _NODES / 2))
    entities = round((nodes - _NODES * documents) / 2)
    if documents < 1 or entities < LOCALS:
        raise ValueError(f"{nodes} nodes cannot have {relationships} relationships; try five a node")
    return Corpus(documents, entities, predicates, seed)


def word(number: int) -> str:
    """A word that can be spoken, another for each number below 14³."""
    parts = []
    for _ in range(3):
        number, rest = divmod(number, len(_SYLLABLES))
        parts.append(_SYLLABLES[rest])
    return "".join(parts)


def vectors(count: int, dimension: int, *, seed: int = 0) -> NDArray[np.float32]:
    """(count, dimension), rows of length 1: clusters of uneven size around directions of their own."""
    random = np.random.default_rng(seed)
    centres = random.normal(size=(max(1, count // 200), dimension))
    chosen = (len(centres) * random.random(count) ** 2).astype(int)
    found = centres[chosen] + random.normal(size=(count, dimension))
    return (found / np.linalg.norm(found, axis=1, keepdims=True)).astype(np.float32)


class _Writer:
    """Writes one document: names among words, and what they have to do with each other."""

    def __init__(self, corpus: Corpus, number: int) -> None:
        self._corpus = corpus
        self._number = number
        self._random = np.random.default_rng((corpus.seed, number))
        self._key = f"d{number:07}"
        self._text = ""
        self._mentions: list[Mention] = []
        self._chunks: list[Chunk] = []

    def graph(self) -> DocumentGraph:
        entities = self._entities()
        language = Language.CHINESE if self._number % 10 == 0 else Language.ENGLISH
        for ordinal in range(CHUNKS):
            self._write_chunk(ordinal, entities, language)
        title = entities[0].name
        document = Document(self._key, title, self._text, f"{self._key}.txt", language, {"licence": "CC0"})
        return DocumentGraph(
            document, tuple(self._chunks), entities, tuple(self._mentions), tuple(self._statements())
        )

    def _entities(self) -> tuple[DocumentEntity, ...]:
        """The subject of the page, and others of which the first are the most popular."""
        own = self._number % self._corpus.entities
        others = (self._corpus.entities * self._random.random(4 * LOCALS) ** 3).astype(int)
        chosen = list(dict.fromkeys([own, *(int(one) for one in others)]))
        spare = (one for one in range(self._corpus.entities) if one not in set(chosen))
        while len(chosen) < LOCALS:
            chosen.append(next(spare))
        return tuple(
            DocumentEntity(
                ref,
                self._corpus.name(entity),
                _TYPES[entity % len(_TYPES)],
                "tagger" if _TYPES[entity % len(_TYPES)] else "",
                about=ref == 0,
            )
            for ref, entity in enumerate(chosen[:LOCALS])
        )

    def _write_chunk(self, ordinal: int, entities: tuple[DocumentEntity, ...], language: Language) -> None:
        start = len(self._text)
        id_ = f"{self._key}#{ordinal}"
        share = MENTIONS // CHUNKS
        named = (ordinal * share + np.arange(share)) % LOCALS
        places = np.sort(self._random.integers(0, _WORDS, share))
        said = (_VOCABULARY * self._random.random(_WORDS) ** 3).astype(int)
        for place in range(_WORDS):
            self._text += word(int(said[place]) % len(_SYLLABLES) ** 3) + " "
            for ref in named[places == place]:
                name = entities[int(ref)].name
                at = len(self._text)
                self._mentions.append(Mention(id_, at, at + len(name), name, int(ref)))
                self._text += name + " "
        chunk = Chunk(id_, self._key, ordinal, start, len(self._text), self._text[start:], language)
        self._chunks.append(chunk)

    def _statements(self) -> Iterator[Statement]:
        for number in range(STATEMENTS):
            chunk = self._chunks[number % CHUNKS]
            predicate = self._corpus.predicates[int(self._random.integers(len(self._corpus.predicates)))]
            subject, target = (int(one) for one in self._random.choice(LOCALS, 2, replace=False))
            year = str(1900 + int(self._random.integers(120)))
            dated = number % 5 == 0
            yield Statement(
                subject,
                predicate,
                Literal(LiteralKind.DATE, year, year) if dated else target,
                chunk.id,
                chunk.start,
                chunk.end,
                chunk.start,
                chunk.end,
                "made/1",
                0.5 + 0.04 * (number % 10),
                qualifiers=(Qualifier("time", year),) if number % 3 == 0 else (),
            )
