"""Works by apposition to `his book`, and works that stand in front of whoever made them."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    "text",
    [
        "*Deep Tides*, his best-known book, appeared in the same year.",
        "His last novel, *Deep Tides*, sold well.",
        "*Deep Tides*, a year later, he wrote in Oslo.",
    ],
)
def test_books_of_whom_the_page_is_about(read, text: str) -> None:
    assert said(read(text, "Karl Moe", "Person"), "author") == [("Deep Tides", "Karl Moe")]


@pytest.mark.parametrize(
    "text",
    [
        "His favourite novel, *Deep Tides*, lay on the table.",
        "He read *Deep Tides*, her best-known book, twice.",
        "Ann Roe came to Oslo, and *Deep Tides*, her best-known book, appeared there.",
        "*Deep Tides*, a year later, he never wrote.",
    ],
)
def test_books_that_are_somebody_else_s(read, text: str) -> None:
    assert ("Deep Tides", "Karl Moe") not in said(read(text, "Karl Moe", "Person"), "author")


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ("Her first novel was Tide House.", {"Tide House"}),
        ("Her best-known play is Salt Lane.", {"Salt Lane"}),
        ("In 1930 she brought out the novel Stone Quay.", {"Stone Quay"}),
        ("Her answer grew into the novel Marrow Hill.", {"Marrow Hill"}),
        ("The novel Kelp Bay followed in 1933.", {"Kelp Bay"}),
        ("She wrote five novels, among them Reed Marsh and Teal Pond.", {"Reed Marsh", "Teal Pond"}),
        ("Her works include Ash Pier and the play Cold Harbour.", {"Ash Pier", "Cold Harbour"}),
        (
            "Later books include the novel Dunlin, issued in 1923, and The Last Ferry, issued in 1926.",
            {"Dunlin", "The Last Ferry"},
        ),
    ],
)
def test_a_writers_page_tells_of_her_books(read, text: str, titles: set[str]) -> None:
    opening = "Ida Venn was an English novelist, born in 1901. "
    assert {work for work, _ in said(read(opening + text, "Ida Venn"), "author")} == titles


@pytest.mark.parametrize(
    "text",
    [
        "Ida Venn was an English painter. Her works include Ash Pier and Cold Harbour.",
        "Ida Venn was a film director and writer. Her works include Ash Pier and Cold Harbour.",
        "Ida Venn was an English novelist. Her favourite novel was Tide House.",
        "Ida Venn was an English novelist. Ann Roe came, and her last novel was Tide House.",
    ],
)
def test_works_that_are_no_books_of_hers(read, text: str) -> None:
    assert said(read(text, "Ida Venn"), "author") == []


def test_stage_works_of_a_composer(read) -> None:
    text = "Karl Moe was a Danish composer.\nHis first opera, *Il mare*, failed. *Edda*, his second opera, did not."
    assert said(read(text, "Karl Moe"), "composer") == [("Il mare", "Karl Moe"), ("Edda", "Karl Moe")]
    text = "Karl Moe was a Danish tenor.\nHis first opera, *Il mare*, failed."
    assert said(read(text, "Karl Moe"), "composer") == []


def test_the_author_of_operas_composed_them(read) -> None:
    text = "No opera composer is played more often than Karl Moe, the author of *Edda* and *Il mare*."
    found = read(text, "Karl Moe")
    assert said(found, "composer") == [("Edda", "Karl Moe"), ("Il mare", "Karl Moe")]
    assert said(found, "author") == []


def test_films_that_somebody_directed_alone_or_with_another(read) -> None:
    text = (
        "Karl Moe was a Danish film director.\n"
        "*First Light* (1950) was co-directed with Ann Roe. *The White Tent*, two years later, he directed alone."
    )
    assert set(said(read(text, "Karl Moe"), "director")) == {
        ("First Light", "Karl Moe"),
        ("First Light", "Ann Roe"),
        ("The White Tent", "Karl Moe"),
    }


def test_a_weary_director_is_a_part(read) -> None:
    text = "Karl Moe, who played the clerk, was also the weary director of *Nine Days* (1963)."
    assert said(read(text, "Ann Roe", "Person"), "director") == []


def test_a_language_is_no_work(read) -> None:
    text = "In 1969 she appeared in English in *The Madwoman of Tarn*, beside Dora Lund."
    assert [f for f in said(read(text, "Ann Roe", "Person"), "starring") if f[1] == "Ann Roe"] == [
        ("The Madwoman of Tarn", "Ann Roe")
    ]
