"""How encyclopedias tell of works in passing: relative clauses, lists said respectively, `its score`."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

PERSON = "Paul Marsh is a British film director. He was born in 1950. "
FILM = "*Red Hills* is a 2004 drama film. "


def test_which_after_a_preposition_is_the_work_right_before(read) -> None:
    findings = read(
        PERSON + "Mary Doe returned as a spy in “Blue Hills” (2010), for which Anna Reid wrote the music.",
        "Paul Marsh",
    )
    assert said(findings, "starring") == [("Blue Hills", "Mary Doe", "spy")]
    assert said(findings, "composer") == [("Blue Hills", "Anna Reid")]


def test_its_score_is_that_of_the_work_of_the_sentence_before(read) -> None:
    findings = read(
        PERSON + "“Blue Hills” (2010) won four Oscars. Anna Reid composed its score as well as that of "
        "“Green Hills”.",
        "Paul Marsh",
    )
    assert ("Blue Hills", "Anna Reid") in said(findings, "composer")


def test_it_is_nothing_where_no_work_was_spoken_of(read) -> None:
    findings = read(PERSON + "He moved to Leeds. Anna Reid composed its score.", "Paul Marsh")
    assert said(findings, "composer") == []


def test_the_score_on_a_films_page_is_that_films(read) -> None:
    assert said(read(FILM + "Anna Reid composed the score.", "Red Hills", "Film"), "composer") == [
        ("Red Hills", "Anna Reid")
    ]
    assert said(read(FILM + "Anna Reid had composed scores before.", "Red Hills", "Film"), "composer") == []


def test_parts_and_players_are_paired_in_order(read) -> None:
    findings = read(
        FILM + "The painters Edward Hall and Isaac Webb are played by Peter Cole and Mark Ford.",
        "Red Hills",
        "Film",
    )
    assert sorted(said(findings, "starring")) == [
        ("Red Hills", "Mark Ford", "Isaac Webb"),
        ("Red Hills", "Peter Cole", "Edward Hall"),
    ]


def test_a_verb_said_once_holds_for_all_parts(read) -> None:
    findings = read(
        FILM + "Peter Cole appears as Edward Hall, Mark Ford as Isaac Webb, and John Grey, in a single "
        "scene, as George Orwell.",
        "Red Hills",
        "Film",
    )
    assert sorted(said(findings, "starring")) == [
        ("Red Hills", "John Grey", "George Orwell"),
        ("Red Hills", "Mark Ford", "Isaac Webb"),
        ("Red Hills", "Peter Cole", "Edward Hall"),
    ]


def test_a_definition_says_the_year_after_of_and_who_made_it(read) -> None:
    findings = read("*Red Hills* is a drama of 2004 which Paul Marsh wrote and directed.", "Red Hills")
    assert said(findings, "release_date") == [("Red Hills", "2004")]
    assert said(findings, "director", "screenwriter") == [("Red Hills", "Paul Marsh")] * 2


@pytest.mark.parametrize(
    ("text", "predicate", "expected"),
    [
        ("He read English literature at University College London.", "educated_at",
         ("Paul Marsh", "University College London")),
        ("Having attended the Moray School, he completed his degree.", "educated_at",
         ("Paul Marsh", "Moray School")),
        ("In 1963 President Lyndon Johnson presented him with the Turing Award.", "award_won",
         ("Paul Marsh", "Turing Award", "1963")),
        ("He took his doctorate under Max Born.", "teacher", ("Paul Marsh", "Max Born")),
    ],
)  # fmt: skip
def test_facts_of_a_life(text: str, predicate: str, expected: tuple[str, ...], read) -> None:
    assert expected in said(read(PERSON + text, "Paul Marsh"), predicate)


def test_he_read_a_paper_at_no_school_of_his(read) -> None:
    findings = read(PERSON + "He read a paper at the University of Leeds.", "Paul Marsh")
    assert said(findings, "educated_at") == []


def test_a_film_runs_for_hours(read) -> None:
    assert said(read(FILM + "It lasts three hours.", "Red Hills", "Film"), "duration") == [
        ("Red Hills", "180")
    ]


def test_supporting_parts_are_parts_in_the_pages_film(read) -> None:
    findings = read(FILM + "Paul Dane, Peter Cole and Mark Ford have supporting parts.", "Red Hills", "Film")
    assert len(said(findings, "starring")) == 3


def test_a_film_is_shot_in_and_around_a_place(read) -> None:
    findings = read(FILM + "It was filmed in and around New Orleans in 35 days.", "Red Hills", "Film")
    assert said(findings, "filming_location") == [("Red Hills", "New Orleans")]


@pytest.mark.parametrize(
    ("text", "places"),
    [
        (
            "Filming began in Malta in 1961 and moved on to Tunisia, and finally to Sicily.",
            ["Malta", "Sicily", "Tunisia"],
        ),
        ("Shooting moved to Prague after three weeks.", ["Prague"]),
        ("Peter Cole moved to Prague after the shooting.", []),
    ],
)
def test_a_crew_that_moves_on_films_in_each_place(read, text: str, places: list[str]) -> None:
    findings = read(FILM + text, "Red Hills", "Film")
    assert sorted(pair[1] for pair in said(findings, "filming_location")) == places


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Peter Cole, already famous at home, made his first English-language appearance as Hans Ritter.",
            [("Red Hills", "Peter Cole", "Hans Ritter")],
        ),
        ("After *Blue Hills*, Peter Cole made his first appearance as Hans Ritter.", []),
        ("Peter Cole made his debut as a film director.", []),
    ],
)
def test_a_first_appearance_on_a_films_page_is_one_in_the_film(
    read, text: str, expected: list[tuple[str, ...]]
) -> None:
    assert said(read(FILM + text, "Red Hills", "Film"), "starring") == expected


def test_a_prize_for_a_performance_names_the_work(read) -> None:
    findings = read(
        PERSON + "For his performance as Hans Ritter, a former guard, in “Blue Hills” (2008) he won the "
        "Academy Award for Best Actor.",
        "Paul Marsh",
    )
    assert said(findings, "award_won") == [("Paul Marsh", "Academy Award", "Best Actor", "Blue Hills")]


def test_an_end_that_the_sentence_calls_otherwise_is_mentioned_at_its_words(read) -> None:
    text = PERSON + "Audiences first met him as the spy Lin Wai in “Blue Hills” (1997)."
    findings = read(text, "Paul Marsh")
    (fact,) = (fact for fact in findings.facts if fact.predicate == "starring")
    near = [m for m in findings.mentions if fact.sentence_start <= m.start < fact.sentence_end]
    assert "Paul Marsh" in [mention.named.name for mention in near]


def test_a_birthday_stands_behind_its_place(read) -> None:
    text = "Ann Lee is an English actress and screenwriter, born in Paddington, London, on 15 April 1959. "
    assert said(read(text, "Ann Lee"), "birth_date") == [("Ann Lee", "1959-04-15")]


def test_who_is_portrayed_stands_right_before(read) -> None:
    text = f"{FILM}Anna is courted by the older Colonel Brand, portrayed by Alan Marsh, who marries her. "
    assert said(read(text, "Red Hills", "Film"), "starring") == [("Red Hills", "Alan Marsh", "Colonel Brand")]


def test_a_role_without_a_name_is_nobody_elses(read) -> None:
    text = f"{FILM}Imelda Stone and Hugh Lester play Charlotte Palmer and her sour husband. "
    assert said(read(text, "Red Hills", "Film"), "starring") == [
        ("Red Hills", "Imelda Stone", "Charlotte Palmer"),
        ("Red Hills", "Hugh Lester"),
    ]


def test_music_is_played_and_no_part(read) -> None:
    findings = read(
        FILM + "All the music is played on a zither by Peter Cole. Mark Ford plays the piano, and John Grey "
        "plays a violinist.",
        "Red Hills",
        "Film",
    )
    assert said(findings, "starring") == [("Red Hills", "John Grey", "violinist")]
