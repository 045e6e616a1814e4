"""Look-ups as JSON documents: what `guanxi inspect … --json` prints, and what other programs are told."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from builder.curation import decisions_on, recorded_decisions
from schemas.graph import Subgraph
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from service.completion import Completion
from service.inspection import TripleReport, inspect_document, inspect_entity
from service.shapes import Json, versioned
from service.workspace import Workspace


def entity_document(store: GraphStore, name: str) -> dict[str, Json]:
    """`guanxi inspect entity`: what is known of a name, and what people decided of it."""
    reports = inspect_entity(store, name)
    recorded = recorded_decisions(store)
    decided = [decisions_on(recorded, report.entity) for report in reports]
    return versioned({"entities": reports, "decisions": decided})


def triples_document(reports: Sequence[TripleReport]) -> dict[str, Json]:
    """`guanxi inspect triple`."""
    return versioned({"triples": reports})


def subgraph_document(subgraph: Subgraph) -> dict[str, Json]:
    """`guanxi inspect subgraph`."""
    return versioned({"subgraph": subgraph})


def page_document(store: GraphStore, key: str) -> dict[str, Json]:
    """A document's text without where it came from, and where its chunks stand in it; for programs elsewhere."""
    report = inspect_document(store, key)
    page = report.document
    chunks = [
        {"id": chunk.id, "start": chunk.start, "end": chunk.end, "headings": chunk.headings}
        for chunk in report.chunks
    ]
    told = {"key": page.key, "title": page.title, "language": page.language, "text": page.text}
    return versioned({**told, "chunks": chunks})


def names_document(typed: str, found: Sequence[Completion]) -> dict[str, Json]:
    """Names that complete what was typed."""
    return versioned({"query": typed, "names": found})


def health_document(workspace: Workspace, *, name: str) -> dict[str, Json]:
    """What is served: the store's name and counts, what made its vectors, and what is degraded."""
    stats, vectors = workspace.store.stats(), workspace.vectors
    return versioned(
        {
            "version": version("guanxi"),
            "store": name,
            "documents": stats.documents,
            "chunks": stats.chunks,
            "entities": stats.entities,
            "triples": stats.triples,
            "embedder": vectors.model if vectors is not None else None,
            "degraded": workspace.degraded,
        }
    )


def labels_document(ontology: Ontology) -> dict[str, Json]:
    """What the ontology's types and relations are called, by language and id."""
    types = {name: {"zh": kind.zh.label, "en": kind.en.label} for name, kind in ontology.types.items()}
    relations = {
        name: {"zh": relation.zh.label, "en": relation.en.label}
        for name, relation in ontology.relations.items()
    }
    return versioned({"types": types, "predicates": relations})
