"""Numbers that a clause states, and names that it lists."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.reading.numbers.counting import (
    asked_number,
    asks_how_often,
    asks_measure,
    counted_names,
    counted_nouns,
    only_count,
    said_time,
    said_times,
    stated_count,
    stated_total,
)


@pytest.mark.parametrize(
    ("text", "forms", "number"),
    [
        ("she was married three times", ["married"], 3),
        ("nominated for fourteen prizes, it won eleven", ["won"], 11),
        ("they have two sons", ["sons"], 2),
        ("he gave thirty-three farewell concerts", ["concerts"], 33),
        ("some fifteen thousand people worked there", ["people"], 15000),
        ("one of twenty titles", ["titles"], 20),
        ("in the 1966–67 season the club won every cup", ["cup"], None),
        ("it opened in 1998 with sons", ["daughters"], None),
    ],
)
def test_english_counts_stand_near_what_they_count(text: str, forms: list[str], number: int | None):
    assert stated_count(text, forms, Language.ENGLISH) == number


@pytest.mark.parametrize(
    ("text", "language", "number"),
    [
        ("约七百六十部旧片由别家买下，修复后从2002年起发行", Language.CHINESE, 760),
        ("In 2012 it presented restored prints of all nine surviving films", Language.ENGLISH, 9),
        ("On 12 May 1956 twelve pupils came", Language.ENGLISH, 12),
        ("两位姐姐开办了三所学校", Language.CHINESE, None),
        ("She won it twice in five years", Language.ENGLISH, None),
    ],
)
def test_a_sentence_that_counts_one_kind_of_thing_gives_its_number(
    text: str, language: Language, number: int | None
):
    assert only_count(text, language) == number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("it took seven of the ten prizes for which it was nominated", 7),
        ("the star, who never won in eight attempts", None),
        ("it won four oscars", 4),
        ("the last of the four prizes that two men won", 4),
        ("it won thirteen times", 13),
    ],
)
def test_prizes_are_counted_and_not_what_stands_beside_them(text: str, number: int | None):
    question = "How many Oscars did the film win?"
    assert stated_count(text, ["won", "took", "prizes"], Language.ENGLISH, question=question) == number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("she shared her third oscar; the fourth came late", 4),
        ("the third, for a comedy", 3),
        ("her third picture brought a prize", 0),
        ("his second academy award", 2),
    ],
)
def test_the_last_of_several_wins_is_the_number(text: str, number: int):
    assert said_time(text, Language.ENGLISH) == number


def test_people_are_no_films():
    text = "两人一共拍了十六部电影"
    assert stated_count(text, ["拍"], Language.CHINESE, question="How many films did they make?") == 16
    assert stated_total(text, ["电影"], Language.CHINESE) == 16
    assert stated_total("一共拍了许多电影", ["电影"], Language.CHINESE) is None


@pytest.mark.parametrize("text", ["twice best director", "named best director three times"])
def test_how_often_is_no_number_of_films(text: str):
    films = stated_count(
        text, ["director"], Language.ENGLISH, question="How many short films did she direct?"
    )
    prizes = stated_count(text, ["director"], Language.ENGLISH, question="How often was she best director?")
    assert films is None
    assert prizes


@pytest.mark.parametrize(
    ("text", "forms", "number"),
    [
        ("育有两个儿子", ["儿子"], 2),
        ("先后出版了十二本小说", ["小说"], 12),
        ("获得第22届最佳影片奖", ["奖"], None),
        ("一家三十五名员工", ["员工"], 35),
        ("设立海燕奖，分为天文、医学、数学三项", ["奖"], 3),
    ],
)
def test_chinese_counts_have_measure_words_and_are_no_ordinals(
    text: str, forms: list[str], number: int | None
):
    assert stated_count(text, forms, Language.CHINESE) == number


def test_sons_and_daughters_are_counted_together() -> None:
    text = "两人于1950年结婚，育有二子一女。"
    assert stated_count(text, ["孩子"], Language.CHINESE) == 3
    assert stated_count(text, ["作品"], Language.CHINESE) is None


def test_names_after_a_plural_are_counted():
    assert counted_names("Her sisters Anna and Beth also act", ["sisters"]) == 2
    assert counted_names("Her sisters live abroad", ["sisters"]) is None


def test_a_year_counts_nothing():
    assert stated_count("in 2023 she married again", ["married"], Language.ENGLISH) is None


def test_what_is_counted_stands_after_the_question_word():
    assert counted_nouns("由几个中篇合成？") == ["中篇", "中篇合", "中篇合成"]
    assert counted_nouns("How many short novels did she write?") == ["short", "novels"]
    assert counted_nouns("谁写的？") == []


@pytest.mark.parametrize(
    ("text", "language", "time"),
    [
        ("她第五次获得此奖", Language.CHINESE, 5),
        ("第12次入围", Language.CHINESE, 12),
        ("she won for the third time", Language.ENGLISH, 3),
        ("it was his second prize", Language.ENGLISH, 2),
        ("the second film won a prize", Language.ENGLISH, 0),
    ],
)
def test_a_sentence_says_which_time_it_is(text: str, language: Language, time: int):
    assert said_time(text, language) == time


def test_times_are_asked_for():
    assert asks_how_often("她得过几次奖？")
    assert asks_how_often("How many times did she win?")
    assert not asks_how_often("How many prizes did she win?")


@pytest.mark.parametrize(
    ("text", "nouns", "language", "number"),
    [
        ("她一生拍了二十九部影片", ("影片",), Language.CHINESE, 29),
        ("她拍了二十九部影片", ("影片",), Language.CHINESE, None),
        ("他前后写了十二本小说", ("影片",), Language.CHINESE, None),
        ("in all he directed twelve films", ("films",), Language.ENGLISH, 12),
    ],
)
def test_a_total_sums_a_life_up(text: str, nouns: tuple[str, ...], language: Language, number: int | None):
    assert stated_total(text, nouns, language) == number


def test_how_many_times_is_no_number_of_films() -> None:
    text, forms = "主演林晚自己又两次当上最佳女演员", ["主演"]
    assert stated_count(text, forms, Language.CHINESE, question="林晚主演过多少部电影？") is None
    assert stated_count(text, forms, Language.CHINESE, question="林晚主演过几次？") == 2


@pytest.mark.parametrize(
    ("text", "language", "number"),
    [
        ("2000年，她第三次捧起金帆奖", Language.CHINESE, 3),
        ("高原三度成为影帝", Language.CHINESE, 3),
        ("她再获金帆奖", Language.CHINESE, 2),
        ("第三届金帆奖", Language.CHINESE, 0),
        ("他十二次获得金帆奖", Language.CHINESE, 12),
        ("it won her the first of her three prizes", Language.ENGLISH, 3),
        ("he won the prize twice", Language.ENGLISH, 2),
        ("it brought her a second prize", Language.ENGLISH, 2),
        ("he won the prize", Language.ENGLISH, 0),
    ],
)
def test_how_often_is_said_in_all_or_by_the_last_time(text: str, language: Language, number: int) -> None:
    assert said_times(text, language) == number


def test_of_so_many_out_of_so_many_the_first_number_counts() -> None:
    assert only_count("Four of the seven die; two leave", Language.ENGLISH) is None
    assert only_count("Four of the seven die at sea", Language.ENGLISH) == 4


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("林晚的三个女儿都叫什么名字？", 3),
        ("林晚的两个弟弟分别是谁？", 2),
        ("林晚演过哪两部电影？", 2),
        ("林晚的女儿叫什么名字？", 0),
        ("两个儿子的母亲是谁？", 0),
    ],
)
def test_how_many_are_asked_for(question: str, number: int) -> None:
    assert asked_number(question) == number


@pytest.mark.parametrize(
    ("text", "question", "language", "number"),
    [
        ("he is the second of three brothers", "How many brothers does he have?", Language.ENGLISH, 2),
        ("she was one of four sisters", "How many siblings does she have?", Language.ENGLISH, 3),
        ("he has three brothers", "How many brothers does he have?", Language.ENGLISH, 3),
        ("他在四兄弟中排行第二", "他有几个兄弟？", Language.CHINESE, 3),
        ("他有三个兄弟", "他有几个兄弟？", Language.CHINESE, 3),
    ],
)
def test_one_of_several_brothers_is_not_his_own(text: str, question: str, language: Language, number: int):
    forms = ["brothers", "sisters", "兄弟"]
    assert stated_count(text, forms, language, question=question) == number


@pytest.mark.parametrize(
    ("question", "measured"),
    [
        ("How long did the making of the films last?", True),
        ("How high is the tower of the two churches?", True),
        ("雾港大桥有多长？", True),
        ("How many films did Ann Lee make?", False),
        ("她拍了多少部电影？", False),
    ],
)
def test_how_long_or_high_counts_nothing(question: str, measured: bool):
    assert asks_measure(question) is measured
