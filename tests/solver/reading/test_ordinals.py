"""Words that set one of many apart."""

from __future__ import annotations

import pytest

from solver.reading.ordinals import Ordinal, asked_ordinals, ordinals


@pytest.mark.parametrize(
    ("asked", "said", "ordinal"),
    [
        ("她最早拍的电影是哪部？", "2001年的《雾港》是她的处女作。", Ordinal.FIRST),
        ("Which film did she make first?", "She made her debut in Fog Harbour.", Ordinal.FIRST),
        ("他最后一部电影是什么？", "《雾港》成了他的遗作。", Ordinal.LAST),
        ("What was her final film?", "Fog Harbour was her last.", Ordinal.LAST),
        ("得奖最多的是谁？", "这是该奖的纪录。", Ordinal.MOST),
        ("年纪最小的是谁？", "幼子文清失聪。", Ordinal.YOUNGEST),
        ("年代最久的是哪座？", "现存最古老的藏书楼。", Ordinal.OLDEST),
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
