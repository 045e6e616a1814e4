"""Words around the ends of a match that say it is no fact."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_whoever_worked_with_a_director_is_no_film(read) -> None:
    text = "His first film was written with Carl J. Moss, photographed by Ida Lund and scored by Bo Tarn."
    assert said(read(text, "Jim Stone", "Person"), "cinematographer", "composer") == []


def test_the_producer_is_no_film(read) -> None:
    text = "The Long Tide is a 1987 drama film. The producer was Karl Moe and the cinematographer Ida Lund."
    assert ("Karl Moe", "Ida Lund") not in said(read(text, "The Long Tide"), "cinematographer")


def test_the_usual_cameraman_of_somebody(read) -> None:
    text = (
        "The Long Tide is a 1987 drama film. Ida Lund, the usual cameraman of Karl Moe, took over from him."
    )
    assert said(read(text, "The Long Tide"), "cinematographer") == []


def test_any_one_of_a_people_is_no_name(read) -> None:
    text = "Her father, a Texan who had served in the navy, died of a heart attack in 1960."
    assert said(read(text, "Ann Lee", "Person"), "cause_of_death", "death_date") == []


@pytest.mark.parametrize(
    ("text", "employed"),
    [
        ("She trained at the Lund School of Drama, which she left before taking a degree.", False),
        ("She trained at the Lund School of Drama, which she left with a master's degree in 1975.", False),
        ("In 1975 she left Tarn Pictures to become a painter.", True),
    ],
)
def test_a_student_who_leaves_a_school_did_not_work_there(read, text: str, employed: bool) -> None:
    assert bool(said(read(text, "Ann Lee", "Person"), "employer")) == employed


def test_three_of_the_ten_prizes_are_no_nominations(read) -> None:
    text = "The Long Tide is a film. It received three of the ten Academy Awards for which it had been nominated."
    assert ("The Long Tide", "3", "Academy Award") not in said(
        read(text, "The Long Tide"), "nomination_count"
    )


@pytest.mark.parametrize(
    ("text", "title", "opened"),
    [
        (
            "Tarn is an island off the coast. A reservoir was planned in 1990, and it was completed in 1994.",
            "Tarn",
            [],
        ),
        (
            "The Tarn Bridge is a bridge in Lund. It was opened in 1994.",
            "Tarn Bridge",
            [("Tarn Bridge", "1994")],
        ),
    ],
)
def test_an_island_is_not_opened(read, text: str, title: str, opened: list[tuple[str, str]]) -> None:
    assert said(read(text, title), "opening_date") == opened


def test_songs_behind_a_film_are_not_the_film(read) -> None:
    text = (
        "One hears a waltz written for the Japanese film Harumi, and songs in Spanish performed by Bo Tarn."
    )
    assert ("Harumi", "Bo Tarn") not in said(read(text, "The Long Tide", "Film"), "performer")


def test_a_title_that_begins_with_an_article_is_no_body(read) -> None:
    text = "Jim Stone is an animator. In 1982, as a student, he started A Fine Day Out."
    assert said(read(text, "Jim Stone"), "founded_by") == []
    text = "Jim Stone is an animator. In 1982, as a student, he started Tarn Pictures."
    assert said(read(text, "Jim Stone"), "founded_by") == [("Tarn Pictures", "Jim Stone")]


def test_a_census_has_a_year(read) -> None:
    text = "Tarn is an island. It had 3,140 inhabitants at the census of 2011."
    assert said(read(text, "Tarn"), "population") == [("Tarn", "3140")]


def test_sons_and_daughters_are_the_children_counted_before(read) -> None:
    text = "He married Ida Lund in 1956, and they had four children, three sons and a daughter."
    assert ("Karl Moe", "4") in said(read(text, "Karl Moe", "Person"), "children_count")
    text = "He married Ida Lund in 1956, and they had three sons and a daughter."
    assert ("Karl Moe", "4") in said(read(text, "Karl Moe", "Person"), "children_count")


def test_a_club_is_no_home(read) -> None:
    assert said(read("He moved to Marsden, of Lund, in 1964.", "Karl Moe", "Person"), "residence") == []


def test_who_is_kept_from_a_post_does_not_hold_it(read) -> None:
    text = "A court stopped him from taking up a post at Tarn College in 1940."
    assert said(read(text, "Karl Moe", "Person"), "employer") == []


def test_the_university_is_none_that_a_laboratory_is(read) -> None:
    text = (
        "The Tarn Laboratory is a department of physics. In 1870 Karl Moe, a duke and chancellor of the university, "
        "paid for a building."
    )
    assert said(read(text, "Tarn Laboratory"), "employer", "chief_executive") == []


def test_a_maker_of_goods_that_was_founded_is_a_firm(read) -> None:
    text = "Moe-Lund was an American maker of measuring instruments and printers. It was founded in Lund in 1939."
    assert read(text, "Moe-Lund").subject_type == "Company"
    text = "Karl Moe was an American maker of fine clocks. He was born in Lund in 1839."
    assert read(text, "Karl Moe").subject_type == "Person"


def test_an_order_is_no_second_founder(read) -> None:
    text = "Tarn is a football club. The club was set up by Brother Walfred, an Irish Cistercian brother, in Lund."
    assert said(read(text, "Tarn"), "founded_by") == [("Tarn", "Brother Walfred")]


def test_its_director_is_that_of_the_body_before(read) -> None:
    text = (
        "Tarn Line is a shipping company. The Moe Foundation, set up by Ida Lund in 1958, still pays for exchange; "
        "its director is Karl Stone."
    )
    assert said(read(text, "Tarn Line"), "chief_executive") == []


def test_who_follows_a_member_leads_no_band(read) -> None:
    text = "Tarn are a rock band. Karl Moe walked out in 1971, and was succeeded by Bo Lund."
    assert said(read(text, "Tarn"), "chief_executive") == []


def test_a_noble_is_called_something(read) -> None:
    text = "He lent huge sums to Charles the Bold, Duke of Burgundy, who was killed in battle in 1477."
    assert said(read(text, "Tarn Bank", "Company"), "death_date") == [
        ("Charles the Bold, Duke of Burgundy", "1477")
    ]


def test_general_begins_names_of_firms(read) -> None:
    text = "Karl Moe went to work for General Electric in Lund. General Stone left."
    assert said(read(text, "Karl Moe", "Person"), "employer") == [("Karl Moe", "General Electric")]


def test_who_produces_and_records_a_song_does_not_sing_it(read) -> None:
    text = 'Tides is an album by Tarn. It was produced by Karl Moe. Moe recorded "Heron" not there but in a hall.'
    assert ("Heron", "Karl Moe") not in said(read(text, "Tides", "Album"), "performer")


@pytest.mark.parametrize("kind", ["black-and-white", "best-selling"])
def test_no_kind_of_film(read, kind: str) -> None:
    assert said(read(f"The Long Tide is a Swedish {kind} film of 1957.", "The Long Tide"), "genre") == []


def test_whom_somebody_worked_with_on_a_film_is_no_employer(read) -> None:
    text = "He worked with Gilda Ponte on The Battle of Lund (1966) and wrote songs."
    assert said(read(text, "Karl Moe", "Person"), "employer") == []


@pytest.mark.parametrize(("text", "employed"), [("as a research student", False), ("as an engineer", True)])
def test_a_student_who_joins_a_laboratory_does_not_work_there(read, text: str, employed: bool) -> None:
    found = read(f"That autumn he joined the Tarn Laboratory {text}.", "Karl Moe", "Person")
    assert bool(said(found, "employer")) == employed


def test_a_prime_minister_is_no_mere_minister(read) -> None:
    text = "Ida Lund, a cousin, was prime minister for a year."
    assert ("Ida Lund", "minister") not in said(read(text, "Karl Moe", "Person"), "occupation")


def test_an_article_with_a_capital_begins_a_title(read) -> None:
    text = "Karl Moe was a philosopher. Moe's best-selling book was A History of Tides, published in 1945."
    assert ("A History of Tides", "1945") in said(read(text, "Karl Moe"), "release_date")


@pytest.mark.parametrize(
    ("text", "told"), [("Development cost 3 million dollars.", 0), ("Heron cost 3 million dollars.", 1)]
)
def test_a_common_noun_is_no_film(read, text: str, told: int) -> None:
    found = said(read(f"Lantern is a video game. {text}", "Lantern"), "budget")
    assert [fact for fact in found if fact[0] == "Development"] == []
    assert len(found) >= told
