"""What the recall benchmark counts."""

from pathlib import Path

import numpy as np
import pytest

from benchmarks.common import Folder, Passage, Question
from benchmarks.recall import BASELINES, Run, as_table, askable, bm25_scorer, compared, first_rows, only
from schemas.errors import InputError
from schemas.text import Language

QUESTIONS = [
    Question("1", "谁导演了《功夫》？", frozenset({"a"}), ""),
    Question("2", "Who directed Kung Fu Hustle?", frozenset({"b"}), ""),
]
RUNS = {
    **{name: Run([["a"], ["a"]], [1.0, 3.0]) for name in BASELINES},
    "guanxi": Run([["a"], ["b"]], [2.0, 4.0]),
}


def test_a_language_is_counted_by_its_questions_alone():
    runs, questions = only(RUNS, QUESTIONS, Language.ENGLISH)
    assert questions == QUESTIONS[1:]
    report = compared(runs, questions)
    assert report["questions"] == 1
    assert report["systems"]["guanxi"] == {f"recall@{k}": 100.0 for k in (1, 2, 5, 10)} | {
        "p50_ms": 4.0,
        "p95_ms": 4.0,
    }
    assert report["systems"]["fused"]["recall@10"] == 0.0


def test_the_table_has_all_questions_and_then_each_language():
    parts = {language.value: compared(*only(RUNS, QUESTIONS, language)) for language in Language}
    report = {"data": "two", "passages": 2, "left_out": {"passages": 0, "questions": []}}
    report |= {"languages": parts, **compared(RUNS, QUESTIONS)}
    heads = [line for line in as_table(report).splitlines() if "question" in line]
    assert heads == ["two: 2 passages, 2 questions", "two in zh: 1 questions", "two in en: 1 questions"]


def test_what_was_left_out_is_told():
    report = {"data": "two", "passages": 2, "left_out": {"passages": 1, "questions": ["7", "9"]}}
    lines = as_table(report | compared(RUNS, QUESTIONS)).splitlines()
    assert lines[-3] == "1 passages are in no store, so that only the baselines rank them"
    assert lines[-1] == "too long to be asked: 7, 9"


def test_each_text_is_read_by_its_own_language():
    score = bm25_scorer(["The old lamp was lit by Mo Ran.", "莫然点亮了旧灯。", "山下有一条河。"])
    assert int(np.argmax(score("谁点亮了旧灯？"))) == 1
    assert int(np.argmax(score("Who lit the old lamp?"))) == 0


def test_nothing_is_like_a_question_in_a_corpus_without_words():
    assert bm25_scorer(["the of and", "to"])("Who lit the lamp?").tolist() == [0.0, 0.0]


def test_equal_scores_stand_in_the_order_of_the_corpus():
    scores = np.zeros(200, np.float32)
    scores[150] = 1.0
    assert first_rows(scores) == [150, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert first_rows(np.array([0.5, 2.0], np.float32)) == [1, 0]


def test_questions_too_long_to_be_asked_are_left_out_and_named():
    long = Question("9", "why " * 300, frozenset({"a"}), "")
    folder = Folder("some", Path("corpus.jsonl"), (Passage("a", "", "one"),), (*QUESTIONS, long))
    kept, refused = askable(folder)
    assert (list(kept.questions), refused) == (QUESTIONS, ["9"])
    with pytest.raises(InputError, match="every question of some"):
        askable(Folder("some", Path("corpus.jsonl"), folder.passages, (long,)))
