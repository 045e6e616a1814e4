"""What replies look like, for the API's description; the documents themselves are made by `service`."""

from __future__ import annotations

from typing import Literal as OneOf

from pydantic import BaseModel, ConfigDict, Field

from builder.curation import RecordedDecision
from schemas.answer import Citation, Proof, StopReason
from schemas.graph import Subgraph
from schemas.language_model import ModelUse
from schemas.retrieval import ChunkEvidence, Lift, LinkedEntity, NodeReport, ScoredTriple
from schemas.text import Language
from service.completion import Completion
from service.inspection import EntityReport, TripleReport


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _Versioned(_Model):
    version_of_schema: OneOf[1] = Field(alias="schema")


class StepModel(_Model):
    """What one retriever found for one task, and how long it took."""

    task: str
    retriever: str
    found: int
    ms: float


class AnswerModel(_Versioned):
    """`guanxi ask --json`."""

    question: str
    answer: str
    marked: str
    abstained: bool
    stop_reason: StopReason
    confidence: float | None
    signs: dict[str, float]
    degraded: list[str]
    language: Language
    citations: list[Citation]
    nearest: list[Citation]
    plan: str
    steps: list[StepModel]
    subgraph: Subgraph
    proof: Proof
    language_model: ModelUse | None
    ms: float


class PlanModel(_Versioned):
    """`guanxi plan --json`."""

    question: str
    plan: str
    considered: list[str]


class HitModel(_Model):
    """A passage, and why it ranked where it did."""

    chunk: str
    document: str
    score: float
    evidence: ChunkEvidence
    why: str
    title: str
    text: str


class RankingModel(_Versioned):
    """`guanxi retrieve --json`."""

    query: str
    flow: str
    entities: list[LinkedEntity]
    hits: list[HitModel]
    triples: list[ScoredTriple]
    names: dict[str, str]
    reports: list[NodeReport]
    lift: Lift
    degraded: list[str]
    ms: float


class VerificationModel(_Versioned):
    """`guanxi verify --json`."""

    holds: bool
    problems: list[str]
    notes: list[str]
    replayed: bool


class HealthModel(_Versioned):
    """What is served."""

    version: str
    store: str
    documents: int
    chunks: int
    entities: int
    triples: int
    embedder: str | None
    degraded: list[str]


class WordingModel(_Model):
    """What a type or a relation is called."""

    zh: str
    en: str


class LabelsModel(_Versioned):
    """Types and predicates by id."""

    types: dict[str, WordingModel]
    predicates: dict[str, WordingModel]


class EntitiesModel(_Versioned):
    """`guanxi inspect entity --json`."""

    entities: list[EntityReport]
    decisions: list[list[RecordedDecision]]


class TriplesModel(_Versioned):
    """`guanxi inspect triple --json`."""

    triples: list[TripleReport]


class SubgraphModel(_Versioned):
    """`guanxi inspect subgraph --json`."""

    subgraph: Subgraph


class PlaceModel(_Model):
    """Where a chunk stands in its document, in code points, below which headings."""

    id: str
    start: int
    end: int
    headings: list[str]


class PageModel(_Versioned):
    """A document."""

    key: str
    title: str
    language: Language
    text: str
    chunks: list[PlaceModel]


class NamesModel(_Versioned):
    """Names that complete what was typed."""

    query: str
    names: list[Completion]


class ErrorModel(_Model):
    """What is wrong and what to do; `position` for errors in a flow or a logical form, `path` for input."""

    code: str
    message: str
    hint: str
    position: int | None = None
    path: str | None = None


class FailureModel(_Versioned):
    """Every reply that is no success."""

    error: ErrorModel
