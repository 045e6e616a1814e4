"""Short names of persons that the tagger misses, found where the page knows them from elsewhere."""

from __future__ import annotations

import pytest

from builder.extraction.chinese.names.again import last_part, parts_again
from schemas.text import TaggedText, Token


def _tagged(*words: tuple[str, str]) -> TaggedText:
    tokens, start = [], 0
    for text, pos in words:
        tokens.append(Token(start, start + len(text), text, pos))
        start += len(text)
    return TaggedText("".join(text for text, _ in words), tuple(tokens), (), ())


@pytest.mark.parametrize(
    ("name", "part"),
    [("汤姆·巴洛", "巴洛"), ("让‧德‧巴洛", "巴洛"), ("汤姆·李", ""), ("张三丰", ""), ("巴洛", "")],
)
def test_last_part_is_that_of_a_foreign_name_and_no_single_character(name: str, part: str) -> None:
    assert last_part(name) == part


def test_part_that_the_tagger_takes_for_the_beginning_of_a_verb_is_found() -> None:
    tagged = _tagged(("巴洛去世", "v"), ("五年", "m"), ("后", "f"))
    assert [(item.start, item.end) for item in parts_again(tagged, ["巴洛"])] == [(0, 2)]


def test_part_left_in_single_characters_is_found() -> None:
    tagged = _tagged(("假如", "c"), ("巴", "v"), ("洛", "n"), ("方程", "n"), ("有解", "v"))
    assert [(item.start, item.end) for item in parts_again(tagged, ["巴洛"])] == [(2, 4)]


@pytest.mark.parametrize("pos", ["LOC", "ORG", "nz", "n"])
def test_part_inside_another_name_is_none(pos: str) -> None:
    assert parts_again(_tagged(("巴洛格莱城", pos), ("很大", "a")), ["巴洛"]) == []


def test_part_in_the_middle_of_a_word_is_none() -> None:
    assert parts_again(_tagged(("去巴洛", "v"), ("了", "u")), ["巴洛"]) == []
