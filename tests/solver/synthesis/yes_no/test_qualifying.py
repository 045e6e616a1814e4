"""A yes holds as far as the question goes: what is over, what is so of some, and what was so only later is no yes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

MILL = (
    "The Mill is a theatre in Orrin. Ada Ross was its first president; Ben Hall came next, and handed over to Eva Lom "
    "in 2011. Carl Dorn is now its patron. Its season was at first held in summer, and was moved to winter in 1990. "
    "The public of the opening night received it coolly and Fog was a flop at the box office."
)
SHI = (
    "石桥剧院位于临江。首任院长是林晚；赵一鸣后来接任院长。白川仍是剧院的顾问。演出季最初在夏天，1990年起改到冬天。"
    "《雾港》在这里首演时遇冷。林晚有两个儿子：长子林大山也是导演，次子林小海则是画家。"
)


def _pages() -> list[Page]:
    people = ("Ada Ross", "Ben Hall", "Eva Lom", "Carl Dorn")
    mill = Page(
        "en/The Mill", MILL, ("The Mill", "Organization"), ("Fog", "Film"), *((p, "Person") for p in people)
    )
    names = ("林晚", "赵一鸣", "白川", "林大山", "林小海")
    shi = Page(
        "石桥剧院", SHI, ("石桥剧院", "Organization"), ("雾港", "Film"), *((p, "Person") for p in names)
    )
    return [mill, shi]


@pytest.mark.parametrize(
    "question",
    [
        "Is Ben Hall still president of The Mill?",
        "Was Ben Hall the first president of The Mill?",
        "石桥剧院的首任院长是赵一鸣吗？",
        "石桥剧院的演出季一开始就在冬天吗？",
        "林晚的两个儿子都是导演吗？",
        "《雾港》首演时受欢迎吗？",
    ],
)
def test_what_is_over_or_so_of_others_is_not_affirmed(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert not solver.ask(question).text.startswith(("Yes", "是的"))


@pytest.mark.parametrize(
    "question",
    [
        "Was Ada Ross the first president of The Mill?",
        "Is Carl Dorn now the patron of The Mill?",
        "石桥剧院的首任院长是林晚吗？",
        "白川现在还是石桥剧院的顾问吗？",
    ],
)
def test_what_is_so_as_far_as_is_asked_is_affirmed(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask(question).text.startswith(("Yes", "是的"))
