"""Candidates of benchmark questions with their features: what rankers are trained and compared on."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks.common import Folder, Question
from builder.language import language_of
from retriever.evidence import document_of
from retriever.pipeline import Retriever
from schemas.retrieval import Query

FAMILIES = {
    "musique-dev": "musique",
    "hipporag-musique-train": "musique",
    "hotpotqa-dev": "hotpotqa",
    "hipporag-hotpotqa-train": "hotpotqa",
    "2wikimultihopqa": "2wikimultihopqa",
    "popqa": "popqa",
    "cmrc2018-zh": "squad-zh",
    "drcd-zh-hant": "squad-zh",
    "xquad-en-zh": "squad",
}
"""Sets made from the same questions, or in the same way; `squad` is `squad-en` or `squad-zh` by question."""

_NOT_WORDS = re.compile(r"\W+")


@dataclass(frozen=True, slots=True)
class Asked:
    """One question's candidates: `matrix` (n, n_features), `gold` (n,), the documents of the chunks."""

    folder: str
    family: str
    question: str
    wanted: frozenset[str]  # gold documents
    golds: frozenset[str]  # digests of the gold passages' texts
    matrix: NDArray[np.float32]
    gold: NDArray[np.bool_]
    chunks: tuple[str, ...]
    base: NDArray[np.float32]
    together: bool = False  # asked of a store of several folders

    @property
    def documents(self) -> list[str]:
        """The document of each candidate."""
        return [document_of(chunk) for chunk in self.chunks]


def collect(
    folder: Folder, retriever: Retriever, *, most: int | None = None, together: bool = False
) -> list[Asked]:
    """The candidates of a folder's questions; of more than `most`, those with the smallest digests.

    `together` says that the retriever's store holds several folders.
    """
    digests = {passage.id: text_digest(passage.text) for passage in folder.passages}
    questions: Sequence[Question] = folder.questions
    if most is not None and len(questions) > most:
        chosen = sorted(questions, key=lambda q: hashlib.sha256(q.id.encode()).hexdigest())[:most]
        questions = sorted(chosen, key=lambda q: q.id)
    found = []
    for question in questions:
        candidates = retriever.candidates(Query(question.text, language_of(question.text)))
        documents = [document_of(chunk) for chunk in candidates.ids]
        found.append(
            Asked(
                folder.name,
                family_of(folder.name, question.text),
                question.id,
                question.wanted,
                frozenset(digests[passage] for passage in question.wanted if passage in digests),
                candidates.features.matrix(),
                np.array([document in question.wanted for document in documents]),
                candidates.ids,
                candidates.features.base,
                together,
            )
        )
    return found


def family_of(folder: str, question: str) -> str:
    """The family of a question, which no ranker that is tested on it was trained on."""
    family = FAMILIES.get(folder, folder)
    return f"{family}-{language_of(question)}" if family == "squad" else family


def families_of(folder: Folder) -> list[str]:
    """The families of a folder's questions, by name: one, or one of each language that it asks in."""
    return sorted({family_of(folder.name, question.text) for question in folder.questions})


def without(asked: Iterable[Asked], tested: Folder, family: str) -> list[Asked]:
    """The questions that a ranker tested on those of one family in a folder may be trained on: none of the family,
    none of the folder (the others may be the same in another language), none whose gold text stands in it."""
    texts = {text_digest(passage.text) for passage in tested.passages}
    return [a for a in asked if a.family != family and a.folder != tested.name and not a.golds & texts]


def text_digest(text: str) -> str:
    """Of the letters and digits of a text, so that punctuation and spaces make no difference."""
    plain = _NOT_WORDS.sub("", unicodedata.normalize("NFKC", text).casefold())
    return hashlib.sha256(plain.encode()).hexdigest()[:24]


def file_digest(path: Path) -> str:
    """sha256 (hex) of a file's bytes."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def ranked(asked: Asked, scores: NDArray[np.float64], depth: int) -> list[str]:
    """The first documents by their best chunk; equal scores by chunk id, as the merger has it."""
    order = sorted(range(len(scores)), key=lambda row: (-scores[row], asked.chunks[row]))
    documents = asked.documents
    return list(dict.fromkeys(documents[row] for row in order))[:depth]
