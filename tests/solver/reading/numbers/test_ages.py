"""Ages that sentences and questions say."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.reading.numbers.ages import Aged, age_at_death, age_in, ages_named


@pytest.mark.parametrize(
    ("text", "age"),
    [
        ("两位长辈的接班人，却在1998年病逝，年仅四十七岁", 47),
        ("He died of a fever at the age of 61.", 61),
        ("She left two sons and died at thirty-four.", 34),
        ("the forty-seven-year-old pilot", 47),
        ("两位元老都已退休", None),
        ("She was 30 years old and her brother 28 years old.", None),
        ("The hill is about 310,000 years old.", None),
        ("She died at home, aged parents beside her.", None),
    ],
)
def test_an_age_is_no_number_of_people(text: str, age: int | None) -> None:
    assert age_in(text) == age


@pytest.mark.parametrize(
    ("text", "language", "aged"),
    [
        ("她于1990年病逝，终年七十一岁。", Language.CHINESE, Aged(10, 71)),
        ("He died in Rome, aged 71.", Language.ENGLISH, Aged(3, 71)),
        ("She was killed at the age of 12 Downing Street.", Language.ENGLISH, None),
        ("她二十岁时离家。", Language.CHINESE, None),
    ],
)
def test_an_age_at_death_is_read_with_its_place(text: str, language: Language, aged: Aged | None):
    assert age_at_death(text, language) == aged


def test_a_question_names_ages_but_no_addresses():
    assert ages_named("Which club did A join at 9, and who at 10 Downing Street?") == [9]
    assert ages_named("A在9岁时加入了哪家俱乐部？") == [9]
