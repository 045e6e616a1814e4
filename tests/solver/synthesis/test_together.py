"""Whether people worked together, by what both had a part in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

PEOPLE = (("雾港", "Film"), ("林晚", "Person"), ("白川", "Person"), ("远岸", "Film"), ("秦岭", "Person"))


def page() -> Page:
    told = Page(
        "雾港",
        "《雾港》是白川导演的电影。影片由林晚主演。剧本由白川和秦岭合写。林晚落选时，秦岭的《远岸》得了奖。",
        *PEOPLE,
    )
    told.says(0, "director", 2, "《雾港》是白川导演的电影")
    return told.says(0, "starring", 1, "影片由林晚主演")


@pytest.mark.parametrize(
    ("question", "verdict", "words"),
    [
        ("林晚和白川合作过吗？", "是的", "《雾港》"),
        ("白川和秦岭合作过吗？", "是的", "合写"),
        ("林晚和秦岭合作过吗？", "资料没有说明", ""),
    ],
)
def test_a_work_of_both_shows_that_people_worked_together(
    tmp_path: Path, question: str, verdict: str, words: str
):
    with solver_over(tmp_path, page()) as solver:
        text = solver.ask(question).text
    assert text.startswith(verdict)
    assert words in text


@pytest.mark.parametrize("asked", ["Did {} ever work with {}?", "Have {} and {} worked together?"])
def test_it_is_asked_in_english_too(tmp_path: Path, asked: str):
    text = "Fog Harbour is a film. Ann Lind directed Fog Harbour. Bea Moss plays the captain in it."
    english = Page(
        "en/Fog Harbour", text, ("Fog Harbour", "Film"), ("Ann Lind", "Person"), ("Bea Moss", "Person")
    )
    english.says(0, "director", 1, "Ann Lind directed Fog Harbour")
    english.says(0, "starring", 2, "Bea Moss plays the captain")
    with solver_over(tmp_path, english) as solver:
        found = solver.ask(asked.format("Ann Lind", "Bea Moss"))
    assert found.text.startswith("Yes: Fog Harbour was directed by Ann Lind")
    assert len(found.citations) == 2
