"""A no by words that deny nothing: another part is what is claimed, another got the prize, they turned back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

BRIDGE = (
    "海城大桥是一座公铁两用桥，可走电车和公共汽车。大桥上层是人行道，宽六米，下层是电车道。"
    "东塔是钢塔，西塔是石塔。"
)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("海城大桥的下层是人行道吗？", "不是"),
        ("海城大桥的上层是人行道吗？", "是的"),
        ("海城大桥的下层是电车道吗？", "是的"),
        ("海城大桥的上层是不是电车道？", "不是"),
        ("海城大桥的西塔是钢塔吗？", "不是"),
    ],
)
def test_the_part_that_is_asked_about_decides(tmp_path: Path, question: str, begins: str) -> None:
    with solver_over(tmp_path, Page("海城大桥", BRIDGE, ("海城大桥", "Place"))) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


def test_a_part_that_no_sentence_names_is_open(tmp_path: Path) -> None:
    text = "海城大桥是一座公路桥。大桥长九百米，上层于1980年加宽。"
    with solver_over(tmp_path, Page("海城大桥", text, ("海城大桥", "Place"))) as solver:
        answer = solver.ask("海城大桥的下层是公路吗？")
    assert not answer.text.startswith("是的"), answer.text


PRIZE = (
    "金螺奖是海城电影节的大奖。《雾港》1989年只得到评委会奖，那年的金螺归秦岭的《远岸》所有。"
    "《石桥》在1991年获得金螺奖。"
)
SHELL = (
    "The Golden Shell is a film prize. In 1993 Fog received only the Jury Prize; the Golden Shell went to Rain. "
    "Snow won the Golden Shell in 1995."
)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("《雾港》是金螺奖的得奖影片吗？", "不是"),
        ("《雾港》获得金螺奖了吗？", "不是"),
        ("《石桥》获得金螺奖了吗？", "是的"),
        ("Did Fog win the Golden Shell?", "No"),
        ("Did Snow win the Golden Shell?", "Yes"),
    ],
)
def test_a_lesser_prize_is_not_the_prize(tmp_path: Path, question: str, begins: str) -> None:
    films = (("雾港", "Film"), ("远岸", "Film"), ("石桥", "Film"), ("秦岭", "Person"))
    chinese = Page("金螺奖", PRIZE, ("金螺奖", "Award"), *films)
    english = Page(
        "en/Golden Shell",
        SHELL,
        ("Golden Shell", "Award"),
        ("Fog", "Film"),
        ("Rain", "Film"),
        ("Snow", "Film"),
    )
    with solver_over(tmp_path, chinese, english) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


CLIMB = (
    "Mount Orla was first climbed in 1931. Ada Ross and Ben Hall reached the lower summit in May and were forced to "
    "turn back. Ina Moor reached the top in June, after Carl Dorn had turned back. Eva Lom reached the summit, but was "
    "driven back to her camp by a storm."
)
RACE = "海城马拉松始于1990年。林晚跑到三十公里处被迫退出。赵一鸣跑完了全程。"


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Ada Ross and Ben Hall get to the top of Mount Orla?", ("No",)),
        ("Did Ada Ross and Ben Hall reach the summit of Mount Orla?", ("No",)),
        ("Did Ada Ross and Ben Hall reach the lower summit of Mount Orla?", ("Yes", "The pages")),
        ("Did Ina Moor reach the top of Mount Orla?", ("Yes", "The pages")),
        ("Did Eva Lom reach the summit of Mount Orla?", ("Yes", "The pages")),
        ("林晚跑完海城马拉松了吗？", ("不是",)),
        ("赵一鸣跑完海城马拉松了吗？", ("是的", "资料")),
    ],
)
def test_who_turned_back_did_not_get_there(tmp_path: Path, question: str, begins: tuple[str, ...]) -> None:
    people = ("Ada Ross", "Ben Hall", "Ina Moor", "Carl Dorn", "Eva Lom")
    mount = Page("en/Mount Orla", CLIMB, ("Mount Orla", "Place"), *((name, "Person") for name in people))
    race = Page("海城马拉松", RACE, ("海城马拉松", "Event"), ("林晚", "Person"), ("赵一鸣", "Person"))
    with solver_over(tmp_path, mount, race) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Reef win the Gold Shell Award?", "No"),
        ("Did Reef win the Harbour Prize?", "Yes"),
        ("Was Reef nominated for the Gold Shell Award?", "Yes"),
    ],
)
def test_a_prize_that_was_lost_is_not_won_by_winning_another(
    tmp_path: Path, question: str, begins: str
) -> None:
    text = "Reef is a film. Reef won the Harbour Prize and was nominated for the Gold Shell Award, losing to Fog."
    page = Page("en/Reef", text, ("Reef", "Film"), ("Harbour Prize", "Award"), ("Gold Shell Award", "Award"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


@pytest.mark.parametrize(("year", "denied"), [("1993", True), ("1995", False)])
def test_a_prize_may_be_won_in_another_year_that_the_page_tells_of(
    tmp_path: Path, year: str, denied: bool
) -> None:
    text = "Ann Lee is a rower. Ann Lee won the Harbour Prize in 1990. Her second came in 1995 in Leith."
    page = Page("en/Ann Lee", text, ("Ann Lee", "Person"), ("Harbour Prize", "Award"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(f"Did Ann Lee win the Harbour Prize in {year}?")
    assert answer.text.startswith("No") is denied, answer.text


@pytest.mark.parametrize(
    "words",
    [
        "was nominated for the Gold Shell Award in 1971 and won",
        "was nominated for the Gold Shell Award, winning it in 1999",
        "was up for the Gold Shell Award, which was hers in the end",
    ],
)
def test_a_nomination_that_was_won_is_no_loss(tmp_path: Path, words: str) -> None:
    page = Page(
        "en/Ann Lee",
        f"Ann Lee is a writer. Ann Lee {words}.",
        ("Ann Lee", "Person"),
        ("Gold Shell Award", "Award"),
    )
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("Did Ann Lee win the Gold Shell Award?")
    assert not answer.text.startswith("No"), answer.text
