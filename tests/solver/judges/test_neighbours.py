"""Words of another thing, or of another relation, are no answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.stores import open_store
from schemas.answer import Citation
from schemas.ontology import Ontology
from solver.judges.neighbours import Neighbours
from solver.lexicon import Lexicon
from solver.synthesis.composed import Composed
from tests.solver.synthesis.pages import Page, solver_over

SCHOOL = (
    "Alder College is a college in Norton. The college was founded by the brewer Hugh Ross. "
    "Its head is Ida Moe. In 1984 two clerks of its office, Ben Moss and Lena Cobb, started Cobb Press."
)
CLUB = (
    "Hollow Rovers is a football club. Two of its players, Ben Ek and Bo Lund, started Lund Bakery in 1984."
)


def _pages() -> list[Page]:
    college = Page(
        "en/Alder College", SCHOOL, ("Alder College", "School"), ("Hugh Ross", "Person"), ("Ida Moe", "Person"),
        ("Ben Moss", "Person"), ("Lena Cobb", "Person"), ("Cobb Press", "Company"),
    )  # fmt: skip
    club = Page(
        "en/Hollow Rovers", CLUB, ("Hollow Rovers", "Organization"), ("Ben Ek", "Person"), ("Bo Lund", "Person"),
        ("Lund Bakery", "Company"),
    )  # fmt: skip
    return [college, club]


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who founded Alder College?", "Hugh Ross"),
        ("Who founded Hollow Rovers?", ""),
    ],
)
def test_only_words_of_the_thing_that_say_the_relation_answer(tmp_path: Path, question: str, told: str):
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert (told in answer.text and not answer.abstained) if told else answer.abstained, answer.text


@pytest.mark.parametrize(
    ("text", "yes"),
    [
        ("Low Tide is an album by the Ravel Trio, who still perform it.", True),
        ("Low Tide is an album by the Ravel Trio, made in Norton in 1976.", False),
    ],
)
def test_what_is_still_so_needs_words_of_today(tmp_path: Path, text: str, yes: bool):
    album = Page("en/Low Tide", text, ("Low Tide", "Album"), ("Ravel Trio", "Organization"))
    album.says(0, "performer", 1, "an album by the Ravel Trio")
    trio = Page("en/Ravel Trio", "Ravel Trio is a pop group.", ("Ravel Trio", "Organization"))
    with solver_over(tmp_path, album, trio) as solver:
        answer = solver.ask("Does Ravel Trio still perform?")
    assert answer.text.startswith("Yes") is yes, answer.text


def test_the_title_of_a_page_names_the_prize_that_is_counted(tmp_path: Path):
    text = "The prizes are given in Norton. Low Tide collected nine awards in 1971, more than any film since."
    prizes = Page("en/Heron Awards", text, ("Heron Awards", "Award"), ("Low Tide", "Film"))
    with solver_over(tmp_path, prizes) as solver:
        answer = solver.ask("How many Heron Awards did Low Tide win?")
    assert answer.text.startswith("9"), answer.text


@pytest.mark.parametrize(
    ("text", "other"),
    [("海城的林塔由官员范林主持修建。", True), ("海城的市长是范林。", False)],
)
def test_who_holds_a_post_is_told_by_words_that_name_it(tmp_path: Path, text: str, other: bool):
    page = Page("海城", text, ("海城", "City"), ("范林", "Person"))
    with solver_over(tmp_path, page) as solver:
        parts = solver.plan("谁是海城的市长？").parts
    store = open_store(tmp_path / "pages.db")
    cited = Citation(page.chunk.id, "海城", "海城", (), 0, len(text), text)
    told = Composed(text, text, False, (cited,))
    assert Neighbours(store, Lexicon(Ontology.load())).tells_of(parts, told) is other
    store.close()
