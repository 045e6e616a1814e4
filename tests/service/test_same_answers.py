"""The sample questions on a SQLite store and on its copy in Neo4j: the same answer, citations and scores."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from backends.stores import open_store
from backends.stores.exchange import canonical_export
from schemas.answer import Answer
from schemas.retrieval import Query
from service.copying import copy_store, export_digest
from service.shapes import Json, Shown, answer_document, ranking_document
from service.workspace import Workspace
from solver.language import language_of
from tests.service.sample import DATA, Both

pytestmark = [pytest.mark.models, pytest.mark.xdist_group("neo4j")]

QUESTIONS = [json.loads(line) for line in (DATA / "questions.jsonl").read_text(encoding="utf-8").splitlines()]
_EVERY = int(os.environ.get("EVERY", "1"))
TIMES = {"ms", "seconds", "graph_version", "digest"}
"""Fields that tell how long something took, how many writes made the store, and what binds that number."""


def test_the_copy_exports_the_same_bytes(both: Both):
    assert export_digest(both.neo4j.store) == export_digest(both.sqlite.store)
    assert list(canonical_export(both.neo4j.store)) == list(canonical_export(both.sqlite.store))


def test_the_copy_copied_back_exports_the_same_bytes(both: Both, tmp_path: Path):
    back = open_store(tmp_path / "back.db", create=True)
    copy_store(both.neo4j.store, back)
    assert list(canonical_export(back)) == list(canonical_export(both.sqlite.store))
    back.close()


def asked() -> list[ParameterSet]:
    """Every thirty-sixth question; all of them only in `make test-stores`, or every EVERY-th."""
    chosen = [(place, question) for place, question in enumerate(QUESTIONS) if place % _EVERY == 0]
    return [
        pytest.param(question, id=question["id"], marks=[pytest.mark.whole] if place % 36 else [])
        for place, question in chosen
    ]


@pytest.mark.parametrize("question", asked())
def test_a_question_has_one_answer_in_both_stores(question: dict[str, str], both: Both):
    text = question["question"]
    assert said(both.neo4j.solver.ask(text)) == said(both.sqlite.solver.ask(text))
    assert scores(both.neo4j, text) == scores(both.sqlite, text)


def said(answer: Answer) -> Json:
    """All of an answer but how long it took."""
    return without_times(answer_document(answer))


def scores(workspace: Workspace, text: str) -> Json:
    """Every passage and triple found for a question, with its score and all that the score is made of."""
    ranking = workspace.retriever.retrieve(Query(text, language_of(text)), explain=True)
    return without_times(ranking_document(ranking, Shown(), flow="", ms=0.0))


def without_times(value: Json) -> Json:
    if isinstance(value, dict):
        return {name: without_times(item) for name, item in value.items() if name not in TIMES}
    return [without_times(item) for item in value] if isinstance(value, list) else value
