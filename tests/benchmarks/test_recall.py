"""What the recall benchmark counts."""

from benchmarks.common import Question
from benchmarks.recall import BASELINES, Run, as_table, compared, only
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
    report = {"data": "two", "passages": 2, "languages": parts, **compared(RUNS, QUESTIONS)}
    heads = [line for line in as_table(report).splitlines() if "question" in line]
    assert heads == ["two: 2 passages, 2 questions", "two in zh: 1 questions", "two in en: 1 questions"]
