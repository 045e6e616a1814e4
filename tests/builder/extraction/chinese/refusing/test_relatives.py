"""Relatives of whoever stands right before them, not of whom the clause or the page is about."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]
KINDRED = ("spouse", "child", "father", "mother", "sibling")


@pytest.mark.parametrize(
    ("title", "kind", "text", "kin"),
    [
        ("张三", "Person", "张三与皇帝的弟弟李四相识。", []),
        ("山河", "Film", "张三为李四和她的双胞胎姐姐王五配音。", ["李四 sibling 王五"]),
        ("山河", "Film", "李四早就在给她女儿王五做饭。", []),
        (
            "张三",
            "Person",
            "母亲赵六共生四子，长子李四，次子即张三。",
            ["张三 mother 赵六", "赵六 child 李四", "赵六 child 张三"],
        ),
        ("张三", "Person", "母亲某氏共生四子，长子李四，次子即张三。", []),
        ("张三", "Person", "《山河》由李四、王五参演，妻子赵六演母亲。", ["张三 spouse 赵六"]),
        ("张三", "Person", "他有一子一女，长子李四是画家。", ["张三 child 李四"]),
    ],
)
def test_whose_relatives(facts: ReadFacts, title: str, kind: str, text: str, kin: list[str]) -> None:
    assert [fact for fact in facts(text, title, kind) if fact.split()[1] in KINDRED] == kin


def test_the_school_s_name_is_not_the_renamer_s(facts: ReadFacts) -> None:
    told = facts("南方大学位于南城。1904年，张三把书院改为学堂，1912年改称南方大学。", "南方大学", "School")
    assert not [fact for fact in told if fact.startswith("张三 alias")]


def test_the_grandfather_of_somebody_founded_it(facts: ReadFacts) -> None:
    told = facts("南方大学创办于1904年，创办人是商人李四的祖父王五。", "南方大学", "School")
    assert [fact for fact in told if "founded_by" in fact] == ["南方大学 founded_by 王五"]


def test_whoever_reigns_is_not_told_of(facts: ReadFacts) -> None:
    told = facts("1100年李四即位后遇赦北归，次年在北城去世。")
    assert [fact for fact in told if "death_date" in fact] == ["张三 death_date 1101"]


def test_nobody_dies_in_another_year_than_his_brackets_say(facts: ReadFacts) -> None:
    told = facts("张三（1910年—1996年），画家。第二任妻子李四生下王五，1974年去世。")
    assert [fact for fact in told if "张三 death_date" in fact] == ["张三 death_date 1996"]
