"""Kin, classmates and schools told in a clause about somebody else than the page's subject."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("剧本由李四和王五合写，王五是赵六的妻子。", "王五 spouse 赵六"),
        ("王五是张三的前夫。", "王五 spouse 张三"),
        ("王五是他的哥哥，也演戏。", "王五 sibling 张三"),
        ("王五曾是赵六的双胞胎姐姐。", "王五 sibling 赵六"),
        ("李四是王五的父亲。", "王五 father 李四"),
        ("李四是王五的母亲。", "王五 mother 李四"),
    ],
)
def test_what_somebody_is_to_somebody(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text)


@pytest.mark.parametrize(
    "text",
    [
        "王五是赵六的妻子的朋友。",
        "王五是赵六的姐姐李四的同事。",
        "王五不是赵六的妻子。",
        "李四饰演的王五是赵六的妻子。",
    ],
)
def test_whose_kin_is_named_is_no_kin(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text) if "王五 spouse" in fact or "王五 sibling" in fact]


@pytest.mark.parametrize(
    "text", ["中学里有个同班同学叫李四。", "大学里他有位同学名叫李四。", "他有一个中学同学叫李四。"]
)
def test_a_classmate_is_called_something(text: str, facts: ReadFacts) -> None:
    assert "张三 classmate 李四" in facts(f"他在北京长大，{text}")


def test_a_classmate_of_a_classmate_is_not_told(facts: ReadFacts) -> None:
    assert not [fact for fact in facts("他有个同学认识李四。") if "classmate" in fact]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("父亲李四曾主持南方学院，张三也从这所学校毕业。", "张三 educated_at 南方学院"),
        ("1980年，他考入北方大学。三年后，王五也从该校毕业。", "王五 educated_at 北方大学"),
        ("李四在南方大学毕业，后来在该校任教。", "李四 employer 南方大学"),
    ],
)
def test_this_school_is_the_one_named_before(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text)


@pytest.mark.parametrize(
    "text",
    ["赵六也从这所学校毕业。", "李四考入南方大学。他爱好读书。王五来了。赵六从这所学校毕业。"],
)
def test_this_school_is_none_named_long_before(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text) if "赵六 educated_at" in fact]


def test_this_school_is_the_page_s_own(facts: ReadFacts) -> None:
    found = facts("北方大学成立较晚。李四从这所大学毕业。", "南方大学", "School")
    assert "李四 educated_at 南方大学" in found


def test_two_marry_of_whom_one_is_named_with_a_calling(facts: ReadFacts) -> None:
    before = "他凭《山河》中的王五一角得奖。\n1996年，他应美国导演李四之邀主演《大地》，"
    found = facts(f"{before}在片中饰演他自己。两人于1998年结婚。")
    assert "张三 spouse 李四 time=1998" in found
    assert not [fact for fact in found if "王五" in fact and "spouse" in fact]
