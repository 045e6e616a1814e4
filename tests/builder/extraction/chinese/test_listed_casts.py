"""Who played whom, line by line behind a sentence that announces a cast; lists of others are none."""

import pytest

from builder.extraction.chinese.listed_casts import listed_casts
from builder.findings import Named
from schemas.text import Chunk, Language


def cast(text: str, title: str = "山河", kind: str = "Film") -> list[str]:
    chunk = Chunk("page#0", "page", 0, 10, 10 + len(text), text, Language.CHINESE)
    facts = list(listed_casts(chunk, Named(title, kind), "chinese/1"))
    for fact in facts:
        assert isinstance(fact.object, Named)
        said = text[fact.start - 10 : fact.end - 10]
        assert said.startswith(fact.qualifiers[0].value)
        assert said.endswith(fact.object.name)
        assert (
            text[fact.sentence_start - 10 : fact.sentence_end - 10].strip("- ;；").endswith(fact.object.name)
        )
    return [
        f"{f.subject.name} {f.predicate} {f.object.name} {f.qualifiers[0].value}"
        for f in facts
        if isinstance(f.object, Named)
    ]


def test_players_and_parts() -> None:
    text = "影片很受欢迎。主要演员如下：\n\n- 阿木：李大石\n- 青荷：罗莎·莱特\n\n片头很长。"
    assert cast(text) == ["山河 starring 李大石 阿木", "山河 starring 罗莎·莱特 青荷"]


def test_without_marks_before_the_lines() -> None:
    text = "首演的主要歌唱家有：\n阿木：李大石\n青荷：罗莎·莱特"
    assert cast(text, kind="Work") == ["山河 starring 李大石 阿木", "山河 starring 罗莎·莱特 青荷"]


def test_a_book_s_players_are_those_of_its_series() -> None:
    text = "李四把小说改编成电视剧，主要演员有：\n阿木：李大石\n青荷：王大青"
    assert cast(text, kind="Book") == [
        "山河（电视剧） starring 李大石 阿木",
        "山河（电视剧） starring 王大青 青荷",
    ]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("主要演员如下：\n阿木：李大石\n青荷：王大青", "Book"),  # of what was made of it nothing is said
        ("主要演员如下：\n阿木：李大石\n青荷：王大青", "Person"),
        ("主要演员如下：\n阿木：李大石", "Film"),
        ("主创人员有：\n导演：李大石\n编剧：王大青", "Film"),
        ("演员和职员如下：\n导演：李大石\n编剧：王大青", "Film"),
        ("配音导演和演员提名如下：\n阿木：李大石\n青荷：王大青", "Film"),
        ("主要角色有：阿木和青荷。\n阿木：李大石\n青荷：王大青", "Film"),
        ("主要演员如下：\n阿木：一个从北方来的人，后来走了\n青荷：他的女儿", "Film"),
    ],
)
def test_what_is_no_cast(text: str, kind: str) -> None:
    assert not cast(text, kind=kind)
