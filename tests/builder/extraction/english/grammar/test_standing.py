"""Whom a pronoun and a last name mean after a sentence that names several people."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

_MILL = "The Brock Mill is a water mill in Devon.\n"


def test_a_pronoun_means_the_subject_of_the_sentence_before_not_whom_its_noun_names(read) -> None:
    text = _MILL + "Otto Vane was the brother of the botanist Clara Vane. He studied at Lund University."
    assert said(read(text, "Brock Mill"), "educated_at") == [("Otto Vane", "Lund University")]


def test_a_pronoun_means_who_was_the_subject_not_the_object(read) -> None:
    text = _MILL + "Otto Vane hired the engineer Paul Frey. He was born in Leeds."
    assert said(read(text, "Brock Mill"), "birth_place") == [("Otto Vane", "Leeds")]


def test_he_is_no_sister(read) -> None:
    text = _MILL + "Clara Vane was the sister of the engineer Otto Vane. He was born in Leeds."
    assert said(read(text, "Brock Mill"), "birth_place") == [("Otto Vane", "Leeds")]


def test_she_is_the_sister_named_before_the_man_spoken_of_last(read) -> None:
    text = (
        _MILL
        + "Clara Vane was the sister of the engineer Otto Vane. He was born in Leeds. She was born in Hull."
    )
    assert said(read(text, "Brock Mill"), "birth_place") == [("Otto Vane", "Leeds"), ("Clara Vane", "Hull")]


def test_a_pronoun_means_who_was_named_last_where_no_person_was_the_subject(read) -> None:
    text = (
        _MILL + "Otto Vane lived nearby. The mill was bought by the engineer Paul Frey. He was born in Leeds."
    )
    assert said(read(text, "Brock Mill"), "birth_place") == [("Paul Frey", "Leeds")]


def test_a_last_name_means_who_is_spoken_of_not_who_stands_in_an_apposition(read) -> None:
    text = _MILL + "It was founded by Otto Vane, a brother of the poet Emil Vane. Vane married Nora Gill."
    assert said(read(text, "Brock Mill"), "spouse") == [("Otto Vane", "Nora Gill")]


def test_a_last_name_means_a_brother_once_he_is_spoken_of_himself(read) -> None:
    text = (
        _MILL + "It was founded by Otto Vane, a brother of the poet Emil Vane. Emil Vane lived in Hull. "
        "Vane married Nora Gill."
    )
    assert said(read(text, "Brock Mill"), "spouse") == [("Emil Vane", "Nora Gill")]


@pytest.mark.parametrize(("noun", "firm"), [("studio", "Brock Studio"), ("company", "Vane Records")])
def test_a_noun_means_what_bears_it_in_its_name_before_what_came_last(read, noun: str, firm: str) -> None:
    text = (
        "Red Mill is a film. Brock Studio was founded by Otto Vane. The album was released by Vane Records. "
        f"Otto Vane joined the {noun} in 1990."
    )
    assert said(read(text, "Red Mill", "Film"), "employer") == [("Otto Vane", firm, "1990")]


def test_she_is_whom_a_noun_makes_a_woman_where_the_subject_is_a_man(read) -> None:
    text = _MILL + "Otto Vane, the husband of the botanist Clara Moss, hired Bo Lind. She was born in Hull."
    assert said(read(text, "Brock Mill"), "birth_place") == [("Clara Moss", "Hull")]


def test_on_a_woman_s_page_he_is_the_brother_spoken_of_not_the_husband_before(read) -> None:
    text = (
        "She married Otto Vane in 1920. Her brother Carl Bell was a friend of Bo Lind. He was born in Hull. "
    )
    text += "She lived in Dover. She died in Leeds."
    assert said(read(text, "Anna Bell", "Person"), "birth_place") == [("Carl Bell", "Hull")]


def test_on_a_woman_s_page_he_is_the_husband_where_nothing_tells_another_man(read) -> None:
    text = "She married Otto Vane in 1920. He was born in Hull. She lived in Dover. She died in Leeds."
    assert said(read(text, "Anna Bell", "Person"), "birth_place") == [("Otto Vane", "Hull")]


def test_a_sentence_on_somebody_s_parents_stays_about_her(read) -> None:
    text = (
        "Red Hills is a novel. Ann Lee was born in Lund on 8 July 1921. Her mother, Eva Lee, was a nurse; her father, "
        "Bob Lee, kept a shop. In 1947 she married the painter Carl Reed."
    )
    assert [ends[:2] for ends in said(read(text, "Red Hills", "Book"), "spouse")] == [
        ("Ann Lee", "Carl Reed")
    ]


def test_a_sentence_that_opens_with_somebody_s_father_is_about_him(read) -> None:
    text = "His father Bob Lee was born in Lund. He moved with his family to Hull in 1589."
    assert said(read(text, "Red Hills", "Book"), "residence") == [("Bob Lee", "Hull")]
