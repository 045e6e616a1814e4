"""Where a river rises, asked in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    "question",
    ["Where does the Harrow rise?", "What is the source of the Harrow?", "Where does the Harrow originate?"],
)
def test_where_a_river_rises(tmp_path: Path, question: str) -> None:
    page = Page(
        "Harrow",
        "The Harrow is a river. It has its spring at Mount Tarn. It ends in the Grey Sea.",
        ("Harrow", "Place"),
        ("Mount Tarn", "Place"),
        ("Grey Sea", "Place"),
    )
    page.says(0, "source", 1, "has its spring at Mount Tarn").says(0, "mouth", 2, "ends in the Grey Sea")
    with solver_over(tmp_path, page) as solver:
        text = solver.ask(question).text
    assert "Mount Tarn" in text
    assert "Grey Sea" not in text


@pytest.mark.parametrize("question", ["青河发源于哪里？", "青河的源头在哪里？", "青河的发源地是哪里？"])
def test_where_a_river_has_its_source(tmp_path: Path, question: str) -> None:
    page = Page(
        "青河",
        "青河是一条河流。它从北山流出。最后到东湖为止。",
        ("青河", "Place"),
        ("北山", "Place"),
        ("东湖", "Place"),
    )
    page.says(0, "source", 1, "它从北山流出").says(0, "mouth", 2, "到东湖为止")
    with solver_over(tmp_path, page) as solver:
        text = solver.ask(question).text
    assert "北山" in text
    assert "东湖" not in text
