"""By how much one of two numbers of a sentence is the greater."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.reading.numbers.surplus import asks_surplus, surplus_in


@pytest.mark.parametrize(
    ("question", "text", "wanted"),
    [
        ("How many more mules than drivers did the convoy have?", "it had 1,240 mules and 35 drivers.", 1205),
        ("How many fewer women than men were on the ship?", "there were thirty women and 41 men aboard", 11),
        (
            "How many more rowers than Finnish pilots were there?",
            "with 18 rowers and four finnish pilots",
            14,
        ),
        (
            "How many of its nominations did the series fail to win?",
            "it had nine nominations and won two of them",
            7,
        ),
        ("这支商队的骆驼比马匹多出多少？", "商队有骆驼，共带120头牲口", None),
        ("这所学校的女生比男生多多少名？", "学校有320名女生、280名男生", 40),
    ],
)
def test_two_numbers_of_a_sentence_are_set_against_each_other(question: str, text: str, wanted: int | None):
    language = Language.ENGLISH if question.isascii() else Language.CHINESE
    assert surplus_in(question, text, language) == wanted


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("How many more goals than saves did he make?", "he scored 12 goals in 30 games"),
        ("How many more boats than sails were there?", "with 9 boats in may, 7 boats in june and 3 sails"),
    ],
)
def test_nothing_is_subtracted_where_a_sentence_does_not_give_both_once(question: str, text: str):
    assert surplus_in(question, text, Language.ENGLISH) is None


def test_a_question_for_one_number_asks_for_no_surplus():
    assert not asks_surplus("How many drivers did the convoy have?", Language.ENGLISH)
    assert not asks_surplus("甲片的票房比乙片多吗？", Language.CHINESE)
