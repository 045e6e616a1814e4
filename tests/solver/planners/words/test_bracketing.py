"""Brackets that say which of several is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over


def _pages() -> list[Page]:
    old = Page(
        "Rust (1950 film)",
        "Rust is a 1950 film directed by Ann Lee.",
        ("Rust", "Film"),
        ("Ann Lee", "Person"),
    )
    old.says(0, "director", 1, "directed by Ann Lee")
    new = Page(
        "Rust (1990 film)", "Rust is a 1990 film directed by Bo Orr.", ("Rust", "Film"), ("Bo Orr", "Person")
    )
    new.says(0, "director", 1, "directed by Bo Orr")
    song = Page(
        "Salt", "Salt is a song by Cy Roe, performed by Cy Roe.", ("Salt", "Song"), ("Cy Roe", "Person")
    )
    song.says(0, "performer", 1, "performed by Cy Roe")
    cy = Page("Cy Roe", "Cy Roe is a singer. He was born in Acton.", ("Cy Roe", "Person"), ("Acton", "Place"))
    cy.says(0, "birth_place", 1, "He was born in Acton")
    ann = Page("Ann Lee", "Ann Lee was born in 1910.", ("Ann Lee", "Person"))
    bo = Page("Bo Orr", "Bo Orr was born in 1960.", ("Bo Orr", "Person"))
    ann.says(0, "birth_date", date("1910", "1910"), "1910")
    bo.says(0, "birth_date", date("1960", "1960"), "1960")
    return [old, new, song, cy, ann, bo]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Who directed Rust (1990 Film)?", "Bo Orr"),
        ("Who directed Rust (1950 Film)?", "Ann Lee"),
        ("Where was the performer of song Salt (Cy Roe Song) born?", "Cy Roe was born in Acton"),
    ],
)
def test_a_bracket_says_which_one_is_meant_and_names_nothing_itself(
    tmp_path: Path, question: str, expected: str
) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert expected in solver.ask(question).text


def test_a_bracket_of_a_film_plans_no_film_called_film(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages(), Page("Film", "Film is a work.", ("Film", "Work"))) as solver:
        part = solver.plan("Who directed Rust (1990 Film)?").parts[0]
    assert part.names == ("Rust (1990 Film)",)
    assert part.residual == ()


def test_an_unknown_film_is_called_by_its_title_and_not_by_its_kind(tmp_path: Path) -> None:
    film = Page("Film", "Film is a work directed by Bo Orr.", ("Film", "Work"), ("Bo Orr", "Person"))
    film.says(0, "director", 1, "directed by Bo Orr")
    with solver_over(tmp_path, *_pages(), film) as solver:
        part = solver.plan("Who is the director of film Francisca (Film)?").parts[0]
        answer = solver.ask("Who is the director of film Francisca (Film)?")
    assert part.names == ("Francisca (Film)",)
    assert "Bo Orr" not in answer.text


def test_a_bracket_that_tells_something_else_is_no_part_of_the_name(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        part = solver.plan("Who directed Rust (with Cy Roe)?").parts[0]
    assert "Rust" in part.names


@pytest.mark.parametrize(
    ("question", "first"),
    [
        (
            "Which film has the director who is older, Rust (1990 Film) or Rust (1950 Film)?",
            "Rust (1950 Film)",
        ),
        ("Which film whose director is younger, Rust (1990 Film) or Rust (1950 Film)?", "Rust (1990 Film)"),
        ("Which film has the director born first, Rust (1990 Film) or Rust (1950 Film)?", "Rust (1950 Film)"),
    ],
)
def test_a_film_is_the_answer_where_its_director_is_the_older(
    tmp_path: Path, question: str, first: str
) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask(question).text.startswith(f"It is {first}: ")
