"""How far something went is no date, whatever facts know of it."""

from __future__ import annotations

from pathlib import Path

from tests.solver.synthesis.pages import Page, date, solver_over


def test_a_date_is_no_distance(tmp_path: Path) -> None:
    ship = Page("en/Heron", "Heron was a ship. She sank on 10 August 1628.", ("Heron", "Ship")).says(
        0, "end_date", date("1628-08-10", "10 August 1628"), "sank on 10 August 1628"
    )
    with solver_over(tmp_path, ship) as solver:
        far, when = (
            solver.ask("How far did the Heron sail before it sank?"),
            solver.ask("When did the Heron sink?"),
        )
    assert "1628" not in far.text
    assert "1628" in when.text
