"""Who lived longer, by births and deaths."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over


def _page(name: str, born: str, died: str) -> Page:
    chinese = not name.isascii()
    text = (
        f"{name}是画家，{born}年出生，{died}年去世。"
        if chinese
        else f"{name} was a painter, born in {born}. He died in {died}."
    )
    page = Page(name, text, (name, "Person"))
    page.says(0, "birth_date", date(born, born), born)
    return page.says(0, "death_date", date(died, died), died) if died.isdigit() else page


@pytest.mark.parametrize(
    ("question", "winner"),
    [
        ("Who lived longer, Ann Lee or Bo Orr?", "Bo Orr"),
        ("Who lived longer, Bo Orr or Cy Roe?", "Cy Roe"),
        ("林晚和周敏谁活得更久？", "周敏"),
    ],
)
def test_who_lived_longer_is_counted_and_not_who_died_later(
    tmp_path: Path, question: str, winner: str
) -> None:
    pages = [
        _page("Ann Lee", "1900", "1950"),
        _page("Bo Orr", "1800", "1880"),
        _page("Cy Roe", "1810", "1900"),
        _page("林晚", "1900", "1950"),
        _page("周敏", "1800", "1880"),
    ]
    with solver_over(tmp_path, *pages) as solver:
        text = solver.ask(question).text
    assert text.startswith((f"It is {winner}: ", f"是{winner}："))


def test_nobody_is_said_to_have_lived_longer_whose_death_is_not_known(tmp_path: Path) -> None:
    with solver_over(
        tmp_path, _page("Ann Lee", "1900", "1950"), _page("Bo Orr", "1920", "an accident")
    ) as solver:
        answer = solver.ask("Who lived longer, Ann Lee or Bo Orr?")
    assert answer.abstained
