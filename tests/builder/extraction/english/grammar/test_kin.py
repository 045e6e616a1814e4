"""Whose kin is meant, and what only looks like kin."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

KIN = ("parent", "father", "mother", "spouse", "sibling")


@pytest.mark.parametrize(
    ("title", "text", "kin"),
    [
        # an apposition behind a name is said of who bears it
        (
            "Otto Harden",
            "Otto Harden was a general. He was a son of Carl Harden, the youngest of the four sons of Emil Harden.",
            [("Otto Harden", "Carl Harden")],
        ),
        # a possessive is of whom the words before it name last
        (
            "Clara Lund",
            "Clara Lund was a painter. She gave the three kings the features of the banker Bob Dean, and of his sons"
            " Mark and Tom.",
            [("Mark", "Bob Dean"), ("Tom", "Bob Dean")],
        ),
        # a first name is nobody's of another family
        (
            "Lund University",
            "Lund University is a university. Its grounds were laid out by Frederick Law Tarn. Bob Dean's son"
            " Frederick studied at the university.",
            [("Frederick", "Bob Dean")],
        ),
        (
            "Lund University",
            "Lund University is a university. Its grounds were laid out by Frederick Law Dean. Bob Dean's son"
            " Frederick studied at the university.",
            [("Frederick Law Dean", "Bob Dean")],
        ),
        # a part, a name, a brother in a faith
        (
            "The Long Night (play)",
            "The Long Night is a play. Bob Dean was the original Trotter, and his wife Clara Lund the first Mollie.",
            [("Bob Dean", "Clara Lund")],
        ),
        (
            "The Lunds",
            "The Lunds are an English rock band. Bob Dean walked out in 1971 to join a religious group, the Children"
            " of God.",
            [],
        ),
        # who stands before a semicolon is no wife of whoever is named behind it
        (
            "Ingrid Lund",
            "She bore Carl Harden the twins Isabella and Isotta in 1952; Isabella, the star of a film, was for some"
            " years the wife of Martin Dean.",
            [("Martin Dean", "Isabella")],
        ),
        # nobody is kin of himself
        (
            "Ansel Brand",
            "Ansel Murdoch Brand, 1st Baron Brand (11 February 1868 – 19 June 1951) was a Scottish philosopher. Brand"
            " was born at Leeds, the son of a lighthouse keeper, Murdoch Brand.",
            [("Ansel Brand", "Murdoch Brand")],
        ),
        (
            "The Lund Courier",
            "The Lund Courier is a newspaper. It was founded by the printer Josiah Fell and is the oldest newspaper in"
            " England. On Fell's death in 1870 the paper passed to his daughter Harriet Fell.",
            [("Harriet Fell", "Josiah Fell")],
        ),
    ],
)
def test_whose_kin(read: Read, title: str, text: str, kin: list[tuple[str, ...]]) -> None:
    assert sorted(said(read(text, title), *KIN)) == kin


def test_who_leads_a_bank_until_his_death_dies_then(read: Read) -> None:
    text = "The Lund Bank is a bank. Bob Dean relied on the manager Carl Harden, who led it until his death in 1455."
    assert said(read(text, "Lund Bank"), "death_date") == [("Carl Harden", "1455")]


def test_a_particle_may_open_a_sentence(read: Read) -> None:
    found = read("Max von Harden was an actor. Von Harden married Clara Lund in 1951.", "Max von Harden")
    assert {fact[:2] for fact in said(found, "spouse")} == {("Max von Harden", "Clara Lund")}


def test_a_name_of_a_house_is_whole(read: Read) -> None:
    found = read("The Lund Bank was founded in 1397 by Bindo di Neri de' Bardi.", "Lund Bank")
    assert said(found, "founded_by") == [("Lund Bank", "Bindo di Neri de' Bardi")]


def test_a_name_of_a_house_is_whole_beside_a_calling(read: Read) -> None:
    found = read("He gave them the features of the banker Cosimo de' Bardi, Bob Dean's heir.", "Otto Harden")
    assert said(found, "occupation") == [("Cosimo de' Bardi", "banker")]


def test_the_founder_of_something_founded_nothing_that_stands_before(read: Read) -> None:
    text = "Otto Harden was the fifth Great Khan of the Lund Empire and the founder of the Tarn dynasty of China."
    assert ("Great Khan", "Otto Harden") not in said(read(text, "Otto Harden"), "founded_by")
