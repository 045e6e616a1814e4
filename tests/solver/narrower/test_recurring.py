"""When something that recurs was first held, and when its prize was not given."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

_ENGLISH = (
    "The Harbour Festival is a film festival in Port Lund. It goes back to a club of sailors of 1947. "
    "The first festival was held in June 1951 with nine films. In 1963 a second hall was opened. "
    "In 1970 the jury resigned, and no Silver Anchor was awarded. In 1972 the Silver Anchor went to Bo Ek."
)
_CHINESE = (
    "港湾电影节在伦德港举行，最高奖为银锚奖。1947年成立水手俱乐部。1951年6月，首届在旧码头揭幕。"
    "1970年评审团辞职，那一年没有评出银锚。1972年，银锚奖由林江获得。"
)


def _english() -> Page:
    return Page("en/Harbour Festival", _ENGLISH, ("Harbour Festival", "Event"), ("Silver Anchor", "Award"))


def _chinese() -> Page:
    return Page("港湾电影节", _CHINESE, ("港湾电影节", "Event"), ("银锚奖", "Award"))


def _answer(folder: Path, question: str) -> str:
    with solver_over(folder, _english(), _chinese()) as solver:
        return solver.ask(question).text


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("When was the first Harbour Festival held?", "1951"),
        ("In which year was no Silver Anchor awarded?", "1970"),
        ("In what year was the Silver Anchor not given?", "1970"),
        ("When did it happen that no Silver Anchor was awarded?", "1970"),
        ("第一届港湾电影节是在哪一年举办的？", "1951"),
        ("银锚奖哪一年没有颁发？", "1970"),
    ],
)
def test_the_sentence_that_says_so_gives_the_year(tmp_path: Path, question: str, told: str) -> None:
    assert told in _answer(tmp_path, question)


@pytest.mark.parametrize(
    "question",
    [
        "How many years after the first Harbour Festival was no Silver Anchor awarded?",
        "How many years after the first Harbour Festival did it happen that no Silver Anchor was awarded?",
        "首届港湾电影节之后多少年没有颁发银锚奖？",
    ],
)
def test_both_are_events_to_count_years_between(tmp_path: Path, question: str) -> None:
    assert "19" in _answer(tmp_path, question).split("：")[0].split(":")[0]


@pytest.mark.parametrize(
    "question",
    [
        "In which year was the Silver Anchor not awarded to a sailor?",
        "In which year was no Golden Anchor awarded?",
        "When was the second Harbour Festival held?",
    ],
)
def test_no_year_is_told_of_what_is_not_said(tmp_path: Path, question: str) -> None:
    told = _answer(tmp_path, question)
    assert "1970" not in told
    assert "1951" not in told
