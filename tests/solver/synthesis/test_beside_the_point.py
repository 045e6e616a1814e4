"""Sentences that hold a question's words and tell something else are not quoted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ROSS = (
    "Ada Ross is a film-maker, the maker of The Mill and The Ferry. No director after Tom Lane is shown more often "
    "than the author of The Mill and The Ferry. Her first film, Low Tide, was co-directed with Tom Lane."
)
COLLEGE = "海城大学是海城的一所大学。这所学校最大的资助人林大为捐了五百万元，医学院1925年开始招生，首任院长1934年得奖。"
LISTED = (
    "Ida Venn is a composer.\n\nHer operas:\n\n"
    "The Quay - Old Theatre, Leith, 14 January 1900\nThe Sound - Opera House, Orme, 17 February 1904\n"
)


def _pages() -> list[Page]:
    works = ("The Mill", "Film"), ("The Ferry", "Film"), ("Tom Lane", "Person")
    return [
        Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), *works),
        Page("海城大学", COLLEGE, ("海城大学", "School"), ("林大为", "Person")),
        Page("en/Ida Venn", LISTED, ("Ida Venn", "Person"), ("The Quay", "Work"), ("The Sound", "Work")),
    ]


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Which is older, The Mill or The Ferry?", ""),
        ("What was the first film Ada Ross directed on her own?", ""),
        ("海城大学最大的资助人是哪年去世的？", ""),
        ("Which is older, The Sound or The Quay?", "The Quay"),
        ("Which came first, The Quay or The Sound?", "The Quay"),
    ],
)
def test_what_tells_neither_when_nor_alone_is_no_answer(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(f"It is {told}") if told else answer.abstained
