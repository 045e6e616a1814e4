"""Brothers and sisters by the children of the same parent, in the order and of the sex that the words give."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

TEXT = "林晚，导演。婚后育有两个儿子：长子林江拍了《雾港》；次子林海则是面包师。"


def _family() -> Page:
    page = Page("林晚", TEXT, ("林晚", "Person"), ("林江", "Person"), ("林海", "Person"), ("雾港", "Film"))
    page.says(0, "child", 1, "长子林江").says(0, "child", 2, "次子林海")
    return page.says(3, "director", 1, "林江拍了《雾港》")


@pytest.mark.parametrize(
    ("question", "name"),
    [("林江的弟弟是谁？", "林海"), ("林海的哥哥是谁？", "林江"), ("《雾港》的导演的弟弟是谁？", "林海")],
)
def test_the_other_child_of_the_same_parent(tmp_path: Path, question: str, name: str) -> None:
    with solver_over(tmp_path, _family()) as solver:
        assert name in solver.ask(question).text


@pytest.mark.parametrize("question", ["林江的哥哥是谁？", "林海的弟弟是谁？", "林江的妹妹是谁？"])
def test_nobody_of_another_age_or_sex(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, _family()) as solver:
        assert solver.ask(question).abstained
