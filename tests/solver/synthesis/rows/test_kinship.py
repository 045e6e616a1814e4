"""Kin of the sex that a question asks for."""

from __future__ import annotations

import pytest

from solver.synthesis.rows.kinship import is_of_other_kin


@pytest.mark.parametrize(
    ("asked", "text", "other"),
    [
        (("女儿",), "两人育有两个儿子", True),
        (("女儿",), "儿子叫小满，女儿叫小雪", False),
        (("儿子", "女儿"), "两人育有两个儿子", False),
        (("sisters",), "He has two brothers", True),
        (("daughter",), "She has three children", False),
        (("wife",), "They have two sons", False),
    ],
)
def test_an_answer_of_one_sex_tells_nothing_of_the_other(
    asked: tuple[str, ...], text: str, other: bool
) -> None:
    assert is_of_other_kin(asked, text) is other
