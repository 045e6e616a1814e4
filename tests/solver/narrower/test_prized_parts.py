"""With which part somebody won a prize."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


def _pages() -> list[Page]:
    english = Page(
        "en/Orla Venn",
        "Orla Venn is an actress. She won the Silver Fern for Low Tide. In Low Tide she plays Edith Orme. "
        "She took the Silver Fern for Best Director with Far Shore. In Far Shore she is seen as a nurse.",
        ("Orla Venn", "Person"),
        ("Silver Fern", "Award"),
        ("Low Tide", "Film"),
        ("Far Shore", "Film"),
    )
    english.says(0, "award_won", 1, "won the Silver Fern for Low Tide", work="Low Tide")
    english.says(2, "starring", 0, "she plays Edith Orme", role="Edith Orme")
    directed = {"work": "Far Shore", "category": "Best Director"}
    english.says(0, "award_won", 1, "took the Silver Fern for Best Director", **directed)
    english.says(3, "starring", 0, "seen as a nurse", role="nurse")
    chinese = Page(
        "林小满",
        "林小满是一位演员。她凭《雨季》获得银蕨奖。她在《雨季》中饰演阿兰。",
        ("林小满", "Person"),
        ("银蕨奖", "Award"),
        ("雨季", "Film"),
    )
    chinese.says(0, "award_won", 1, "凭《雨季》获得银蕨奖", work="雨季")
    return [english, chinese.says(2, "starring", 0, "饰演阿兰", role="阿兰")]


@pytest.mark.parametrize(
    "question",
    [
        "For which role did Orla Venn win the Silver Fern?",
        "What role earned the Silver Fern for Orla Venn?",
        "Which part brought Orla Venn her Silver Fern?",
        "Playing whom did Orla Venn win a Silver Fern?",
        "Who was Orla Venn playing when she won the Silver Fern?",
    ],
)
def test_the_work_leads_from_the_prize_to_the_part(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        told = solver.ask(question)
        assert told.text == "Orla Venn won the Silver Fern as Edith Orme in Low Tide."
        assert len(told.subgraph.triples) == 2


@pytest.mark.parametrize("question", ["林小满凭哪个角色获得银蕨奖？", "林小满因饰演谁而获得银蕨奖？"])
def test_a_part_is_found_in_chinese(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask(question).text == "林小满凭《雨季》中的阿兰获得银蕨奖。"


@pytest.mark.parametrize(
    "question",
    [
        "For which role did Orla Venn win her second Silver Fern?",
        "Which role brought Orla Venn a Silver Fern nomination?",
        "For which role did Orla Venn win the Silver Fern for Best Director?",
        "For which role did Orla Venn win the Golden Oak?",
        "林小满凭哪个角色获得银蕨奖提名？",
    ],
)
def test_no_part_is_told_of_another_win(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        text = solver.ask(question).text
        assert " as " not in text
        assert "中的" not in text
