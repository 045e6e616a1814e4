"""A whole question with a language model at hand: who is asked when, and what the answer and its proof say of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from backends.language_models.scripted import ScriptedLanguageModel, ScriptedRow
from retriever import build_retriever
from schemas.answer import StopReason
from schemas.language_model import ModelUse
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import Settings
from solver.pipeline import Solver
from solver.proof.verify import verify
from tests.solver.test_pipeline import build_store

REPLY = {"quotes": [{"passage": 1, "words": "1990年，在电影《雾港》中饰演船长"}], "answer": "船长"}
ABSTAINED = "赵一鸣的血型是什么？"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GraphStore]:
    opened = build_store(tmp_path / "pages.db")
    yield opened
    opened.close()


def _script(*rows: dict[str, object]) -> ScriptedLanguageModel:
    return ScriptedLanguageModel([ScriptedRow.model_validate(row) for row in rows])


def _solver(store: GraphStore, *rows: dict[str, object]) -> Solver:
    ontology, settings = Ontology.load(), Settings()
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=settings.retriever)
    return Solver(store, retriever, ontology, settings, language_model=_script(*rows))


def test_what_the_rules_answer_no_model_is_asked(store: GraphStore) -> None:
    answer = _solver(store).ask("林晚出生在哪里？")
    assert answer.text == "林晚出生于海城。"
    assert answer.language_model is None


def test_what_the_rules_do_not_answer_a_model_reads(store: GraphStore) -> None:
    answer = _solver(store, {"when": ["血型"], "reply": REPLY}).ask(ABSTAINED)
    assert (answer.text, answer.marked) == ("船长。", "船长[1]。")
    assert (answer.abstained, answer.stop_reason) == (False, StopReason.ANSWERED)
    assert answer.citations[0].quote == "1990年，在电影《雾港》中饰演船长。"
    assert answer.language_model is not None
    assert (answer.language_model.calls, answer.language_model.dropped) == (1, 0)


def test_a_reply_that_does_not_hold_leaves_the_abstention(store: GraphStore) -> None:
    invented = {"quotes": [{"passage": 1, "words": "赵一鸣是A型血"}], "answer": "A型"}
    answer = _solver(store, {"when": [], "reply": invented}).ask(ABSTAINED)
    assert answer.abstained
    assert answer.text == "资料没有说明赵一鸣的血型。"
    assert answer.citations == ()
    assert answer.language_model is not None
    assert answer.language_model.dropped == 1


def test_a_model_that_fails_costs_the_answer_nothing_else(store: GraphStore) -> None:
    answer = _solver(store, {"when": [], "fails": "no credit is left"}).ask(ABSTAINED)
    assert answer.text == "资料没有说明赵一鸣的血型。"
    assert answer.language_model == ModelUse("scripted", calls=1)
    assert any("no credit is left" in lost for lost in answer.degraded)


def test_a_proof_names_the_model_and_is_held_to_its_words(store: GraphStore) -> None:
    solver = _solver(store, {"when": [], "reply": REPLY})
    proof = solver.ask(ABSTAINED).proof
    assert proof.language_model == "scripted read/1"
    checked = verify(proof, store, solver)
    assert checked.holds
    assert not checked.replayed
    assert "a language model wrote the answer (scripted read/1)" in checked.notes[0]
    other = replace(proof, language_model="")
    assert not verify(other, store, solver).holds  # the digest binds who wrote it


def test_a_proof_without_a_model_is_what_it_was(store: GraphStore) -> None:
    with_model, without = _solver(store), _solver(store)
    one, other = (solver.ask("林晚出生在哪里？").proof for solver in (with_model, without))
    assert one.language_model == ""
    assert one.content_hash == other.content_hash


def test_a_forged_answer_by_a_model_does_not_hold(store: GraphStore) -> None:
    proof = _solver(store, {"when": [], "reply": REPLY}).ask(ABSTAINED).proof
    forged = replace(proof, answer="画家。", marked="画家[1]。")
    forged = replace(forged, digest=forged.content_hash)
    assert verify(forged, store).problems == ("no words that are cited say “画家”",)


def test_an_abstention_that_names_a_model_does_not_hold(store: GraphStore) -> None:
    proof = _solver(store).without_language_model.ask(ABSTAINED).proof
    forged = replace(proof, language_model="scripted read/1")
    forged = replace(forged, digest=forged.content_hash)
    assert not verify(forged, store).holds


def test_whoever_replays_a_proof_asks_no_model(store: GraphStore) -> None:
    solver = _solver(store, {"when": [], "fails": "nobody is to ask"})
    proof = solver.without_language_model.ask(ABSTAINED).proof
    checked = verify(proof, store, solver.without_language_model)
    assert (checked.holds, checked.replayed) == (True, True)
    assert solver.ask(ABSTAINED).language_model is not None  # the other still asks it
