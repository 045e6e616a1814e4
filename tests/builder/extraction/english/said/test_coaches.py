"""Who coaches a team, who a player's own coach is, and where teams are at home."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

CLUB = "Tarn United is a football club in Lund, Sweden. "
MAN = "Bob Dean (born 1950) is an English former footballer. "
PLAYER = "Ann Lee (born 1980) is an English tennis player. "


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        (
            "Bob Dean, a former captain, took over from Carl Moss as manager in March 1965.",
            ("Bob Dean", "1965-03"),
        ),
        ("In 1998 the Dutch coach Wim Jonker led the team to the title.", ("Wim Jonker", "1998")),
        ("Bob Dean, who played that day, was appointed manager in 1897.", ("Bob Dean", "1897")),
        ("It was the second title under manager Bob Dean.", ("Bob Dean",)),
        ("The club is managed by Bob Dean.", ("Bob Dean",)),
    ],
)
def test_who_coaches_a_team(read, sentence: str, told: tuple[str, ...]) -> None:
    found = read(CLUB + sentence, "Tarn United")
    assert said(found, "coach") == [("Tarn United", *told)]
    assert said(found, "chief_executive") == []


@pytest.mark.parametrize(
    "sentence",
    [
        "Its chairman is Carl Moss.",
        "Bob Dean was appointed assistant manager in 1897.",
        "Bob Dean declined to take over as manager.",
        "Bob Dean was appointed captain in 1897.",
    ],
)
def test_who_does_not(read, sentence: str) -> None:
    assert said(read(CLUB + sentence, "Tarn United"), "coach") == []


def test_a_team_may_have_a_chairman_beside(read) -> None:
    found = read(CLUB + "Its chairman is Carl Moss and its manager is Bob Dean.", "Tarn United")
    assert said(found, "chief_executive") == [("Tarn United", "Carl Moss")]


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("He was appointed manager of Leeds United in August 1978.", ("Leeds United", "Bob Dean", "1978-08")),
        ("He retired in 1990 and is the current head coach of the Tarn Rovers.", ("Tarn Rovers", "Bob Dean")),
        ("Carl Moss, the manager of Leeds United, saw him play.", ("Leeds United", "Carl Moss")),
    ],
)
def test_whom_somebody_coaches(read, sentence: str, told: tuple[str, ...]) -> None:
    assert said(read(MAN + sentence, "Bob Dean"), "coach") == [told]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (MAN + "He was assistant manager of Leeds United.", "Bob Dean"),
        (MAN + "He wanted to become manager of Leeds United.", "Bob Dean"),
        ("Ann Lee (born 1980) is an English novelist. She was manager of Lund Bank.", "Ann Lee"),
        ("Bob Dean is an English singer. The Otters' manager, Carl Moss, was late.", "Bob Dean"),
    ],
)
def test_whom_they_do_not(read, text: str, title: str) -> None:
    assert said(read(text, title), "coach") == []


@pytest.mark.parametrize(
    ("sentence", "coach"),
    [
        ("Her coach, Carlos Rojas, moved to Lund.", "Carlos Rojas"),
        ("She was coached by her husband Carl Moss.", "Carl Moss"),
        ("Carlos Rojas became her coach in 2012.", "Carlos Rojas"),
    ],
)
def test_a_player_has_a_coach(read, sentence: str, coach: str) -> None:
    assert [row[:2] for row in said(read(PLAYER + sentence, "Ann Lee"), "coach")] == [("Ann Lee", coach)]


def test_a_novelist_has_none(read) -> None:
    text = "Ann Lee (born 1980) is an English novelist. Her coach, Carlos Rojas, broke down on the road."
    assert said(read(text, "Ann Lee"), "coach") == []


@pytest.mark.parametrize(
    "sentence",
    [
        "The club plays its home games at Tarn Park.",
        "The team played their home matches at Tarn Park until 1990.",
        "Its home ground is Tarn Park.",
        "It plays in red and white stripes at Tarn Park, in the east of the city.",
    ],
)
def test_where_a_team_is_at_home(read, sentence: str) -> None:
    assert said(read(CLUB + sentence, "Tarn United"), "home_ground") == [("Tarn United", "Tarn Park")]


@pytest.mark.parametrize(
    "sentence",
    [
        "The club played a match at Tarn Park.",
        "It plays in stripes at Easter.",
        "It lost its home games in 1990.",
        "Its home town is Lund.",
    ],
)
def test_where_it_is_not(read, sentence: str) -> None:
    assert said(read(CLUB + sentence, "Tarn United"), "home_ground") == []


def test_a_ground_is_home_to_a_team(read) -> None:
    found = read("Tarn Park is a stadium in Lund. It is the home ground of Leeds United.", "Tarn Park")
    assert said(found, "home_ground") == [("Leeds United", "Tarn Park")]


def test_a_list_is_no_team(read) -> None:
    text = "Tarn United is a football club in Lund. The club plays its home games at Tarn Park."
    assert said(read(text, "List of Tarn United players"), "home_ground") == []


def test_managers_in_a_list(read) -> None:
    text = (
        "Lund Rovers F.C. is a professional football club. Later managers have included Bob Dean (1972–1979), "
        "Ann Lee (2008–2013), who was the first woman, and Carl Reed (2013–2021)."
    )
    found = said(read(text, "Lund Rovers F.C."), "coach")
    assert {who for _, who in found} == {"Bob Dean", "Ann Lee", "Carl Reed"}


def test_whoever_managed_the_team(read) -> None:
    text = (
        "Lund Rovers F.C. is a professional football club. The last cup came under Bob Dean, a former miner "
        "who managed the team from 1949 to 1961."
    )
    assert said(read(text, "Lund Rovers F.C."), "coach") == [("Lund Rovers F.C.", "Bob Dean")]


def test_where_home_matches_are_played(read) -> None:
    text = "Lund Rovers F.C. is a professional football club. Since 1923 home matches have been played at Wester Park."
    assert said(read(text, "Lund Rovers F.C."), "home_ground") == [("Lund Rovers F.C.", "Wester Park")]
