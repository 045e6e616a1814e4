"""Statements that deny something and ask whether that is right."""

from __future__ import annotations

import pytest

from solver.planners.rewording.denying import denied


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("林海没有拍过《雾港》，对吗？", "林海有没有拍过《雾港》？"),
        ("林海从未去过雾港，是吧？", "林海有没有去过雾港？"),
        ("林海不是画家，对吗？", "林海是不是画家？"),
        ("林海是不是没有写过诗？", "林海有没有写过诗？"),
        ("Ada Ross did not direct Loom, right?", "Did Ada Ross direct Loom?"),
        ("Ada Ross never directed Loom, is that correct?", "Did Ada Ross direct Loom?"),
        ("Is it true that Ada Ross didn't direct Loom?", "Did Ada Ross direct Loom?"),
    ],
)
def test_what_is_denied_is_asked(question: str, asked: str) -> None:
    assert denied(question) == asked


@pytest.mark.parametrize(
    "question",
    [
        "林海拍过《雾港》，对吗？",
        "林海拍过《没有河的城》，对吗？",
        "林海没有拍过哪些电影？",
        "Ada Ross directed Loom, right?",
        "Ada Ross directed the film that did not open, right?",
        "Who did not direct Loom, right?",
        "Ada Ross didn't direct Loom, did she?",
    ],
)
def test_what_denies_nothing_is_left(question: str) -> None:
    assert denied(question) == ""
