"""What whole sentences say: subjects left out, pronouns, dates that reach over clauses, lists, negation."""

from collections.abc import Callable

import pytest

from builder.findings import Findings
from schemas.graph import Literal, SubjectSource

ReadFacts = Callable[..., list[str]]
Read = Callable[..., Findings]

SENTENCES = [
    # zero subjects are the page's subject; companions join it
    (
        "1988年，与李四、王五共同出演动作片《山河》。",
        [
            "山河 starring 张三 time=1988",
            "山河 starring 李四 time=1988",
            "山河 starring 王五 time=1988",
            "山河 genre 动作片",
            "山河 release_date 1988",
        ],
    ),
    # two persons named together are 他们
    ("李四欣赏张三的演技，于是他们之后又合演了《山河》。", ["山河 starring 李四", "山河 starring 张三"]),
    # somebody who is played is none of 两人
    (
        "1996年，他娶了演员李四，李四在《山河》里饰演王五。两人育有儿子赵六。",
        [
            "张三 spouse 李四 time=1996",
            "山河 starring 李四 role=王五 time=1996",
            "张三 child 赵六",
            "李四 child 赵六",
            "李四 occupation 演员",
        ],
    ),
    # a name after a comma that goes on with a verb is no further name of the list
    (
        "他推出《山河》，作曲是李四，王五饰演阿星。",
        ["山河 composer 李四", "山河 starring 王五 role=阿星"],
    ),
    # a film that somebody else directed and played in
    (
        "他在李四自导自演的《山河》里饰演阿星。",
        ["山河 director 李四", "山河 starring 张三 role=阿星", "山河 starring 李四"],
    ),
    # a date holds for what follows; 同年 carries the year
    (
        "1990年，主演电影《山河》；同年，主演电影《大地》。",
        [
            "山河 starring 张三 time=1990",
            "大地 starring 张三 time=1990",
            "山河 release_date 1990",
            "大地 release_date 1990",
        ],
    ),
    # 之后 ends it
    (
        "1990年，主演电影《山河》；之后，又主演了电影《大地》。",
        ["山河 starring 张三 time=1990", "大地 starring 张三", "山河 release_date 1990"],
    ),
    # the role belongs to the work of 在片中
    (
        "1991年7月，主演喜剧片《山河》，在片中饰演身怀绝技的阿星。",
        ["山河 starring 张三 role=阿星 time=1991-07", "山河 genre 喜剧片"],
    ),
    # a relative clause has its own subject
    ("主演了李四执导的电影《山河》。", ["山河 starring 张三", "山河 director 李四"]),
    # 该片 is the work last named, and the topic of what follows
    (
        "主演电影《山河》，该片在香港取得4017万港元的票房。",
        ["山河 starring 张三", "山河 box_office 40170000 HKD place=香港"],
    ),
    # who does it for whom
    ("为李四创作歌曲《山河》。", ["山河 composer 张三"]),
    # what opens a clause may be said of the person behind it
    ("他的同学很多：创办南方公司的李四住在北京。", ["南方公司 founded_by 李四", "李四 residence 北京"]),
    # a clause is no prize
    (
        "主演电影《山河》。该片获得第14届香港电影金像奖最佳电影奖，王五拿到最佳编剧奖。",
        [
            "山河 starring 张三",
            "山河 award_won 香港电影金像奖 category=最佳电影奖 edition=14",
            "王五 award_won 香港电影金像奖 category=最佳编剧奖 edition=14",
        ],
    ),
    # roles in a list
    ("担任《山河》的导演、编剧。", ["山河 director 张三", "山河 screenwriter 张三"]),
    # a series is not the work
    ("主演《山河》系列电影的第二部《山河2》。", ["山河2 starring 张三", "山河2 series 山河 order=第二部"]),
    # the film is unnamed, so nothing can be said of its role
    ("主演电影《山河》。1980年，主演了由李四执导的犯罪喜剧片，在片中饰演阿星。", ["山河 starring 张三"]),
    # prizes of a person go to the person, with the work
    (
        "凭借《山河》获得第14届香港电影金像奖最佳男主角奖。",
        ["张三 award_won 香港电影金像奖 category=最佳男主角奖 edition=14 work=山河", "山河 starring 张三"],
    ),
    # what did not happen
    ("报考了南方学院，但没有考上。", []),
    ("没有出演电影《山河》。", []),
    # nobody won what only describes others
    ("是第一位获得诺贝尔科学奖项的中国本土科学家。", []),
    # another head is not the page's subject
    ("父母后来出演了电影《山河》。", []),
    # relatives keep their own relatives
    (
        "父亲李四是船员，母亲王五是教师。",
        ["张三 father 李四", "张三 mother 王五", "李四 occupation 船员", "王五 occupation 教师"],
    ),
    # in 1983: first of the next year
    (
        "1982年，毕业于南方学院，次年起主持儿童节目《山河》。",
        ["张三 educated_at 南方学院", "山河 host 张三 time=1983"],
    ),
    ("9月28日，在台北体育场举行“The One”演唱会。", ["张三 concert “The One”演唱会 place=台北体育场"]),
    (
        "2002年9月28日，在台北体育场举行“The One”演唱会。",
        ["张三 concert “The One”演唱会 place=台北体育场 time=2002-09-28"],
    ),
]


@pytest.mark.parametrize(("text", "expected"), SENTENCES, ids=[text[:24] for text, _ in SENTENCES])
def test_facts_of_a_persons_page(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert sorted(facts(text)) == sorted(expected)


FILM = [
    (
        "《山河》是张三执导，李四、王五主演的喜剧电影。",
        ["山河 director 张三", "山河 genre 喜剧电影", "山河 starring 李四", "山河 starring 王五"],
    ),
    ("《山河》由张三执导并主演。", ["山河 director 张三", "山河 starring 张三"]),
    (
        "李四和王五分别饰演包租婆与包租公。",
        ["山河 starring 李四 role=包租婆", "山河 starring 王五 role=包租公"],
    ),
    (
        "主题曲《大地》由王五演唱，赵六作曲。",
        ["山河 theme_song 大地", "大地 performer 王五", "大地 composer 赵六"],
    ),
    (
        "影片由南方影业公司、北方大学联合出品。",
        ["山河 production_company 南方影业公司", "山河 production_company 北方大学"],
    ),
]


@pytest.mark.parametrize(("text", "expected"), FILM, ids=[text[:24] for text, _ in FILM])
def test_facts_of_a_films_page(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert sorted(facts(text, "山河", "Film")) == sorted(expected)


def test_whom_a_film_is_named_after_is_a_role_in_it(facts: ReadFacts) -> None:
    assert facts("王五饰演赵六。", "赵六", "Film") == ["赵六 starring 王五 role=赵六"]


def test_a_box_office_takes_the_rank_said_with_it(facts: ReadFacts) -> None:
    text = "主演电影《山河》，该片以4382万港元的票房成绩获得香港年度票房冠军。"
    assert "山河 box_office 43820000 HKD ranking=香港年度票房冠军" in facts(text)


def test_a_longer_name_that_begins_with_the_subject_is_another_thing(facts: ReadFacts) -> None:
    assert facts("北京大学创办于1898年。", "北京", "City") == ["北京大学 founding_date 1898"]


def test_citation_marks_do_not_move_offsets(read: Read) -> None:
    text = "1988年，与李四 [12]共同出演 [3]《山河》 [126]。"
    fact = next(fact for fact in read(text).facts if fact.predicate == "starring")
    assert text[fact.start : fact.end] == "出演 [3]《山河》"
    assert text[fact.sentence_start : fact.sentence_end] == text


def test_the_source_of_an_unspoken_end_is_said(read: Read) -> None:
    (fact,) = read("主演电影《山河》。").facts
    assert fact.subject_source is SubjectSource.PAGE_TITLE


def test_an_unspoken_end_is_mentioned_at_the_words_that_say_the_fact(read: Read) -> None:
    mentions = read("主演电影《山河》。").mentions
    assert [(m.start, m.named.name, m.source) for m in mentions] == [
        (5, "山河", "work"),
        (0, "张三", "coreference"),
    ]


def test_pronouns_are_mentions_of_what_they_stand_for(read: Read) -> None:
    mentions = read("张三主演电影《山河》。他在该片中饰演阿星。").mentions
    assert [(m.surface, m.named.name) for m in mentions if m.source == "coreference"] == [
        ("他", "张三"),
        ("该片", "山河"),
    ]


def test_a_definition_gives_type_description_and_names(read: Read) -> None:
    found = read("张三（Sam Zhang），1962年6月22日出生于北京，中国女演员、导演。", kind="")
    assert found.subject_type == "Person"
    assert [alias.alias for alias in found.aliases] == ["Sam Zhang"]
    assert {
        (f.predicate, getattr(f.object, "value", getattr(f.object, "name", ""))) for f in found.facts
    } == {
        ("english_name", "Sam Zhang"),
        ("birth_date", "1962-06-22"),
        ("birth_place", "北京"),
        ("nationality", "中国"),
        ("occupation", "演员"),
        ("occupation", "导演"),
    }


@pytest.mark.parametrize(
    ("text", "title", "kind"),
    [
        ("《山河》（Land）是2004年上映的动作喜剧电影，由张三执导。", "山河", "Film"),
        ("《山河》是张三演唱的歌曲。", "山河", "Song"),
        ("《山河》是张三编导的古装爱情喜剧，取材于小说《大地》。", "山河", "Film"),
        ("南方大学是位于北京的高等院校。", "南方大学", "School"),
        ("南方公司（South）是香港的唱片公司，总部设在北京。", "南方公司", "Company"),
        ("南方电影奖是每年一度的奖项。", "南方电影奖", "Award"),
        ("南城，简称南，是北省下辖的副省级市。", "南城", "City"),
        (
            "南方戏剧学院（South Academy），坐落于南城，与北方学院同为培养演员的院校。",
            "南方戏剧学院",
            "School",
        ),
    ],
)
def test_the_definition_tells_the_type(text: str, title: str, kind: str, read: Read) -> None:
    assert read(text, title, "").subject_type == kind


def test_a_traditional_page_is_read_and_spelled_as_it_is(facts: ReadFacts) -> None:
    assert facts("張三於1988年主演電影《梁山伯與祝英台》。", "張三") == ["梁山伯與祝英台 starring 張三"]


def test_a_work_is_typed_by_the_words_around_it(read: Read) -> None:
    mentions = read("他发行专辑《甲》、歌曲《乙》和《丙》，主演《丁》《戊》等电影。").mentions
    assert {m.named.name: m.named.type for m in mentions if m.source == "work"} == {
        "甲": "Album",
        "乙": "Song",
        "丙": "Song",
        "丁": "Film",
        "戊": "Film",
    }


def test_reading_twice_gives_the_same(read: Read) -> None:
    text = "1988年，张三与李四、王五共同出演动作片《山河》，该片获得第8届南方电影奖最佳影片奖。"
    assert read(text) == read(text)


def test_a_date_does_not_reach_what_others_did(facts: ReadFacts) -> None:
    assert facts("1995年，张三专门去看了李四主演的电影《山河》。") == ["山河 starring 李四"]


def test_reported_speech_is_less_sure(read: Read) -> None:
    said, reported = (read(text).facts[0] for text in ("张三毕业于南方大学。", "据说，张三毕业于南方大学。"))
    assert said.confidence > read("张三据说毕业于南方大学。").facts[0].confidence > 0
    assert reported.predicate == "educated_at"


def test_a_work_of_another_kind_is_not_the_page_of_its_name(facts: ReadFacts) -> None:
    assert facts("《山河》是张三创作的小说。电视剧《山河》由李四执导。", "山河", "Book") == [
        "山河 author 张三",
        "山河（电视剧） director 李四",
    ]


def test_a_building_goes_to_who_had_it_built(facts: ReadFacts) -> None:
    assert facts("市内的青云阁由明代官员张三主持修建。", "南城", "Place") == ["青云阁 manufacturer 张三"]


def test_a_province_and_a_city_are_two_places(read: Read) -> None:
    found = read("张三，1962年出生于浙江宁波。")
    assert {(f.subject.name, f.predicate, getattr(f.object, "name", "")) for f in found.facts} >= {
        ("张三", "birth_place", "浙江宁波"),
        ("宁波", "located_in", "浙江"),
    }
    assert [(a.named.name, a.alias) for a in found.aliases] == [("宁波", "浙江宁波")]


def test_amounts_of_a_traditional_page_are_spelled_as_the_page_spells(read: Read) -> None:
    found = read(
        "《山河》是張三執導的劇情片，1989年於臺灣上映，片長156分鐘，票房3萬美元。", "山河", "Film"
    ).facts
    amounts = {fact.predicate: fact.object.text for fact in found if isinstance(fact.object, Literal)}
    assert (amounts["duration"], amounts["box_office"]) == ("156分鐘", "3萬美元")
