"""Kin and couples named together, teachers, homes, and who is meant where a name is left out."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("戏院由李四、王五兄弟开设。", ["李四 sibling 王五"]),
        ("戏院由李四与王五夫妇开设。", ["李四 spouse 王五"]),
        # couples are no couple
        ("李四夫妇、王五夫妇到场。", []),
        ("父母很早离异，家里还有姐姐李四和妹妹王五。", ["张三 sibling 李四", "张三 sibling 王五"]),
        (
            "他与演过《山河》的演员李四结婚。",
            ["张三 spouse 李四", "山河 starring 李四", "李四 occupation 演员"],
        ),
        ("徒弟由李四之子王五扮演。", ["李四 child 王五"]),
        # homes, but not of forefathers or of stories
        ("他后来随家人迁居北京。", ["张三 residence 北京"]),
        ("他的先祖迁居北京。", []),
        ("李四把故事搬到北京。", []),
    ],
)
def test_ties(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert facts(text) == expected


def test_the_school_named_last_has_the_head(facts: ReadFacts) -> None:
    assert not [f for f in facts("他从北京大学毕业，在南方学院任校长。") if "chief_executive" in f]
    assert facts("李四自2002年起担任校长。", "南方大学", "School") == ["南方大学 chief_executive 李四"]
