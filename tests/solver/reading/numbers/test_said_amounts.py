"""Numbers of a text in digits."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.reading.numbers.said_amounts import numbers

ZH, EN = Language.CHINESE, Language.ENGLISH


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("住着五千多万人", ZH, "5000多万"),
        ("耗资一亿二千万元", ZH, "1.2亿"),
        ("高三十三点零五米", ZH, "33.05"),
        ("三十来个名号", ZH, "约30"),
        ("不到四百户", ZH, "不到400"),
        ("得票15万张", ZH, "15万"),
        ("twenty-one sailors", EN, "21"),
        ("two hundred and fifty sheep", EN, "250"),
        ("some 1,204 pages", EN, "about 1204"),
        ("more than 50 million people", EN, "over 50 million"),
    ],
)
def test_numbers_are_said_in_digits(text: str, language: Language, said: str):
    assert [number.said(language) for number in numbers(text, language)] == [said]


@pytest.mark.parametrize(
    ("text", "language", "other", "said"),
    [
        ("五千多万人", ZH, EN, "over 50 million"),
        ("二十五美元", ZH, EN, "25"),
        ("over 50 million people", EN, ZH, "5000多万"),
        ("about 1.5 million dollars", EN, ZH, "约150万"),
    ],
)
def test_numbers_are_said_in_the_other_language(text: str, language: Language, other: Language, said: str):
    assert next(numbers(text, language)).said(other) == said


@pytest.mark.parametrize(
    ("text", "language"),
    [("走了三四十里", ZH), ("约七八人", ZH), ("三至五年", ZH), ("from 10 to 12 days", EN), ("5–7 days", EN)],
)
def test_a_range_has_no_value(text: str, language: Language):
    assert all(number.value is None for number in numbers(text, language))


@pytest.mark.parametrize("text", ["第三次", "数十次", "好几百人", "每十年"])
def test_ordinals_and_vague_words_are_no_numbers(text: str):
    assert not list(numbers(text, ZH))
