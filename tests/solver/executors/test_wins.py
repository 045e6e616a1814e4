"""How often one prize was won."""

from __future__ import annotations

import pytest

from tests.solver.synthesis.pages import Page, solver_over

TEXT = (
    "Tarnish Rovers is a football club in Odense. Mistral Cup: 1978, 1979, 1989. In 1991 it won the Gale Cup."
)


def _club() -> Page:
    page = Page(
        "en/Tarnish Rovers",
        TEXT,
        ("Tarnish Rovers", "Organization"),
        ("Mistral Cup", "Award"),
        ("Gale Cup", "Award"),
    )
    for year in ("1978", "1979", "1989"):
        page.says(0, "award_won", 1, "Mistral Cup: 1978, 1979, 1989", time=year)
    return page.says(0, "award_won", 2, "it won the Gale Cup", time="1991")


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("How many times did Tarnish Rovers win the Mistral Cup?", "3"),
        ("How often has Tarnish Rovers won the Mistral Cup?", "3"),
        ("How often has Tarnish Rovers won the Gale Cup?", "1"),
    ],
)
def test_the_years_that_one_sentence_lists_are_so_many_wins(tmp_path, question, number):
    with solver_over(tmp_path, _club()) as solver:
        assert f" {number}:" in f" {solver.ask(question).text}".replace("name ", " ")


def test_years_that_two_pages_tell_may_be_one_win(tmp_path):
    """One page says when a season began and the other when the prize was given."""
    page = Page(
        "en/Ann Lee",
        "Ann Lee is a singer. Ann Lee won the Gale Prize in 1978.",
        ("Ann Lee", "Person"),
        ("Gale Prize", "Award"),
    ).says(0, "award_won", 1, "Ann Lee won the Gale Prize", time="1978")
    other = Page(
        "en/Gale Prize",
        "The Gale Prize is an award. Ann Lee won the Gale Prize in 1979.",
        ("Gale Prize", "Award"),
        ("Ann Lee", "Person"),
    ).says(1, "award_won", 0, "Ann Lee won the Gale Prize", time="1979")
    with solver_over(tmp_path, page, other) as solver:
        assert "2" not in solver.ask("How often did Ann Lee win the Gale Prize?").text[:16]
