"""What brackets and apposed letters, months and parents do not tell of a life, and what they do."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_a_birth_name_with_an_initial_before_the_date(read: Read) -> None:
    found = read("Ann Lee (born Clara T Harden on 3 May 1950) is an English actress.", "Ann Lee")
    assert said(found, "birth_date") == [("Ann Lee", "1950-05-03")]
    assert "Clara T Harden" in [alias.alias for alias in found.aliases]


def test_a_birth_name_is_no_birth_place(read: Read) -> None:
    found = read("Ann Lee (born Ann Clara Lee, 3 May 1950) is an actress.", "Ann Lee")
    assert said(found, "birth_place") == []


def test_a_town_in_the_place_of_a_birth_name_is_a_birth_place(read: Read) -> None:
    found = read("Ann Lee (born Leeds, 3 May 1950) is an actress.", "Ann Lee")
    assert said(found, "birth_place") == [("Ann Lee", "Leeds")]


def test_years_of_a_reign_are_no_life(read: Read) -> None:
    found = read("Otto Tarn (reigned 1545–1554) was the second ruler of Tarn.", "Otto Tarn")
    assert said(found, "birth_date", "death_date") == []


def test_letters_after_a_name_are_not_who_is_defined(read: Read) -> None:
    found = read("Dame Ann Harden, DBE (born 6 August 1937) is an English actress.", "Ann Harden")
    assert said(found, "nationality", "occupation") == [("Ann Harden", "England"), ("Ann Harden", "actress")]


def test_nobody_dies_in_a_month(read: Read) -> None:
    found = read("Bob Dean was a drummer. He moved to London in 1978 and died in September.", "Bob Dean")
    assert said(found, "death_place") == []


def test_the_wife_by_whom_somebody_has_a_son_is_the_father_s(read: Read) -> None:
    text = "Otto Harden was a soldier. He was the third son of Carl Harden by his second wife Clara Lund."
    assert sorted(said(read(text, "Otto Harden"), "parent", "spouse")) == [
        ("Carl Harden", "Clara Lund"),
        ("Otto Harden", "Carl Harden"),
        ("Otto Harden", "Clara Lund"),
    ]


def test_a_daughter_is_the_wife_not_her_father(read: Read) -> None:
    text = "Ann Harden was a painter. She was the daughter of Bob Lund, wife of Carl Harden, and a singer."
    assert ("Carl Harden", "Bob Lund") not in said(read(text, "Ann Harden"), "spouse")


def test_a_people_is_no_part_of_a_father_s_name(read: Read) -> None:
    text = "Ann Ruiz was born in Santiago, the daughter of the Basque Domingo Ruiz Escobar and of Clara Diaz."
    assert ("Ann Ruiz", "Domingo Ruiz Escobar") in said(read(text, "Ann Ruiz"), "parent")


def test_a_grandfather_beside_a_father(read: Read) -> None:
    text = (
        "Bob Dean is a businessman. He owns the shop with his father, Carl Dean, and grandfather, Otto Dean."
    )
    found = read(text, "Bob Dean")
    assert said(found, "father") == [("Bob Dean", "Carl Dean")]
    assert ("Bob Dean", "Carl Dean", "grandfather") not in said(found, "relative")


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee is a writer. She is a daughter of the Speaker and a painter.",
        "Bob Lee is a banker and the only son of Prince and Princess Otto of Tarn.",
    ],
)
def test_a_rank_alone_is_nobody_s_parent(read: Read, text: str) -> None:
    found = said(read(text, " ".join(text.split()[:2])), "parent")
    assert not {"Speaker", "Prince"} & {parent for _, parent in found}


def test_a_club_that_somebody_moved_to_is_no_home(read: Read) -> None:
    text = "Bob Dean is a Scottish footballer. He played for Celtic and Hibernian. In 1990 he moved to Hibernian."
    assert said(read(text, "Bob Dean"), "residence") == []


def test_a_founder_s_grandson_founded_nothing(read: Read) -> None:
    text = "Lund Works is a Swedish company. It was founded by Otto Lund, the grandfather of Carl Lund."
    assert said(read(text, "Lund Works"), "founded_by") == [("Lund Works", "Otto Lund")]


def test_the_wife_whom_somebody_is_known_as(read: Read) -> None:
    text = "Ann Lee was a nurse. She is known primarily as the former wife of the musician Bob Dean."
    assert ("Ann Lee", "Bob Dean") in said(read(text, "Ann Lee"), "spouse")


def test_a_town_whose_county_the_parser_takes_for_the_place_is_kept(read) -> None:
    text = "Lee was born in Whitby, Yorkshire, the third of five children of Josiah Lee, a clerk."
    assert said(read(text, "Ann Lee", "Person"), "birth_place") == [
        ("Ann Lee", "Whitby"),
        ("Ann Lee", "Yorkshire"),
    ]


def test_a_firm_before_the_place_where_somebody_died_is_no_place(read) -> None:
    text = "Lee worked for Kerr Works, Leeds, and died in Hull."
    assert said(read(text, "Ann Lee", "Person"), "death_place") == [("Ann Lee", "Hull")]


def test_twins_are_children(read) -> None:
    text = "He married Ada Moss in 1990; they had twin daughters, Anna and Lucy. They had twin beds, Alba and Luna."
    assert said(read(text, "Jack Lee", "Person"), "parent") == [("Anna", "Jack Lee"), ("Lucy", "Jack Lee")]
