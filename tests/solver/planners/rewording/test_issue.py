"""All children of somebody, asked for by all who bore them."""

from __future__ import annotations

import pytest

from solver.planners.rewording.issue import in_all, in_all_zh


@pytest.mark.parametrize(
    "question",
    [
        "How many children did Ned Marsh have by his two wives together?",
        "How many children did Ned Marsh have with his three wives in all?",
        "How many children did Ned Marsh have by both wives?",
        "How many children did Ned Marsh have with both of his wives?",
        "How many children did Ned Marsh have from his two marriages combined?",
    ],
)
def test_children_of_all_marriages_are_all_children(question: str) -> None:
    assert in_all(question) == "How many children did Ned Marsh have in all?"


@pytest.mark.parametrize(
    "question",
    [
        "How many children did Ned Marsh have by his second wife?",
        "How many children did Ned Marsh have with each of his wives?",
        "How many children did Ned Marsh have by his two wives?",
        "How many wives did Ned Marsh have altogether?",
    ],
)
def test_children_of_one_marriage_stay(question: str) -> None:
    assert in_all(question) == question


@pytest.mark.parametrize(
    "question",
    [
        "林晚和两任妻子一共生了几个孩子？",
        "林晚的两任妻子总共给他生了几个孩子？",
        "林晚与三位夫人共育有几个孩子？",
    ],
)
def test_chinese_asks_for_all(question: str) -> None:
    assert in_all_zh(question) == "林晚一共有几个孩子？"


@pytest.mark.parametrize("question", ["林晚和第二任妻子生了几个孩子？", "林晚和妻子一共生了几个孩子？"])
def test_chinese_of_one_marriage_stays(question: str) -> None:
    assert in_all_zh(question) == question
