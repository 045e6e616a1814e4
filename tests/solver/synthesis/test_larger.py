"""Which of two things is the larger, by a sentence that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

VALLEY = "The Orva is a river. Two lakes, Selm and Tarn, drain into it, and of the pair Selm is the larger."
LAKES = (("Orva", "Place"), ("Selm", "Place"), ("Tarn", "Place"))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Which lake is larger, Selm or Tarn?", "Selm is the larger"),
        ("Which lake is deeper, Selm or Tarn?", "The pages do not say"),
    ],
)
def test_a_sentence_says_which_of_two_is_the_larger(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, Page("en/Orva", VALLEY, *LAKES)) as solver:
        answer = solver.ask(question)
    assert said in answer.text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("林晚，1941年1月5日出生，导演。她在片场认识了比她年长五岁的赵一鸣。", True),
        ("林晚，1941年1月5日出生，导演。她在片场认识了赵一鸣，两人合作了五年。", False),
        ("林晚，1941年1月5日出生，导演。她在片场认识了比白露年长五岁的赵一鸣。", False),
    ],
)
def test_a_sentence_says_who_of_two_people_is_the_older(tmp_path: Path, text: str, told: bool) -> None:
    things = (("林晚", "Person"), ("赵一鸣", "Person"), *((("白露", "Person"),) if "白露" in text else ()))
    page = Page("林晚", text, *things)
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("林晚和赵一鸣谁年纪大？")
    assert ("年长五岁" in answer.text) is told
