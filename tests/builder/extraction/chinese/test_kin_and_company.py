"""Relatives and what they do, couples, students of a school, founders, works told by where they stand."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]

LIVES = [
    # what a relative does, and where
    (
        "父亲李四是南方公司的医生，母亲王五当护士。",
        [
            "张三 father 李四",
            "张三 mother 王五",
            "李四 employer 南方公司 position=医生",
            "李四 occupation 医生",
            "王五 occupation 护士",
        ],
    ),
    # the husband of a clause is the one whom the clause before it names
    (
        "她与李四结婚，丈夫是冶金工程师。",
        ["张三 spouse 李四", "李四 occupation 冶金工程师"],
    ),
    # relatives in a row are all the page's own
    ("哥哥李四、姐姐王五都学医。", ["张三 sibling 李四", "张三 sibling 王五"]),
    # whoever bears the page's family name behind a word for kin is a person
    ("父亲张大海是船员。", ["张三 father 张大海", "张大海 occupation 船员"]),
    # two children in one word
    (
        "张三与李四结婚，两人育有二子一女。",
        ["张三 spouse 李四", "张三 children_count 3", "李四 children_count 3"],
    ),
    # what comes behind a colon is said of the relative named there
    (
        "张三与王五结婚，两人育有一子：长子李四，现任南方公司副董事长。",
        [
            "张三 spouse 王五",
            "李四 employer 南方公司 position=副董事长",
            "张三 child 李四",
            "王五 child 李四",
            "张三 children_count 1",
            "王五 children_count 1",
        ],
    ),
    # who was born elsewhere is of the family's home
    (
        "张三，1946年5月生于上海，山东人，演员。",
        [
            "张三 birth_date 1946-05",
            "张三 birth_place 上海",
            "张三 ancestral_home 山东",
            "张三 occupation 演员",
        ],
    ),
    # two persons who marry after they met
    ("与编辑李四相识，1980年两人登记结婚。", ["张三 spouse 李四", "李四 occupation 编辑"]),
    # both found it
    (
        "1946年，张三与中学同学李四合资创办《南方日报》。",
        ["南方日报 founded_by 李四", "南方日报 founding_date 1946", "南方日报 founded_by 张三"],
    ),
    # the year of 同年 is that of its sentence
    (
        "1985年动笔。小说《山河》1986年发表于《大地》第六期，同年12月由南方出版社出版。",
        [
            "山河 author 张三",
            "山河 serialized_on 大地",
            "山河 publisher 南方出版社",
            "山河 release_date 1986-12",
            "山河 release_date 1986",
        ],
    ),
    # a prize's name stands earlier in the sentence
    (
        "《山河》入围第48届金马奖最佳剧情片，并获最佳摄影。",
        [
            "山河 award_nominated 金马奖 category=最佳剧情片 edition=48",
            "山河 award_won 金马奖 category=最佳摄影 edition=48",
        ],
    ),
    # the section of a festival is a nomination
    (
        "2013年，《山河》入围第66届戛纳国际电影节主竞赛单元。",
        ["山河 award_nominated 戛纳国际电影节 category=主竞赛单元 edition=66"],
    ),
]

ELSEWHERE = [
    (
        "作家李四1913年入读预科；诗人王五1979年考入法律系。",
        [
            "李四 educated_at 南方大学",
            "王五 educated_at 南方大学",
            "李四 occupation 作家",
            "王五 occupation 诗人",
        ],
        "南方大学",
        "School",
    ),
    (
        "原名南方学院。1905年，南方学院开学，李四任校长。",
        [
            "南方大学 alias 南方学院",
            "南方大学 chief_executive 李四",
            "李四 employer 南方大学 position=校长",
        ],
        "南方大学",
        "School",
    ),
    (
        "改编自李四的同名小说。",
        ["山河 author 李四", "山河 based_on 山河（小说）"],
        "山河",
        "Film",
    ),
    ("《山河》一书由李四撰写。", ["山河 author 李四"], "南方出版社", "Company"),
]


def _sorted(lines: list[str]) -> list[str]:
    return sorted(dict.fromkeys(lines))


@pytest.mark.parametrize(("text", "expected"), LIVES)
def test_a_life(text: str, expected: list[str], facts: ReadFacts) -> None:
    bare = [line.split(" time=")[0] for line in facts(text)]
    assert _sorted(bare) == _sorted(expected)


@pytest.mark.parametrize(("text", "expected", "title", "kind"), ELSEWHERE)
def test_a_page_of_another_kind(
    text: str, expected: list[str], title: str, kind: str, facts: ReadFacts
) -> None:
    assert _sorted(facts(text, title, kind)) == _sorted(expected)


@pytest.mark.parametrize(
    "text",
    [
        "他的经历后来被李四拍成《山河》。",  # who is filmed does not direct
        "小妹李四由王五饰演，大姐张三。",  # sisters of a story
        "父亲当时在外，母亲张罗家事。",  # no names
    ],
)
def test_nobody_is_meant(text: str, facts: ReadFacts) -> None:
    assert not [
        line for line in facts(text) if " sibling " in line or "director 张三" in line or " father " in line
    ]


def test_a_child_s_day_of_birth_is_not_its_mother_s(facts: ReadFacts) -> None:
    told = facts("1996年与歌手王五结婚，次年1月3日生下女儿王小玉，1999年离异。")

    assert not [line for line in told if line.startswith("张三 birth_date")]
