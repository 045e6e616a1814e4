"""What pages of teams and players say: who coaches them, where teams are at home."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]

CLUB = "青石队是一支足球队，"
READ = [
    ("青石队", "Organization", CLUB + "1965年，曾任矿工的李四出任主教练。", "青石队 coach 李四 time=1965"),
    ("青石队", "Organization", CLUB + "1965年，李四（Jack Lee）出任主教练。", "青石队 coach 李四 time=1965"),
    ("青石队", "Organization", CLUB + "1998年聘请李四为主教练。", "青石队 coach 李四 time=1998"),
    ("青石队", "Organization", CLUB + "现任主教练是李四。", "青石队 coach 李四"),
    ("青石队", "Organization", CLUB + "目前由李四执教。", "青石队 coach 李四"),
    ("张三", "Person", "张三是美国足球员，1990年出任北方大学主教练。", "北方大学 coach 张三 time=1990"),
    ("张三", "Person", "张三是美国网球员。他的教练是李四。", "张三 coach 李四"),
]


@pytest.mark.parametrize(("title", "kind", "text", "expected"), READ, ids=[text for *_, text, _ in READ])
def test_who_coaches(title: str, kind: str, text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, title, kind)


OTHERS = [
    ("青石队", "Organization", CLUB + "1965年，李四出任助理教练。"),
    ("青石队", "Organization", CLUB + "1965年，李四不愿出任主教练。"),
    ("青石队", "Organization", CLUB + "1965年，李四出任队长。"),
    ("张三", "Person", "张三是教师，毕业后到中学执教两年。"),
    ("张三", "Person", "张三是美国足球员，1990年出任北方大学副主教练。"),
    ("张三", "Person", "张三是医生，1990年起执教北方大学。"),
    ("张三", "Person", "张三的教练证书由李四颁发。"),
]


@pytest.mark.parametrize(("title", "kind", "text"), OTHERS, ids=[text for *_, text in OTHERS])
def test_who_does_not(title: str, kind: str, text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, title, kind) if " coach " in fact]


HOMES = [
    "主场设在台北体育场。",
    "主场为可容纳六万人的台北体育场。",
    "目前以台北体育场为主场。",
]


@pytest.mark.parametrize("sentence", HOMES)
def test_where_a_team_is_at_home(sentence: str, facts: ReadFacts) -> None:
    assert "青石队 home_ground 台北体育场" in facts(CLUB + sentence, "青石队", "Organization")


AWAY = ["在台北体育场击败对手。", "主场迎战北方协会。", "主场观众在台北体育场外等候。"]


@pytest.mark.parametrize("sentence", AWAY)
def test_where_it_is_not(sentence: str, facts: ReadFacts) -> None:
    assert not [f for f in facts(CLUB + sentence, "青石队", "Organization") if " home_ground " in f]
