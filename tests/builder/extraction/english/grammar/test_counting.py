"""Numbers of things: children, marriages, prizes, and measures with their units."""

from __future__ import annotations

import pytest

from builder.findings import Findings
from schemas.graph import Literal

pytestmark = pytest.mark.models
FILM = "Kung Fu Hustle (功夫) is a 2004 action comedy film. "
PERSON = "Ang Lee (李安; born 23 October 1954) is a Taiwanese film director. "


def numbers(findings: Findings, predicate: str) -> list[tuple[str, str, str]]:
    found = [(f.subject.name, f.object) for f in findings.facts if f.predicate == predicate]
    return [(name, o.value, o.unit) for name, o in found if isinstance(o, Literal)]


def test_children_of_both_kinds_are_added_up(read) -> None:
    findings = read(PERSON + "He has two sons and a daughter.", "Ang Lee")
    assert numbers(findings, "children_count") == [("Ang Lee", "3", "")]


def test_a_daughter_alone_is_no_number_of_children(read) -> None:
    assert numbers(read(PERSON + "He has a daughter.", "Ang Lee"), "children_count") == []


@pytest.mark.parametrize("words", ["been married three times", "married three times"])
def test_marriages_are_counted(read, words: str) -> None:
    assert numbers(read(PERSON + f"He has {words}.", "Ang Lee"), "marriages") == [("Ang Lee", "3", "")]


def test_a_bare_number_counts_the_prize_said_before(read) -> None:
    findings = read(FILM + "Nominated for ten Academy Awards, the film won four.", "Kung Fu Hustle")
    assert numbers(findings, "nomination_count") == [("Kung Fu Hustle", "10", "")]
    (fact,) = [f for f in findings.facts if f.predicate == "award_count"]
    assert isinstance(fact.object, Literal)
    assert (fact.object.value, [(q.name, q.value) for q in fact.qualifiers]) == (
        "4",
        [("award", "Academy Award")],
    )


def test_an_amount_without_currency_has_that_of_the_amount_before(read) -> None:
    text = FILM + "Made for 20 million US dollars, it earned about 100 million around the world."
    findings = read(text, "Kung Fu Hustle")
    assert numbers(findings, "box_office") == [("Kung Fu Hustle", "100000000", "USD")]
    (fact,) = [f for f in findings.facts if f.predicate == "box_office"]
    assert [(q.name, q.value) for q in fact.qualifiers] == [("place", "worldwide")]


def test_millions_of_something_are_no_money(read) -> None:
    text = FILM + "Made for 20 million US dollars, it took 100 million viewers by storm."
    assert numbers(read(text, "Kung Fu Hustle"), "box_office") == []


def test_a_ship_is_she_and_has_a_length(read) -> None:
    text = "RMS Olympic was a British liner. She was 269 metres long. She sank in 1935."
    findings = read(text, "RMS Olympic")
    assert numbers(findings, "length") == [("RMS Olympic", "269", "m")]
    assert numbers(findings, "end_date") == [("RMS Olympic", "1935", "")]


def test_a_date_after_which_something_happened_is_not_its_own(read) -> None:
    text = FILM + "The film opened a month after his death on 20 July 1973."
    assert numbers(read(text, "Kung Fu Hustle"), "release_date") == [("Kung Fu Hustle", "2004", "")]
