"""An answer's proof: what the answer rests on, in words that need no store, bound by a digest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version

from schemas.answer import Proof, ProofChunk, ProofTriple, StepReport
from schemas.graph import EmbedderInfo, Triple
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import Settings
from solver.synthesis.composed import Composed

_BY_MODEL = "language_model/"


def prove(
    question: str,
    plan: str,
    steps: Sequence[StepReport],
    composed: Composed,
    store: GraphStore,
    *,
    made_with: str,
    seconds: float,
    language_model: str = "",
    named: tuple[tuple[str, str], ...] = (),
    asked_as: str = "",
) -> Proof:
    """The proof of an answer: its triples, the hash of each chunk that it cites or that says a triple, its digest."""
    triples = proved_triples(composed.triples, store)
    cited = {citation.chunk for citation in composed.citations}
    saying = {row.chunk for triple in triples for row in triple.evidence}
    chunks = [chunk for chunk in store.get_chunks(sorted(cited | saying)) if chunk is not None]
    proof = Proof(
        question=question,
        answer=composed.text,
        plan=plan,
        steps=tuple(steps),
        triples=tuple(triples),
        chunks=tuple(ProofChunk(chunk.id, chunk.text_hash) for chunk in chunks),
        citations=composed.citations,
        store="",
        graph_version=store.graph_version(),
        seconds=seconds,
        marked=composed.marked,
        made_with=made_with,
        language_model=language_model,
        named=named,
        asked_as=asked_as,
    )
    return replace(proof, digest=proof.content_hash)


def proved_triples(triples: Sequence[Triple], store: GraphStore) -> list[ProofTriple]:
    """Triples with the names of their ends and the rows that say them."""
    evidence = store.evidence([t.id for t in triples])
    ids = {t.subject for t in triples} | {t.object for t in triples if isinstance(t.object, str)}
    names = {e.id: e.name for e in store.get_entities(sorted(ids)) if e is not None}
    return [
        ProofTriple(
            id=t.id,
            subject=names.get(t.subject, t.subject),
            predicate=t.predicate,
            object=names.get(t.object, t.object) if isinstance(t.object, str) else t.object.text,
            qualifiers=tuple((q.name, q.value) for q in t.qualifiers),
            evidence=tuple(evidence.get(t.id, ())),
        )
        for t in triples
    ]


def read_by_model(proof: Proof) -> tuple[str, ...]:
    """That facts of an answer were read by a language model and by no rule, and by which; nothing where none was."""
    readers = {
        row.extractor
        for triple in proof.triples
        for row in triple.evidence
        if all(one.extractor.startswith(_BY_MODEL) for one in triple.evidence)
    }
    return (
        (f"read by a language model alone: a fact of the answer ({', '.join(sorted(readers))})",)
        if readers
        else ()
    )


def conditions(
    settings: Settings, ontology: Ontology, embedder: EmbedderInfo | None, lacking: Sequence[str] = ()
) -> str:
    """sha256 (hex) of all that decides an answer besides the store and the budget: the retriever's settings (but for
    what lifts proofs, which begins with an answer), the ontology, the embedder, what is `lacking`, and the version of
    this program.
    """
    try:
        program = version("guanxi")
    except PackageNotFoundError:
        program = ""
    vectors = [embedder.model, embedder.dimension, embedder.runtime] if embedder is not None else []
    retriever = settings.retriever.model_dump(exclude={"proofs"})
    first, last = (json.dumps(part, sort_keys=True) for part in ([program, retriever], [vectors, *lacking]))
    content = f"{first[:-1]}, {ontology.content}, {last[1:]}"
    return hashlib.sha256(content.encode()).hexdigest()
