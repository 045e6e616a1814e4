"""Words that expressions need, and which expressions are tried on a text."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from builder.extraction.english.said.everything import SAYINGS
from builder.extraction.english.word_order.cues import CueIndex, cues
from builder.extraction.english.word_order.sketch import expression
from builder.extraction.english.word_order.wordings import PHRASES

EXPRESSIONS = sorted({expression(way.pattern) for way in (*SAYINGS, *PHRASES)})


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (r"born in (?P<o>[A-Z]\w+)", ("born in ",)),
        (r"\b(?:film|novel)s? by [A-Z]", ("film", "novel")),
        (r"[Tt]he film", ("he film",)),
        (r"(?:very )*good", ("good",)),
        (r"(?:very )+old", ("very ",)),
        (r"(?:a|an|\w+) by", (" by",)),
        (r"(?!never)won", ("won",)),
        (r"(?i:Berlin)", ()),
        (r"(?i)Berlin", ()),
        (r"\w+|won", ()),
    ],
)
def test_cues_are_the_longest_words_that_any_match_holds(expression: str, expected: tuple[str, ...]) -> None:
    assert cues(expression) == expected


# Texts of long expressions take a busy machine a second.
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), regex=st.sampled_from(EXPRESSIONS))
def test_every_text_that_a_shipped_expression_matches_holds_a_cue(data: st.DataObject, regex: str) -> None:
    text = data.draw(st.from_regex(regex))
    assert any(cue in text for cue in cues(regex))


def test_candidates_are_those_whose_cue_stands_in_the_text_in_their_order() -> None:
    index = CueIndex([r"won (?:it|the)", r"\w+", r"film|novel", r"in"], str)
    assert index.candidates("a film of 1990") == [r"\w+", r"film|novel"]
    assert index.candidates("he won in it") == [r"won (?:it|the)", r"\w+", r"in"]
    assert index.candidates("") == [r"\w+"]
