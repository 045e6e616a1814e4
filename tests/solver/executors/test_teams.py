"""Who coaches a team and where it is at home, asked in both languages."""

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


@pytest.mark.parametrize(
    "question", ["What is the home ground of Tarn United?", "Where does Tarn United play its home games?"]
)
def test_a_club_has_a_ground(tmp_path: Path, question: str) -> None:
    page = Page(
        "Tarn United",
        "Tarn United is a football club in Lund. It is at home on Otter Road.",
        ("Tarn United", "Organization"),
        ("Otter Road", "Place"),
        ("Lund", "Place"),
    )
    page.says(0, "home_ground", 1, "at home on Otter Road").says(0, "located_in", 2, "in Lund")
    with solver_over(tmp_path, page) as solver:
        assert "Otter Road" in solver.ask(question).text


@pytest.mark.parametrize("question", ["青石队的主场是哪里？", "青石队的主场在哪个体育场？"])
def test_a_team_has_a_ground(tmp_path: Path, question: str) -> None:
    page = Page(
        "青石队",
        "青石队是南城的一支足球队。球队在东湖体育场迎战来客。",
        ("青石队", "Organization"),
        ("东湖体育场", "Place"),
        ("南城", "Place"),
    )
    page.says(0, "home_ground", 1, "在东湖体育场迎战来客").says(0, "located_in", 2, "南城的一支足球队")
    with solver_over(tmp_path, page) as solver:
        assert "东湖体育场" in solver.ask(question).text
