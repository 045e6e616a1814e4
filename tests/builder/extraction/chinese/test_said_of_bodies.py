"""Record labels, teams, owners, operators, founders and heads of bodies, and what they are named after."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]

SAID = [
    # whoever sings and what is sung, and who brings it out
    ("张三", "Person", "2001年，张三签约南方唱片。", "张三 record_label 南方唱片"),
    ("张三", "Person", "张三，歌手，所属唱片公司为南方唱片。", "张三 record_label 南方唱片"),
    ("张三", "Person", "他与南方唱片签约三年。", "张三 record_label 南方唱片"),
    ("张三", "Person", "李四是南方唱片旗下的歌手。", "李四 record_label 南方唱片"),
    ("山河", "Album", "《山河》是一张专辑，由南方唱片发行。", "山河 record_label 南方唱片"),
    # players and their teams
    ("张三", "Person", "2001年，张三转会至南方公司。", "张三 member_of 南方公司 time=2001"),
    ("张三", "Person", "现效力于英超球会南城。", "张三 member_of 南城"),
    # owners, operators, makers
    (
        "南方公司",
        "Company",
        "南方公司成立于1990年，母公司是南方出版社。",
        "南方公司 parent_organization 南方出版社",
    ),
    ("南方公司", "Company", "南方公司是南方出版社的全资子公司。", "南方公司 parent_organization 南方出版社"),
    ("南方公司", "Company", "2001年，南方公司被南方出版社收购。", "南方公司 parent_organization 南方出版社"),
    ("南城", "Place", "南城是一座由南方公司经营的车站。", "南城 operator 南方公司"),
    ("南城", "Place", "南城是一座车站，由南方公司营运。", "南城 operator 南方公司"),
    ("南城", "Place", "南城是由南方公司建造的车站。", "南城 manufacturer 南方公司"),
    # who founded and who leads them, and where they sit
    ("南方大学", "School", "该校由李四博士在1981年建立。", "南方大学 founded_by 李四"),
    ("南方公司", "Company", "南方公司创立人为李四。", "南方公司 founded_by 李四"),
    ("南方公司", "Company", "南方公司成立于1988年，由李四担任董事长。", "南方公司 chief_executive 李四"),
    ("南方公司", "Company", "南方公司成立于1988年，现任主席为李四。", "南方公司 chief_executive 李四"),
    ("南方公司", "Company", "南方公司的总部迁至北京。", "南方公司 headquarters 北京"),
    # names and what they come from
    ("南城", "Place", "南城，又译青石城，盛产茶叶。", "南城 alias 青石城"),
    ("南方公司", "Company", "南方公司成立于1950年，始称青石社。", "南方公司 alias 青石社"),
    ("南方公司", "Company", "南方公司成立于1950年，原称青石社，位于南城。", "南方公司 alias 青石社"),
    ("南方公司", "Company", "南方公司，1960年由青石公司更名而来。", "南方公司 alias 青石公司"),
    ("南城", "Place", "南城，俗名为青石。", "南城 alias 青石"),
    ("南城", "Place", "南城（英语：South），俗名青石，盛产茶叶。", "南城 alias 青石"),
    ("南城", "Place", "南方公司由南方大学在1981年创办。", "南方公司 founded_by 南方大学"),
    ("南方大学", "School", "南方大学成立于1960年，校名得名于北城。", "南方大学 named_after 北城"),
    ("南方大学", "School", "南方大学成立于1960年，以李四的名字命名。", "南方大学 named_after 李四"),
    # fathers and sons
    ("张三", "Person", "张三，字伯山，李四第三子。", "张三 father 李四"),
    ("张三", "Person", "张三生于北京，其子李四是画家。", "张三 child 李四"),
]


@pytest.mark.parametrize(("title", "kind", "text", "expected"), SAID, ids=[text for _, _, text, _ in SAID])
def test_what_is_said(title: str, kind: str, text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, title, kind)


UNSAID = [
    ("张三", "Person", "2001年，张三签约南方电视台。", "record_label"),
    ("山河", "Book", "《山河》由南方出版社发行。", "record_label"),
    ("张三", "Person", "张三曾效力于新加坡的球队。", "member_of"),
    ("南方公司", "Company", "2001年，南方公司转会至北方协会。", "member_of"),
    ("南方公司", "Company", "南方公司没有被南方出版社收购。", "parent_organization"),
    ("南方公司", "Company", "2001年，南方出版社收购南方公司的股份。", "parent_organization"),
    ("南城", "Place", "巴士总站设在青石路，由南方公司营运。", "operator"),
    ("南方公司", "Company", "南方公司成立于1988年，由李四担任副董事长。", "chief_executive"),
    ("南城", "Place", "南城盛产茶叶，又译出多部作品。", "alias"),
    ("南城", "Place", "大厅，又译青石，在东面。", "alias"),
    ("南方大学", "School", "图书馆是一座楼，由南方公司在1981年创办。", "founded_by"),
    ("南方大学", "School", "来自北城的李四设计了校舍。", "named_after"),
    ("南城", "Place", "青石街是一条街道，以北城命名。", "named_after"),
    ("张三", "Person", "张三，字伯山，李四第三子的老师。", "father"),
    ("张三", "Person", "张三生于北京，其子夜写成的诗由李四发表。", "child"),
]


@pytest.mark.parametrize(
    ("title", "kind", "text", "relation"), UNSAID, ids=[text for _, _, text, _ in UNSAID]
)
def test_what_is_not_said(title: str, kind: str, text: str, relation: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, title, kind) if relation in fact]


def test_who_makes_a_game_and_brings_it_out(facts: ReadFacts) -> None:
    found = facts("《山河》由南方公司开发与发行。", "山河", "Work")
    assert {"山河 distributor 南方公司", "山河 production_company 南方公司"} <= set(found)
