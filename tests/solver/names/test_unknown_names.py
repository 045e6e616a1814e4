"""An abstention names what is written nearly as a name that no page has."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "near"),
    [
        ("Who founded Heron Harbuor Works?", "Heron Harbour Works"),
        ("林婉青的妻子是谁？", "林晚青"),
        ("Who founded Heron Harbour Works?", ""),
        ("Who founded Tern Mill?", ""),
    ],
)
def test_a_name_that_no_page_has_leads_to_one_that_is_near(tmp_path: Path, question: str, near: str) -> None:
    works = Page(
        "en/Heron Harbour Works", "Heron Harbour Works is a firm.", ("Heron Harbour Works", "Company")
    )
    lin = Page("林晚青", "林晚青是演员。", ("林晚青", "Person"))
    with solver_over(tmp_path, works, lin) as solver:
        answer = solver.ask(question)
    assert answer.abstained
    lines = [line for line in answer.degraded if line.startswith("no page has")]
    assert [near in line for line in lines] == ([True] if near else [])
