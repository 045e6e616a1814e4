"""Whether somebody was born in a country, by where the page says that the place lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ADA = Page(
    "en/Ada Ross",
    "Ada Ross was a writer. Her birthplace was Selmouth in Sussex, but she grew up in India. "
    "Her mother was a dancer from Cork in Ireland.",
    ("Ada Ross", "Person"),
    ("Selmouth", "City"),
    ("India", "Country"),
    ("Ireland", "Country"),
    ("England", "Country"),
).says(0, "birth_place", 1, "Her birthplace was Selmouth in Sussex")
EVE = Page(
    "en/Eve Holm",
    "Eve Holm was a writer. She was born in Dorp. Her mother was a dancer from Cork in Ireland.",
    ("Eve Holm", "Person"),
    ("Dorp", "City"),
    ("Ireland", "Country"),
).says(0, "birth_place", 1, "She was born in Dorp")


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Was Ada Ross born in India?", "No"),
        ("Was Ada Ross born in Ireland?", "No"),
        ("Was Ada Ross born in England?", "Yes"),
    ],
)
def test_a_county_lies_in_one_country(tmp_path: Path, question: str, verdict: str) -> None:
    with solver_over(tmp_path, ADA) as solver:
        assert solver.ask(question).text.startswith(verdict)


def test_a_mothers_origin_is_no_birthplace(tmp_path: Path) -> None:
    with solver_over(tmp_path, EVE) as solver:
        assert not solver.ask("Was Eve Holm born in Ireland?").text.startswith("Yes")
