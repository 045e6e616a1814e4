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
