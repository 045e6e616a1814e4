"""Whether somebody did something before another, where a sentence says who took whose place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

HERONS = (
    "The Herons are a rock band from Leith. Ada Ross on bass and Ben Hall shared a flat. In 1974 Ross was dropped in "
    "favour of Ina Moor. Carl Dorn took over from Eva Lom on bass in 1981. Ben Hall flew to Lagos. "
    "Eva Lom was followed by Olga Berg, and Ben Hall left for Lagos."
)
TEAM = "海鸥队是一支足球队。林晚曾任队长，1998年由赵一鸣接任队长。"


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Eva Lom play in the Herons before Ben Hall?", "The pages do not say"),
        ("Did Ada Ross play bass in the Herons before Ina Moor?", "Yes"),
        ("Did Ina Moor play bass in the Herons before Ada Ross?", "No"),
        ("Did Carl Dorn play bass in the Herons before Eva Lom?", "No"),
        ("Did Carl Dorn play bass in the Herons after Eva Lom?", "Yes"),
        ("Did Ada Ross play the flute in the Herons before Ina Moor?", "The pages do not say"),
        ("Did Ada Ross visit Lagos before Ina Moor?", "The pages do not say"),
        ("林晚是在赵一鸣之前担任海鸥队队长的吗？", "是的"),
        ("赵一鸣是在林晚之前担任海鸥队队长的吗？", "不是"),
    ],
)
def test_who_took_whose_place_orders_them(tmp_path: Path, question: str, begins: str) -> None:
    people = ("Ada Ross", "Ben Hall", "Ina Moor", "Carl Dorn", "Eva Lom", "Olga Berg")
    herons = Page(
        "en/The Herons",
        HERONS,
        ("The Herons", "Band"),
        *((name, "Person") for name in people),
        also=("Ross",),
    )
    team = Page("海鸥队", TEAM, ("海鸥队", "Organization"), ("林晚", "Person"), ("赵一鸣", "Person"))
    with solver_over(tmp_path, herons, team) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


LAKE = (
    "Lake Orla lies in the north. Ada Ross crossed it in 1951. In the summer of 1960 Ben Hall crossed it. Ina Moor "
    "rowed to the island in 1948. Carl Dorn crossed it by boat."
)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Ada Ross cross Lake Orla before Ben Hall?", "Yes"),
        ("Did Ben Hall cross Lake Orla before Ada Ross?", "No"),
        ("Did Ada Ross cross Lake Orla before Carl Dorn?", "The pages do not say"),
        ("Did Ada Ross cross Lake Orla before Ina Moor?", "The pages do not say"),
    ],
)
def test_the_years_of_two_deeds_order_them(tmp_path: Path, question: str, begins: str) -> None:
    people = ("Ada Ross", "Ben Hall", "Ina Moor", "Carl Dorn")
    page = Page("en/Lake Orla", LAKE, ("Lake Orla", "Place"), *((name, "Person") for name in people))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


def test_nothing_is_said_of_somebody_unknown(tmp_path: Path) -> None:
    text = "海鸥乐队是一支乐队。1964年鼓手汤姆·海因缺席，由林晚代替。"
    page = Page("海鸥乐队", text, ("海鸥乐队", "Band"), ("汤姆·海因", "Person"), ("林晚", "Person"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("约恩·贝克是在汤姆·海因之前担任海鸥乐队鼓手的吗？")
    assert answer.text.startswith("资料没有说明"), answer.text
