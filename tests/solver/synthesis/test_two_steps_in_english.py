"""English questions of two steps over small pages: what the first step leads to, and what is not guessed."""

from __future__ import annotations

from pathlib import Path

from tests.solver.synthesis.pages import Page, solver_over


def _first_film() -> list[Page]:
    text = "Ann Marsh is a director. Her first film was Fog, drawn from the novel Salt by Ida Voss."
    marsh = Page(
        "en/Ann Marsh",
        text,
        ("Ann Marsh", "Person"),
        ("Fog", "Film"),
        ("Salt", "Book"),
        ("Ida Voss", "Person"),
    )
    marsh.says(0, "first_work", 1, "Her first film was Fog").says(
        1, "based_on", 2, "Fog, drawn from the novel Salt"
    )
    marsh.says(2, "author", 3, "the novel Salt by Ida Voss")
    voss = Page("en/Ida Voss", "Ida Voss was born in Leeds.", ("Ida Voss", "Person"), ("Leeds", "City"))
    return [marsh, voss.says(0, "birth_place", 1, "born in Leeds")]


def test_who_wrote_what_a_film_comes_from_is_its_author(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_first_film()) as solver:
        answer = solver.ask("Where was the author of Ann Marsh's first film born?")
    assert "Salt was written by Ida Voss" in answer.text
    assert "Leeds" in answer.text


def test_a_page_that_says_another_word_of_the_question_tells_nothing_of_the_first_step(
    tmp_path: Path,
) -> None:
    text = "Eva Lom, born in Bergen in 1950, is a singer. She was seen in Fog."
    lom = Page("en/Eva Lom", text, ("Eva Lom", "Person"), ("Bergen", "City"), ("Fog", "Film"))
    lom.says(0, "birth_place", 1, "born in Bergen")
    with solver_over(tmp_path, lom) as solver:
        answer = solver.ask("Where was the cinematographer of Fog born?")
    assert "photographed by Eva Lom" not in answer.text
    assert "Bergen" not in answer.text


def test_two_names_taken_for_one_are_two_even_where_the_first_goes_on_before_it(tmp_path: Path) -> None:
    text = "Ann Marsh and Bo Ek were born in Leeds. Marsh and Bo Ek met at school."
    page = Page(
        "en/Leeds",
        text,
        ("Leeds", "City"),
        ("Ann Marsh", "Person"),
        ("Bo Ek", "Person"),
        ("Marsh and Bo Ek", ""),
    )
    page.says(1, "birth_place", 0, "Ann Marsh and Bo Ek were born in Leeds")
    page.says(2, "birth_place", 0, "Ann Marsh and Bo Ek were born in Leeds")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("Which home town do Ann Marsh and Bo Ek share?")
    assert "Ann Marsh was born in Leeds" in answer.text
    assert "Bo Ek was born in Leeds" in answer.text


def test_a_name_in_a_description_is_in_the_words_that_find_it(tmp_path: Path) -> None:
    text = "Eva Lom, born in Bergen, is a singer. On tour she sang Tide. Fog is a film."
    lom = Page(
        "en/Eva Lom", text, ("Eva Lom", "Person"), ("Bergen", "City"), ("Tide", "Song"), ("Fog", "Film")
    )
    lom.says(0, "birth_place", 1, "born in Bergen").says(2, "performer", 0, "On tour she sang Tide")
    with solver_over(tmp_path, lom) as solver:
        whole = solver.ask("Where was the singer who recorded Tide born?")
        of_film = solver.ask("Where was the singer who recorded Tide for the film Fog born?")
    assert "Bergen" in whole.text
    assert "Tide was performed by Eva Lom; Eva Lom was born in Bergen" not in of_film.text


def test_a_sentence_that_only_names_the_same_things_describes_nobody(tmp_path: Path) -> None:
    text = "Fog is a film. Bo Ek made the Fog picture from a script by Ida Voss. Ida Voss was born in Leeds."
    fog = Page(
        "en/Fog", text, ("Fog", "Film"), ("Bo Ek", "Person"), ("Ida Voss", "Person"), ("Leeds", "City")
    )
    fog.says(2, "birth_place", 3, "Ida Voss was born in Leeds")
    with solver_over(tmp_path, fog) as solver:
        answer = solver.ask("Where was the man who was Bo Ek's tailor on Fog born?")
    assert "Ida Voss; Ida Voss was born" not in answer.text
