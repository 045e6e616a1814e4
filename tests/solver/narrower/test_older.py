"""Which of two people is the older."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LEE = Page(
    "en/Ann Lee",
    "Ann Lee (1930-2001) was a Scottish painter. Her elder sister, Eve Lee, drew maps. "
    "Her pupil Ida Venn (1951-1999) drew birds.",
    ("Ann Lee", "Person"),
    ("Eve Lee", "Person"),
    ("Ida Venn", "Person"),
)
LIN = Page(
    "林江", "林江（1948年－）是一名画家，姐姐林秋后来成为医生。", ("林江", "Person"), ("林秋", "Person")
)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Is Eve Lee older or younger than Ann Lee?", "Older: "),
        ("Is Ann Lee older or younger than Eve Lee?", "Younger: "),
        ("Is Eve Lee younger than Ann Lee?", "No: "),
        ("Who is older, Ann Lee or Eve Lee?", "It is Eve Lee: "),
        ("Is Ida Venn older or younger than Ann Lee?", "Younger: "),
        ("林秋比林江大还是小？", "年长："),
    ],
)
def test_an_elder_sister_is_older(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, LEE, LIN) as solver:
        assert solver.ask(question).text.startswith(said)


def test_of_whom_no_page_tells_nothing_is_said(tmp_path: Path) -> None:
    with solver_over(tmp_path, LEE, LIN) as solver:
        assert solver.ask("Is Eve Lee older or younger than Ida Venn?").abstained
