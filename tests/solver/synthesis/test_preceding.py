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
