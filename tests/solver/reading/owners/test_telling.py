"""What is read or quoted for one person is told of that person."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ADA = (
    "Ada Ross is a painter from Leith. Tom Fox, who died in 2021, was her most faithful friend. "
    "She joined a school of painters in 1997."
)
BEN = (
    "Ben Moss was a sculptor from Hull. After his wife died in 1950 he moved to Rome, where he died in 1962."
)
LU = "陆苇是南城的画家。父亲沈河是工人，在他六岁那年病逝于北京。"


def _answer(path: Path, question: str, *pages: Page) -> str:
    with solver_over(path, *pages) as solver:
        answer = solver.ask(question)
    return "" if answer.abstained else answer.text


def _pages() -> tuple[Page, ...]:
    return (
        Page("en/Ada Ross", ADA, ("Ada Ross", "Person"), ("Tom Fox", "Person")),
        Page("en/Ben Moss", BEN, ("Ben Moss", "Person")),
        Page("陆苇", LU, ("陆苇", "Person"), ("沈河", "Person")),
    )


@pytest.mark.parametrize(
    "question", ["When did Ada Ross die?", "Did Ada Ross die?", "陆苇在哪里去世？", "陆苇去世了吗？"]
)
def test_the_death_of_another_is_not_told(tmp_path: Path, question: str):
    assert _answer(tmp_path, question, *_pages()) == ""


def test_ones_own_death_is_told_beside_anothers(tmp_path: Path):
    told = _answer(tmp_path, "When did Ben Moss die?", *_pages())
    assert "1962" in told
    assert "died in 1950" not in told or "he died in 1962" in told


def test_a_name_of_one_character_is_nobody(tmp_path: Path):
    text = "陆苇是画家。二哥沈山本是家里的接班人，不幸患上白血病，1966年去世。"
    page = Page("陆苇", text, ("陆苇", "Person"), ("沈山", "Person"), ("二", "Person"))
    assert "1966" in _answer(tmp_path, "沈山是哪年去世的？", page)
