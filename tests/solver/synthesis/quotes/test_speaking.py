"""Whether a passage speaks of what is asked, or of another person or work."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LU = "陆苇，1970年出生于海城，演员。1992年，她因《雾港》受到注意。2004年主演的《远岸》与赵一鸣搭档，她饰演船长沈青。"


@pytest.mark.parametrize(
    ("question", "role"), [("陆苇在《远岸》里演谁？", "沈青"), ("陆苇在《雾港》里演谁？", "")]
)
def test_a_role_in_another_work_is_no_answer(tmp_path: Path, question: str, role: str) -> None:
    page = Page(
        "陆苇", LU, ("陆苇", "Person"), ("雾港", "Film"), ("远岸", "Film"), ("赵一鸣", "Person"), ("沈青", "")
    )
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert role in answer.text if role else answer.abstained
