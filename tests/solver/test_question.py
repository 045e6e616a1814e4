"""What of a question reaches the solver."""

from __future__ import annotations

import pytest

from schemas.errors import InputError
from schemas.retrieval import LONGEST_QUESTION
from solver.question import read_question


@pytest.mark.parametrize(
    "unseen", ["\u200b", "\u200e", "\u200f", "\ufeff", "\u00ad", "\u2060", "\u202d", "\u2069"]
)
def test_characters_that_nobody_sees_are_left_out(unseen: str):
    assert read_question(f"{unseen}林{unseen}晚是谁？{unseen}") == "林晚是谁？"


def test_joiners_stay_for_they_make_one_sign():
    assert read_question("👩\u200d🚀") == "👩\u200d🚀"


@pytest.mark.parametrize(
    ("question", "read"),
    [
        ("離開海岸公司的那位導演，是哪一年過世的？", "离开海岸公司的那位导演，是哪一年过世的？"),
        ("乾隆皇帝的陵墓在哪里？", "乾隆皇帝的陵墓在哪里？"),
        ("Who is the director of 霧港?", "Who is the director of 雾港?"),
    ],
)
def test_chinese_is_read_in_simplified_script(question: str, read: str):
    assert read_question(question) == read


def test_a_question_as_long_as_the_limit_is_read():
    assert read_question("谁" * LONGEST_QUESTION) == "谁" * LONGEST_QUESTION


def test_a_longer_question_is_refused_in_a_line_that_names_the_limit():
    with pytest.raises(InputError) as caught:
        read_question("谁" * (LONGEST_QUESTION + 1))
    assert (
        str(caught.value)
        == "the question has 501 characters; at most 500 are read. Ask for one thing at a time."
    )


def test_half_a_character_is_refused_by_name():
    with pytest.raises(InputError) as caught:
        read_question("谁是\ud800林晚？")
    assert "U+D800 at 2" in str(caught.value)
