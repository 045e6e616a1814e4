"""Where words stand that are no part of longer ones."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from builder.whole_words import whole_words


def test_words_inside_longer_ones_are_passed_over() -> None:
    assert list(whole_words("Ann", "Ann, Annie, JoAnn and Ann_1; Ann")) == [0, 29]
    assert list(whole_words("Ann", "JoAnn Annie", left=False)) == [2]
    assert list(whole_words("Ann", "JoAnn Annie", right=False)) == [6]


def test_words_may_begin_inside_themselves() -> None:
    assert list(whole_words("Da Da", "Da Da Da")) == [0, 3]


@given(
    words=st.text("aé_ 1王", min_size=1, max_size=4),
    text=st.text("aé_ 1王.", max_size=40),
    left=st.booleans(),
    right=st.booleans(),
)
def test_the_places_are_those_that_a_regular_expression_finds(
    words: str, text: str, left: bool, right: bool
) -> None:
    before, behind = r"(?<!\w)" if left else "", r"(?!\w)" if right else ""
    twin = re.compile(f"(?={before}{re.escape(words)}{behind})")
    assert list(whole_words(words, text, left=left, right=right)) == [m.start() for m in twin.finditer(text)]
