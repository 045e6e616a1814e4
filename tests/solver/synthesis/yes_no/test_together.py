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


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("林晚和白川结过婚吗？", "资料没有说明"),
        ("林晚和秦岭结过婚吗？", "不是"),
        ("林晚和赵一鸣结过婚吗？", "是的"),
    ],
)
def test_whom_somebody_had_a_child_with_is_not_denied_as_a_spouse(
    tmp_path: Path, question: str, verdict: str
):
    text = "林晚是演员。1990年，林晚与赵一鸣结婚。林晚为白川生下一个女儿。秦岭是导演。"
    lin = Page("林晚", text, *((name, "Person") for name in ("林晚", "赵一鸣", "白川", "秦岭")))
    lin.says(0, "spouse", 1, "林晚与赵一鸣结婚")
    with solver_over(tmp_path, lin) as solver:
        assert solver.ask(question).text.startswith(verdict)


@pytest.mark.parametrize("question", ["林晚演过白川的电影吗？", "林晚有没有演过白川导演的电影？"])
def test_somebody_acts_in_a_film_of_another(tmp_path: Path, question: str):
    told = Page(
        "林晚",
        "林晚是演员。1990年，她在白川的《雾港》中主演船长的女儿。她的丈夫是画家秦岭。",
        ("林晚", "Person"),
        ("白川", "Person"),
        ("雾港", "Film"),
        ("秦岭", "Person"),
    )
    told.says(2, "starring", 0, "她在白川的《雾港》中主演船长的女儿")
    with solver_over(tmp_path, told) as solver:
        assert solver.ask(question).text.startswith("是的")
