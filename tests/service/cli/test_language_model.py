"""`guanxi ask` with a language model in the settings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.service.cli.conftest import Guanxi

QUESTION = "林岚的血型是什么？"


@pytest.fixture
def reading(built: Guanxi) -> Guanxi:
    """Settings, in `model.yaml`, of a model that finds what is asked in 林岚's page."""
    reply = {
        "quotes": [{"passage": 1, "words": "林岚，1975年3月2日出生于上海，演员、歌手"}],
        "answer": "歌手",
    }
    Path("replies.jsonl").write_text(json.dumps({"when": ["血型"], "reply": reply}) + "\n", encoding="utf-8")
    Path("model.yaml").write_text("language_model: {type: scripted, file: replies.jsonl}\n", encoding="utf-8")
    return built


def test_an_answer_says_which_model_read_it(reading: Guanxi) -> None:
    run = reading("ask", QUESTION, "--store", "small.db", "--settings", "model.yaml")
    assert run.status == 0
    assert run.out.startswith("歌手[1]。")
    assert "language model scripted: 2 calls" in run.out.splitlines()[-1]


def test_the_document_has_what_the_model_was_asked(reading: Guanxi) -> None:
    run = reading("ask", QUESTION, "--store", "small.db", "--settings", "model.yaml", "--json")
    assert run.document["answer"] == "歌手。"
    assert run.document["language_model"]["model"] == "scripted"
    assert run.document["proof"]["language_model"] == "scripted read/1"


def test_a_proof_by_a_model_holds_and_is_not_replayed(reading: Guanxi) -> None:
    reading("ask", QUESTION, "--store", "small.db", "--settings", "model.yaml", "--proof", "proof.json")
    run = reading("verify", "proof.json", "--store", "small.db", "--settings", "model.yaml", "--json")
    assert (run.status, run.document["holds"], run.document["replayed"]) == (0, True, False)
    assert "a language model wrote the answer" in run.document["notes"][0]


def test_the_model_can_be_left_out(reading: Guanxi) -> None:
    run = reading(
        "ask", QUESTION, "--store", "small.db", "--settings", "model.yaml", "--no-language-model", "--json"
    )
    assert (run.status, run.document["language_model"]) == (1, None)


def test_without_a_model_none_is_named(built: Guanxi) -> None:
    assert "no language model" in built("ask", QUESTION, "--store", "small.db").out.splitlines()[-1]


def test_an_answer_by_a_fact_that_only_a_model_read_says_so(guanxi: Guanxi) -> None:
    Path("pages/方白.md").write_text("# 方白\n\n方白，歌手。她的门墙归于林岚。\n", encoding="utf-8")
    fact = {
        "subject": "方白",
        "relation": "teacher",
        "object": "林岚",
        "quote": "她的门墙归于林岚",
        "time": "",
    }
    rows = [{"when": ["门墙归于"], "reply": {"facts": [fact]}}, {"when": [], "reply": {"facts": []}}]
    Path("facts.jsonl").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    Path("model.yaml").write_text("language_model: {type: scripted, file: facts.jsonl}\n", encoding="utf-8")
    settings = ("--settings", "model.yaml")
    built = guanxi("build", "pages", "--store", "small.db", *settings, "--language-model", "--json")
    assert built.document["language_model"]["dropped"] == 0
    answer = guanxi("ask", "方白的老师是谁？", "--store", "small.db", "--json").document
    assert "林岚" in answer["answer"]
    assert any("read by a language model alone" in note for note in answer["degraded"])
