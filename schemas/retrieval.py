"""What goes into a retriever and what comes out: queries, hits with the evidence they rest on."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from schemas.graph import Literal, Triple
from schemas.text import Language

LONGEST_QUESTION = 500
"""Characters of a question; linking and planning grow with the square of them, and no budget cuts those short."""

LONGEST_TEXT = 2 * LONGEST_QUESTION
"""Characters of a query's text; a part of a question may be longer than the question, with names written out."""


@dataclass(frozen=True, slots=True)
class LinkedEntity:
    """An entity that a question names.

    `how` is `exact`, `alias`, `text` (full text over names) or `vector`; `score` in [0, 1] is
    comparable between them. `start`, `end` are offsets of the question (equal if it came from a plan).
    """

    id: str
    name: str
    type: str
    surface: str
    score: float
    how: str
    start: int = 0
    end: int = 0


@dataclass(frozen=True, slots=True)
class Pattern:
    """A triple with holes: entity ids bound to `subject` or `object`, canonical predicates, or None.

    `subjects`/`objects` list the candidates for that end; empty means unbound. `object_value` binds
    a literal. `predicates` empty means any. `predicate_text` is the question's own wording, for
    fuzzy matching by kg_fr.
    """

    subjects: tuple[str, ...] = ()
    predicates: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()
    object_value: Literal | None = None
    predicate_text: str = ""


@dataclass(frozen=True, slots=True)
class Query:
    """One question part: its words, the entities it names, and the triple pattern it asks for.

    `pair` asks how `pattern.subjects` and `pattern.objects` are related, whatever the predicate.
    """

    text: str
    language: Language
    entities: tuple[LinkedEntity, ...] = ()
    pattern: Pattern | None = None
    pair: bool = False
    k: int = 10


@dataclass(frozen=True, slots=True)
class ChunkEvidence:
    """What a chunk's rank rests on; 0 (or empty) where a channel did not see it.

    `dense` cosine in [-1, 1]; `lexical` BM25, >= 0; `base` their fusion, min-max per query, in [0, 1];
    `named` how strongly the question names the page or entity the chunk is about (`named_as`); `linked`
    how strongly a chunk about a named thing links to this one (or is linked from it);
    `residual` share of the question's weight that the linking chunk misses and this one covers;
    `pagerank` mass; `triples` ids of retrieved triples that this chunk proves; `parts` what each feature
    adds to the score, largest first, where an explanation was asked for; `facts` the worth, in [0, 1], of the best
    fact of a named thing that it says or path of facts that ends in it.
    """

    dense: float = 0.0
    lexical: float = 0.0
    base: float = 0.0
    named: float = 0.0
    linked: float = 0.0
    residual: float = 0.0
    pagerank: float = 0.0
    triples: tuple[str, ...] = ()
    linked_from: str = ""
    link_names: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    seeds: tuple[tuple[str, float], ...] = ()
    named_as: str = ""
    parts: tuple[tuple[str, float], ...] = ()
    facts: float = 0.0


@dataclass(frozen=True, slots=True)
class ScoredChunk:
    """A retrieved chunk; `why` is one line for people."""

    chunk: str
    document: str
    score: float
    evidence: ChunkEvidence = field(default_factory=ChunkEvidence)
    why: str = ""


@dataclass(frozen=True, slots=True)
class ScoredTriple:
    """A retrieved triple; `retriever` says who found it, `path` the hop it belongs to (from 0)."""

    triple: Triple
    score: float
    retriever: str
    why: str = ""
    hop: int = 0


@dataclass(frozen=True, slots=True)
class NodeReport:
    """What one node of a flow did; `ms` is wall time."""

    retriever: str
    found: int
    unit: str
    ms: float


class Lift(StrEnum):
    """What became of the passages that an answer rests on, where it may lift them (docs/reference/retriever.md)."""

    ALONE = "alone"  # the flow's ranking, as was asked for, or as the settings have it for such a store
    OPEN = "open"  # nothing answers the question surely enough
    SPENT = "spent"  # the answer would take more than it may
    STANDING = "standing"  # they stood there already
    LIFTED = "lifted"  # some were moved up


@dataclass(frozen=True, slots=True)
class Ranking:
    """A retriever's answer, best first; equal scores stand in order of id. Where `lift` is not `alone`, a report `lift`
    says how many chunks the answer rests on, and how long it took."""

    query: Query
    chunks: tuple[ScoredChunk, ...] = ()
    triples: tuple[ScoredTriple, ...] = ()
    reports: tuple[NodeReport, ...] = ()
    degraded: tuple[str, ...] = ()
    lift: Lift = Lift.ALONE
