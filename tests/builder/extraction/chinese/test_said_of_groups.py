"""Bands and their players, founders with names in Latin letters, couples and their children, crews, relatives."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]

SAID = [
    # bands
    (
        "南方乐队",
        "Organization",
        "南方乐队是一支乐队，创始成员三人：主唱兼吉他手张三、贝斯手李四、鼓手王五。",
        [f"{who} member_of 南方乐队" for who in ("张三", "李四", "王五")],
    ),
    ("南方乐队", "Organization", "1992年，键盘手李四加入，乐队遂成四人编制。", ["李四 member_of 南方乐队"]),
    (
        "南方乐队",
        "Organization",
        "同年键盘兼吉他手李四加盟，使乐队成为五人组合。",
        ["李四 member_of 南方乐队"],
    ),
    ("南方乐队", "Organization", "1997年起，鼓手一职由王五接任。", ["王五 member_of 南方乐队"]),
    (
        "南方乐队",
        "Organization",
        "南方乐队是一支由张三、李四、王五三人组成的北省乐团，2008年成立。",
        [f"{who} member_of 南方乐队" for who in ("张三", "李四", "王五")],
    ),
    (
        "张三",
        "Person",
        "2008年，他与李四组成乐团“海风”。",
        [f"{who} member_of 海风 time=2008" for who in ("张三", "李四")],
    ),
    (
        "北方协会",
        "Organization",
        "北方协会是由南方大学、北京大学联合组成的机构。",
        ["南方大学 member_of 北方协会", "北京大学 member_of 北方协会"],
    ),
    ("南方大学", "School", "校长由李四担任，校董会由王五、赵六组成。", []),
    # founders
    (
        "南方公司",
        "Company",
        "南方公司是一家企业，光绪二十四年（1898年）由商人张三与船主李四（Li Si）合资开办，主营航运。",
        ["南方公司 founded_by 张三", "南方公司 founded_by 李四", "南方公司 founding_date 1898"],
    ),
    (
        "南方电影奖",
        "Award",
        "南方电影奖是一个奖项，由张三（Zhang San）和李四（Li Si）姐弟于1974年设立。",
        ["南方电影奖 founded_by 张三", "南方电影奖 founded_by 李四", "南方电影奖 founding_date 1974"],
    ),
    ("南城", "Place", "南城是一座城市。雾城电影节创办于1993年。", ["雾城电影节 founding_date 1993"]),
    # families
    (
        "张三",
        "Person",
        "1941年，张三与李四结婚。夫妇育有三名子女：长子王五是教师，次子赵六是医生。",
        ["李四 child 王五"],
    ),
    ("张三", "Person", "他的妹妹李四嫁给了演员王五。", ["李四 spouse 王五"]),
    ("张三", "Person", "李四之父王五是一名教师。", ["李四 father 王五"]),
    ("张三", "Person", "张三生于北京，祖父是物理学家李四。", ["张三 relative 李四 kinship=祖父"]),
    ("张三", "Person", "张三的父亲李四是船厂的电焊工。", ["李四 occupation 电焊工"]),
    ("张三", "Person", "张三当过三年放映员。", ["张三 occupation 放映员"]),
    ("张三", "Person", "1978年，与后来的摄影师李四同班。", ["张三 classmate 李四"]),
    # crews
    (
        "张三",
        "Person",
        "《山河》《青石》由李四摄影。",
        ["山河 cinematographer 李四", "青石 cinematographer 李四"],
    ),
    ("山河", "Film", "《山河》是一部电影，由青石乐队原主唱李四配乐。", ["山河 composer 李四"]),
]


@pytest.mark.parametrize(("title", "kind", "text", "expected"), SAID)
def test_reads(title: str, kind: str, text: str, expected: list[str], facts: ReadFacts) -> None:
    assert set(expected) <= set(facts(text, title, kind))


NOT_SAID = [
    ("南城", "Place", "南城是一座城市。南城电影节创办于1993年。", "南城 founding_date"),
    ("南城", "Place", "南城是一座港口城市，地处白河入海口。", "南城 located_in 白河"),
    ("南方大学", "School", "1984年改称今名。", "南方大学 alias"),
    ("张三", "Person", "他的旧船曾在《山河》里当过布景。", "张三 occupation"),
    ("张三", "Person", "与后来的摄影师李四同班，1982年进入南方公司工作。", "李四 employer"),
    ("张三", "Person", "1941年，张三与李四结婚。夫妇育有二子：长子王五。", "夫妇 child"),
    ("南方公司", "Company", "除了创办人李四以外，王五是任职最久的员工。", "南方公司 founded_by"),
]


@pytest.mark.parametrize(("title", "kind", "text", "unsaid"), NOT_SAID)
def test_leaves_alone(title: str, kind: str, text: str, unsaid: str, facts: ReadFacts) -> None:
    assert not [line for line in facts(text, title, kind) if line.startswith(unsaid)]
