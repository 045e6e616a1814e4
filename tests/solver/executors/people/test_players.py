"""Players whom no fact names, told by pages that say that they were somebody, or came back as them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

ROLE = ("Otto Grimm", "Character")
BO = Page(
    "en/Bo Ek",
    "Bo Ek is an actor. Born in Skerry. In Fog Harbour he was the smith Otto Grimm. He teaches at Northsea College.",
    ("Bo Ek", "Person"),
    ROLE,
)
FILM = Page(
    "en/Fog Harbour",
    "Fog Harbour is a film. Ada Moor returned as Otto Grimm.",
    ("Fog Harbour", "Film"),
    ROLE,
    ("Ada Moor", "Person"),
)
ADA = Page("en/Ada Moor", "Ada Moor is a singer. She teaches at Northsea College.", ("Ada Moor", "Person"))
VOICE = Page(
    "en/Fog Harbour",
    "Fog Harbour is a film. Ada Moor, who agreed to speak the part of Otto Grimm, sang.",
    ("Fog Harbour", "Film"),
    ROLE,
    ("Ada Moor", "Person"),
)
TOLD = Page(
    "en/Bo Ek",
    "Bo Ek is an actor. With Ada Moor he wrote of the smith Otto Grimm.",
    ("Bo Ek", "Person"),
    ROLE,
    ("Ada Moor", "Person"),
)
NOBODY = Likeness({})


def _plan(path: Path, *pages: Page) -> str:
    with solver_over(path, *pages, embedder=NOBODY) as solver:
        return solver.ask("At which school does the actor who played Otto Grimm teach?").plan


@pytest.mark.parametrize(("page", "name"), [(BO, "Bo Ek"), (FILM, "Ada Moor"), (VOICE, "Ada Moor")])
def test_whoever_was_somebody_plays_them(tmp_path: Path, page: Page, name: str) -> None:
    assert name in _plan(tmp_path, page, *([ADA] if name == "Ada Moor" else []))


@pytest.mark.parametrize("pages", [(TOLD,), (BO, FILM)])
def test_neither_a_writer_nor_one_of_two_plays_somebody(tmp_path: Path, pages: tuple[Page, ...]) -> None:
    plan = _plan(tmp_path, *pages)
    assert "Bo Ek" not in plan
    assert "Ada Moor" not in plan
