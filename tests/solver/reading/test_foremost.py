"""Who of all has most of something is told by no handful of facts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ROSS = "Ada Ross directed Loom and Ember. Bo Ek directed Tidewrack."


@pytest.mark.parametrize(
    ("question", "abstained"),
    [
        ("Who directed the most films?", True),
        ("谁导演的电影最多？", True),
        ("Who directed Loom?", False),
        ("Which films did Ada Ross direct?", False),
    ],
)
def test_some_facts_do_not_tell_who_has_most(tmp_path: Path, question: str, abstained: bool) -> None:
    page = Page(
        "en/Loom",
        ROSS,
        ("Loom", "Film"),
        ("Ada Ross", "Person"),
        ("Ember", "Film"),
        ("Bo Ek", "Person"),
        ("Tidewrack", "Film"),
    )
    page.says(0, "director", 1, "Ada Ross directed Loom and Ember")
    page.says(2, "director", 1, "Ada Ross directed Loom and Ember")
    page.says(4, "director", 3, "Bo Ek directed Tidewrack")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask(question).abstained is abstained
