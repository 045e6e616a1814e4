"""Words are found whatever their width and white space, and their places are those of the page."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builder.folding import Folded, unbroken
from schemas.text import Span


def places(text: str, words: str, within: Span | None = None) -> list[tuple[int, int]]:
    return [(span.start, span.end) for span in Folded(text).find(words, within)]


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("Ann Lee ran.", "Ann Lee", [(0, 7)]),
        ("Ann\n  Lee ran.", "Ann Lee", [(0, 9)]),
        ("See Ann Lee.", " Ann\nLee ", [(4, 11)]),
        ("出生于１９６２年", "1962年", [(3, 8)]),
        ("出生于1962年", "１９６２年", [(3, 8)]),
        ("周\n星驰来了", "周星驰", [(0, 4)]),
        ("周星驰来了", "周 星驰", [(0, 3)]),
        ("他，　来了", "他,来了", [(0, 5)]),
        ("Ann, Ann", "Ann", [(0, 3), (5, 8)]),
    ],
)
def test_width_and_white_space_make_no_difference(
    text: str, words: str, expected: list[tuple[int, int]]
) -> None:
    assert places(text, words) == expected


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Annual", "Ann"),
        ("Joann", "ann"),
        ("in 11988", "1988"),
        ("New York", "NewYork"),
        ("ann", "Ann"),
        ("½", "1"),
        ("Ann", ""),
        ("Ann", " \n"),
    ],
)
def test_parts_of_words_and_other_words_are_not_found(text: str, words: str) -> None:
    assert places(text, words) == []


def test_a_number_ends_where_a_wide_character_begins() -> None:
    assert places("于1988年", "1988") == [(1, 5)]


def test_words_are_looked_for_within_a_span() -> None:
    assert places("Ann, Ann, Ann", "Ann", Span(4, 9)) == [(5, 8)]


def bare(text: str) -> str:
    return "".join("".join(unicodedata.normalize("NFKC", sign) for sign in text).split())


@given(
    st.text(alphabet="aＢ1１½… \n　周。，", max_size=30),
    st.text(alphabet="aB1周 \n,.", min_size=1, max_size=4),
)
def test_what_is_found_is_what_was_looked_for(text: str, words: str) -> None:
    for span in Folded(text).find(words):
        assert bare(text[span.start : span.end]) == bare(words)
        assert not text[span.start].isspace()
        assert not text[span.end - 1].isspace()


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("New\n York", "New York"),
        ("周\n星驰", "周星驰"),
        ("周星驰 Stephen\nChow", "周星驰 Stephen Chow"),
        (" \n", ""),
    ],
)
def test_words_are_put_on_one_line(words: str, line: str) -> None:
    assert unbroken(words) == line
