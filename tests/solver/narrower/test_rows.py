"""How many somebodies a page lists under a heading that says who they are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


def under(page: Page, heading: str) -> Page:
    """A page whose only chunk stands under a heading."""
    page.chunk = replace(page.chunk, headings=(heading,))
    return page


MUSEUM = (
    "海城博物馆",
    "林晚（1934年—1949年）\n林江（1949年—1966年）\n林溪（1966年至今）\n林溪是首位女馆长。",
)
COLLEGE = (
    "en/Orme College",
    "Warden | Term | Field\nAnn Lee | 1951-1964 | physics\nIda Venn | since 1964 | law\nVenn was the first woman.",
)


@pytest.mark.parametrize(
    ("page", "heading", "question", "told"),
    [
        (MUSEUM, "历任馆长", "海城博物馆一共有过几位馆长？", "3："),
        (MUSEUM, "历任馆长", "海城博物馆换过几任馆长？", "3："),
        (COLLEGE, "Wardens", "How many wardens has Orme College had?", "2: "),
    ],
)
def test_the_rows_are_counted(
    tmp_path: Path, page: tuple[str, str], heading: str, question: str, told: str
) -> None:
    own = under(Page(*page, (page[0].removeprefix("en/"), "Organization")), heading)
    with solver_over(tmp_path, own) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(told)
    assert len(answer.citations) == 2


@pytest.mark.parametrize("heading", ["部分馆长", "历任副馆长", "沿革"])
def test_rows_under_another_heading_are_not(tmp_path: Path, heading: str) -> None:
    own = under(Page(*MUSEUM, ("海城博物馆", "Organization")), heading)
    with solver_over(tmp_path, own) as solver:
        assert not solver.ask("海城博物馆一共有过几位馆长？").text.startswith("3")
