"""Candidates of questions over whole pages whose proofs are known: what rankers learn from beside single passages.

A page of an encyclopedia has several chunks, names much that no question asks about, and may be in the other language
than the question; and questions compare, count and list. Passages made for multi-hop questions teach none of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import numpy as np

from backends.stores.sqlite import SqliteStore
from benchmarks.common import Shown, data_file, evidence_of, opened, read_rows
from benchmarks.ranking_data import Asked, file_digest, text_digest
from builder.language import language_of
from builder.report import BuildRequest
from builder.wiring import build_pipeline
from retriever.candidates import Candidates
from retriever.evidence import document_of
from retriever.pipeline import Retriever
from schemas.errors import InputError
from schemas.protocols import GraphStore
from schemas.retrieval import Query
from schemas.settings import Settings
from solver.evaluation import normalised

FAMILY = "encyclopedia"
PAGES = "encyclopedia"  # the folder of the pages, beside `questions.jsonl`
CHUNKS = (1.0, 0.4)
"""Sizes of chunks that pages are read in, as shares of the usual one. With one size rankers learn how many chunks the
sample's pages have, which is so for no others: of 1,044 questions over pages that they never saw 869 had their evidence
within five with it, 882 with both, 885 without weights for pages."""


@dataclass(frozen=True, slots=True)
class Proven:
    """A question and the passages that prove its answer."""

    id: str
    text: str
    evidence: tuple[str, ...]


def proven_questions(folder: Path) -> list[Proven]:
    """The questions that have evidence and may be learned from: those marked `unseen` stay unseen."""
    found = []
    for row in read_rows(data_file(folder, "questions.jsonl")):
        passages = tuple(evidence_of(row))
        if passages and not row.get("unseen"):
            found.append(Proven(str(row["id"]), str(row["question"]), passages))
    return found


def pages_store(folder: Path, settings: Settings, *, size: float = 1.0) -> SqliteStore:
    """The store of the folder's pages, below the cache, in chunks of a share of the usual size; InputError without
    pages."""
    return built_pages(folder / PAGES, settings, size=size)


def built_pages(pages: Path, settings: Settings, *, size: float = 1.0) -> SqliteStore:
    """The store of a folder of pages, like `pages_store`."""
    if not pages.is_dir():
        raise InputError(f"{pages.parent} has no folder {pages.name}", path=str(pages.parent))
    name = f"pages-{sha256(str(pages.resolve()).encode()).hexdigest()[:16]}"
    place = settings.cache / "benchmarks" / (name if size == 1.0 else f"{name}-{size}")
    place.mkdir(parents=True, exist_ok=True)
    store = opened(place / "store.db")
    build_pipeline(_in_chunks(settings, size)).build(store, BuildRequest([pages], prune=True), Shown())
    return store


def collect_proven(
    questions: Sequence[Proven], store: GraphStore, retriever: Retriever, *, size: float = 1.0
) -> list[Asked]:
    """The candidates of each question in its own language, and in the other one's pages where there are some."""
    found = []
    chunks = "" if size == 1.0 else f", in chunks of {size}"
    for question in questions:
        query = Query(question.text, language_of(question.text))
        found.append(_asked(question.id + chunks, question, retriever.candidates(query), store))
        across = retriever.candidates_across(query)
        if across is not None:
            found.append(_asked(f"{question.id}{chunks}, across", question, across, store))
    return found


def _in_chunks(settings: Settings, size: float) -> Settings:
    chunking = settings.builder.chunking
    smaller = {"chinese": round(size * chunking.chinese), "english": round(size * chunking.english)}
    builder = settings.builder.model_copy(update={"chunking": chunking.model_copy(update=smaller)})
    return settings.model_copy(update={"builder": builder})


def _asked(name: str, question: Proven, candidates: Candidates, store: GraphStore) -> Asked:
    wanted = [normalised(passage) for passage in question.evidence]
    texts = [chunk.text if chunk is not None else "" for chunk in store.get_chunks(candidates.ids)]
    gold = np.array([any(passage in text for passage in wanted) for text in map(normalised, texts)], bool)
    chunks = [candidates.ids[row] for row in np.flatnonzero(gold)]
    return Asked(
        FAMILY,
        FAMILY,
        name,
        frozenset(document_of(chunk) for chunk in chunks),
        frozenset(text_digest(texts[row]) for row in np.flatnonzero(gold)),
        candidates.features.matrix(),
        gold,
        candidates.ids,
        candidates.features.base,
    )


def pages_source(folder: Path) -> dict[str, object]:
    """Where the questions come from: hashes of pages and questions, and the licence."""
    content = sha256()
    for page in sorted((folder / PAGES).rglob("*.md")):
        content.update(f"{page.relative_to(folder).as_posix()} {file_digest(page)}\n".encode())
    return {
        "licence": "CC0 1.0",
        "corpus_sha256": content.hexdigest(),
        "questions_sha256": file_digest(data_file(folder, "questions.jsonl")),
    }
