"""Makers and players of works where no verb names what they did."""

from __future__ import annotations

import pytest

from builder.findings import Fact, Findings, Named

pytestmark = pytest.mark.models
FILM = "Kung Fu Hustle (功夫) is a 2004 action comedy film. "
PERSON = "Ang Lee (李安; born 23 October 1954) is a Taiwanese film director. "


def said(findings: Findings, predicate: str) -> list[tuple[str, str, str]]:
    """Subject, object and role."""
    facts = [f for f in findings.facts if f.predicate == predicate]
    return [(f.subject.name, _object(f), _role(f)) for f in facts]


def _object(fact: Fact) -> str:
    return fact.object.name if isinstance(fact.object, Named) else fact.object.value


def _role(fact: Fact) -> str:
    return next((q.value for q in fact.qualifiers if q.name == "role"), "")


def test_titles_in_italics_are_one_name_each(italic) -> None:
    findings = italic(PERSON + "He directed *Hulk*, *Lust, Caution* and *Life of Pi*.", "Ang Lee")
    assert [work for work, _, _ in said(findings, "director")] == ["Hulk", "Lust, Caution", "Life of Pi"]


def test_the_owner_of_a_film_directed_it(italic) -> None:
    findings = italic(PERSON + "Kate Winslet appeared in Ang Lee's *Sense and Sensibility*.", "Ang Lee")
    assert said(findings, "director") == [("Sense and Sensibility", "Ang Lee", "")]


def test_whose_work_something_is_says_nothing_without_its_kind(italic) -> None:
    findings = italic("Anna Brown likes Paul Smith's *Blue Horizon*.", "Anna Brown")
    assert said(findings, "director") == []
    assert findings.dropped == (("Paul Smith's Blue Horizon", "nothing says what they did for the work"),)


def test_a_work_by_somebody_under_films_is_directed_by_them(italic) -> None:
    text = "*Enter the Dragon*, by Robert Clouse, opened in America."
    assert said(italic(text, "Bruce Lee", ("Films",)), "director") == [
        ("Enter the Dragon", "Robert Clouse", "")
    ]


def test_with_after_a_title_names_the_cast(italic) -> None:
    findings = italic(PERSON + "Then came *Titanic* (1997), with Kate Winslet as Rose.", "Ang Lee")
    assert said(findings, "starring") == [("Titanic", "Kate Winslet", "Rose")]


def test_each_player_of_a_list_without_verbs_has_a_role(italic) -> None:
    text = FILM + "Kathy Bates portrays Margaret Brown, Bernard Hill the captain and Rafe Spall his brother."
    found = said(italic(text, "Kung Fu Hustle"), "starring")
    assert ("Kung Fu Hustle", "Bernard Hill", "captain") in found


def test_on_a_films_page_a_person_is_a_role(italic) -> None:
    findings = italic(FILM + "Michael Fassbender is Edwin Epps.", "Kung Fu Hustle")
    assert said(findings, "starring") == [("Kung Fu Hustle", "Michael Fassbender", "Edwin Epps")]


def test_a_role_as_which_somebody_won(italic) -> None:
    text = PERSON + "As the detective Frank Bullitt in *Bullitt* (1968) he won a prize."
    assert said(italic(text, "Ang Lee"), "starring") == [("Bullitt", "Ang Lee", "Frank Bullitt")]


def test_in_which_means_the_nearest_title(italic) -> None:
    text = PERSON + "His films include *Memoirs* (2005) and *The Lady* (2011), in which he played a monk."
    assert said(italic(text, "Ang Lee"), "starring") == [("The Lady", "Ang Lee", "monk")]


def test_a_sentence_that_breaks_off_after_who_plays_is_read(italic):
    found = italic(f"{FILM}Yuen Qiu plays", "Kung Fu Hustle")
    assert not said(found, "starring")
    found = italic(f"{FILM}Yuen Qiu plays the Landlady", "Kung Fu Hustle")
    assert ("Kung Fu Hustle", "Yuen Qiu", "Landlady") in said(found, "starring")


@pytest.mark.parametrize(
    "sentence",
    [
        "*Fog Harbour* (1999), in which he plays a sailor, was remade by Mary Stone as *The Long Quay*.",
        "Mary Stone turned *Fog Harbour* into a western, *The Long Quay* (2004).",
    ],
)
def test_a_remake_comes_from_the_film_before_it(italic, sentence: str):
    findings = italic(PERSON + sentence, "Ang Lee")
    assert ("The Long Quay", "Fog Harbour", "") in said(findings, "based_on")
    assert ("The Long Quay", "Mary Stone", "") in said(findings, "director")


def test_what_somebody_is_turned_into_is_no_remake(italic):
    findings = italic(PERSON + "*Fog Harbour* turned Mary Stone into a star of *The Long Quay*.", "Ang Lee")
    assert said(findings, "based_on") == []


def test_an_opera_is_composed_and_has_a_libretto(read) -> None:
    text = "La Tarna is an opera in three acts by Antonio Verdell to an Italian libretto by Enrico Bisson."
    findings = read(text, "La Tarna")
    assert said(findings, "composer") == [("La Tarna", "Antonio Verdell", "")]
    assert said(findings, "lyricist") == [("La Tarna", "Enrico Bisson", "")]


def test_a_play_is_not_composed(read) -> None:
    findings = read("La Tarna is a play in three acts by Antonio Verdell.", "La Tarna")
    assert said(findings, "composer") == []
