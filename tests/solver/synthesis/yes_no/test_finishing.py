"""Whether something was finished: what was broken off, or brought to its end by another, was not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

OVERTURE = "《海城序曲》是林大为的交响曲，写到第三乐章便中断了。1950年，学生赵平补写了最后一个乐章。"
ODE = "《北岭赋》是林大为的长诗，他在1940年独自写完全诗。"
BRIDGE = "长篇小说《南桥》是何青的遗作，生前没有完成。"
MILL = (
    "The Mill is a novel by Ada Ross. It was left unfinished at her death, and Tom Lane completed it in 1960."
)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("《海城序曲》是林大为自己写完的吗？", "不是"),
        ("林大为写完了《海城序曲》吗？", "不是"),
        ("《北岭赋》是林大为自己写完的吗？", "是的"),
        ("《南桥》写完了吗？", "不是"),
        ("Did Ada Ross finish The Mill?", "No"),
        ("Was The Mill finished by Ada Ross?", "No"),
    ],
)
def test_what_broke_off_was_not_finished(tmp_path: Path, question: str, begins: str) -> None:
    lin = ("林大为", "Person")
    pages = (
        Page("海城序曲", OVERTURE, ("海城序曲", "Work"), lin, ("赵平", "Person")),
        Page("北岭赋", ODE, ("北岭赋", "Work"), lin),
        Page("南桥", BRIDGE, ("南桥", "Work"), ("何青", "Person")),
        Page("en/The Mill", MILL, ("The Mill", "Work"), ("Ada Ross", "Person"), ("Tom Lane", "Person")),
    )
    with solver_over(tmp_path, *pages) as solver:
        assert solver.ask(question).text.startswith(begins)


def test_a_page_that_tells_of_no_end_says_neither(tmp_path: Path) -> None:
    page = Page("北桥", "《北桥》是何青1930年开始写的小说。", ("北桥", "Work"), ("何青", "Person"))
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("《北桥》是何青写完的吗？").abstained
