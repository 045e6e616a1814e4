"""Offices, parties, degrees, clubs, honours and deaths as running text tells them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]

SAID = [
    ("1998年至2001年任北省省长。", "张三 occupation 北省省长 time=1998/2001"),
    ("2010年，他当选国会议员。", "张三 occupation 国会议员 time=2010"),
    ("历任北省巡抚、南省总督。", "张三 occupation 南省总督"),
    ("1973年10月加入南国进步党。", "张三 political_party 南国进步党 time=1973-10"),
    ("1950年，他在南方大学获得博士学位。", "张三 educated_at 南方大学"),
    ("先后获南方大学的学士学位和北京大学的博士学位。", "张三 educated_at 北京大学"),
    ("1950年1月3日因心脏病，逝于北京南城府邸。", "张三 death_place 北京南城"),
    ("1950年1月3日因心脏病，逝于北京南城府邸。", "张三 death_date 1950-01-03"),
    ("1950年卒于上海。", "张三 death_place 上海"),
    ("1950年病逝於上海。", "张三 death_place 上海"),
    ("2001年被授予南国金星勋章。", "张三 award_won 南国金星勋章 time=2001"),
    ("2015年2月，他加盟中甲球队青河一方。", "张三 member_of 青河一方"),
    ("他是足球运动员，现效力青河一方。", "张三 member_of 青河一方"),
    ("张三因为心脏病去世。", "张三 cause_of_death 心脏病"),
    ("他有三个孩子。", "张三 children_count 3"),
    ("张三出生于北京，兄李四，妻王五。", "张三 sibling 李四"),
    ("张三出生于北京，兄李四，妻王五。", "张三 spouse 王五"),
    ("张三出生于北京，子李四、王五。", "张三 child 王五"),
    ("张三，北京人，李四之弟。", "张三 sibling 李四"),
    ("张三出生于北京，是李四的门生。", "张三 teacher 李四"),
    ("2010年，他被北方协会签下。", "张三 member_of 北方协会 time=2010"),
    ("张三，演员，前任北省省长。", "张三 occupation 北省省长"),
    ("张三，南国第22代国王。", "张三 occupation 国王"),
    ("张三（San Zhang，1901年－1960年）是一个南国政治人物。", "张三 occupation 南国政治人物"),
    ("张三（1901年－1960年）南国力学家。", "张三 occupation 南国力学家"),
]


@pytest.mark.parametrize(("text", "expected"), SAID, ids=[text + expected for text, expected in SAID])
def test_what_a_page_of_a_person_says(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text)


UNSAID = [
    ("他任命李四为北省省长。", "张三 occupation"),
    ("张三住在北京。2000年，他当选第10任正副总统。", "正副"),
    ("李四表张三为讨逆将军，又任他为北省太守。", "李四 occupation"),
    ("1973年，他加入南方公司。", "political_party"),
    ("1973年，他加入北方协会。", "political_party"),
    ("他获得南方大学荣誉博士学位。", "educated_at"),
    ("他在南方大学获得荣誉博士学位。", "educated_at"),
    ("他死于北方大学医院。", "cause_of_death"),
    ("1950年，他卒于任所。", "death_place"),
    ("他死于1950年。", "death_place"),
    ("他转会到一支球队。", "member_of"),
    ("学生有李四、王五。", "张三 child"),
    ("他希望成为职业运动员，后来经商。", "张三 occupation"),
    ("张三是李四和夫人王五所生的第二个儿子。", "张三 spouse"),
    ("他上任时只有34岁。", "children_count"),
    ("张三因为心脏病去世。", "cause_of_death 为"),
    ("他是北京正白旗人。", "张三 birth_place"),
    ("弟子李四学画。", "sibling"),
    ("祖母是中国人。", "张三 nationality"),
    ("北省的张三道就是以张三命名的。", "北省 named_after"),
    ("他为北方协会夺得冠军，曾任北方协会冠军。", "position=冠军"),
]


@pytest.mark.parametrize(("text", "unexpected"), UNSAID, ids=[text + no for text, no in UNSAID])
def test_what_a_page_of_a_person_does_not_say(text: str, unexpected: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text) if unexpected in fact]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("张三邀请李四出山任北国总理。", []),  # said of 李四, who is asked
        ("张三是北国政治家，末任北国总理。", ["张三 occupation 末任北国总理"]),
        ("张三是北国人。李四辞职，张三担任北国总理。", ["张三 occupation 北国总理"]),
    ],
)
def test_an_office_is_of_whom_the_words_before_it_name(
    facts: ReadFacts, text: str, expected: list[str]
) -> None:
    found = [fact for fact in facts(text) if "总理" in fact]
    assert found == expected
