"""Other ways to write one name."""

from __future__ import annotations

import pytest

from builder.spelling import spellings


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("J. K. Rowling", ("J.K. Rowling", "JK Rowling", "J K Rowling")),
        ("John F. Kennedy", ("John F Kennedy",)),
        ("Zoë Kravitz", ("Zoe Kravitz",)),
        ("Spider-Man", ("Spider Man",)),
        ("Schindler's List", ("Schindler’s List",)),
        ("Mumford & Sons", ("Mumford and Sons",)),
        ("史蒂文·斯皮尔伯格", ("史蒂文・斯皮尔伯格", "史蒂文•斯皮尔伯格", "史蒂文斯皮尔伯格")),
    ],
)
def test_other_spellings(name: str, others: tuple[str, ...]):
    assert spellings(name) == others


@pytest.mark.parametrize("name", ["Shrek!", "C#", "Até", "Romeo + Juliet", "周星驰", "U.S.", "", "Vitamin C"])
def test_a_name_that_is_written_in_one_way(name: str):
    assert spellings(name) == ()


def test_every_spelling_leads_back_by_the_same_plain_form():
    assert "J. K. Rowling" in spellings("J.K. Rowling")
    assert "Mumford & Sons" in spellings("Mumford and Sons")
