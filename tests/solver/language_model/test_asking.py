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
CHAIN = "赵一鸣的搭档出生在哪里？"
ABSTAINED = "赵一鸣的血型是什么？"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GraphStore]:
    opened = build_store(tmp_path / "pages.db")
    yield opened
    opened.close()


def _script(*rows: dict[str, object]) -> ScriptedLanguageModel:
    named = ScriptedRow(when=(), reply={"words": "", "kind": "thing"}, prompt="point/1")
    return ScriptedLanguageModel([*map(ScriptedRow.model_validate, rows), named])


def _pointing(words: str, kind: str, *when: str) -> dict[str, object]:
    return {"when": when, "prompt": "point/1", "reply": {"words": words, "kind": kind}}


def _reading(answer: str, words: str, *when: str) -> dict[str, object]:
    reply = {"quotes": [{"passage": 1, "words": words}], "answer": answer}
    return {"when": when, "prompt": "read/1", "reply": reply}


def _solver(store: GraphStore, *rows: dict[str, object]) -> Solver:
    ontology, settings = Ontology.load(), Settings()
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=settings.retriever)
    return Solver(store, retriever, ontology, settings, language_model=_script(*rows))


def test_what_the_rules_answer_no_model_is_asked(store: GraphStore) -> None:
    answer = _solver(store).ask("林晚出生在哪里？")
    assert answer.text == "林晚出生于海城。"
    assert answer.language_model is None


def test_what_the_rules_do_not_answer_a_model_reads(store: GraphStore) -> None:
    answer = _solver(store, {"when": ["血型"], "prompt": "read/1", "reply": REPLY}).ask(ABSTAINED)
    assert (answer.text, answer.marked) == ("船长。", "船长[1]。")
    assert (answer.abstained, answer.stop_reason) == (False, StopReason.ANSWERED)
    assert answer.citations[0].quote == "1990年，在电影《雾港》中饰演船长。"
    assert answer.language_model is not None
    assert (answer.language_model.calls, answer.language_model.dropped) == (2, 0)


def test_a_reply_that_does_not_hold_leaves_the_abstention(store: GraphStore) -> None:
    invented = {"quotes": [{"passage": 1, "words": "赵一鸣是A型血"}], "answer": "A型"}
    answer = _solver(store, {"when": [], "prompt": "read/1", "reply": invented}).ask(ABSTAINED)
    assert answer.abstained
    assert answer.text == "资料没有说明赵一鸣的血型。"
    assert answer.citations == ()
    assert answer.language_model is not None
    assert answer.language_model.dropped == 1


def test_a_model_that_fails_costs_the_answer_nothing_else(store: GraphStore) -> None:
    answer = _solver(store, {"when": [], "fails": "no credit is left"}).ask(ABSTAINED)
    assert answer.text == "资料没有说明赵一鸣的血型。"
    assert answer.language_model == ModelUse("scripted", calls=2)
    assert any("no credit is left" in lost for lost in answer.degraded)


def test_a_proof_names_the_model_and_is_held_to_its_words(store: GraphStore) -> None:
    solver = _solver(store, {"when": [], "prompt": "read/1", "reply": REPLY})
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
    proof = _solver(store, {"when": [], "prompt": "read/1", "reply": REPLY}).ask(ABSTAINED).proof
    forged = replace(proof, answer="画家。", marked="画家[1]。")
    forged = replace(forged, digest=forged.content_hash)
    assert verify(forged, store).problems == ("no words that are cited say “画家”",)


def test_an_abstention_that_names_a_model_does_not_hold(store: GraphStore) -> None:
    proof = _solver(store).for_replay.ask(ABSTAINED).proof
    forged = replace(proof, language_model="scripted read/1")
    forged = replace(forged, digest=forged.content_hash)
    assert not verify(forged, store).holds


def test_whoever_replays_a_proof_asks_no_model(store: GraphStore) -> None:
    solver = _solver(store, {"when": [], "fails": "nobody is to ask"})
    proof = solver.for_replay.ask(ABSTAINED).proof
    checked = verify(proof, store, solver.for_replay)
    assert (checked.holds, checked.replayed) == (True, True)
    assert solver.ask(ABSTAINED).language_model is not None  # the other still asks it


_PARTNER = _reading("林晚", "1990年，与赵一鸣共同出演电影《雾港》", "搭档是谁")
_POINTED = _pointing("赵一鸣的搭档", "person", "赵一鸣的搭档出生")


def test_what_a_question_describes_is_read_and_facts_answer_with_its_name(store: GraphStore) -> None:
    answer = _solver(store, _POINTED, _PARTNER).ask(CHAIN)
    assert answer.text == "赵一鸣的搭档：林晚，林晚出生于海城。"
    assert answer.marked == "赵一鸣的搭档：林晚[1]，林晚出生于海城[2]。"
    assert [c.quote for c in answer.citations] == [
        "1990年，与赵一鸣共同出演电影《雾港》，在片中饰演渔夫阿宁。",
        "林晚（Lin Wan），1962年6月22日出生于海城，演员、导演。",
    ]
    assert [t.predicate for t in answer.proof.triples] == ["birth_place"]
    proof = answer.proof
    assert (proof.named, proof.asked_as) == ((("赵一鸣的搭档", "林晚"),), "林晚出生在哪里？")
    assert proof.language_model == "scripted point/1 read/1"


def test_an_answer_that_facts_gave_with_a_name_is_asked_again(store: GraphStore) -> None:
    solver = _solver(store, _POINTED, _PARTNER)
    proof = solver.ask(CHAIN).proof
    checked = verify(proof, store, solver.for_replay)
    assert (checked.problems, checked.replayed) == ((), True)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"named": (("林晚的搭档", "林晚"),)}, "the question does not say “林晚的搭档”"),
        ({"named": (("赵一鸣的搭档", "周北"),)}, "no words that are cited say “周北”"),
        ({"asked_as": "赵一鸣出生在哪里？"}, "another question was asked in the end"),
        (
            {"answer": "赵一鸣的搭档：林晚，林晚出生于东岛。", "marked": "赵一鸣的搭档：林晚[1]，林晚出生于东岛[2]。"},
            "asked again as “林晚出生在哪里？”, the answer is: “林晚出生于海城。”",
        ),
        ({"language_model": "", "asked_as": ""}, "things are named, and no language model that pointed at them"),
    ],
)  # fmt: skip
def test_a_forged_proof_with_a_name_does_not_hold(
    store: GraphStore, changes: dict[str, object], problem: str
) -> None:
    solver = _solver(store, _POINTED, _PARTNER)
    forged = replace(solver.ask(CHAIN).proof, **changes)
    forged = replace(forged, digest=forged.content_hash)
    assert problem in verify(forged, store, solver.for_replay).problems


def test_what_stays_open_with_the_name_is_read_as_well(store: GraphStore) -> None:
    solver = _solver(
        store,
        _pointing("赵一鸣的搭档", "person", "赵一鸣的搭档出生"),
        _pointing("赵一鸣的搭档", "person", "赵一鸣的搭档有多高"),
        _PARTNER,
        _reading("3752万港元", "她自导自演的《北行》在海城取得3752万港元的票房", "林晚有多高"),
    )
    answer = solver.ask("赵一鸣的搭档有多高？")
    assert answer.text == "赵一鸣的搭档：林晚，3752万港元。"
    assert (answer.proof.asked_as, answer.proof.language_model) == ("", "scripted point/1 read/1")
    checked = verify(answer.proof, store, solver.for_replay)
    assert (checked.problems, checked.replayed) == ((), False)


@pytest.mark.parametrize("name", ["海城的渔夫", "赵一鸣", "《雾港》", "1990"])
def test_what_is_described_is_a_thing_that_the_graph_knows_of_its_kind(store: GraphStore, name: str) -> None:
    reading = _reading(name, "1990年，与赵一鸣共同出演电影《雾港》", "搭档是谁")
    answer = _solver(store, _POINTED, reading, _reading("", "林晚")).ask(CHAIN)
    assert answer.abstained
    assert answer.proof.named == ()


def test_a_model_that_points_at_a_name_is_not_asked_what_it_is(store: GraphStore) -> None:
    solver = _solver(
        store,
        _pointing("赵一鸣", "person", "血型"),
        {"when": ["血型"], "prompt": "read/1", "reply": {"quotes": [], "answer": ""}},
    )
    answer = solver.ask(ABSTAINED)
    assert answer.abstained
    assert answer.language_model is not None
    assert answer.language_model.calls == 2


def test_a_yes_or_no_comes_before_what_things_were_found_to_be(store: GraphStore) -> None:
    solver = _solver(store, _pointing("赵一鸣的搭档", "person", "吗"), _PARTNER)
    answer = solver.ask("赵一鸣的搭档出生于海城吗？")
    assert answer.text == "是的，林晚出生于海城，赵一鸣的搭档：林晚。"
    checked = verify(answer.proof, store, solver.for_replay)
    assert (checked.problems, checked.replayed) == ((), True)
