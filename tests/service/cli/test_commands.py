"""What commands print, and with which exit status they end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from service.cli import signs
from solver.confidence.signs import SIGNS
from tests.service.cli.conftest import Guanxi


def test_a_build_reports_what_it_wrote_and_what_it_lacks(guanxi: Guanxi) -> None:
    run = guanxi("build", "pages", "--store", "small.db", "--json")
    assert run.status == 0
    documents = run.document["documents"]
    assert (documents["added"], documents["unchanged"], documents["left_out"]) == (2, 0, [])
    assert run.document["schema"] == 1
    assert any("guanxi models fetch" in lost for lost in run.document["degraded"])


def test_a_second_build_has_nothing_to_do(built: Guanxi) -> None:
    assert "2 documents unchanged, nothing to do" in built("build", "pages", "--store", "small.db").out


def test_a_build_that_left_everything_out_ends_with_one(guanxi: Guanxi) -> None:
    Path("broken.bin").write_bytes(b"\x00\x01\x02")
    run = guanxi("build", "broken.bin", "--store", "small.db", "--json")
    assert run.status == 1
    assert run.document["documents"]["left_out"][0]["document"] == "broken.bin"


def test_strict_makes_a_left_out_document_a_failure(guanxi: Guanxi) -> None:
    Path("pages/broken.bin").write_bytes(b"\x00\x01\x02")
    assert guanxi("build", "pages", "--store", "a.db").status == 0
    assert guanxi("build", "pages", "--store", "b.db", "--strict").status == 1


def test_an_answer_is_one_document_with_its_proof(built: Guanxi) -> None:
    run = built("ask", "乔安是哪一年出生的？", "--store", "small.db", "--json")
    assert run.status == 0
    answer = run.document
    assert "1970" in answer["answer"]
    citation = answer["citations"][0]
    text = built("inspect", "document", citation["document"], "--store", "small.db", "--json").document
    assert text["document"]["text"][citation["start"] : citation["end"]] == citation["quote"]
    assert answer["proof"]["question"] == "乔安是哪一年出生的？"


def test_an_abstention_ends_with_one(built: Guanxi) -> None:
    run = built("ask", "林岚的血型是什么？", "--store", "small.db", "--json")
    assert (run.status, run.document["abstained"], run.document["citations"]) == (1, True, [])


def test_a_proof_holds_until_its_page_goes(built: Guanxi) -> None:
    built("ask", "乔安是哪一年出生的？", "--store", "small.db", "--proof", "proof.json")
    assert built("verify", "proof.json", "--store", "small.db").status == 0
    assert built("delete", "乔安.md", "--store", "small.db").status == 0
    run = built("verify", "proof.json", "--store", "small.db", "--json")
    assert (run.status, run.document["holds"]) == (1, False)


def test_a_question_is_asked_again_of_the_same_store_only(built: Guanxi) -> None:
    built("ask", "乔安是哪一年出生的？", "--store", "small.db", "--proof", "proof.json")
    verify = ("verify", "proof.json", "--store", "small.db", "--json")
    assert built(*verify).document == {
        "schema": 1,
        "holds": True,
        "problems": [],
        "notes": [],
        "replayed": True,
    }
    left_out = built(*verify, "--no-replay").document
    assert (left_out["holds"], left_out["replayed"], len(left_out["notes"])) == (True, False, 1)
    Path("pages/某.md").write_text("# 某\n\n某是演员。\n", encoding="utf-8")
    built("build", "pages", "--store", "small.db")
    run = built(*verify)
    assert (run.status, run.document["holds"], run.document["replayed"]) == (0, True, False)
    run = built(*verify, "--replay")
    assert (run.status, run.document["holds"], run.document["problems"]) == (1, False, [])


def test_another_answer_than_the_store_gives_fails(built: Guanxi) -> None:
    built("ask", "乔安是哪一年出生的？", "--store", "small.db", "--proof", "proof.json")
    said = Path("proof.json").read_text(encoding="utf-8")
    Path("proof.json").write_text(said.replace('"answer": "乔安', '"answer": "林岚'), encoding="utf-8")
    assert built("verify", "proof.json", "--store", "small.db", "--no-replay").status == 1
    assert "asked again, the answer is: “乔安" in built("verify", "proof.json", "--store", "small.db").out


def test_a_plan_is_shown_without_an_answer(built: Guanxi) -> None:
    run = built("plan", "乔安的出生地是哪里", "--store", "small.db")
    assert run.status == 0
    assert "Retrieval(" in run.out


def test_retrieval_explains_itself(built: Guanxi) -> None:
    run = built("retrieve", "远山的演员", "--store", "small.db", "--json")
    assert run.status == 0
    assert run.document["hits"][0]["document"] == "乔安.md"
    first = run.document["hits"][0]
    assert first["why"]
    assert (first["title"], "远山" in first["text"]) == ("乔安", True)
    ends = {run.document["triples"][0]["triple"][end] for end in ("subject", "object")}
    assert ends <= set(run.document["names"])


def test_what_an_answer_rests_on_stands_first_where_that_is_asked_for(built: Guanxi) -> None:
    run = built("retrieve", "乔安是哪一年出生的？", "--store", "small.db", "--proof-first", "--json")
    assert [hit["why"].startswith("the answer rests on it") for hit in run.document["hits"]][:1] == [True]


def test_two_orders_at_once_are_refused_and_words_are_needed(built: Guanxi) -> None:
    both = built("retrieve", "乔安是谁？", "--store", "small.db", "--proof-first", "--flow-alone")
    assert both.status == 2
    assert built("retrieve", "🦀🦀", "--store", "small.db").status == 2
    alone = built("retrieve", "乔安是谁？", "--store", "small.db", "--flow-alone", "--json").document
    assert alone["lift"] == "alone"


def test_an_export_comes_back_as_it_was(built: Guanxi) -> None:
    built("export", "--store", "small.db", "-o", "a.jsonl.gz")
    assert built("import", "a.jsonl.gz", "--store", "copy.db").status == 0
    first = built("export", "--store", "small.db").out
    assert built("export", "--store", "copy.db").out == first


def test_questions_are_counted(built: Guanxi) -> None:
    line = '{"id": "q", "question": "乔安是哪一年出生的？", "answers": ["1970"], "evidence": "1970年5月1日出生"}\n'
    Path("questions.jsonl").write_text(line, encoding="utf-8")
    report = built("eval", "questions.jsonl", "--store", "small.db", "--json").document
    assert (report["n"], report["right_and_cited"], report["questions"][0]["id"]) == (1, 1, "q")


def test_a_question_too_long_ends_an_evaluation_with_its_reason(built: Guanxi) -> None:
    long = json.dumps({"id": "q", "question": "乔安是哪一年出生的？" * 51, "answers": ["1970"]})
    Path("questions.jsonl").write_text(long, encoding="utf-8")
    run = built("eval", "questions.jsonl", "--store", "small.db", "--json")
    assert (run.status, run.document["error"]["code"]) == (2, "input")
    assert "line 1: not a question: the question has 510 characters" in run.document["error"]["message"]


def test_a_store_is_checked_and_described(built: Guanxi) -> None:
    checked = built("store", "check", "--store", "small.db", "--json").document
    assert checked["sound"] is True
    assert checked["notes"] == [
        "2 of 2 chunks have no vectors; `guanxi store reindex --store small.db` embeds them"
    ]
    assert built("store", "info", "--store", "small.db", "--json").document["stats"]["documents"] == 2


def test_lines_of_triples_need_no_vectors(guanxi: Guanxi) -> None:
    Path("facts.csv").write_text("subject,predicate,object\n乔安,出生地,海城\n", encoding="utf-8")
    assert guanxi("build", "facts.csv", "--store", "facts.db").status == 0
    assert guanxi("store", "check", "--store", "facts.db", "--json").document["notes"] == []


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["ask", "谁", "--store", "missing.db"], "store_not_found"),
        (["ask", "谁", "--store", "small.db", "--flow", "kg_cs->kg_xx"], "flow"),
        (["ask", "谁", "--store", "small.db", "--settings", "missing.yaml"], "settings"),
        (["verify", "missing.json", "--store", "small.db"], "proof"),
        (["ask", "谁", "--store", "small.db", "--no-such-option"], "usage"),
    ],
)
def test_a_mistake_is_named_in_one_document(built: Guanxi, words: list[str], code: str) -> None:
    run = built(*words, "--json")
    assert (run.status, run.document["error"]["code"]) == (2, code)


def test_a_missing_store_says_how_to_make_one(guanxi: Guanxi) -> None:
    run = guanxi("ask", "谁", "--store", "missing.db")
    assert run.status == 2
    assert run.err.strip() == (
        "error: there is no store at missing.db. Build one with: guanxi build PAGES --store missing.db"
    )


def test_a_mistyped_command_gets_a_suggestion(guanxi: Guanxi) -> None:
    assert "Did you mean build?" in guanxi("biuld").err


def test_a_store_is_copied_and_both_sides_compared(built: Guanxi) -> None:
    run = built("store", "copy", "small.db", "copy.db", "--verify", "--json")
    assert run.status == 0
    assert run.document["documents"] == {"copied": 2, "unchanged": 0, "removed": 0}
    digests = run.document["export_sha256"]
    assert digests["source"] == digests["target"]
    assert built("export", "--store", "copy.db").out == built("export", "--store", "small.db").out
    assert built("store", "copy", "small.db", "copy.db", "--json").document["documents"]["unchanged"] == 2


def test_a_copy_onto_itself_or_of_nothing_is_wrong_use(built: Guanxi) -> None:
    assert built("store", "copy", "small.db", "./small.db").status == 2
    assert built("store", "copy", "missing.db", "copy.db").status == 2
    assert not Path("copy.db").exists()


def test_labels_and_lists_follow_the_language_of_the_name(built: Guanxi) -> None:
    here = ("--store", "small.db")
    english = built("inspect", "entity", "Joan Qiao", *here).out
    assert "date of birth (1)" in english
    assert "、" not in english
    assert "出生日期 (1)" in built("inspect", "entity", "乔安", *here).out
    assert "date of birth (1)" in built("inspect", "entity", "乔安", *here, "--language", "en").out


def test_an_import_of_what_is_there_changes_nothing(built: Guanxi) -> None:
    built("export", "--store", "small.db", "-o", "a.jsonl")
    run = built("import", "a.jsonl", "--store", "small.db")
    assert run.out == "2 documents unchanged in small.db, nothing to do\n"
    found = built("import", "a.jsonl", "--store", "small.db", "--json").document
    assert found["documents"] == {"added": 0, "changed": 0, "unchanged": 2}


def test_a_build_tells_what_the_store_holds(guanxi: Guanxi) -> None:
    run = guanxi("build", "pages", "--store", "small.db")
    held = next(line for line in run.out.splitlines() if line.startswith("it holds now"))
    counts = held.removeprefix("it holds now").strip()
    assert counts in guanxi("store", "info", "--store", "small.db").out
    again = guanxi("build", "pages", "--store", "small.db", "--json").document["store"]
    assert (again["documents"], f"{again['entities']} entities" in counts) == (2, True)


def test_one_is_counted_as_one(built: Guanxi) -> None:
    shown = built("inspect", "entity", "远山", "--store", "small.db").out
    assert "in 1 document · 1 mention in running text" in shown


def test_without_vectors_no_answer_has_a_confidence_and_none_is_held_back(built: Guanxi) -> None:
    asked = ("ask", "乔安是哪一年出生的？", "--store", "small.db", "--least-confidence", "0.99")
    run = built(*asked, "--json")
    assert (run.status, run.document["confidence"], run.document["signs"]) == (0, None, {})
    said = built(*asked).out
    assert "it was not held to a confidence of 0.99" in said
    assert "confidence" not in said.splitlines()[-1]


def test_a_least_confidence_is_a_probability_below_one(built: Guanxi) -> None:
    for least in ("1", "nan", "-0.1"):
        run = built("ask", "乔安是哪一年出生的？", "--store", "small.db", f"--least-confidence={least}")
        assert run.status == 2


def test_triples_without_passages_are_evidence(built: Guanxi) -> None:
    Path("always.yaml").write_text("retriever: {proofs: always}\n", encoding="utf-8")
    asked = (
        "retrieve",
        "乔安是哪一年出生的？",
        "--store",
        "small.db",
        "--flow",
        "kg_cs",
        "--settings",
        "always.yaml",
    )
    run = built(*asked)
    assert (run.status, "nothing was found" in run.err) == (0, False)
    assert "乔安 ─出生日期→" in run.out
    as_json = built(*asked, "--json")
    assert (as_json.status, as_json.document["hits"]) == (0, [])
    assert as_json.document["triples"]


@pytest.mark.parametrize(
    "words",
    [
        ["inspect", "entity", "戊"],
        ["inspect", "triple", "戊", "导演", "己"],
        ["inspect", "triple", "乔安", "导演", "己"],
        ["inspect", "subgraph", "乔安", "戊"],
        ["inspect", "document", "戊.md"],
        ["inspect", "merges", "戊"],
        ["inspect", "types", "戊"],
        ["delete", "戊.md"],
        ["delete", "戊.md", "乔安.md"],
    ],
)
def test_a_name_that_the_store_does_not_have_is_nothing_found(built: Guanxi, words: list[str]) -> None:
    assert built(*words, "--store", "small.db").status == 1


def test_every_sign_of_a_confidence_is_explained() -> None:
    assert tuple(signs.SIGNS) == SIGNS
