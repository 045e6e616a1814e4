"""Amounts of time as questions ask for them and sentences give them."""

from __future__ import annotations

import pytest

from schemas.text import Chunk, Document, Language
from solver.reading.numbers.intervals import (
    Asked,
    asked_of,
    asks_interval,
    intervals_of,
    stated_intervals,
    unit_asked,
)
from solver.reading.page import read_page
from solver.reading.windows import Window


def window(text: str) -> Window:
    language = Language.ENGLISH if text.isascii() else Language.CHINESE
    document = Document("page", "Page", text, "page.txt", language)
    page = read_page(document, [Chunk("page#0", "page", 0, 0, len(text), text, language)])
    return Window(page, 0, len(page.clauses) - 1, 0.0, 0.0, 0.0, False)


@pytest.mark.parametrize(
    ("question", "language", "asked"),
    [
        ("How long did Ann Lee run the mill?", Language.ENGLISH, Asked.LASTING),
        ("How many years did she stay married to the man from Turku?", Language.ENGLISH, Asked.LASTING),
        ("How many years after the fire was the mill rebuilt?", Language.ENGLISH, Asked.APART),
        ("What is the age gap between Ann and Bo?", Language.ENGLISH, Asked.OLDER),
        ("林晚小时候在戏校待了多久？", Language.CHINESE, Asked.LASTING),
        ("林晚和周和的合作前后历时多少年？", Language.CHINESE, Asked.LASTING),
        ("林晚离婚多久之后再婚？", Language.CHINESE, Asked.APART),
        ("林晚比周和大几岁？", Language.CHINESE, Asked.OLDER),
    ],
)
def test_a_question_asks_for_what_lasted_lies_apart_or_is_older(
    question: str, language: Language, asked: Asked
) -> None:
    assert asks_interval(question, language)
    assert asked_of(question) is asked


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("How long ago was the mill built?", Language.ENGLISH),
        ("How many films did she make?", Language.ENGLISH),
        ("林晚读到几年级？", Language.CHINESE),
        ("林晚拍过几部电影？", Language.CHINESE),
    ],
)
def test_other_amounts_are_none_of_time(question: str, language: Language) -> None:
    assert not asks_interval(question, language)


def test_the_unit_is_the_one_that_is_counted() -> None:
    assert unit_asked("By how many days was the race put off?") == "day"
    assert unit_asked("她小时候在戏校待了多少年？") == "year"
    assert unit_asked("How long did it last?") == ""


@pytest.mark.parametrize(
    ("text", "language", "numbers"),
    [
        ("for nine years she ran the mill", Language.ENGLISH, [9]),
        ("she left two decades later", Language.ENGLISH, [20]),
        ("for a year she was paid 150 crowns a week", Language.ENGLISH, [1]),
        ("a nine-year-old boy, 30 years old", Language.ENGLISH, []),
        ("一待十年左右", Language.CHINESE, [10]),
        ("念到三年级，一九九〇年代的第五年", Language.CHINESE, []),
        ("拍了十五个月，五月才完成", Language.CHINESE, [15]),
    ],
)
def test_what_lasted_is_stated_in_words_or_digits(text: str, language: Language, numbers: list[int]) -> None:
    assert [one.number for one in stated_intervals(text, language, Asked.LASTING)] == numbers


def test_only_what_says_so_lies_apart_or_is_older() -> None:
    text = "he served for six years, and three years later he married a girl two years younger than he was"
    apart = stated_intervals(text, Language.ENGLISH, Asked.APART)
    older = stated_intervals(text, Language.ENGLISH, Asked.OLDER)
    assert [one.number for one in apart] == [3]
    assert [one.number for one in older] == [2]
    assert [i.number for i in stated_intervals("比他年长五岁的周和", Language.CHINESE, Asked.OLDER)] == [5]
    assert stated_intervals("他五岁时，周和三十岁", Language.CHINESE, Asked.OLDER) == []


@pytest.mark.parametrize(
    ("text", "question", "years"),
    [
        ("From 1912 to 1931 Ann Lee ran the mill.", "How long did Ann Lee run the mill?", 19),
        ("1912年到校任教，直到1931年退休。", "林晚当了多少年校长？", 19),
        ("In 1912 it moved to Turku, and in 1931 to Lund.", "How long was it in Turku?", 19),
        ("林晚1996年结婚，2010年离婚。", "林晚的婚姻维持了几年？", 14),
    ],
)
def test_two_dates_give_the_years_between_them(text: str, question: str, years: int) -> None:
    found = intervals_of(window(text), question)
    assert [(one.number, one.unit, one.stated) for one in found] == [(years, "year", False)]


def test_more_dates_than_two_give_nothing_unless_two_belong_together() -> None:
    listed = "In 1912 she moved to Turku, in 1920 to Lund, and in 1931 to Oslo."
    assert intervals_of(window(listed), "How long was she in Turku?") == []
    ranged = "Ann Lee ran it from 1912 until 1931; Bo Ek took over in 1933, Ida Lom in 1940."
    assert [one.number for one in intervals_of(window(ranged), "How long did Ann Lee run it?")] == [19]


def test_another_unit_than_the_one_asked_for_is_no_answer() -> None:
    assert intervals_of(window("The race was put off by two days."), "How many years was it put off?") == []
    assert [i.unit for i in intervals_of(window("It was put off by two days."), "By how many days?")] == [
        "day"
    ]


@pytest.mark.parametrize(
    ("question", "years"),
    [
        ("林晚拿第一座和第三座海燕奖之间隔了几年？", 11),
        ("林晚拿第一座和第二座海燕奖之间隔了几年？", 3),
        ("林晚第一次得海燕奖和凭《潮声》再得，中间隔了多少年？", 11),
        ("林晚第一次得海燕奖和凭《雾港》再得，中间隔了多少年？", 3),
    ],
)
def test_what_came_so_much_later_is_the_next_of_many(question: str, years: int) -> None:
    text = "2001年，林晚凭《远山》得到首座海燕奖，三年后的《雾港》和2012年的《潮声》使奖座增加到三座。"
    assert [one.number for one in intervals_of(window(text), question)] == [years]


@pytest.mark.parametrize(
    ("question", "years"),
    [
        ("How many years did the Heron lie on the sea floor?", []),
        ("How many years did it take to build the Heron?", [2]),
        ("How many years was the Heron built?", [2]),
    ],
)
def test_years_between_which_something_else_was_done_are_no_answer(question: str, years: list[int]) -> None:
    told = window("The Heron is a ship that was built between 1626 and 1628.")
    assert [one.number for one in intervals_of(told, question)] == years


def test_the_year_of_a_reign_is_no_amount_of_time():
    told = window("嘉靖十年（1531年），林晚升任漕运总督，在任六年。")
    assert [one.number for one in intervals_of(told, "林晚任漕运总督多少年？")] == [6]


def test_the_years_of_a_life_are_not_those_of_a_post():
    told = window("林晚（1931年3月14日—2009年11月2日），政治家，1978年至1987年任海城市市长。")
    assert [one.number for one in intervals_of(told, "林晚当了多少年市长？")] == [9]
