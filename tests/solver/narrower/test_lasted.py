"""How long a body was there, by the facts of its beginning and its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over

GULLS = (
    Page("en/The Gulls", "The Gulls were formed in 1984 and broke up in 1997.", ("The Gulls", "Organization"))
    .says(0, "founding_date", date("1984", "1984"), "formed in 1984")
    .says(0, "end_date", date("1997", "1997"), "broke up in 1997")
)
OWLS = Page("en/The Owls", "The Owls were formed in 1990.", ("The Owls", "Organization")).says(
    0, "founding_date", date("1990", "1990"), "formed in 1990"
)
BAND = (
    Page("青灯乐队", "青灯乐队1988年组建，2001年解散。", ("青灯乐队", "Organization"))
    .says(0, "founding_date", date("1988", "1988年"), "1988年组建")
    .says(0, "end_date", date("2001", "2001年"), "2001年解散")
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("How many years did The Gulls last?", "13 years: The Gulls was founded in 1984"),
        ("How long were The Gulls together?", "13 years: "),
        ("青灯乐队存在了多少年？", "13年：青灯乐队成立于1988年"),
    ],
)
def test_the_years_between_both_are_told(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, GULLS, OWLS, BAND) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(told)
    assert answer.citations


def test_what_has_no_end_did_not_last_so_long(tmp_path: Path) -> None:
    with solver_over(tmp_path, GULLS, OWLS) as solver:
        assert " years: " not in solver.ask("How many years did The Owls last?").text
