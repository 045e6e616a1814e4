"""A day of birth that stands beside a longer form of the name is told rather than the year alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over


def _page(other: str, born: str) -> Page:
    text = f"Peggy Lane (1921-1994) was an actress. {other} was born on {born} at Orme."
    page = Page("en/Peggy Lane", text, ("Peggy Lane", "Person"), (other, "Person"))
    page.says(0, "birth_date", date("1921", "1921"), "Peggy Lane (1921-1994)")
    year = born.split()[-1]
    return page.says(1, "birth_date", date(f"{year}-05-04", born), f"{other} was born on {born}")


@pytest.mark.parametrize(
    ("other", "born", "told"),
    [
        ("Pegotty Ann Lane", "4 May 1921", "4 May 1921"),
        ("Thomas James Lane", "4 May 1921", "in 1921"),
        ("Pegotty Ann Hale", "4 May 1921", "in 1921"),
        ("Pegotty Ann Lane", "4 May 1925", "in 1921"),
    ],
)
def test_only_a_longer_form_of_the_name_gives_the_day(
    tmp_path: Path, other: str, born: str, told: str
) -> None:
    with solver_over(tmp_path, _page(other, born)) as solver:
        assert told in solver.ask("When was Peggy Lane born?").text
