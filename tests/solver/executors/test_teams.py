"""Who coaches a team, asked in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


def _club() -> Page:
    page = Page(
        "Tarn United",
        "Tarn United is a football club. Bob Dean took over Tarn United as manager in 1967. Its chairman is Carl Moss.",
        ("Tarn United", "Organization"),
        ("Bob Dean", "Person"),
        ("Carl Moss", "Person"),
    )
    page.says(0, "coach", 1, "Bob Dean took over Tarn United as manager in 1967", time="1967")
    return page.says(0, "chief_executive", 2, "Its chairman is Carl Moss")


@pytest.mark.parametrize(
    "question",
    [
        "Who managed Tarn United?",
        "Who was the manager of Tarn United?",
        "Who is the head coach of Tarn United?",
        "Who managed Tarn United in 1967?",
    ],
)
def test_a_club_has_a_manager(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, _club()) as solver:
        text = solver.ask(question).text
    assert "Bob Dean" in text
    assert "Carl Moss" not in text


def test_whom_a_manager_managed(tmp_path: Path) -> None:
    with solver_over(tmp_path, _club()) as solver:
        assert "Tarn United" in solver.ask("Which club did Bob Dean manage?").text


@pytest.mark.parametrize(
    "question",
    ["青石队的主教练是谁？", "谁执教青石队？", "青石队的教练是谁？", "谁在1967年担任青石队的主教练？"],
)
def test_a_team_has_a_coach(tmp_path: Path, question: str) -> None:
    page = Page(
        "青石队",
        "青石队是一支足球队。1967年，李四出任主教练。董事长是王五。",
        ("青石队", "Organization"),
        ("李四", "Person"),
        ("王五", "Person"),
    )
    page.says(0, "coach", 1, "李四出任主教练", time="1967").says(0, "chief_executive", 2, "董事长是王五")
    with solver_over(tmp_path, page) as solver:
        text = solver.ask(question).text
    assert "李四" in text
    assert "王五" not in text
