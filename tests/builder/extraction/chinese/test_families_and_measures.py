"""Families by rank and number, those who do things together, and measures of the thing that is meant."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.subjects.definition import read_definition

ReadFacts = Callable[..., list[str]]

FAMILIES = [
    # relatives by rank, a name that the tagger misses among them
    (
        "张三是长子，二弟周大木生于1885年，三弟李四生于1888年。",
        [
            "周大木 birth_date 1885",
            "李四 birth_date 1888",
            "张三 sibling 周大木",
            "张三 sibling 李四",
        ],
    ),
    # words for trades and origins behind a word for kin are no names
    ("父亲江西人，母亲钟表匠。", []),
    # several brothers behind one word
    ("他的弟弟李四和王五都很早离家。", ["张三 sibling 李四", "张三 sibling 王五"]),
    ("张三有两个哥哥李四、王五。", ["张三 sibling 李四", "张三 sibling 王五"]),
    ("张三有一个妹妹，名叫李四。", ["张三 sibling 李四"]),
    # sons and daughters counted together, and twins
    ("张三膝下有一子。", ["张三 children_count 1"]),
    ("张三先后结婚两次，共有四子三女。", ["张三 children_count 7"]),
    ("张三育有一个儿子和两个女儿。", ["张三 children_count 3"]),
    ("张三与李四生了一对龙凤胎。", ["张三 children_count 2", "李四 children_count 2"]),
    # the two who have children are the couple, not the two named last
    (
        "1947年，他与李四结婚。李四是王五的三女儿。两人有一子一女。",
        [
            "张三 spouse 李四 time=1947",
            "李四 father 王五",
            "张三 children_count 2",
            "李四 children_count 2",
        ],
    ),
]


@pytest.mark.parametrize(("text", "expected"), FAMILIES, ids=[text[:24] for text, _ in FAMILIES])
def test_families(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert facts(text) == expected


TOGETHER = [
    # all who direct it together
    (
        "他与李四、王五合导三段式影片《山河》。",
        ["山河 director 张三", "山河 director 李四", "山河 director 王五"],
    ),
    # whoever goes to a school to teach is no student of it
    ("1926年，张三离京赴南方大学任教。", ["张三 employer 南方大学"]),
    ("他回国后在北京的南方学院任教。", ["张三 employer 南方学院"]),
    ("他在导师李四的指导下写成论文。", ["张三 teacher 李四"]),
    ("他是李四的学生。", ["张三 teacher 李四"]),
    # prizes that several share
    (
        "张三与李四分享了2000年的南国化学奖。",
        ["张三 award_won 南国化学奖", "李四 award_won 南国化学奖"],
    ),
    # the prize of another film, with the edition said before
    (
        "同年的第26届金马奖上，张三获最佳导演，而最佳剧情片由王五的《长河》获得。",
        [
            "张三 award_won 金马奖 category=最佳导演 edition=26",
            "长河 award_won 金马奖 category=最佳剧情片 edition=26",
            "长河 director 王五",
        ],
    ),
]


@pytest.mark.parametrize(("text", "expected"), TOGETHER, ids=[text[:24] for text, _ in TOGETHER])
def test_what_people_do_together(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert [fact for fact in facts(text) if " occupation " not in fact] == expected


def test_one_named_of_many_founders(facts: ReadFacts) -> None:
    assert facts("南方公司1999年由李四等18人创立。", "南方公司", "Company") == [
        "南方公司 founded_by 李四",
        "南方公司 founding_date 1999",
    ]


def test_an_edition_on_the_page_of_its_prize(facts: ReadFacts) -> None:
    text = "2011年的第48届上，《山河》囊括最佳导演和最佳女主角。"
    assert facts(text, "金马奖", "Award") == [
        "山河 award_won 金马奖 category=最佳导演 edition=48",
        "山河 award_won 金马奖 category=最佳女主角 edition=48",
    ]


def test_best_actor_and_actress_in_one_word(facts: ReadFacts) -> None:
    assert facts("2011年，李四和王五分别获最佳男、女主角。") == [
        "李四 award_won 最佳男主角 time=2011",
        "王五 award_won 最佳女主角 time=2011",
    ]


MEASURES = [
    (
        "南方一号",
        "Thing",
        "卫星直径约1米，重173公斤，1970年4月24日发射升空。",
        ["南方一号 weight 173 kg", "南方一号 launch_date 1970-04-24"],
    ),
    # a thing named in words only is another one
    ("南方一号", "Thing", "1971年，第二颗卫星星海二号发射成功，重221公斤。", []),
    # what a bridge is, by its common name
    (
        "南方大桥",
        "Place",
        "大桥于2008年竣工，全长36公里。",
        ["南方大桥 opening_date 2008", "南方大桥 length 36 km"],
    ),
    # what lasts minutes has no length
    ("南方大桥", "Place", "南方大桥全长120分钟。", []),
    ("南方大桥", "Place", "2008年，长约36公里的一座桥通车。", []),
]


@pytest.mark.parametrize(
    ("title", "kind", "text", "expected"), MEASURES, ids=[text[:16] for _, _, text, _ in MEASURES]
)
def test_measures(title: str, kind: str, text: str, expected: list[str], facts: ReadFacts) -> None:
    assert sorted(facts(text, title, kind)) == sorted(expected)


def test_players_of_instruments_are_members(facts: ReadFacts) -> None:
    text = "乐队由主唱张三、吉他手李四和鼓手王五组成。"
    assert facts(text, "星海乐队", "Organization") == [
        "张三 member_of 星海乐队",
        "李四 member_of 星海乐队",
        "王五 member_of 星海乐队",
    ]


OPENINGS = [
    (
        "张大海（1922年10月1日—2005年10月18日），浙江人，物理学家，1957年获得南国物理学奖。",
        "张大海",
        "Person",
    ),
    ("张大海（1911年—2009年），南国空气动力学家，常被称为火箭之父。", "张大海", "Person"),
    ("张大海（1911年5月2日－）是南方大学校长。", "张大海", "Person"),
    ("南方战争（1939年9月1日－1945年9月2日）是一场战争。", "南方战争", "Event"),
    ("大南（1618年－1907年），历史上的一个王国。", "大南", ""),
    ("星海博物馆是位于南国的一座综合性博物馆。", "星海博物馆", "Organization"),
]


@pytest.mark.parametrize(("sentence", "title", "kind"), OPENINGS, ids=[title for _, title, _ in OPENINGS])
def test_days_of_a_life_make_a_person(sentence: str, title: str, kind: str) -> None:
    assert read_definition(sentence, title).type == kind
