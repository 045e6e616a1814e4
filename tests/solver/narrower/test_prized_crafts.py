"""Who did a craft of a work, told by the prize for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


def _pages() -> list[Page]:
    english = Page(
        "en/Low Tide",
        "Low Tide is a film. Orla Venn won the Silver Fern for Best Costume Design for Low Tide. "
        "Ada Ross designed a bridge. Ben Hall wears a coat in it.",
        ("Low Tide", "Film"),
        ("Orla Venn", "Person"),
        ("Silver Fern", "Award"),
        ("Ada Ross", "Person"),
        ("Ben Hall", "Person"),
    )
    words = "Orla Venn won the Silver Fern for Best Costume Design for Low Tide"
    english.says(1, "award_won", 2, words, category="Best Costume Design", work="Low Tide")
    chinese = Page(
        "雨季",
        "《雨季》是一部电影。林小满凭《雨季》获得银蕨奖最佳摄影奖。",
        ("雨季", "Film"),
        ("林小满", "Person"),
        ("银蕨奖", "Award"),
    )
    words = "林小满凭《雨季》获得银蕨奖最佳摄影奖"
    return [english, chinese.says(1, "award_won", 2, words, category="最佳摄影奖", work="雨季")]


@pytest.mark.parametrize(
    ("question", "who"),
    [
        ("Who was the costume designer of Low Tide?", "Orla Venn"),
        ("Who designed the costumes for Low Tide?", "Orla Venn"),
        ("《雨季》的摄影指导是谁？", "林小满"),
        ("谁担任《雨季》的摄影师？", "林小满"),
    ],
)
def test_whoever_won_the_prize_for_the_craft_did_it(tmp_path: Path, question: str, who: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        told = solver.ask(question)
        assert told.text.startswith(who)
        assert [t.predicate for t in told.subgraph.triples] == ["award_won"]


@pytest.mark.parametrize(
    "question",
    ["Who was the cinematographer of Low Tide?", "《雨季》的服装设计师是谁？", "Who edited Low Tide?"],
)
def test_a_prize_tells_of_no_other_craft(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert not solver.ask(question).subgraph.triples
