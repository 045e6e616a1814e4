"""White space becomes single, and places of italics and links stay those of their words."""

from hypothesis import given
from hypothesis import strategies as st

from builder.readers.words import Inline, Words, concatenated, joined
from schemas.text import Span

PIECES = st.lists(st.text(alphabet=" \n\u3000ab中文(）,。", max_size=6), max_size=8)


def inline(*pieces: str) -> str:
    line = Inline()
    for piece in pieces:
        line.add(piece)
    return line.finish().text


def test_white_space_between_pieces_is_one_space() -> None:
    assert inline(" one ", "\n two", "  three") == "one two three"


def test_a_line_break_between_chinese_words_is_nothing() -> None:
    assert inline("他生于\n", "香港，", "\n是") == "他生于香港，是"
    assert inline("中文\nEnglish") == "中文 English"


def test_a_bracket_whose_words_are_gone_goes_too() -> None:
    assert inline("Jane (", ") Doe") == "Jane Doe"
    assert inline("Jane (", "; born 1970)") == "Jane (born 1970)"
    assert inline("周星驰（", "，1962年）") == "周星驰（1962年）"


def test_breaks_part_items_and_carry_their_links() -> None:
    line = Inline()
    start = line.start()
    line.add(" 甲 ")
    line.link(start, "甲页")
    line.add_break()
    line.add("乙")
    one, two = line.finish().items()
    assert (one.text, two.text) == ("甲", "乙")
    assert [(link.start, link.end, link.target) for link in one.links] == [(0, 1, "甲页")]


def test_items_are_joined_in_the_manner_of_their_language() -> None:
    assert joined([Words("甲"), Words("乙")]) == (Words("甲、乙"), (Span(0, 1), Span(2, 3)))
    assert joined([Words("a"), Words("b")])[0].text == "a; b"


def test_one_space_stays_where_an_empty_bracket_stood() -> None:
    assert inline("a( ", "） b") == "a b"


@given(PIECES)
def test_no_white_space_is_left_doubled(pieces: list[str]) -> None:
    text = inline(*pieces)
    assert text == text.strip()
    assert "  " not in text
    assert "\n" not in text


@given(PIECES)
def test_a_link_covers_the_words_that_were_added_under_it(pieces: list[str]) -> None:
    line = Inline()
    line.add("x")
    words = []
    for piece in pieces:
        start = line.start()
        line.add(piece)
        line.link(start, "t")
        words.append(piece)
    found = line.finish()
    for link in found.links:
        surface = found.text[link.start : link.end]
        assert surface == surface.strip() != ""
    assert concatenated([found], " | ")[0] == found
