"""Nouns that say of what kind a thing is."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.planners.words.heads import ending_head


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("围棋名将", "Person"),
        ("体操新星", "Person"),
        ("网球运动员", "Person"),
        ("王朝的第三位皇帝", "Person"),
        ("图卢兹的法官", "Person"),
        ("出版社", "Organization"),
        ("三天后", ""),
        ("唱完这首歌后", ""),
    ],
)
def test_words_end_in_a_noun_of_a_kind(words: str, kind: str) -> None:
    assert ending_head(words, Language.CHINESE) == kind
