"""How far two events lie apart, told by what happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over

VOSS = (
    "Mara Voss is a painter. She married Otto Kern in 1990, and they divorced in 1994. In 1999 Voss married "
    "Ben Hall. Harbour Films was founded in 1950. Ida Holt sold her shares of Harbour Films in 1987. "
    "Low Water was released in 1970. A sequel, High Tide, came out in 1983."
)
LIN = (
    "林晚，演员。1988年她与赵一鸣结婚，后来离异。1998年，又与周和结婚，2004年这段婚姻结束。"
    "海城影业成立于1950年。1962年，孙立离开海城影业，另组青山公司。"
)


def _voss() -> Page:
    page = Page(
        "en/Mara Voss",
        VOSS,
        *(
            ("Mara Voss", "Person"),
            ("Otto Kern", "Person"),
            ("Ben Hall", "Person"),
            ("Harbour Films", "Company"),
        ),
        *(("Ida Holt", "Person"), ("Low Water", "Film"), ("High Tide", "Film")),
    )
    page.says(3, "founding_date", date("1950", "1950"), "Harbour Films was founded in 1950")
    page.says(5, "release_date", date("1970", "1970"), "Low Water was released in 1970")
    return page.says(6, "release_date", date("1983", "1983"), "High Tide, came out in 1983")


@pytest.mark.parametrize(
    ("question", "years"),
    [
        ("How many years did Mara Voss wait between her two marriages?", "9"),
        (
            "How many years after Harbour Films was founded did Ida Holt sell her shares of Harbour Films?",
            "37",
        ),
        ("How many years passed between Low Water and its follow-up High Tide?", "13"),
    ],
)
def test_english_events_are_dated_where_they_are_told(tmp_path: Path, question: str, years: str) -> None:
    with solver_over(tmp_path, _voss()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(f"The difference is {years} years")


@pytest.mark.parametrize(
    ("question", "years"),
    [
        ("林晚的两次婚姻之间隔了几年？", "10"),
        ("海城影业成立多少年以后，孙立离开去办了青山公司？", "12"),
    ],
)
def test_chinese_events_are_dated_where_they_are_told(tmp_path: Path, question: str, years: str) -> None:
    page = Page(
        "林晚",
        LIN,
        *(("林晚", "Person"), ("赵一鸣", "Person"), ("周和", "Person"), ("海城影业", "Company")),
        *(("孙立", "Person"), ("青山公司", "Company")),
    )
    page.says(3, "founding_date", date("1950", "1950年"), "海城影业成立于1950年")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(f"相差{years}年")


def test_one_date_read_for_two_events_says_nothing(tmp_path: Path) -> None:
    text = "Mara Voss opened a school and sold her house in 1990."
    with solver_over(tmp_path, Page("en/Mara Voss", text, ("Mara Voss", "Person"))) as solver:
        answer = solver.ask("How many years after Mara Voss opened a school did she sell her house?")
    assert "0 years" not in answer.text
