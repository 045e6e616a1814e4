"""Yes or no to what somebody did, acted in or won, where a sentence says it of them, or of another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

FOG = (
    "Fog is a 1989 film starring Ada Ross as a diver. The long dive from the cliff was performed by Ida Lom, a cousin "
    "of Ross. The songs were sung by Ross herself."
)
LIN = (
    "林晚是演员。在《雾港》里，赵一鸣饰演船长，她自己则客串渔妇，而早在1990年，她就在《北行》中露过面。"
    "她念的是舞蹈系，白露读的则是表演班。小说《潮水》写的是宋朝，拍成电影时才改到明朝。"
    "她的粤语对白由演员白露配音。《石桥》由赵一鸣主演。海燕奖影后却一直与她无缘。"
)


def _pages() -> list[Page]:
    fog = Page("en/Fog", FOG, ("Fog", "Film"), ("Ada Ross", "Person"), ("Ida Lom", "Person"))
    fog.says(0, "starring", 1, "starring Ada Ross")
    lin = Page(
        "林晚", LIN, ("林晚", "Person"), ("雾港", "Film"), ("赵一鸣", "Person"), ("北行", "Film"), ("石桥", "Film"),
        ("白露", "Person"), ("海燕奖", "Award"), ("潮水", "Film"), ("明朝", "Event"), also=("Lin Wan",),
    )  # fmt: skip
    lin.says(1, "starring", 2, "赵一鸣饰演船长").says(1, "starring", 0, "客串渔妇")
    return [fog, lin.says(4, "starring", 2, "由赵一鸣主演")]


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Ada Ross do the long dive from the cliff in Fog herself?", "No"),
        ("Was the long dive of Ada Ross from the cliff in Fog performed by somebody else?", "Yes"),
        ("林晚的粤语对白是她自己说的吗？", "不是"),
        ("林晚在《北行》里出过镜吗？", "是的"),
        ("林晚得过海燕奖影后吗？", "不是"),
        ("白露读的是舞蹈系吗？", "不是"),
        ("林晚念的是舞蹈系吗？", "是的"),
        ("《潮水》的小说写的是明朝的故事吗？", "不是"),
    ],
)
def test_the_sentence_that_says_who_did_it_decides(tmp_path: Path, question: str, begins: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


@pytest.mark.parametrize(
    "question",
    [
        "林晚演过《石桥》吗？",
        "林晚念的是表演班吗？",
        "林晚念的是导演系吗？",
        "赵一鸣演过《北行》吗？",
        "Did Ida Lom sing the songs in Fog herself?",
    ],
)
def test_what_another_did_is_no_yes(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert not answer.text.startswith(("Yes", "是的")), answer.text


@pytest.mark.parametrize(
    ("question", "denied"),
    [("《山城志》的地理卷是白露撰写的吗？", True), ("《山城志》的人物卷是白露撰写的吗？", False)],
)
def test_a_part_that_another_wrote_is_not_ones_own(tmp_path: Path, question: str, denied: bool) -> None:
    page = Page(
        "白露",
        "白露是作家。1990年白露奉命修《山城志》，其中地理卷由赵一鸣撰写，人物卷由她自己撰写。",
        ("白露", "Person"),
        ("山城志", "Book"),
        ("赵一鸣", "Person"),
    )
    with solver_over(tmp_path, page) as solver:
        assert solver.ask(question).text.startswith("不是") is denied
