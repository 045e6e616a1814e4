"""What a text without a title is about."""

from collections.abc import Callable

import pytest

from builder.findings import Findings

Read = Callable[..., Findings]

OPENINGS = [
    ("张三，男，1962年出生于北京。", ("张三", "birth_place", "北京")),
    ("人物简介张三，男，1962年出生于北京。", ("张三", "birth_place", "北京")),
    # a name that the tagger does not know, before what is said of persons alone
    ("高山，1962年出生于北京。", ("高山", "birth_place", "北京")),
    ("姓名：高山  性别：男  出生地：北京", ("高山", "birth_place", "北京")),
    ("《山河》是一首歌曲，由张三演唱。", ("山河", "performer", "张三")),
    ("山河，是张三演唱的一首歌曲。", ("山河", "performer", "张三")),
]


@pytest.mark.parametrize(("text", "expected"), OPENINGS, ids=[text[:16] for text, _ in OPENINGS])
def test_the_opening_names_the_subject(text: str, expected: tuple[str, str, str], read: Read) -> None:
    found = {(f.subject.name, f.predicate, getattr(f.object, "name", "")) for f in read(text, "", "").facts}
    assert expected in found


def test_the_beginning_of_a_clause_is_no_subject(read: Read) -> None:
    assert {f.subject.name for f in read("这些孩子是张三的朋友，1962年出生于北京。", "", "").facts} <= {""}
