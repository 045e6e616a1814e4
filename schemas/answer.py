"""What a question comes back with: the answer, its citations, and a proof that can be replayed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum

from schemas.graph import Evidence, Subgraph
from schemas.language_model import ModelUse
from schemas.retrieval import NodeReport, ScoredChunk
from schemas.text import Language


class StopReason(StrEnum):
    """Why the solver stopped."""

    ANSWERED = "answered"
    NO_EVIDENCE = "no_evidence"
    BUDGET = "budget"
    UNSURE = "unsure"


@dataclass(frozen=True, slots=True)
class Citation:
    """Words that prove a sentence of the answer; `start`, `end` are document offsets of `quote`."""

    chunk: str
    document: str
    title: str
    headings: tuple[str, ...]
    start: int
    end: int
    quote: str


@dataclass(frozen=True, slots=True)
class ProofChunk:
    """A chunk that the answer rests on and the hash of its text."""

    chunk: str
    text_hash: str


@dataclass(frozen=True, slots=True)
class ProofTriple:
    """A triple that the answer rests on, readable without a store, and the words that say it."""

    id: str
    subject: str
    predicate: str
    object: str
    qualifiers: tuple[tuple[str, str], ...]
    evidence: tuple[Evidence, ...]


@dataclass(frozen=True, slots=True)
class StepReport:
    """What one task did."""

    task: str
    operator: str
    reports: tuple[NodeReport, ...]
    found: int
    ms: float


@dataclass(frozen=True, slots=True)
class Proof:
    """Everything needed to replay an answer: plan, steps, triples, chunks, budget spent.

    `marked` is the answer with its `[1]` marks, `chunks` are those that are cited or say a triple, `made_with` is a
    digest of the settings, models and program (empty where the answer was cut short and cannot be had again), and
    `digest` the content hash when it was made. Older proofs have none of the three. `language_model` names the model
    that wrote the answer, or had a part in it, and its prompts (`NAME point/1 read/1`); it is empty where none did.
    `named` are pairs: words with which the question describes something, and what that was found to be with the model's
    help; `asked_as` is the question with these names, where what follows them was answered without the model.
    """

    question: str
    answer: str
    plan: str
    steps: tuple[StepReport, ...]
    triples: tuple[ProofTriple, ...]
    chunks: tuple[ProofChunk, ...]
    citations: tuple[Citation, ...]
    store: str
    graph_version: int
    seconds: float
    schema: int = 1
    marked: str = ""
    made_with: str = ""
    digest: str = ""
    language_model: str = ""
    named: tuple[tuple[str, str], ...] = ()
    asked_as: str = ""

    @property
    def content_hash(self) -> str:
        """sha256 (hex) over everything but the store's address, the steps, the time taken and the digest itself."""
        content = asdict(self)
        for unbound in ("store", "steps", "seconds", "digest"):
            del content[unbound]
        for later in ("language_model", "named", "asked_as"):  # older proofs do not have them
            if not content[later]:
                del content[later]
        return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer in the question's language.

    `text` is the sentence itself, without quotes and citations; `marked` the same with `[1]` marks. `language_model`
    says what a model was asked for it, and is None where none was. `confidence` in (0, 1) is how likely the answer is
    right, or the one that was held back for it (`stop_reason` is `unsure`), worked out from `signs`
    (docs/reference/questions.md); None for other abstentions, where a language model had a part in the answer, where no
    time was left, and without an embedder whose likenesses were measured.
    """

    question: str
    text: str
    marked: str
    abstained: bool
    stop_reason: StopReason
    language: Language
    citations: tuple[Citation, ...]
    plan: str
    steps: tuple[StepReport, ...]
    subgraph: Subgraph
    proof: Proof
    ms: float
    degraded: tuple[str, ...] = ()
    hits: tuple[ScoredChunk, ...] = ()
    nearest: tuple[Citation, ...] = field(default=())
    language_model: ModelUse | None = None
    confidence: float | None = None
    signs: Mapping[str, float] = field(default_factory=dict)
