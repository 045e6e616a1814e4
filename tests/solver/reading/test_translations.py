"""Translations into one language are not those into another."""

from __future__ import annotations

import pytest

from solver.reading.translations import translates_otherwise


@pytest.mark.parametrize(
    ("question", "text", "other"),
    [
        ("《远岸》的法译本是谁译的？", "《远岸》已译成多国文字，德译本由安娜·林德翻译", True),
        ("《远岸》的法译本是谁译的？", "《远岸》的法文版由安娜·林德翻译", False),
        ("《远岸》的法译本是谁译的？", "《远岸》由安娜·林德翻译", False),
        ("《远岸》是谁翻译的？", "德译本由安娜·林德翻译", False),
        ("Who made the Dutch translation of Far Shore?", "Its German translation is by Anna Lind", True),
        ("Who made the Dutch translation of Far Shore?", "German and Dutch translations followed", False),
        ("Who made the Dutch translation of Far Shore?", "荷兰文版由安娜·林德翻译", False),
    ],
)
def test_a_translation_is_into_the_language_asked_for(question: str, text: str, other: bool):
    assert translates_otherwise(question, text) is other
