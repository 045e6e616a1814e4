"""For whom people play, in which bands and parties they are, and where teams, firms and bands are at home."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    "told",
    [
        "is an English footballer who plays for Harrow Rovers.",
        "is an English footballer who plays for and captains Harrow Rovers.",
        "is an English footballer who plays for Bulgarian club Harrow Rovers.",
        "is an English footballer who plays as a midfielder for the club Harrow Rovers.",
        "is an American football linebacker. He was drafted by the Harrow Rovers in 2005.",
        "was an American baseball pitcher for the Harrow Rovers.",
        "is an English footballer. He began his career with Harrow Rovers.",
        "is an English footballer. He signed for Harrow Rovers in 2010.",
    ],
)
def test_a_player_is_a_member_of_a_club(read: Read, told: str) -> None:
    assert ("Bob Dean", "Harrow Rovers") in said(read(f"Bob Dean {told}", "Bob Dean", "Person"), "member_of")


def test_a_player_has_played_for_several_clubs(read: Read) -> None:
    text = (
        "Bob Dean was an English footballer who played as a defender for Darlington, Arsenal and Portsmouth."
    )
    assert {club for _, club in said(read(text, "Bob Dean", "Person"), "member_of")} >= {
        "Darlington",
        "Arsenal",
    }


def test_against_whom_somebody_played_is_not_their_club(read: Read) -> None:
    text = "Bob Dean is an English footballer who played against Harrow Rovers."
    assert said(read(text, "Bob Dean", "Person"), "member_of") == []


def test_who_refused_to_play_for_a_club_is_no_member(read: Read) -> None:
    text = "Bob Dean is an English footballer. He was never signed by Harrow Rovers."
    assert said(read(text, "Bob Dean", "Person"), "member_of") == []


def test_a_country_is_no_club(read: Read) -> None:
    text = "Bob Dean is an English footballer who played for England."
    assert said(read(text, "Bob Dean", "Person"), "member_of") == []


def test_a_team_plays_in_a_league(read: Read) -> None:
    text = "Harrow Rovers are a football club. The club competes in the Tarn Premier League."
    assert said(read(text, "Harrow Rovers", "Organization"), "member_of") == [
        ("Harrow Rovers", "Tarn Premier League")
    ]


def test_a_team_is_no_member_of_a_stadium(read: Read) -> None:
    text = "Harrow Rovers are a football club. The club plays in the Tarn Stadium."
    assert said(read(text, "Harrow Rovers", "Organization"), "member_of") == []


@pytest.mark.parametrize(
    "told",
    [
        "is an English guitarist for the rock band Tarn Valley.",
        "is best known as the lead singer of the rock band Tarn Valley.",
        "is an English musician, known as the drummer and lyricist for the band Tarn Valley.",
    ],
)
def test_a_musician_is_a_member_of_a_band(read: Read, told: str) -> None:
    assert ("Bob Dean", "Tarn Valley") in said(read(f"Bob Dean {told}", "Bob Dean", "Person"), "member_of")


def test_a_singer_who_is_named_in_passing_is_in_the_band(read: Read) -> None:
    text = "Night Weavers is an album by Ann Lee, lead singer of the Finnish band Tarn Valley."
    assert ("Ann Lee", "Tarn Valley") in said(read(text, "Night Weavers", "Album"), "member_of")


def test_a_fan_is_no_member_of_a_band(read: Read) -> None:
    text = "Bob Dean is an English writer who admires the rock band Tarn Valley."
    assert said(read(text, "Bob Dean", "Person"), "member_of") == []


def test_who_formed_a_band_is_in_it(read: Read) -> None:
    text = "Tarn Valley is an English rock band formed in 1993 by singer Ann Lee and drummer Carl Moss."
    assert said(read(text, "Tarn Valley", "Organization"), "member_of") == [
        ("Ann Lee", "Tarn Valley"),
        ("Carl Moss", "Tarn Valley"),
    ]


def test_a_band_formed_by_members_of_another_holds_not_the_other(read: Read) -> None:
    text = "Tarn Valley is an English rock band formed in 1993 by two former members of Harrow Weald."
    assert said(read(text, "Tarn Valley", "Organization"), "member_of") == []


def test_a_band_is_from_a_town(read: Read) -> None:
    text = "Tarn Valley is an American rock band from Boston, Massachusetts."
    assert ("Tarn Valley", "Boston") in said(read(text, "Tarn Valley", "Organization"), "located_in")


@pytest.mark.parametrize(
    "text",
    [
        "Harrow Air was a low-cost airline based in Boston, Massachusetts.",
        "Harrow Air is an airline. Its head office is located in Boston.",
        "Harrow Air is an airline with its headquarters in Boston.",
    ],
)
def test_a_firm_has_its_seat(read: Read, text: str) -> None:
    assert said(read(text, "Harrow Air", "Company"), "headquarters") == [("Harrow Air", "Boston")]


def test_where_a_firm_flies_to_is_not_its_seat(read: Read) -> None:
    text = "Harrow Air is an airline that flies to Boston."
    assert said(read(text, "Harrow Air", "Company"), "headquarters") == []


@pytest.mark.parametrize(
    "told",
    [
        "is an English politician and a member of the Tarn Reform Party.",
        "is an English politician. He joined the Tarn Reform Party.",
        "is an English politician. A member of the Tarn Reform Party, he sat in the council.",
    ],
)
def test_a_politician_is_in_a_party(read: Read, told: str) -> None:
    found = said(read(f"Bob Dean {told}", "Bob Dean", "Person"), "political_party")
    assert found == [("Bob Dean", "Tarn Reform Party")]


def test_the_party_of_somebody_else_is_not_theirs(read: Read) -> None:
    text = "Bob Dean is an English writer. He is the brother of Carl Moss, a member of the Tarn Reform Party."
    assert ("Bob Dean", "Tarn Reform Party") not in said(read(text, "Bob Dean", "Person"), "political_party")


@pytest.mark.parametrize(
    "told",
    [
        "Tarn Valley are an American rock band. The band is based in Boston.",
        "Tarn Valley is a Boston-based rock band.",
    ],
)
def test_a_band_is_based_in_a_town(read: Read, told: str) -> None:
    assert said(read(told, "Tarn Valley", "Organization"), "headquarters") == [("Tarn Valley", "Boston")]


def test_the_founder_of_a_band_is_in_it(read: Read) -> None:
    text = "Bob Dean is an English musician. He is a founding member of the rock band Tarn Valley."
    assert ("Bob Dean", "Tarn Valley") in said(read(text, "Bob Dean", "Person"), "member_of")


def test_the_members_of_a_band_are_those_whom_it_features(read: Read) -> None:
    text = "Tarn Valley are an English rock band. The band originally featured singer Ann Lee and drummer Carl Moss."
    assert said(read(text, "Tarn Valley", "Organization"), "member_of") == [
        ("Ann Lee", "Tarn Valley"),
        ("Carl Moss", "Tarn Valley"),
    ]


def test_who_sings_on_a_song_of_a_band_is_no_member(read: Read) -> None:
    text = "Tarn Valley are an English rock band. Their album featured guest singer Ann Lee."
    assert said(read(text, "Tarn Valley", "Organization"), "member_of") == []
