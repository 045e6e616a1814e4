"""What the parser sees, and where it stands in the document."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builder.extraction.english.reading import STAND_IN, find_titles, read
from builder.extraction.english.titles import looks_like_title
from schemas.text import Span


def test_a_bracket_is_taken_out_and_remembered() -> None:
    text = "Ang Lee (李安; born 23 October 1954) is a director."
    passage = read(text, 100)
    assert passage.plain == "Ang Lee is a director."
    (aside,) = passage.asides
    assert text[aside.start - 100 : aside.end - 100] == "李安; born 23 October 1954"
    assert passage.plain[: aside.anchor] == "Ang Lee"


def test_a_title_before_a_year_becomes_one_word_and_keeps_its_place() -> None:
    text = "The comedy All for the Winner (1990) made him a star."
    passage = read(text, 0)
    assert passage.plain == f"The comedy {STAND_IN} made him a star."
    (title,) = passage.titles
    start, end = passage.locate(title.start, title.end)
    assert text[start:end] == "All for the Winner"


def test_citation_marks_are_left_out_but_counted() -> None:
    text = "He left.[126] She stayed."
    passage = read(text, 0)
    assert passage.plain == "He left. She stayed."
    start, end = passage.locate(9, 12)
    assert text[start:end] == "She"


def test_a_name_between_commas_is_a_bracket() -> None:
    passage = read("Casey, also known as Intramuros is a film.", 0)
    assert passage.plain == "Casey is a film."


def test_the_pages_own_name_is_no_title_inside_a_longer_one() -> None:
    assert read("RMS Titanic sank.", 0, own="Titanic").titles == ()
    (title,) = read("The ship Titanic sank.", 0, own="Titanic").titles
    assert not title.work


def test_titles_are_found_in_quotes_and_before_years() -> None:
    assert find_titles("In “The Ice Storm” and Sense and Sensibility (1995)") == (
        "Sense and Sensibility",
        "The Ice Storm",
    )


def test_a_role_before_in_is_no_part_of_a_title() -> None:
    assert find_titles("as Evelyn Wang in Crazy Rich Asians (2018)") == ("Crazy Rich Asians",)


def test_a_sentence_in_quotes_is_no_title() -> None:
    assert not looks_like_title("we went home and slept")
    assert looks_like_title("House of Flying Daggers")


def test_italics_are_titles_but_not_of_ships() -> None:
    text = "Lust, Caution has no liner Titanic."
    spans = (Span(50, 63), Span(77, 84))
    passage = read(text, 50, italics=spans)
    assert passage.plain == f"{STAND_IN} has no liner {STAND_IN}."
    assert [(*passage.locate(t.start, t.end), t.work) for t in passage.titles] == [
        (50, 63, True),
        (77, 84, False),
    ]


def test_an_italic_word_in_lower_case_is_no_title() -> None:
    assert read("a wuxia film", 0, italics=(Span(2, 6),)).titles == ()


@given(st.text(alphabet="aB (){}[]*_\"“”'’,.;12 90é\n-", max_size=80), st.integers(0, 50))
def test_every_plain_character_stands_for_its_own_place(text: str, offset: int) -> None:
    passage = read(text, offset)
    assert len(passage.plain) == len(passage.starts) == len(passage.ends)
    assert list(passage.starts) == sorted(passage.starts)
    for character, start, end in zip(passage.plain, passage.starts, passage.ends, strict=True):
        assert offset <= start < end <= offset + len(text)
        if end - start == 1 and len(passage.titles) == 0:
            assert text[start - offset] == character


def test_a_row_of_a_table_ends_before_the_sentence_under_it() -> None:
    text = "Part | Voice\nBo | Ann Lee\nBo's father is never seen.\nA | b."
    passage = read(text, 10)
    assert passage.plain == "Part | Voice.\nBo | Ann Lee.\nBo's father is never seen.\nA | b."
    at = passage.plain.index("father")
    assert passage.locate(at, at + 6) == (10 + text.index("father"), 16 + text.index("father"))


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (
            "A Few Coins (1965), The Good, the Bad and the Old (1966) and Tides (1968) followed.",
            "The Good, the Bad and the Old",
        ),
        ("The River Men (1968) and Run, You Fool (1971) followed.", "Run, You Fool"),
        ("Their last film, Once Upon a Time in Lund (1984), is a comedy.", "Once Upon a Time in Lund"),
        ("He worked with Ann Lee on The Battle of Lund (1966).", "The Battle of Lund"),
        ("Tides (1986) for Ann Lee and The Old Men (1987) for Bob Dean.", "The Old Men"),
        ("In 1990 he made Walks with Foxes (1990).", "Walks with Foxes"),
        ("He praised Stone and Tide (1990).", "Stone and Tide"),
    ],
)
def test_where_a_title_with_a_year_begins(text: str, title: str) -> None:
    assert title in find_titles(text)
    assert not [other for other in find_titles(text) if other.endswith(title) and other != title]
