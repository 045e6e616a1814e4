"""Words that set one of many apart."""

from __future__ import annotations

import pytest

from solver.reading.numbers.ordinals import Ordinal, asked_ordinals, ordinals


@pytest.mark.parametrize(
    ("asked", "said", "ordinal"),
    [
        ("她最早拍的电影是哪部？", "2001年的《雾港》是她的处女作。", Ordinal.FIRST),
        ("Which film did she make first?", "She made her debut in Fog Harbour.", Ordinal.FIRST),
        ("他最后一部电影是什么？", "《雾港》成了他的遗作。", Ordinal.LAST),
        ("What was her final film?", "Fog Harbour was her last.", Ordinal.LAST),
        ("得奖最多的是谁？", "这是该奖的纪录。", Ordinal.MOST),
        ("年纪最小的是谁？", "幼子文清失聪。", Ordinal.YOUNGEST),
        ("哪部电影票房最高？", "它刷新了纪录。", Ordinal.LARGEST),
        ("Which bell is the largest?", "No other bell is as heavy.", Ordinal.LARGEST),
        ("谁任职的时间最长？", "She was the longest in office.", Ordinal.LONGEST),
        ("她最有名的学生是谁？", "Her best-known pupil was Ann.", Ordinal.FAMOUS),
        ("What is her most recent film?", "Her latest film is Fog Harbour.", Ordinal.LAST),
        ("Who is the only one to win twice?", "她是唯一的一位。", Ordinal.ONLY),
        ("年代最久的是哪座？", "现存最古老的藏书楼。", Ordinal.OLDEST),
        ("第一位女校长是谁？", "She was the first woman to lead the school.", Ordinal.FIRST_WOMAN),
    ],
)
def test_the_words_of_a_class_stand_for_each_other(asked: str, said: str, ordinal: Ordinal):
    assert ordinal in ordinals(asked)
    assert ordinal in ordinals(said)


@pytest.mark.parametrize(
    "text",
    ["首都在哪里？", "首席执行官是谁？", "那首《潮声》是谁唱的？", "她唱了哪两首歌？", "Who starred in it?"],
)
def test_other_words_set_nothing_apart(text: str):
    assert not ordinals(text)


def test_names_are_left_out():
    assert not asked_ordinals("Who directed The Last Ship?", ["The Last Ship"])


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Which film has won the most prizes?", "Critics chose the greatest films of all time."),
        ("What is her most famous film?", "She made the most films of all."),
        ("What is her most recent film?", "She made the most films of all."),
        ("Who was the first president?", "Ann Lee was the first female president."),
        ("首任校长是谁？", "林晚是第一位女校长。"),
        ("Who was the first female president?", "Bo Orr was the first president."),
    ],
)
def test_a_word_of_another_class_does_not_say_which(question: str, text: str):
    assert not asked_ordinals(question, ()) <= ordinals(text)


def test_the_most_and_the_largest_number_are_asked_for_as_the_most():
    assert asked_ordinals("Who holds the record for the largest number of wins?", ()) == {Ordinal.MOST}
