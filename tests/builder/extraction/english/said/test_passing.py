"""What sentences tell in passing: first nights, openings, homes, graves, parts."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_the_composer_s_death_is_that_of_the_one_named_before(read) -> None:
    text = "Ann Roe was a Danish painter.\nThe songs were by Nino Lund, from 1952 until the composer's death in 1979."
    assert said(read(text, "Ann Roe"), "death_date") == [("Nino Lund", "1979")]
    text = "Ann Roe was a Danish composer.\nShe lived with Nino Lund until the composer's death in 1979."
    assert ("Nino Lund", "1979") not in said(read(text, "Ann Roe"), "death_date")


def test_the_years_between_which_somebody_lived(read) -> None:
    text = "Few have seen as much ice as Ann Roe, a Norwegian explorer who lived from 1872 to 1928."
    found = read(text, "Ann Roe")
    assert said(found, "birth_date", "death_date") == [("Ann Roe", "1872"), ("Ann Roe", "1928")]
    text = "Few have seen as much ice as Ann Roe, a Norwegian explorer who lived in Oslo from 1890 to 1928."
    assert said(read(text, "Ann Roe"), "birth_date", "death_date") == []


def test_who_had_a_hand_in_the_script_wrote_it(read) -> None:
    text = "The Pier is a 1954 Danish film. Ennio Lund also had a hand in the screenplay."
    assert said(read(text, "The Pier"), "screenwriter") == [("The Pier", "Ennio Lund")]
    text = "The Pier is a 1954 Danish film. Ennio Lund worked on the script of *Rust*."
    assert ("The Pier", "Ennio Lund") not in said(read(text, "The Pier"), "screenwriter")


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Karl Moe", "*Il mare* was first heard in Lund in 1917."),
        ("Il mare", "Il mare is a Danish opera. The first performance took place in Lund on 3 May 1917."),
    ],
)
def test_first_nights(read, title: str, text: str) -> None:
    found = said(read(text, title, "Person" if title == "Karl Moe" else "Work"), "release_date")
    assert [(name, date[:4]) for name, date in found] == [("Il mare", "1917")]


def test_what_the_page_calls_its_subject_was_opened(read) -> None:
    text = "The Tarn Tunnel, a railway link, runs to Lund.\nThe two queens opened the link on 6 May 1994."
    assert said(read(text, "Tarn Tunnel", "Place"), "opening_date") == [("Tarn Tunnel", "1994-05-06")]
    text = "The Tarn Tunnel, a railway link, runs to Lund.\nThe two queens opened the congress on 6 May 1994."
    assert said(read(text, "Tarn Tunnel", "Place"), "opening_date") == []


def test_a_ship_has_a_launch(read) -> None:
    text = "Eva Lund christened her at the launch on 26 October 1892."
    assert said(read(text, "Fram", "Thing"), "launch_date") == [("Fram", "1892-10-26")]


def test_a_club_has_a_home(read) -> None:
    text = "Home since 1898 has been the City Ground, beside the river."
    assert said(read(text, "Lund Town", "Organization"), "home_ground") == [("Lund Town", "City Ground")]


def test_what_straddles_two_lands_lies_in_both(read) -> None:
    text = "Mount Tarn rises to 3,776 metres and straddles the prefectures of Shizuoka and Yamanashi."
    assert set(said(read(text, "Mount Tarn", "Place"), "located_in")) == {
        ("Mount Tarn", "Shizuoka"),
        ("Mount Tarn", "Yamanashi"),
    }


def test_who_lies_beside_somebody_is_buried_there(read) -> None:
    text = "She lies beside her husband in the cemetery of Rimini, under a bronze."
    assert said(read(text, "Ann Roe", "Person"), "burial_place") == [("Ann Roe", "Rimini")]
    text = "The village lies beside a lake in Denmark."
    assert said(read(text, "Ann Roe", "Person"), "burial_place") == []


def test_small_parts_of_an_actress(read) -> None:
    actress = "Ann Roe was an Italian actress.\n"
    text = f"{actress}She was in *First Light* and had a short scene as a waiter in *The White Tent*."
    assert set(said(read(text, "Ann Roe"), "starring")) >= {
        ("First Light", "Ann Roe"),
        ("The White Tent", "Ann Roe", "waiter"),
    }
    text = f"{actress}She was also the neglected wife in *First Light*."
    assert said(read(text, "Ann Roe"), "starring") == [("First Light", "Ann Roe", "neglected wife")]


@pytest.mark.parametrize(
    "text", ["She was a great success in *First Light*.", "She was the producer in *First Light*."]
)
def test_a_success_is_no_part(read, text: str) -> None:
    found = said(read(f"Ann Roe was an Italian actress.\n{text}", "Ann Roe"), "starring")
    assert [fact for fact in found if len(fact) > 2] == []


def test_a_work_left_unfinished_is_its_maker_s(read) -> None:
    text = "Karl Moe was a Danish composer.\nHe died in Lund in 1924, leaving *Edda* without an ending."
    assert said(read(text, "Karl Moe"), "composer") == [("Edda", "Karl Moe")]
    text = "Karl Moe was a Danish tenor.\nHe died in Lund in 1924, leaving *Edda* without an ending."
    assert said(read(text, "Karl Moe"), "composer") == []


def test_an_edition_of_a_book_names_who_wrote_it(read) -> None:
    text = "In 1960 the house announced an uncut edition of *Deep Tides* by Karl Moe."
    assert said(read(text, "Tarn Books", "Company"), "author") == [("Deep Tides", "Karl Moe")]
    text = "In 1960 the house announced a translation of *Deep Tides* by Karl Moe."
    assert said(read(text, "Tarn Books", "Company"), "author") == []


def test_the_day_on_which_somebody_was_handed_a_prize(read) -> None:
    text = "On 18 February 1963 President John F. Kennedy handed him the National Medal of Science."
    assert said(read(text, "Karl Moe", "Person"), "award_won") == [
        ("Karl Moe", "National Medal of Science", "1963-02-18")
    ]
    text = "On 18 February 1963 nobody handed him the Oak Prize, which went to Ann Roe."
    assert ("Karl Moe", "Oak Prize", "1963-02-18") not in said(read(text, "Karl Moe", "Person"), "award_won")


def test_who_directs_a_laboratory_makes_no_film(read) -> None:
    text = "In 1930 he settled in Pasadena to direct the Guggenheim Aeronautical Laboratory."
    assert said(read(text, "Karl Moe", "Person"), "director") == []
