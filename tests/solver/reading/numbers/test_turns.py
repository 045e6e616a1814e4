"""What something became, and when."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.reading.numbers.turns import asks_turn, tells_turn
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("text", "asks", "tells"),
    [
        ("when did the heron become a daily", True, True),
        ("the heron is a daily paper, founded in leith in 1821", False, False),
        ("it turned into a weekly in 1830", True, True),
        ("甲报是哪年成为日报的", True, True),
        ("甲报是一份日报，创办于1821年", False, False),
    ],
)
def test_becoming_is_asked_and_told(text: str, *, asks: bool, tells: bool) -> None:
    assert (asks_turn(text), tells_turn(text)) == (asks, tells)


def test_a_founding_does_not_date_what_a_paper_became(tmp_path: Path) -> None:
    heron = Page(
        "en/The Heron", "The Heron is a daily paper, founded in Leith in 1821.", ("The Heron", "Organization")
    )
    with solver_over(tmp_path, heron) as solver:
        assert solver.ask("When did The Heron become a daily?").abstained
