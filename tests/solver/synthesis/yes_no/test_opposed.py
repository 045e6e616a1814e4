"""What a sentence says of the year asked about, where it says the opposite."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ADA = (
    "Ada Ross is a badminton player. Ada Ross was champion in women's singles in 1997 and won the gold medal in "
    "women's doubles at the Games of 2000."
)
LIN = "林海是羽毛球运动员。林海在1997年赢得单打冠军，2000年赢得双打冠军。"


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Ada Ross win the gold medal in singles at the Games of 2000?", "No"),
        ("Did Ada Ross win the gold medal in doubles at the Games of 2000?", "Yes"),
        ("林海2000年赢得单打冠军了吗？", "不是"),
        ("林海2000年赢得双打冠军了吗？", "是的"),
    ],
)
def test_the_part_with_the_year_tells(tmp_path: Path, question: str, begins: str) -> None:
    ada = Page("en/Ada Ross", ADA, ("Ada Ross", "Person"))
    lin = Page("林海", LIN, ("林海", "Person"))
    with solver_over(tmp_path, ada, lin) as solver:
        assert solver.ask(question).text.startswith(begins)
