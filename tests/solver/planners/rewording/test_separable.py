"""Separable verbs, whole and apart."""

from __future__ import annotations

import pytest

from solver.planners.rewording.separable import rejoined


@pytest.mark.parametrize(
    ("question", "whole"),
    [
        ("林晚是哪年结的婚？", "林晚是哪年结婚的？"),
        ("林晚哪年去的世", "林晚哪年去世的"),
        ("林晚是什么时候退的休？", "林晚是什么时候退休的？"),
        ("林晚的儿子是哪一年出的生？", "林晚的儿子是哪一年出生的？"),
        ("林晚跟谁结的婚，哪年离的婚？", "林晚跟谁结婚的，哪年离婚的？"),
        ("林晚和谁结了婚？", "林晚和谁结婚了？"),
        ("林晚和周言是哪年分的手？", "林晚和周言是哪年分手的？"),
        ("林晚留过学吗？", "林晚留学过吗？"),
        ("她哪年離的婚？", "她哪年離婚的？"),
    ],
)
def test_a_verb_whose_object_is_no_word_is_whole(question: str, whole: str) -> None:
    assert rejoined(question) == whole


@pytest.mark.parametrize(
    ("question", "whole"),
    [
        ("林晚是哪一年得的奖？", "林晚是哪一年得奖的？"),
        ("林晚凭哪部电影得的奖？", "林晚凭哪部电影得奖的？"),
        ("林晚是1990年得的奖吗？", "林晚是1990年得奖的吗？"),
        ("林晚在哪里当的兵？", "林晚在哪里当兵的？"),
        ("林晚是什么时候当的校长？", "林晚是什么时候当校长的？"),
        ("林晚在哪所大学当的校长？", "林晚在哪所大学当校长的？"),
    ],
)
def test_a_verb_with_a_noun_is_whole_behind_what_asks_for_its_circumstances(
    question: str, whole: str
) -> None:
    assert rejoined(question) == whole


@pytest.mark.parametrize(
    "question",
    [
        "林晚得的奖有哪些？",  # the prizes that she won
        "这是林晚得的奖吗？",
        "林晚1990年得的奖是什么奖？",
        "林晚拍的戏叫什么？",
        "林晚当的角色是谁？",
        "林晚什么时候当的是校长？",
        "林晚上的学校叫什么？",  # the object is part of a longer word
        "林晚过去的世界是什么样？",
        "林晚加入的学会叫什么？",
        "林晚结过几次婚？",
        "林晚改的名字是什么？",
        "林晚搬的家具是谁的？",
        "电影《结的婚》是谁导演的？",
        "林晚哪年结婚的？",
    ],
)
def test_what_only_looks_like_one_stays(question: str) -> None:
    assert rejoined(question) == question
