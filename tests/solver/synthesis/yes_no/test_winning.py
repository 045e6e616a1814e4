"""To whom a prize's category went, on a page of the other language and of the work that lost it."""

from __future__ import annotations

from pathlib import Path

from tests.solver.synthesis.pages import Page, solver_over

FOG = (
    "《雾港》（Fog Harbour）是一部电影。取景地是海城。在1992年的电影节（Petrel Awards）上，白川获最佳导演，"
    "而最佳影片由秦岭的《远岸》获得。"
)


def _fog() -> Page:
    return Page(
        "雾港", FOG, ("雾港", "Film"), ("Petrel Awards", "Award"), ("白川", "Person"), ("远岸", "Film"),
        ("秦岭", "Person"), also=("Fog Harbour",),
    )  # fmt: skip


def test_a_category_that_another_work_got_was_not_won(tmp_path: Path) -> None:
    with solver_over(tmp_path, _fog()) as solver:
        answer = solver.ask("Did Fog Harbour win best film at the Petrel Awards?")
    assert answer.text.startswith("No")
    assert "《远岸》" in answer.text
