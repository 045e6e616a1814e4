"""Questions made from facts, true ones and probably false ones."""

from __future__ import annotations

from pathlib import Path

from benchmarks.affirming import Claimed, claims
from tests.solver.synthesis.pages import Page, solver_over

TEXT = (
    "Fog is a film directed by Ida Lom. Ada Ross plays Tess Cole. Carl Dorn, who saw it, wrote of Tess Cole."
)


def test_another_of_the_page_stands_in_the_place_of_the_one_that_is_known(tmp_path: Path):
    page = Page(
        "en/Fog", TEXT, ("Fog", "Film"), ("Ida Lom", "Person"), ("Ada Ross", "Person"), ("Carl Dorn", "Person"),
        ("Tess Cole", "Person"),
    )  # fmt: skip
    page.says(0, "director", 1, "directed by Ida Lom")
    page.says(0, "starring", 2, "Ada Ross plays Tess Cole", role="Tess Cole")
    with solver_over(tmp_path, page) as solver:
        found = list(claims(solver._store, 10))
    assert Claimed("director", "Was Fog directed by Ida Lom?", True) in found
    assert Claimed("starring", "Did Ada Ross star in Fog?", True) in found
    false = {claim.question for claim in found if not claim.true}
    assert len(false) == 2
    assert not any(
        "Tess Cole" in question or "Ida Lom" in question for question in false if "directed" in question
    )
    assert not any(
        "Tess Cole" in question or "Ada Ross" in question for question in false if "star" in question
    )


def test_what_cannot_be_so_both_ways_is_asked_the_other_way_round_too(tmp_path: Path):
    page = Page(
        "en/Ada", "Ada Ross studied under Carl Dorn. She married Tess Cole.", ("Ada Ross", "Person"),
        ("Carl Dorn", "Person"), ("Tess Cole", "Person"),
    )  # fmt: skip
    page.says(0, "teacher", 1, "studied under Carl Dorn")
    page.says(0, "spouse", 2, "She married Tess Cole")
    with solver_over(tmp_path, page) as solver:
        found = list(claims(solver._store, 10))
        turned = [claim for claim in found if claim.turned]
        assert turned == [Claimed("teacher", "Was Carl Dorn a student of Ada Ross?", False, turned=True)]
        assert turned[0].kind == "turned round"
        assert solver.ask(turned[0].question).text.startswith("No")
        assert solver.ask("Was Ada Ross a student of Carl Dorn?").text.startswith("Yes")
