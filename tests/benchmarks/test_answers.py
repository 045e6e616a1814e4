"""Counting how the questions of a set are answered."""

import json

import pytest

from benchmarks.answers import Count, counts, main, measure, questions_of
from schemas.settings import load_settings
from solver.evaluation import Judged


def _judged(kind: str, *, right: bool, cited: bool | None, abstained: bool = False) -> Judged:
    return Judged("q", kind, right, cited, "", abstained, 0.0, 0.0, 1.0)


def test_an_answer_is_right_wrong_or_none_and_kinds_add_up_to_all():
    judged = [
        _judged("chain", right=True, cited=True),
        _judged("chain", right=True, cited=False),
        _judged("chain", right=False, cited=True),
        _judged("yes_no", right=False, cited=None, abstained=True),
    ]
    assert counts(judged) == {
        "all": Count(4, right=2, cited=1, wrong=1, abstained=1),
        "chain": Count(3, right=2, cited=1, wrong=1, abstained=0),
        "yes_no": Count(1, right=0, cited=0, wrong=0, abstained=1),
    }


def test_yes_or_no_is_judged_by_its_verdict_and_questions_without_gold_are_left_out():
    rows = [
        {"id": 1, "question": "Was it?", "answers": ["No"], "type": "comparison"},
        {"id": 2, "question": "Which film?", "answers": ["No Man's Land", "No"], "type": "comparison"},
        {"id": 3, "question": "Who?", "answers": [], "type": "other"},
    ]
    assert [(q.id, q.kind, q.match) for q in questions_of(rows)] == [
        ("1", "yes_no", "any"),
        ("2", "comparison", "any"),
    ]


@pytest.fixture
def folder(tmp_path):
    passages = [
        {"id": "a", "title": "Vexley", "text": "Vexley is a 1971 film directed by Orla Tamsin."},
        {
            "id": "b",
            "title": "Orla Tamsin",
            "text": "Orla Tamsin (born 3 May 1931) was an Irish film director.",
        },
    ]
    questions = [
        {
            "id": "1",
            "question": "Who directed Vexley?",
            "answers": ["Orla Tamsin"],
            "supporting": ["a"],
            "type": "one",
        },
        {"id": "2", "question": "Who directed Brundle?", "answers": ["Nobody Known"], "supporting": ["a"]},
    ]
    for name, rows in (("corpus", passages), ("questions", questions)):
        (tmp_path / f"{name}.jsonl").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    return tmp_path


def test_a_folder_is_built_and_asked(folder):
    settings = load_settings(environment={"GUANXI_CACHE": str(folder / "cache")})
    first, second = measure(folder, settings)
    assert (first.right, first.cited, first.abstained) == (True, True, False)
    assert (second.right, second.abstained) == (False, True)


def test_a_folder_without_questions_is_told(tmp_path, capsys):
    assert main(["--data", str(tmp_path)]) == 2
    assert "questions.jsonl" in capsys.readouterr().err
