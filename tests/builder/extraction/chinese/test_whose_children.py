"""Whose children somebody's are, by which of the wives, and whose daughter a wife is."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]
KIN = ("mother", "father", "parent", "child", "spouse", "children_count")


def kin(told: list[str]) -> list[str]:
    return sorted(fact for fact in told if fact.split()[1] in KIN)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "张三共有三子：长子王五为李四所出，次子赵六、三子孙七为周小云所出。",
            [
                "孙七 mother 周小云",
                "张三 child 孙七",
                "张三 child 王五",
                "张三 child 赵六",
                "张三 children_count 3",
                "王五 mother 李四",
                "赵六 mother 周小云",
            ],
        ),
        (
            "长女王五和次女赵六均由侧室李四所生。",
            ["张三 child 王五", "张三 child 赵六", "王五 mother 李四", "赵六 mother 李四"],
        ),
        (
            "长子王五是张三与前妻李四所生。",
            ["张三 child 王五", "王五 parent 张三", "王五 parent 李四"],
        ),
        # a wife is said to be somebody's daughter, and to bear children
        ("张三元配李四，北城进士王五之女。", ["张三 spouse 李四", "李四 father 王五"]),
        ("妻子李四，王五之女。", ["张三 spouse 李四", "李四 father 王五"]),
        ("张三娶李四，南方公司元老王五之女。", ["张三 spouse 李四", "李四 father 王五"]),
        ("她嫁给李四之子王五。", ["张三 spouse 王五", "李四 child 王五"]),
        ("张三娶李四的女儿为妻。", []),
        ("张三，李四之孙，王五之子。", ["张三 father 王五"]),
        ("张三娶进士李四之女王五为妻。", ["张三 spouse 王五", "李四 child 王五"]),
        # whose own parents are told
        ("张三为李四与王五所生。", ["张三 parent 李四", "张三 parent 王五"]),
        # what somebody does to a son or a daughter makes nobody a parent
        ("他拜访了进士王五之子。", []),
        ("他师从李四之子赵六。", ["李四 child 赵六"]),
        ("张三，收养王五之女。", []),
    ],
)
def test_reads_whose_children_they_are(facts: ReadFacts, text: str, told: list[str]) -> None:
    assert kin(facts(text)) == told


def test_what_is_said_behind_a_wifes_name_is_hers(facts: ReadFacts) -> None:
    told = facts("张三元配李四，上海人，1950年病逝于北京。")
    assert "李四 birth_place 上海" in told
    assert "李四 death_place 北京" in told
    assert not [fact for fact in told if fact.startswith(("张三 birth", "张三 death"))]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("王五是李四之子、赵六之孙。", ["赵六 relative 王五 kinship=孙"]),
        ("张三是作家李四的外甥女。", ["李四 relative 张三 kinship=外甥女"]),
        ("王五是李四的侄子，也是她的学生。", ["李四 relative 王五 kinship=侄子"]),
        ("张三，画家，李四之孙。", ["李四 relative 张三 kinship=孙"]),
        ("她的丈夫是李四的侄子。", []),
        ("王五认识李四的侄子。", []),
    ],
)
def test_reads_whose_grandchildren_and_nephews_they_are(facts: ReadFacts, text: str, told: list[str]) -> None:
    assert [fact for fact in facts(text) if " relative " in fact] == told
