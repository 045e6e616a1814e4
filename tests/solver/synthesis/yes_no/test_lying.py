"""Whether a thing lies in a province or a country."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

PEAK = "玉屏峰是位于四川省西部的一座山峰。"
ISLE = "Skerray is an island. It is located in Scotland and belongs to the Ross family."


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("玉屏峰在云南吗？", "不是，玉屏峰位于四川省"),
        ("玉屏峰位于云南省吗？", "不是"),
        ("玉屏峰位于四川省吗？", "是的"),
        ("玉屏峰在成都吗？", "资料没有说明"),
        ("Is Skerray in Wales?", "No: Skerray is located in Scotland"),
        ("Is Skerray located in Scotland?", "Yes"),
        ("Is Skerray in the United Kingdom?", "The pages do not say"),
    ],
)
def test_what_lies_in_one_lies_in_no_other_of_its_rank(tmp_path: Path, question: str, begins: str) -> None:
    peak = Page("玉屏峰", PEAK, ("玉屏峰", "Place"), ("四川省", "Place"))
    peak.says(0, "located_in", 1, "位于四川省西部")
    isle = Page("en/Skerray", ISLE, ("Skerray", "Place"), ("Scotland", "Place"))
    isle.says(0, "located_in", 1, "located in Scotland")
    with solver_over(tmp_path, peak, isle) as solver:
        assert solver.ask(question).text.startswith(begins)
