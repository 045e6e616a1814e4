"""Names with an article in a page and none in a question, and what no date answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over


def _brewery(name: str) -> Page:
    page = Page(name, f"{name} was founded in 1847 by Ada Berg.", (name, "Company"), ("Ada Berg", "Person"))
    words = f"{name} was founded in 1847 by Ada Berg"
    return page.says(0, "founded_by", 1, words).says(0, "founding_date", date("1847", "1847"), words)


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("The Tern Brewery", "Who founded Tern Brewery?"),
        ("Tern Brewery", "Who founded The Tern Brewery?"),
        ("Tern Brewery", "Who founded Tern Brewery?"),
    ],
)
def test_an_article_makes_no_other_thing(tmp_path: Path, name: str, question: str) -> None:
    with solver_over(tmp_path, _brewery(name)) as solver:
        answer = solver.ask(question)
    assert not answer.abstained
    assert "Ada Berg" in answer.text


def test_another_name_is_another_thing(tmp_path: Path) -> None:
    with solver_over(tmp_path, _brewery("The Tern Brewery")) as solver:
        answer = solver.ask("Who founded Gull Brewery?")
    assert answer.abstained or "was founded by" not in answer.text


def test_who_founded_a_thing_is_no_date(tmp_path: Path) -> None:
    page = Page("Tern Works", "Tern Works was founded in 1847.", ("Tern Works", "Company"))
    page.says(0, "founding_date", date("1847", "1847"), "Tern Works was founded in 1847")
    page.says(0, "Founded", date("1847", "1847"), "Tern Works was founded in 1847")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("Who founded Tern Works?").abstained
        assert "1847" in solver.ask("When was Tern Works founded?").text
