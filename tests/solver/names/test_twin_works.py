"""The work of the other language by the same director in the same year."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.graph import Entity
from solver.names.twin_works import made_that_year
from tests.solver.synthesis.pages import Page, solver_over


def _pages(*english: tuple[str, str]) -> list[Page]:
    """Pages about one director in both languages; on the Chinese one a film of 1985, on the other films and years."""
    told = "".join(f" Mori Ken directed {title} in {year}." for title, year in english)
    films = [(title, "Film") for title, _ in english]
    page = Page("en/Mori Ken", f"Mori Ken is a director.{told}", ("Mori Ken", "Person"), *films)
    for place, (title, year) in enumerate(english, 1):
        page.says(place, "director", 0, f"Mori Ken directed {title} in {year}", time=year)
    words = "森健在1985年执导了《潮声》"
    chinese = Page("森健", f"森健是导演。{words}。", ("森健", "Person"), ("潮声", "Film"), also=("Mori Ken",))
    return [page, chinese.says(1, "director", 0, words, time="1985")]


@pytest.mark.parametrize(
    ("films", "twin"),
    [
        ((("Shiosai", "1985"),), "潮声"),
        ((("Shiosai", "1986"),), ""),
        ((("Shiosai", "1985"), ("Fog", "1985")), ""),  # two of that year in one language
        ((("Shiosai", "1985"), ("Fog", "1990")), "潮声"),
    ],
)
def test_the_only_work_of_the_year(tmp_path: Path, films: tuple[tuple[str, str], ...], twin: str) -> None:
    with solver_over(tmp_path, *_pages(*films)) as solver:
        [linked] = solver._supplies.retriever.link_name("Shiosai")
        entity = solver._store.get_entities([linked.id])[0]
        assert isinstance(entity, Entity)
        found = made_that_year(entity, solver._store)
        assert (found.name if found is not None else "") == twin
