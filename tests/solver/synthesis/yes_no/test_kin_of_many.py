"""One known parent denies no other parent, and one known child no other child."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ADA = (
    "Ada Ross was a painter from Leith. In 1901 she married the surveyor Carl Dorn. They had two daughters, Ina and "
    "Olga, and a son, Max. Her brother Ben Ross kept bees. Cy Holt was not a son of Ada Ross."
)
WAN = "林晚是中国画家。1950年，她与工程师赵一鸣结婚，育有两个女儿赵小雨和赵小雪。林晚的哥哥林大山是医生。"
MAX = "Olaf Berg is a pilot. His father is Carl Dorn."


def _pages() -> list[Page]:
    names = ("Ada Ross", "Carl Dorn", "Ina", "Olga", "Max", "Ben Ross", "Cy Holt")
    ada = Page("en/Ada Ross", ADA, *((name, "Person") for name in names))
    ada.says(0, "spouse", 1, "married the surveyor Carl Dorn").says(2, "parent", 0, "two daughters, Ina")
    ada.says(3, "parent", 0, "Olga").says(0, "sibling", 5, "Her brother Ben Ross")
    wan = Page("林晚", WAN, *((name, "Person") for name in ("林晚", "赵一鸣", "赵小雨", "赵小雪", "林大山")))
    wan.says(0, "spouse", 1, "与工程师赵一鸣结婚").says(2, "parent", 0, "女儿赵小雨")
    pilot = Page("en/Olaf Berg", MAX, *((name, "Person") for name in ("Olaf Berg", "Carl Dorn")))
    pilot.says(0, "father", 1, "father is Carl Dorn")
    return [ada, wan, pilot]


@pytest.mark.parametrize(
    "question",
    [
        "Is Ina a daughter of Carl Dorn?",
        "Is Max a son of Carl Dorn?",
        "Is Ina a child of Ben Ross?",
        "Is Carl Dorn the father of Ina?",
        "Is Ada Ross the mother of Olaf Berg?",
        "Is Olaf Berg a son of Ada Ross?",
        "赵小雨是赵一鸣的女儿吗？",
        "赵小雨是林大山的女儿吗？",
    ],
)
def test_other_kin_deny_nothing(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question).text
    assert not answer.startswith(("No", "不是")), answer


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Is Cy Holt a son of Ada Ross?", "No"),  # words deny it
        ("Is Ben Ross the father of Olaf Berg?", "No"),  # one has one father
        ("Is Ada Ross married to Ben Ross?", "No: the sibling of Ada Ross is Ben Ross"),
        ("Is Ina a daughter of Ada Ross?", "Yes"),
        ("林晚有三个女儿吗？", "不是"),
    ],
)
def test_words_that_deny_and_other_ties_do(tmp_path: Path, question: str, begins: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question).text
    assert answer.startswith(begins), answer
