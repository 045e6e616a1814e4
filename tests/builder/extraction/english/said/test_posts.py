"""Who leads and began a body, where people went to school, and honours that are no prizes."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

FIRM = "Otter Works is a Danish animation studio. "
MAN = "Bob Dean (born 1950) was an English judge. "


def ends(findings, relation: str) -> set[str]:
    """The objects of a relation."""
    return {row[1] for row in said(findings, relation)}


@pytest.mark.parametrize(
    "sentence",
    [
        "The company's president and founder Kenji Hori once worked for Lund Films.",
        "It is led by president Kenji Hori.",
        "Its chairman and CEO, Kenji Hori, resigned.",
    ],
)
def test_who_leads_a_firm(read, sentence: str) -> None:
    assert ends(read(FIRM + sentence, "Otter Works"), "chief_executive") == {"Kenji Hori"}


@pytest.mark.parametrize(
    "sentence",
    [
        "Its vice president Kenji Hori resigned.",
        "The president of Denmark, Kenji Hori, came to see it.",
        "Its founder wanted Kenji Hori to lead it.",
    ],
)
def test_who_does_not_lead_it(read, sentence: str) -> None:
    assert "Kenji Hori" not in ends(read(FIRM + sentence, "Otter Works"), "chief_executive")


def test_the_president_of_a_university_leads_it(read) -> None:
    found = read(MAN + "He was the sixth president of Lund University.", "Bob Dean")
    assert said(found, "chief_executive") == [("Lund University", "Bob Dean")]


@pytest.mark.parametrize("post", ["vice president", "former honorary president"])
def test_a_deputy_does_not_lead_it(read, post: str) -> None:
    assert said(read(MAN + f"He was a {post} of Lund University.", "Bob Dean"), "chief_executive") == []


def test_all_founders_of_a_band_are_told(read) -> None:
    text = (
        "Bob Dean is an American musician. In 1984 he co-founded the band Howling Trees with his brother Gary Dean "
        "and friend Mark Lane."
    )
    assert ends(read(text, "Bob Dean"), "founded_by") == {"Bob Dean", "Gary Dean", "Mark Lane"}


@pytest.mark.parametrize(
    ("sentence", "school"),
    [
        ("He was sent to Otter College.", "Otter College"),
        ("He later transferred to Otter College.", "Otter College"),
        ("He won a scholarship to Otter College.", "Otter College"),
        ("After Otter College he moved to Rome.", "Otter College"),
        ("He was educated at Otter College.", "Otter College"),
    ],
)
def test_where_somebody_went_to_school(read, sentence: str, school: str) -> None:
    assert ends(read(MAN + sentence, "Bob Dean"), "educated_at") == {school}


@pytest.mark.parametrize(
    "sentence",
    [
        "He was sent to teach at Otter College.",
        "He sent his son to Otter College.",
        "He gave a lecture after Otter College burned down.",
        "He was not admitted to Otter College.",
    ],
)
def test_where_he_did_not(read, sentence: str) -> None:
    assert ends(read(MAN + sentence, "Bob Dean"), "educated_at") == set()


@pytest.mark.parametrize(
    ("sentence", "honour"),
    [
        ("He was appointed OBE in 1990.", "OBE"),
        (
            "He was made a Commander of the Order of the British Empire.",
            "Commander of the Order of the British Empire",
        ),
        ("He received a star on the Hollywood Walk of Fame.", "star on the Hollywood Walk of Fame"),
        (
            "He received an honorary doctorate from Lund University.",
            "honorary doctorate from Lund University",
        ),
    ],
)
def test_honours(read, sentence: str, honour: str) -> None:
    assert honour in ends(read(MAN + sentence, "Bob Dean"), "honor")


@pytest.mark.parametrize(
    "sentence",
    [
        "He was appointed Minister of Justice.",
        "He declined an honorary doctorate from Lund University.",
        "He was made a member of the board.",
    ],
)
def test_no_honours(read, sentence: str) -> None:
    assert ends(read(MAN + sentence, "Bob Dean"), "honor") == set()


def test_an_honorary_degree_is_no_schooling(read) -> None:
    found = read(MAN + "He received an honorary doctorate from Lund University.", "Bob Dean")
    assert said(found, "educated_at") == []


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Gil Arc (born in Portland, Oregon) is an American singer.", "Portland"),
        ("Gil Arc (born 3 May 1967 in Erbach im Odenwald, Germany) is a canoeist.", "Erbach im Odenwald"),
    ],
)
def test_a_bracket_tells_where_somebody_was_born(read, text: str, place: str) -> None:
    assert ends(read(text, "Gil Arc"), "birth_place") == {place}


def test_husband_and_wife_who_did_something_together(read) -> None:
    text = "Otter House is a museum. In 1950 the collector Sam Kane and his wife Jenny Kane gave it their paintings."
    assert said(read(text, "Otter House"), "spouse") == [("Sam Kane", "Jenny Kane")]


def test_who_is_told_of_without_a_definition_has_a_calling(read) -> None:
    text = "Gil Arc (born 2 May 1972), a Danish-American actor and former model, first became known in Oslo."
    found = read(text, "Gil Arc")
    assert "actor" in ends(found, "occupation")
    assert ends(found, "nationality") == {"Denmark", "United States"}
