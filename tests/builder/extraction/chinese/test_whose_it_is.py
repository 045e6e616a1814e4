"""Heads, days of founding, names, prizes and posts go to what their words tell of, not to what stands nearest."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.names.mended import tagged_names
from schemas.text import NamedSpan, TaggedText

ReadFacts = Callable[..., list[str]]

SAID = [
    # whose head it is, and what was founded
    ("南方大学", "School", "南方大学成立于1929年，校长李四。", "南方大学 chief_executive 李四"),
    (
        "南方研究所",
        "Organization",
        "南方研究所成立于1929年，首任所长李四。",
        "南方研究所 chief_executive 李四",
    ),
    ("南方研究所", "Organization", "研究所成立于1935年。", "南方研究所 founding_date 1935"),
    (
        "南方公司",
        "Company",
        "南方公司是一家公司，设有图书馆，由李四创办。",
        "南方公司 founded_by 李四",
    ),
    ("南方大学", "School", "图书馆位于校内。南方大学成立于1922年。", "南方大学 founding_date 1922"),
    ("南方大学", "School", "南方大学1922年由华侨李四在北城创办。", "南方大学 founded_by 李四"),
    # whom a list names beside somebody
    ("张三", "Person", "张三是画家，与上海的李四、北京的王五并称“三友”。", "张三 honor 三友"),
    ("张三", "Person", "张三是画家，与上海的李四、北京的王五并称“三友”。", "李四 honor 三友"),
    ("张三", "Person", "张三在南城任上撰成《山河》四卷。", "山河 author 张三"),
    ("张三", "Person", "张三死后，葬于东湖。", "张三 burial_place 东湖"),
    # names by which others call somebody
    ("张三", "Person", "张三，字伯山，号青溪居士，北城人。", "张三 alias 青溪居士"),
    ("南城", "Place", "南城，旧名北方协会，位于北省。", "南城 alias 北方协会"),
    ("张三", "Person", "张三是歌手，观众称他为“天王”。", "张三 alias 天王"),
    ("张三", "Person", "张三是歌手，歌迷称其为“歌王”。", "张三 alias 歌王"),
    ("张三", "Person", "张三与李四同台，观众称李四为“小钢炮”。", "李四 alias 小钢炮"),
    # who teaches where
    ("张三", "Person", "张三请来了当时在南方大学任教的李四。", "李四 employer 南方大学"),
    ("张三", "Person", "张三推荐毕业于南方大学的李四担任校长。", "李四 educated_at 南方大学"),
    ("张三", "Person", "张三结识了在南方大学任教的同乡李四。", "李四 employer 南方大学"),
    ("张三", "Person", "张三曾在南方大学任教，结识了李四。", "张三 employer 南方大学"),
    ("张三", "Person", "1928年，张三考入国立美术院。", "张三 educated_at 国立美术院"),
    # a countryman by name, a thing that points nowhere
    ("南山", "Place", "南山是一座山峰。中国人李四登顶，次年获得金石奖。", "李四 award_won 金石奖"),
    ("张三", "Person", "小说《山河》在《南方周刊》连载。", "山河 serialized_on 南方周刊"),
    ("南山", "Place", "南山是一座山峰，海拔1532米。", "南山 elevation 1532"),
    # who founded a paper, and when
    (
        "南方日报",
        "",
        "《南方日报》是一份曾在北城出版的日报，由李四于1912年4月1日在北城创刊。",
        "南方日报 founded_by 李四",
    ),
    (
        "南方日报",
        "",
        "《南方日报》是一份曾在北城出版的日报，由李四于1912年4月1日在北城创刊。",
        "南方日报 founding_date 1912-04-01",
    ),
    ("南方日报", "", "《南方日报》是一份报纸，1912年由李四在北城创办。", "南方日报 founded_by 李四"),
    ("张三", "Person", "张三，画家，父亲李四是《南方日报》的创办人。", "南方日报 founded_by 李四"),
    # a book, its films and translations
    ("山河", "Book", "《山河》是张三的小说。1935年，小说获得金石奖。", "山河 award_won 金石奖"),
    ("山河", "Film", "《山河》是张三执导的电影。影片由南方公司出品。", "山河 production_company 南方公司"),
    # teachers, and children of a couple
    ("张三", "Person", "1930年，他在化学家李四（Li Si）的指导下研究染料。", "张三 teacher 李四"),
    ("张三", "Person", "他的学生中有两人当选院士：李四和王五。", "李四 teacher 张三"),
    ("张三", "Person", "张三娶同乡李四，生有一子。", "张三 spouse 李四"),
    ("张三", "Person", "张三与李四育有一子一女。长子王五，画家；女儿赵六是教师。", "李四 child 王五"),
    ("张三", "Person", "张三与李四育有一子一女。长子王五，画家；女儿赵六是教师。", "李四 child 赵六"),
]


@pytest.mark.parametrize(("title", "kind", "text", "expected"), SAID, ids=[text for _, _, text, _ in SAID])
def test_what_is_said(title: str, kind: str, text: str, expected: str, facts: ReadFacts) -> None:
    assert any(fact.startswith(expected) for fact in facts(text, title, kind))


UNSAID = [
    ("南方大学物理系", "School", "南方大学物理系成立于1929年，校长李四到任。", "chief_executive"),
    ("南方大学", "School", "南方大学位于南城，研究所有十人，首任所长李四。", "chief_executive"),
    ("南方大学", "School", "南方大学位于南城。研究所成立于1980年。", "founding_date"),
    ("南方大学", "School", "南方大学位于南城。医学院由李四创办。", "founded_by"),
    ("南方大学", "School", "图书馆位于校园中央，成立于1950年。", "founding_date"),
    ("南方大学", "School", "附属医院成立于1950年，首任院长李四。", "chief_executive"),
    ("张三", "Person", "《南史》称他“清廉自守”。", "alias"),
    ("张三", "Person", "县志称他“好学”。", "alias"),
    ("张三", "Person", "张三是歌手，李四称其为“奇才”。", "alias"),
    ("张三", "Person", "张三请来了当时在南方大学任教的李四。", "张三 employer"),
    ("张三", "Person", "张三是画家，与上海的李四、北京的王五并称“三友”。", "北京 "),
    ("张三", "Person", "《山河》撰成于1570年，张三作序。", "author"),
    ("张三", "Person", "张三死后，葬于屋后的竹林之中。", "burial_place"),
    ("张三", "Person", "张三推荐毕业于南方大学的李四担任校长。", "张三 educated_at"),
    ("张三", "Person", "1928年，张三考入国立美术院。", "employer"),
    ("南山", "Place", "南山是一座山峰。张三到过海拔4300米的营地。", "elevation"),
    ("张三", "Person", "小说《山河》1934年在这里连载。", "serialized_on"),
    ("南方日报", "", "《南方日报》是一份日报。副刊《青石》创办于1923年。", "南方日报 founding_date"),
    ("南方公司", "Company", "南方公司位于北京。子公司由李四于2001年在上海创办。", "founded_by"),
    ("山河", "", "《山河》是李四的小说，发表于《南方》杂志，由王五在北城改编。", "founded_by"),
    ("山河", "Book", "《山河》是张三的小说。1986年的影片获得第七届金石奖。", "award_won"),
    ("山河", "Book", "《山河》是张三的小说。1986年的影片由南方公司出品。", "production_company"),
    ("山河", "Book", "《山河》是张三的小说。英译本由李四翻译，1991年出版，次年获得金石奖。", "award_won"),
    ("山河", "Book", "《山河》是张三的小说。英译本由李四翻译，1991年出版。", "release_date"),
    ("山河", "Book", "《山河》是张三的小说。电视剧由李四执导，王五主演，1987年首播。", "release_date"),
    ("张三", "Person", "1930年，他在导演李四的指导下完成了演出。", "teacher"),
    ("张三", "Person", "张三是化学家。王五的学生中有两位院士：李四、赵六。", "teacher 张三"),
    ("张三", "Person", "张三是化学家。同学中有两人当选院士：李四和王五。", "teacher"),
    ("张三", "Person", "张三与李四育有一子。后来张三再娶王五，生女赵六。", "李四 child "),
]


@pytest.mark.parametrize(
    ("title", "kind", "text", "relation"), UNSAID, ids=[text for _, _, text, _ in UNSAID]
)
def test_what_is_not_said(title: str, kind: str, text: str, relation: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, title, kind) if relation in fact]


def test_a_countrys_name_is_nobodys() -> None:
    text = "义大利人获奖，中国人李四获奖，约旦获奖。"
    ends = {"义大利": "PER", "中国": "LOC", "约旦": "PER"}
    names = tuple(
        NamedSpan(text.index(word), text.index(word) + len(word), "Person" if tag == "PER" else "Place")
        for word, tag in ends.items()
    )
    items = tagged_names(TaggedText(text, (), (), names))
    assert [(item.named[0].name, item.kind) for item in items] == [
        ("义大利", "Place"),
        ("中国", "Country"),
        ("约旦", "Person"),
    ]


def test_two_who_marry_are_those_who_met_last(facts: ReadFacts) -> None:
    text = (
        "张三在北城遇到了画家李四，拜他为师。\n1928年，张三与学化学的北城同乡王五相识。次年，两人在上海结婚。"
    )
    found = [fact for fact in facts(text) if "spouse" in fact]
    assert found
    assert all("王五" in fact and "李四" not in fact for fact in found)
