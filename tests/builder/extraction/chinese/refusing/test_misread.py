"""Words that tell something else than a pattern reads, each beside words that tell it."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("title", "kind", "text", "predicate", "expected"),
    [
        ("南方大学", "School", "这所医学院1925年招生，首任院长是李四。", "chief_executive", []),
        (
            "南方大学",
            "School",
            "这所学校1925年招生，首任校长是李四。",
            "chief_executive",
            ["南方大学 chief_executive 李四"],
        ),
        ("山河", "Film", "小说1981年发表，作者李四是山东人。", "author", []),
        ("山河", "Book", "小说1981年发表，作者李四是山东人。", "author", ["山河 author 李四"]),
        ("张三", "Person", "《山河》是他写的，主要人物只有8个，讲两家人的恩怨。", "children_count", []),
        ("张三", "Person", "他婚后有8个孩子，", "children_count", ["张三 children_count 8"]),
        ("张三", "Person", "不久因母亲去世返乡守丧。", "cause_of_death", []),
        ("张三", "Person", "1998年，张三因中风去世。", "cause_of_death", ["张三 cause_of_death 中风"]),
        ("山河", "Film", "李四在北城建起以王五命名的学校。", "named_after", []),
        ("山河", "Film", "南方大学把一座山以王五命名。", "named_after", []),
        ("山河", "Film", "南方学院随后以张三命名。", "named_after", ["南方学院 named_after 张三"]),
        ("山河", "Film", "《山河》由李四制片。", "production_company", []),
        ("山河", "Film", "《山河》由李四制片。", "producer", ["山河 producer 李四"]),
        ("张三", "Person", "王五本来邀他出演《山河》，后来作罢。", "starring", []),
        (
            "山河",
            "Film",
            "《山河》由南方公司制片。",
            "production_company",
            ["山河 production_company 南方公司"],
        ),
        ("山河", "Film", "那位朋友是南方电视台的制片人李四。", "producer", []),
        ("山河", "Film", "制片人是李四。", "producer", ["山河 producer 李四"]),
        ("南方大学", "School", "南方大学是大学。1911年学务处在北城开办北方大学。", "founded_by", []),
        (
            "张三",
            "Person",
            "1911年张三在北城开办北方大学。",
            "founded_by",
            ["北方大学 founded_by 张三 time=1911"],
        ),
        ("南方大学", "School", "南方大学是大学。学校的乒乓球队成立于1986年。", "founding_date", []),
        ("南方大学", "School", "学校成立于1986年。", "founding_date", ["南方大学 founding_date 1986"]),
        ("南方铁路", "Place", "南方铁路是铁路。风口隧道轨面海拔4905米。", "elevation", []),
        ("张三", "Person", "台身为砖砌，高9.46米。", "height", []),
        ("张三", "Person", "张三身高1.8米。", "height", ["张三 height 1.8 m"]),
        ("青海", "Place", "早年湖水曾经注入白河，后来改道。", "mouth", []),
        ("南方大学", "School", "1988年，李四带领学生演出《山河》。", "starring", []),
        ("南方奖", "Award", "王五的《山河》为日本夺魁，主演又两次当上最佳男演员。", "award_won", []),
        ("张三", "Person", "1998年，他担任南方电视台评委。", "employer", []),
        ("张三", "Person", "后来的《山河》《春风》合称“往事三部曲”。", "member_of", []),
    ],
)
def test_what_is_told(
    facts: ReadFacts, title: str, kind: str, text: str, predicate: str, expected: list[str]
) -> None:
    assert [fact for fact in facts(text, title, kind) if f" {predicate} " in fact] == expected


def test_who_founded_this_firm(facts: ReadFacts) -> None:
    text = "南方工作室是公司。北方协会在1985年出资设立了这家公司，主要创办人是李四、王五。"
    found = [fact for fact in facts(text, "南方工作室", "Organization") if "founded_by" in fact]
    assert found == ["南方工作室 founded_by 李四", "南方工作室 founded_by 王五"]


@pytest.mark.parametrize(
    "text",
    [
        "李四、王五、赵六三人得其指点，人称“青河三友”。",
        "坝址所在的峡谷旧称“青鹭峡”。",
        "他谈了很久，后人称为“四十二小时谈话”。",
    ],
)
def test_a_name_of_several_or_of_a_place_beside_is_nobody_s(facts: ReadFacts, text: str) -> None:
    assert not [fact for fact in facts(f"张三是作家。{text}") if " alias " in fact]


def test_coaches_are_no_teachers(facts: ReadFacts) -> None:
    found = facts("张三是网球员。她的教练先后有李四、王五和赵六。")
    assert [fact for fact in found if "teacher" in fact] == []
    assert {"张三 coach 李四", "张三 coach 王五", "张三 coach 赵六"} <= set(found)


def test_each_plays_a_part(facts: ReadFacts) -> None:
    found = facts("李四和王五扮演势不两立的阿石与阿木。", "山河", "Film")
    assert {"山河 starring 李四 role=阿石", "山河 starring 王五 role=阿木"} <= set(found)


def test_a_film_of_a_book_is_shot_and_not_the_book(facts: ReadFacts) -> None:
    found = facts("《山河》（1989年）根据李四的《春风》改编，在纽约取景，由王五主演。")
    assert {"山河 based_on 春风", "山河 filming_location 纽约", "山河 starring 王五"} <= set(found)
    assert not [fact for fact in found if fact.startswith("春风 ") and "author" not in fact]


def test_further_sons_are_told_below(facts: ReadFacts) -> None:
    found = facts("母亲李四共生四子，长子王五，次子即张三，其下为赵六和孙七。")
    assert {f"李四 child {name}" for name in ("王五", "张三", "赵六", "孙七")} <= set(found)


def test_words_end_with_their_quotation(facts: ReadFacts) -> None:
    found = facts("片名出自《礼记》中的“春风，秋月焉”。", "春风", "Film")
    assert "春风 name_origin 《礼记》中的“春风，秋月焉”" in found


def test_a_firm_of_somebody_is_called_by_its_own_name(facts: ReadFacts) -> None:
    found = [
        fact
        for fact in facts("1994年上映，由他与李四合办的南方公司出品。", "山河", "Film")
        if "production_company" in fact
    ]
    assert found == ["山河 production_company 南方公司"]


def test_where_a_concert_was_held(facts: ReadFacts) -> None:
    found = facts("1989年底，他在台北体育场连开三十三场告别演唱会。")
    assert "张三 concert 告别演唱会 place=台北体育场 time=1989" in found


def test_prizes_with_their_winners_in_brackets(facts: ReadFacts) -> None:
    found = facts("影片获第7届金鸡奖最佳故事片、最佳女主角（李四）和最佳美术三项奖。", "山河", "Film")
    won = [fact.rpartition("category=")[2].split()[0] for fact in found if "award_won" in fact]
    assert won == ["最佳故事片", "最佳女主角", "最佳美术"]
