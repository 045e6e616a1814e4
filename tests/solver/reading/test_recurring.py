"""How pages and questions say that a prize was not given."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.reading.recurring import denies_giving


@pytest.mark.parametrize(
    ("text", "language", "denies"),
    [
        ("no Golden Bear was awarded", Language.ENGLISH, True),
        ("was the Golden Bear not awarded", Language.ENGLISH, True),
        ("did the jury not award a Golden Bear?", Language.ENGLISH, True),
        ("was the Golden Bear withheld?", Language.ENGLISH, True),
        ("was the Golden Bear awarded to nobody", Language.ENGLISH, False),
        ("was the Golden Bear not awarded to a comedy", Language.ENGLISH, False),
        ("did the winner of the Golden Bear not attend", Language.ENGLISH, False),
        ("没有评出Golden Bear", Language.CHINESE, True),
        ("哪一年Golden Bear从缺", Language.CHINESE, True),
        ("没有颁发Golden Bear的电影节", Language.CHINESE, False),
        ("没有获得Golden Bear", Language.CHINESE, False),
    ],
)
def test_a_denial_is_of_the_giving_alone(text: str, language: Language, denies: bool) -> None:
    assert denies_giving(text, language, "Golden Bear") is denies
