"""Schools and styles named after a family."""

from __future__ import annotations

import pytest

from solver.names.styles import styles

TEXT = "陈式与杨氏太极拳都从陈家沟传出，正式比赛各有套路。"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Chen-style", {"陈式", "陈家"}),
        ("Yang-style", {"杨氏"}),
        ("Yang family", {"杨氏"}),
        ("Wu-style", set()),
        ("Chen", set()),
        ("free-style", set()),
    ],
)
def test_a_style_is_what_begins_with_a_character_spelled_so(name: str, said: set[str]) -> None:
    assert styles(name, TEXT) == said
