"""What questions want the number of."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.reading.numbers.amount_units import Sort
from solver.reading.numbers.asked_amounts import asked_amount

ZH, EN = Language.CHINESE, Language.ENGLISH


@pytest.mark.parametrize(
    ("question", "language", "words"),
    [
        ("how many dollars did the first ticket cost?", EN, {"dollars"}),
        ("how many nautical miles did she row?", EN, {"nautical miles"}),
        ("by how many million dollars did it grow?", EN, {"dollars"}),
        ("how long is the film, in minutes?", EN, {"minutes"}),
        ("how many pounds was he paid?", EN, {"pounds"}),
        ("她考了几分？", ZH, {"points"}),
        ("塔高多少米？", ZH, {"metres"}),
        ("她一生搬过多少次家？", ZH, {"times"}),
        ("他几岁离家？", ZH, {"years old"}),
    ],
)
def test_a_unit_is_asked_for(question: str, language: Language, words: set[str]):
    asked = asked_amount(question, language)
    assert asked is not None
    assert {unit.said[EN] for unit in asked.units} == words


@pytest.mark.parametrize(
    ("question", "language", "sorts"),
    [
        ("how old was she when she left?", EN, {Sort.AGE}),
        ("how much did it cost to build?", EN, {Sort.MONEY}),
        ("how often did it erupt?", EN, {Sort.TIMES}),
        ("how long is the canal?", EN, {Sort.LENGTH, Sort.TIME}),
        ("这座塔有多高？", ZH, {Sort.LENGTH}),
        ("门票多少钱？", ZH, {Sort.MONEY}),
        ("她去世时多大年纪？", ZH, {Sort.AGE}),
        ("全市人口多少？", ZH, {Sort.PEOPLE}),
    ],
)
def test_any_unit_of_a_sort_is_asked_for(question: str, language: Language, sorts: set[Sort]):
    asked = asked_amount(question, language)
    assert asked is not None
    assert {unit.sort for unit in asked.units} == sorts


def test_things_are_asked_for_by_measure_and_noun():
    asked = asked_amount("这套组画有多少幅画？", ZH)
    assert asked is not None
    assert (asked.units, asked.measure, asked.noun) == (frozenset(), "幅", "画")


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("哪几部电影得了奖？", ZH),
        ("他是第几任校长？", ZH),
        ("他几月出生？", ZH),
        ("how many more films did she make?", EN),
        ("how did she die?", EN),
        ("how much of it is true?", EN),
    ],
)
def test_other_questions_ask_for_no_amount(question: str, language: Language):
    assert asked_amount(question, language) is None
