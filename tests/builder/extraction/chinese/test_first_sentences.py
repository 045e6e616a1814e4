"""What the first sentences of pages say in standard forms: bodies, buildings, works, bands, battles, lives."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.items import Item
from builder.extraction.chinese.names.mended import tagged_names
from builder.extraction.chinese.names.strangers import is_description
from builder.findings import Findings, Named
from schemas.text import NamedSpan, Span, TaggedText

Read = Callable[..., Findings]
ReadFacts = Callable[..., list[str]]

SAID = [
    # bodies by their full names, and who leads them
    ("南方", "", "南方技术有限公司成立于1987年，创始人是李四。", "南方 founding_date 1987"),
    ("南方", "", "南方技术有限公司成立于1987年，创始人是李四。", "南方 founded_by 李四"),
    ("南院", "", "南方公司（南院）位于北京，总行位于上海。", "南院 headquarters 上海"),
    ("南方大学", "School", "南方大学创办于1898年，初名北京大学，现任校长李四。", "南方大学 chief_executive 李四"),
    ("南方公司", "Company", "南方公司成立于1988年，董事长李四。", "南方公司 chief_executive 李四"),
    ("南方公司", "Company", "南方公司由李四、王五两位创始人共同创立。", "南方公司 founded_by 王五"),
    # buildings
    ("南城大桥", "", "南城大桥是连接北京和上海的工程，2018年10月24日通车。", "南城大桥 opening_date 2018-10-24"),
    ("南城", "Place", "南城位于北京公园，由李四设计。", "南城 designer 李四"),
    ("南城", "Place", "南城，始建于唐永徽四年（653年），几经重修。", "南城 founding_date 0653"),
    # works
    ("山河", "Book", "《山河》，长篇小说，清代作家李四著，全书一百回。", "山河 author 李四"),
    ("山河", "Song", "《山河》是由光未然作词、李四作曲的歌曲。", "山河 composer 李四"),
    ("山河", "Song", "《山河》是一首歌曲，1939年4月13日在北京首演。", "山河 release_date 1939-04-13"),
    ("山河", "Work", "《山河》1956年1月1日创刊于北京。", "山河 release_date 1956-01-01"),
    # bands
    ("南方乐队", "Organization", "南方乐队由主唱张三、团长怪兽和鼓手李四组成。", "怪兽 member_of 南方乐队"),
    # lives
    ("张三", "Person", "张三毕业于南方大学，妻子是女高音歌唱家李四。", "张三 spouse 李四"),
    ("张三", "Person", "张三，山东人，李四的皇后。", "张三 spouse 李四"),
    ("张三", "Person", "张三，山东人，明朝开国皇帝。", "张三 occupation 皇帝"),
]  # fmt: skip


@pytest.mark.parametrize(("title", "kind", "text", "expected"), SAID, ids=[f"{s[3]}" for s in SAID])
def test_what_is_said(title: str, kind: str, text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, title, kind)


UNSAID = [
    ("南海之战", "", "南海之战发生于208年，李四大破王五。", "birth_date"),
    ("南城", "Place", "南城位于北京公园，由李四设计。", "北京公园 designer"),
    ("山河", "Film", "《山河》是一部电影，1939年在北京首演的话剧是原著。", "release_date"),
    ("张三", "Person", "张三，山东人，李四的皇后的妹妹。", "spouse"),
    ("张三", "Person", "张三毕业于南方大学，妻子是歌唱家李四的学生。", "spouse"),
    ("张三", "Person", "张三，中国历史上唯一的女皇帝。", "occupation"),
    ("南方公司", "Company", "南方公司成立于1988年，副董事长李四。", "chief_executive"),
    ("南方乐队", "Organization", "南方乐队成立于1988年，鼓手离开乐队，由李四接替。", "离开乐队"),
]


@pytest.mark.parametrize(("title", "kind", "text", "words"), UNSAID, ids=[f"{u[2]}" for u in UNSAID])
def test_what_is_not_said(title: str, kind: str, text: str, words: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, title, kind) if words in fact]


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("南方是一家总部位于北京的中国跨国科技公司，由李四创立。", "中国跨国科技公司", True),
        ("南方是香港摇滚乐队，成立于1983年。", "香港摇滚乐队", True),
        ("他毕业后进入中国科技公司，任职员。", "中国科技公司", False),
        ("南方是一家位于北京的南方科技公司。", "南方科技公司", False),
        ("南方是中国银行的客户。", "中国银行", False),
    ],
)
def test_a_description_names_nothing(text: str, name: str, expected: bool) -> None:
    start = text.index(name)
    named = (Named(name, "Company"),)
    item = Item(start, start + len(name), "Company", named, None, "tagger", (start, start + len(name)))
    assert is_description(text, item) is expected


def test_a_given_name_is_nobody_else() -> None:
    text = "白石，青氏，名川，字大山，雾城人。"
    spans = [(3, 5), (6, 8), (9, 12)]
    tagged = TaggedText(text, (), (Span(0, 0),), tuple(NamedSpan(a, b, "Person") for a, b in spans))
    assert tagged_names(tagged) == []
    other = TaggedText("他娶青氏，生一子。", (), (Span(0, 0),), (NamedSpan(2, 4, "Person"),))
    assert [item.named[0].name for item in tagged_names(other)] == ["青氏"]


def test_marks_of_notes_hide_no_person(facts: ReadFacts) -> None:
    """A page whose kind only its second sentence tells is a person's with marks of notes, too."""
    text = (
        "雾城棋坛上，李石根的名字人人知道。[1]他原名李木，1914年生于北城。[2][来源请求]他下棋，他也教棋。[3]"
        "他2014年在南城逝世。[4]"
    )
    plain = text
    for mark in ("[1]", "[2]", "[3]", "[4]", "[来源请求]"):
        plain = plain.replace(mark, "")
    noted = facts(text, "李石根", "")
    assert noted == facts(plain, "李石根", "")
    assert "李石根 birth_date 1914" in noted
