"""For whom a part was meant before another got it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

PAGE = Page(
    "en/Fog Harbour",
    "Fog Harbour is a film directed by Ann Lee. Bo Ek plays the pilot. Tom Hale had declined the lead.",
    ("Fog Harbour", "Film"),
    ("Ann Lee", "Person"),
    ("Bo Ek", "Person"),
    ("Tom Hale", "Person"),
).says(0, "starring", 2, "Bo Ek plays the pilot")
CHINESE = Page(
    "雾港",
    "《雾港》是林晚执导的电影。男主角原定由江远担任，后来由白石饰演。",
    ("雾港", "Film"),
    ("林晚", "Person"),
    ("江远", "Person"),
    ("白石", "Person"),
).says(0, "starring", 3, "由白石饰演")
MADE = Page(
    "en/White Sands",
    "White Sands is a film directed by Ann Lee. Rosa Ilic wanted to make it with Tom Hale. Bo Ek plays the pilot.",
    ("White Sands", "Film"),
    ("Ann Lee", "Person"),
    ("Bo Ek", "Person"),
    ("Tom Hale", "Person"),
    ("Rosa Ilic", "Person"),
).says(0, "starring", 2, "Bo Ek plays the pilot")
SILENT = Page(
    "en/Reef",
    "Reef is a film directed by Ann Lee. Bo Ek plays the pilot.",
    ("Reef", "Film"),
    ("Ann Lee", "Person"),
    ("Bo Ek", "Person"),
).says(0, "starring", 2, "Bo Ek plays the pilot")


@pytest.mark.parametrize(
    ("page", "question", "told"),
    [
        (PAGE, "Who was first wanted for the lead in Fog Harbour?", "Tom Hale"),
        (PAGE, "Who was originally offered the lead in Fog Harbour before Bo Ek?", "Tom Hale"),
        (PAGE, "Who was the director's first choice for the leading part in Fog Harbour?", "Tom Hale"),
        (MADE, "Who was the first choice for the lead in White Sands?", "Tom Hale"),
        (CHINESE, "《雾港》的男主角原本想找谁演？", "江远"),
    ],
)
def test_the_one_first_wanted_is_told_by_the_page_of_the_work(
    tmp_path: Path, page: Page, question: str, told: str
) -> None:
    with solver_over(tmp_path, page) as solver:
        assert told in solver.ask(question).text


def test_who_plays_is_not_who_was_first_wanted(tmp_path: Path) -> None:
    with solver_over(tmp_path, SILENT) as solver:
        assert solver.ask("Who was first wanted for the lead in Reef?").abstained


def test_who_plays_is_told_by_facts(tmp_path: Path) -> None:
    with solver_over(tmp_path, PAGE) as solver:
        assert "Tom Hale" not in solver.ask("Who plays the pilot in Fog Harbour?").text
