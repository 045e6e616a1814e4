"""What a question's names may be called on a page."""

from __future__ import annotations

from pathlib import Path

from tests.solver.synthesis.pages import Page, solver_over

PAGE = Page(
    "en/Ann Reef",
    "Ann Reef won the Silver Fern for Best Actress.",
    ("Ann Reef", "Person"),
    ("Silver Fern", "Award"),
    ("Best Actress", "Award"),
    ("Best Director", "Award"),
)


def forms(folder: Path, question: str, name: str) -> tuple[str, ...]:
    """What is looked for instead of a name of a question."""
    with solver_over(folder, PAGE) as solver:
        (part,) = solver.plan(question).parts
        found = solver._supplies.means().runner().reader.wanted.things(part)
        return next((term.forms for term in found if name in term.forms), ())


def test_the_category_of_a_prize_is_looked_for_in_both_languages(tmp_path: Path) -> None:
    found = forms(tmp_path, "Who won the Silver Fern for Best Actress?", "best actress")
    assert {"最佳女主角", "影后"} <= set(found)


def test_words_that_name_more_than_a_category_are_not_looked_for(tmp_path: Path) -> None:
    found = forms(tmp_path, "Who won the Silver Fern for Best Director?", "best director")
    assert "最佳导演" in found
    assert "directing" not in found
