"""What a page is about where no sentence defines it, and what that makes readable."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

_LIFE = (
    "Nobody in the north played as boldly. {name} learned the moves from an uncle. His father was a miller. In 1932 he "
    "married Ida Lund, a nurse. He died on 3 May 1950."
)


def test_pronouns_and_words_of_a_life_tell_a_person(read) -> None:
    found = read(_LIFE.format(name="Karl Moe"), "Karl Moe")
    assert found.subject_type == "Person"
    assert said(found, "spouse") == [("Karl Moe", "Ida Lund", "1932")]
    assert said(found, "death_date") == [("Karl Moe", "1950-05-03")]


def test_a_body_whose_page_tells_a_life_is_nobody(read) -> None:
    assert read(_LIFE.format(name="The Tarn Laboratory"), "Tarn Laboratory").subject_type != "Person"


@pytest.mark.parametrize(
    ("text", "title", "type_"),
    [
        (
            "Five cups stand in the hall of Lund Town, a football club in the north.",
            "Lund Town F.C.",
            "Organization",
        ),
        (
            "Nothing flew farther than Pathfinder 3, a robotic probe that left in 1991.",
            "Pathfinder 3",
            "Thing",
        ),
        ("Few have seen as much ice as Ann Roe, a Norwegian explorer.", "Ann Roe", "Person"),
    ],
)
def test_a_noun_in_passing_tells_what_the_page_is_about(read, text: str, title: str, type_: str) -> None:
    assert read(text, title).subject_type == type_


def test_a_noun_in_passing_tells_nothing_of_somebody_else(read) -> None:
    assert read("Roe met Karl Moe, a painter, in Oslo.", "Ann Roe").subject_type == ""


def test_a_club_without_its_letters_is_the_page_s(read) -> None:
    text = "The cup belongs to Lund Town, a football club. It was founded in 1890. Karl Moe joined Lund Town in 1920."
    assert said(read(text, "Lund Town F.C."), "founding_date") == [("Lund Town F.C.", "1890")]


def test_the_mother_s_family_name_behind_is_of_the_same_person(read) -> None:
    text = "Ana Ruiz was a Spanish painter. Ana Ruiz y Mora died on 3 May 1950."
    assert said(read(text, "Ana Ruiz"), "death_date") == [("Ana Ruiz", "1950-05-03")]
    text = "Ana Ruiz was a Spanish painter. Ana Ruiz Mora died on 3 May 1950."
    assert said(read(text, "Ana Ruiz"), "death_date") == [("Ana Ruiz Mora", "1950-05-03")]
