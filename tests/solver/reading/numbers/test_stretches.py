"""Which words of a sentence have which of its dates."""

from __future__ import annotations

from dataclasses import replace

import pytest

from schemas.text import Chunk, Document, Language
from solver.reading.numbers.stretches import implied_year, stretches
from solver.reading.page import read_page
from solver.reading.windows import Window


def whole(text: str) -> Window:
    language = Language.ENGLISH if text.isascii() else Language.CHINESE
    document = Document("p", "p", text, "p.txt", language)
    page = read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, language)])
    return Window(page, 0, len(page.clauses) - 1, 0.0, 0.0, 0.0, False)


def dated(text: str) -> list[tuple[str, str]]:
    return [(one.literal.value, one.text) for one in stretches(whole(text))]


def test_a_date_has_the_words_after_it_up_to_the_next():
    assert dated("1996年，林晚与赵一鸣结婚，2010年两人离婚。") == [
        ("1996", "1996年 林晚与赵一鸣结婚"),
        ("2010", "2010年两人离婚"),
    ]


def test_what_stands_before_a_semicolon_is_not_dated_by_what_follows_it():
    values = dict(dated("She met Bo Ek; their son was born in 1999, and they were married in 2003."))
    assert "Bo Ek" not in values["1999"]
    assert "married" in values["2003"]


def test_a_date_at_an_english_end_has_the_words_before_it():
    values = dict(dated("They divorced in 1968, and she had a second son, Luca, in 1970."))
    assert "second son" in values["1970"]
    assert "divorced" not in values["1970"]


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("1991年，她拍了《雾港》，次年2月凭此片获得银熊奖。", "1992"),
        ("2002年，她离开国家队，两年后复出。", "2004"),
        ("He made Fog Harbour in 1950, and three years later he won a prize.", "1953"),
        ("They parted in 1968, and the following January she married Bo Ek.", "1969"),
    ],
)
def test_a_year_may_be_counted_on_from_the_one_before(text: str, year: str):
    assert dated(text)[1][0] == year


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("2014年1月，她捧起奖杯。同年9月19日，她宣布退役。", 2014),
        ("2014年1月，她捧起奖杯。次年她退役了。", 2015),
        ("2014年1月，她捧起奖杯。她很高兴。", None),
        ("He won in 1950. Two years later he stopped.", 1952),
    ],
)
def test_the_year_of_words_that_count_on_is_known(text: str, year: int | None):
    window = whole(text)
    last = window.page.clauses[-1].sentence
    first = next(i for i, clause in enumerate(window.page.clauses) if clause.sentence == last)
    assert implied_year(replace(window, first=first)) == year


def test_a_sentence_counts_on_from_the_year_of_the_one_before():
    text = "2014年1月，林晚夺得海城公开赛冠军。同年9月19日，她宣布退役。"
    page = whole(text).page
    window = Window(page, 2, len(page.clauses) - 1, 0.0, 0.0, 0.0, False)
    assert [one.literal.value for one in stretches(window)] == ["2014"]


def test_a_day_without_a_year_is_in_the_year_named_before_it():
    text = "The balloon rose on 2 May 1931.\nIts crew slept badly. It came down on 19 May near Turku."
    document = Document("p", "p", text, "p.txt", Language.ENGLISH)
    page = read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, Language.ENGLISH)])
    last = len(page.clauses) - 1
    found = stretches(Window(page, last, last, 0.0, 0.0, 0.0, False))
    assert [one.literal.value for one in found] == ["1931-05-19"]
