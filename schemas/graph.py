"""The graph: what one document says (never changed by another), and the canonical layer above it.

A `DocumentGraph` is what the builder writes: the document, its chunks, the entities *as this
document knows them*, their mentions, and its statements. `Entity`, `Triple` and `Evidence` are what
readers of a store get: a pure function of the documents present (`backends.stores.canonical`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schemas.text import Chunk, Document, Span

if TYPE_CHECKING:
    import networkx

Vectors: TypeAlias = NDArray[np.float32]  # (n, dimension), rows of length 1
TokenCodes: TypeAlias = NDArray[np.uint8]  # (tokens, bytes), each token's vector as packed signs


class LiteralKind(StrEnum):
    """What a literal object is."""

    DATE = "date"
    NUMBER = "number"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Literal:
    """A typed value.

    `value` is normalised: a date is ISO 8601 as far as known (`1988`, `1988-05`, `1988-05-24`),
    a number a plain decimal (`37520000`), a text itself. `unit` is normalised (`HKD`, `USD`, `kg`,
    …) or empty; `text` is what the page says (`3752万港元`).
    """

    kind: LiteralKind
    value: str
    text: str
    unit: str = ""


@dataclass(frozen=True, slots=True, order=True)
class Qualifier:
    """A circumstance of a triple: `time`, `place`, `role`, `work`, `edition`, `category`, `order`, …"""

    name: str
    value: str


class SubjectSource(StrEnum):
    """Where the subject of a statement was read."""

    SPAN = "span"
    COREFERENCE = "coreference"
    PAGE_TITLE = "page_title"


@dataclass(frozen=True, slots=True)
class Alias:
    """Another name of an entity, as a document gives it, and the words that say so.

    `reason` is `bracket` (周星驰（Stephen Chow）), `statement` (an alias relation), `title_sense` (the
    title without its bracket), `simplified` (another script), `spelling` (another way to write the title),
    `dictionary` (the name in the other language, lower case), `shortened` (武汉 of 武汉市),
    `last_name` (by which this document alone calls somebody: 巴洛 of 汤姆·巴洛), `redirect` or `link`.
    `start` and `end` are document offsets; equal where the reason needs no words.
    """

    name: str
    reason: str
    start: int = 0
    end: int = 0


@dataclass(frozen=True, slots=True)
class DocumentEntity:
    """An entity as one document knows it; `ref` is its number within that document.

    `about` marks the page's own subject. `sense` is the bracket of its name (`planet`).
    `type` is an ontology type id, or empty; `type_source` says what decided it
    (`definition`, `signature`, `tagger`, `rule`), strongest first.
    """

    ref: int
    name: str
    type: str = ""
    type_source: str = ""
    aliases: tuple[Alias, ...] = ()
    about: bool = False
    sense: str = ""
    description: str = ""


@dataclass(frozen=True, slots=True)
class Mention:
    """An occurrence of an entity: document offsets, the words, and who found it.

    `source` is `tagger`, `title` (the page's own name), `work` (《…》), `capitalised`, `link` or
    `statement`.
    """

    chunk: str
    start: int
    end: int
    surface: str
    ref: int
    source: str = "tagger"
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class Statement:
    """One fact as one place of a document says it.

    `object` is a `DocumentEntity.ref` or a literal. `start`, `end` are the document offsets of the
    words that say it, `sentence_start`, `sentence_end` those of the sentence around them.
    """

    subject: int
    predicate: str
    object: int | Literal
    chunk: str
    start: int
    end: int
    sentence_start: int
    sentence_end: int
    extractor: str
    confidence: float
    subject_source: SubjectSource = SubjectSource.SPAN
    qualifiers: tuple[Qualifier, ...] = ()


@dataclass(frozen=True, slots=True)
class DocumentGraph:
    """Everything that one document contributes; written, replaced and deleted as a whole.

    `vectors` has one row a chunk of kind text, in order, or is None where no embedder ran; `token_codes` has one
    array a chunk of kind text, all of the same number of bytes a token, or is None where the embedder makes none.
    `fingerprint` names the settings and versions that made it, so that a change of them rebuilds.
    """

    document: Document
    chunks: tuple[Chunk, ...]
    entities: tuple[DocumentEntity, ...] = ()
    mentions: tuple[Mention, ...] = ()
    statements: tuple[Statement, ...] = ()
    vectors: Vectors | None = None
    token_codes: tuple[TokenCodes, ...] | None = None
    fingerprint: str = ""


@dataclass(frozen=True, slots=True)
class GraphBatch:
    """Documents that are written in one transaction."""

    documents: tuple[DocumentGraph, ...]


@dataclass(frozen=True, slots=True)
class WriteResult:
    """What a write changed."""

    added: int = 0
    changed: int = 0
    removed: int = 0
    graph_version: int = 0


@dataclass(frozen=True, slots=True)
class EntityName:
    """One name of a canonical entity, and why it is one: `mention` for its own, else `Alias.reason`.

    `documents` are at most eight that say so, those with the smallest keys.
    """

    name: str
    reason: str
    documents: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entity:
    """A canonical entity.

    `id` is `digest("entity", key, sense)`: the name's key (simplified characters), and the key of the page about
    it (the smallest, if there are several) or empty. `pages` are the documents about it.
    """

    id: str
    name: str
    type: str = ""
    names: tuple[EntityName, ...] = ()
    description: str = ""
    pages: tuple[str, ...] = ()
    mentions: int = 0
    documents: int = 0

    @property
    def aliases(self) -> tuple[str, ...]:
        """The other names, in order of their keys."""
        return tuple(dict.fromkeys(name.name for name in self.names if name.name != self.name))


@dataclass(frozen=True, slots=True)
class Triple:
    """A canonical fact; `object` is an entity id or a literal.

    `id` is a digest of subject, predicate, object value and qualifiers. `confidence` is
    1 - prod(1 - c) over its evidence's distinct documents; `evidence` counts the rows.
    """

    id: str
    subject: str
    predicate: str
    object: str | Literal
    qualifiers: tuple[Qualifier, ...] = ()
    confidence: float = 1.0
    evidence: int = 1

    @property
    def things(self) -> tuple[str, ...]:
        """The ids of the entities that it joins, its subject first: two, or one where its object is a literal."""
        return (self.subject, self.object) if isinstance(self.object, str) else (self.subject,)

    def said(self, qualifier: str) -> str:
        """The first value of a circumstance of that name; empty where none is told."""
        return next((q.value for q in self.qualifiers if q.name == qualifier), "")


@dataclass(frozen=True, slots=True)
class Evidence:
    """The words that say a triple: offsets of its document, inside the chunk named."""

    triple: str
    document: str
    chunk: str
    start: int
    end: int
    sentence_start: int
    sentence_end: int
    sentence: str
    extractor: str
    confidence: float
    subject_source: SubjectSource


@dataclass(frozen=True, slots=True)
class ChunkMention:
    """A mention as a store gives it: which canonical entity stands where."""

    chunk: str
    start: int
    end: int
    surface: str
    entity: str
    source: str
    score: float


@dataclass(frozen=True, slots=True)
class Subgraph:
    """Entities by id and the triples between them, both in order of id."""

    entities: tuple[Entity, ...] = ()
    triples: tuple[Triple, ...] = ()

    def to_networkx(self) -> networkx.MultiDiGraph[str]:
        """A directed multigraph: nodes have `name` and `type` (literals too, as
        `literal:KIND:VALUE:UNIT`), edges `predicate`, `confidence` and the qualifiers; the edge key
        is the triple's id."""
        import networkx

        graph: networkx.MultiDiGraph[str] = networkx.MultiDiGraph()
        for entity in self.entities:
            graph.add_node(entity.id, name=entity.name, type=entity.type)
        for triple in self.triples:
            target = triple.object
            if isinstance(target, Literal):
                literal, target = target, f"literal:{target.kind}:{target.value}:{target.unit}"
                graph.add_node(target, name=literal.text, type=str(literal.kind))
            qualifiers = {qualifier.name: qualifier.value for qualifier in triple.qualifiers}
            graph.add_edge(
                triple.subject,
                target,
                key=triple.id,
                predicate=triple.predicate,
                confidence=triple.confidence,
                **{f"qualifier_{name}": value for name, value in qualifiers.items()},
            )
        return graph


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The graph as arrays, for PageRank and other whole-graph work.

    Nodes are entities and chunks (kind text), `ids` in ascending order with entities as
    `e:ID` and chunks as `c:ID`. Edges are undirected, each once, `source < target`:
    mention edges (chunk, entity; weight = number of mentions) and triple edges (entity, entity;
    weight = sum of confidence). `kind` is 0 for mention, 1 for triple edges.
    """

    version: int
    ids: tuple[str, ...]
    source: NDArray[np.int32]  # (n_edges,)
    target: NDArray[np.int32]  # (n_edges,)
    weight: NDArray[np.float32]  # (n_edges,), > 0
    kind: NDArray[np.int8]  # (n_edges,)


@dataclass(frozen=True, slots=True)
class PageNames:
    """A document that is a page: its key, the id of the entity that it is about, and the names that it claims for it.

    Names are normalised (`name_key`), ascending; a title with its sense (`alien (film)`) is one of them.
    """

    document: str
    entity: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TokenVectors:
    """The tokens of a text as an encoder sees each in its place.

    `vectors` is (tokens, dimension), rows of length 1; `spans` says where each stands in the text; `whole` is the
    (dimension,) vector of the text itself.
    """

    vectors: Vectors
    spans: tuple[Span, ...]
    whole: Vectors


@dataclass(frozen=True, slots=True)
class CodedVectors:
    """Texts embedded: `vectors` (n, dimension), and the codes of each text's tokens."""

    vectors: Vectors
    codes: tuple[TokenCodes, ...]


class EmbeddedChunk(NamedTuple):
    """What an embedder made of a chunk of text: (dimension,), and its tokens where it tells them apart."""

    chunk: str
    vector: Vectors
    codes: TokenCodes | None = None


@dataclass(frozen=True, slots=True)
class EmbedderInfo:
    """What made the vectors; a store refuses vectors of another model."""

    model: str
    dimension: int
    runtime: str
