"""How encyclopedias tell things in passing: who played beside whom, what won a prize for somebody, sons one by one."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]

PERSON_PAGES = [
    # what opens its clause is said of the work named before it
    (
        "1980年，他推出首部执导的电影《山河》，由李四和王五主演。",
        [
            "张三 first_work 山河 order=首部执导的电影 time=1980",
            "山河 director 张三 time=1980",
            "山河 starring 李四",
            "山河 starring 王五",
            "山河 release_date 1980",
        ],
    ),
    # what is made of a novel is not what is only compared
    (
        "他根据李四的小说拍摄了《山河》，由王五主演。",
        ["山河 director 张三", "山河 starring 王五"],
    ),
    # whom somebody asks to come plays, not who asks
    ("李四邀请他到香港演出《山河》。", ["山河 starring 张三"]),
    ("李四请王五去上海主演《山河》。", ["山河 starring 王五"]),
    # parts go to the film of the sentence
    (
        "1993年的《山河》由李四执导，他饰演阿星。",
        ["山河 director 李四", "山河 release_date 1993", "山河 starring 张三 role=阿星"],
    ),
    ("在1997年的《山河》里，他饰演阿星。", ["山河 release_date 1997", "山河 starring 张三 role=阿星"]),
    # but not to one before a film without a name
    ("他在《山河》里饰演阿星，在李四那部片子里则饰演阿月。", ["山河 starring 张三 role=阿星"]),
    # one of several works only if all are meant
    ("他主演了《山河》和《大地》，由李四执导。", ["山河 starring 张三", "大地 starring 张三"]),
    (
        "他执导了《山河》和《大地》，女主角都是李四。",
        ["山河 director 张三", "大地 director 张三", "山河 starring 李四", "大地 starring 李四"],
    ),
    # the last of two
    (
        "他主演了《山河》和《大地》，后一部的女主角是李四。",
        ["山河 starring 张三", "大地 starring 张三", "大地 starring 李四"],
    ),
    # a theme song's composer did not compose for the film
    (
        "1980年播出的《山河》由李四主演，主题曲由王五演唱，赵六作曲。",
        ["山河 release_date 1980", "山河 starring 李四"],
    ),
    ("他主演了《山河》，与他演对手戏的是李四。", ["山河 starring 张三", "山河 starring 李四"]),
    (
        "2001年，他凭《山河》中的阿星一角走红。",
        ["山河 starring 张三 role=阿星", "张三 notable_work 山河 time=2001"],
    ),
    ("他考入国立艺专影剧科，1972年毕业。", ["张三 educated_at 国立艺专"]),
    # whose film it is, if others play in it
    ("他在李四的《山河》里饰演阿星。", ["山河 starring 张三 role=阿星", "山河 director 李四"]),
    ("他在李四的传记片《山河》里饰演李四。", ["山河 starring 张三 role=李四", "山河 genre 传记片"]),
    ("他读过李四的《山河》。", []),
    # who played a part is said in passing, and is not the part
    (
        "《山河》让他和饰演王五的赵六在2015年一同领奖。",
        ["山河 starring 赵六 role=王五"],
    ),
    (
        "2001年，他在《山河》里饰演仰慕王五的李四。",
        ["山河 release_date 2001", "山河 starring 张三 role=李四 time=2001"],
    ),
    # what somebody appears as, of the work that the sentence is about, but no number of films
    ("他要到《山河》才回到影坛，李四也出演了掌柜。", ["山河 starring 李四 role=掌柜"]),
    ("他在《山河》之后息影，李四也出演了三部电影。", ["山河 starring 李四"]),
    # a film of a prize
    ("他又演出了另一部金狮奖影片、李四的《山河》。", ["山河 award_won 金狮奖", "山河 director 李四"]),
    # a death by one's own hand is on the day told, but not another's
    (
        "1933年3月8日，在婚礼的前一天，他于南城家中服药自尽。",
        ["张三 cause_of_death 自尽", "张三 death_date 1933-03-08"],
    ),
    ("1933年3月8日，在得知李四自杀以后，他离开了南城。", []),
    # a woman on a man's page is the person named last
    (
        "他说他与李四同窗。与他同台的是王五，她在1990年嫁给了赵六。",
        ["张三 classmate 李四", "王五 spouse 赵六"],
    ),
    ("他与中国人李四结婚。", ["张三 spouse 李四", "李四 nationality 中国"]),
    ("他与李四一起求学，两人于2006年结婚。", ["张三 spouse 李四 time=2006"]),
    ("他与李四结婚，育有三个孩子。", ["张三 spouse 李四", "张三 children_count 3"]),
]

PRIZES = [
    ("1995年，他因《山河》再次成为金马奖最佳导演。",
     "张三 award_won 金马奖 category=最佳导演 time=1995 work=山河"),
    ("他凭《山河》当选第42届金马奖最佳男主角。", "张三 award_won 金马奖 category=最佳男主角 edition=42 work=山河"),
    ("他凭《山河》在第26届金马奖上获选最佳导演。", "张三 award_won 金马奖 category=最佳导演 edition=26 work=山河"),
    ("《山河》使他获得第68届金马奖最佳导演奖。", "张三 award_won 金马奖 category=最佳导演奖 edition=68 work=山河"),
    ("李四在《山河》中饰演阿月，为此获得第27届金马奖最佳女配角奖。",
     "李四 award_won 金马奖 category=最佳女配角奖 edition=27 work=山河"),
    ("李四凭《山河》首次成为金马影后。", "李四 award_won 金马奖 category=最佳女主角 work=山河"),
    ("在第26届金马奖上，最佳剧情片则颁给了李四的《山河》。", "山河 award_won 金马奖 category=最佳剧情片 edition=26"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), PERSON_PAGES, ids=[text[:24] for text, _ in PERSON_PAGES])
def test_facts_told_in_passing(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert sorted(facts(text)) == sorted(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1991年，李四的首部导演作品《山河》上映。", ["山河 director 李四 time=1991"]),
        ("李四的首部执导的影片《山河》上映。", ["山河 director 李四"]),
        ("李四的第二部执导的电影《山河》获奖。", ["山河 director 李四"]),
        ("李四的导演处女作《山河》获奖。", ["山河 director 李四"]),
        ("李四的首次执导作品《山河》上映。", ["山河 director 李四"]),
        ("李四的编剧处女作《山河》获奖。", ["山河 screenwriter 李四"]),
        ("李四的个人首部编剧作品《山河》上映。", ["山河 screenwriter 李四"]),
        ("李四的首部主演作品《山河》上映。", ["山河 starring 李四"]),
        ("李四的首部自编自导作品《山河》上映。", ["山河 director 李四", "山河 screenwriter 李四"]),
        ("他主演了李四的首部导演作品《山河》。", ["山河 director 李四"]),
        ("他为李四的首部导演作品《山河》谱写主题曲。", ["山河 director 李四"]),
        ("他的首部导演作品《山河》上映。", ["山河 director 张三"]),
        ("首部导演作品《山河》上映。", ["山河 director 张三"]),
        # whose they are, but not as who
        ("李四的导演作品《山河》上映。", []),
        ("李四的编剧作品《山河》上映。", []),
        ("李四的主演作品《山河》上映。", []),
    ],
)
def test_somebodys_first_work_is_made_by_him_on_whatever_page(
    text: str, expected: list[str], facts: ReadFacts
) -> None:
    made = {"director", "screenwriter", "starring"}
    assert sorted(fact for fact in facts(text) if fact.split()[1] in made) == sorted(expected)


@pytest.mark.parametrize(("text", "expected"), PRIZES, ids=[text[:24] for text, _ in PRIZES])
def test_prizes_told_in_passing(text: str, expected: str, facts: ReadFacts) -> None:
    assert [fact for fact in facts(text) if " award_won " in fact] == [expected]


@pytest.mark.parametrize(
    "text", ["他后来成为南方公司的金牌监制。", "他1990年当选为科学院院士。", "这张草图成为得奖设计。"]
)
def test_what_one_becomes_is_no_prize(text: str, facts: ReadFacts) -> None:
    assert [fact for fact in facts(text) if " award_won " in fact] == []


def test_who_is_made_to_win_is_the_winner_of_what_follows(facts: ReadFacts) -> None:
    read = facts("《山河》使李四在2004年获得第57届金马奖最佳女主角奖，成为首位在欧洲封后的人。")
    assert read == [
        "李四 award_won 金马奖 category=最佳女主角奖 edition=57 work=山河",
        "李四 honor 首位在欧洲封后的人",
        "山河 starring 李四",
    ]


def test_a_prize_brought_home_is_won_by_the_work_that_the_sentence_is_about(facts: ReadFacts) -> None:
    read = facts("《山河》使张三走红，并在第52届金马奖上为他带来第三座最佳导演奖。")
    assert read == ["张三 award_won 金马奖 category=最佳导演奖 edition=52 work=山河", "山河 director 张三"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "李四有两个儿子：长子王五经商，次子赵六早逝。",
            ["李四 child 王五", "李四 child 赵六", "李四 children_count 2"],
        ),
        ("摄影师是李四，剪辑师是王五，赵六负责录音。", ["山河 cinematographer 李四", "山河 editor 王五"]),
        ("剧本由李四执笔，片长将近160分钟。", ["山河 screenwriter 李四", "山河 duration 160 min"]),
        ("它也是首部夺得金马奖最佳影片奖的电影。", ["山河 award_won 金马奖 category=最佳影片奖"]),
        ("李四扮演父亲王五。", ["山河 starring 李四 role=王五"]),
        (
            "2014年，孙七把这部小说拍成了同名电视剧，由李四饰演阿月。",
            ["山河（电视剧） starring 李四 role=阿月"],
        ),
        ("李四饰演阿月，他此前演过《大地》。", ["山河 starring 李四 role=阿月", "大地 starring 李四"]),
        # a colon or a comma is no part of a role
        ("老板也出现在片中：阿星由李四饰演。", ["山河 starring 李四 role=阿星"]),
    ],
)
def test_facts_of_a_films_page(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert sorted(facts(text, "山河", "Film")) == sorted(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # a sentence that has come to another work speaks of that
        (
            "第三个故事另外拍成《大地》，李四再度出演，主演还有王五。",
            ["大地 starring 李四", "大地 starring 王五"],
        ),
        (
            "李四把故事拍成2006年的《大地》。主演有王五和赵六。",
            [
                "大地 director 李四",
                "大地 based_on 山河",
                "大地 release_date 2006",
                "大地 starring 王五",
                "大地 starring 赵六",
            ],
        ),
        ("同年，李四又与王五合作了《大地》，王五饰演阿月。", ["大地 starring 王五 role=阿月"]),
        # and no longer once the page's own is named again
        ("故事后来拍成《大地》，《山河》则由李四主演。", ["山河 starring 李四"]),
        ("2018年播出的《大地》由李四编剧。", ["大地 screenwriter 李四", "大地 release_date 2018"]),
    ],
)
def test_a_work_set_out_about_is_what_the_rest_is_said_of(
    text: str, expected: list[str], facts: ReadFacts
) -> None:
    assert facts(text, "山河", "Film") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # a director works with actors, too
        ("他与李四、王五合作了《山河》。", []),
        (
            "演员李四演过戏。他与李四、王五合作了《山河》。",
            ["李四 occupation 演员", "山河 starring 李四"],
        ),
        ("李四主演了《大地》。他与李四合作《山河》。", ["大地 starring 李四", "山河 starring 李四"]),
        # somebody's cameraman
        ("他为李四拍摄了《山河》。", []),
        # titles of which something else is said
        (
            "他执导了《山河》，《大地》和《江湖》则出自李四之手。",
            ["山河 director 张三"],
        ),
        (
            "他执导了《山河》，《大地》和《江湖》。",
            ["山河 director 张三", "大地 director 张三", "江湖 director 张三"],
        ),
        # who does what opens the clause
        ("他离开后，掌镜的中国人王五获得金马奖。", ["王五 nationality 中国", "王五 award_won 金马奖"]),
        # those who were in one class
        (
            "低一届的李四与王五、赵六同班。",
            ["李四 classmate 王五", "李四 classmate 赵六", "王五 classmate 赵六"],
        ),
        ("1980年，他与李四同班。", ["张三 classmate 李四"]),
    ],
)
def test_whose_it_is(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert facts(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("此外，他在《大地》里是唐僧，在《江湖》中则是丢枪的警察。",
         ["大地 starring 张三 role=唐僧", "江湖 starring 张三 role=丢枪的警察"]),
        ("他在《大地》里是第一次演戏。", []),
        ("他为《大地》配音。", []),
        (
            "2015年，李四主演的《大地》使张三获得第68届金鸡奖最佳导演奖，并在第52届金马奖上为他带来第三座最佳导演奖。",
            [
                "大地 starring 李四 time=2015",
                "张三 award_won 金鸡奖 category=最佳导演奖 edition=68 time=2015 work=大地",
                "张三 award_won 金马奖 category=最佳导演奖 edition=52 work=大地",
                "大地 director 张三",
                "大地 release_date 2015",
            ],
        ),
    ],
)  # fmt: skip
def test_parts_and_prizes_told_briefly(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert facts(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "李四为千寻配音，普通话版由王五为白龙配音。",
            ["山河 starring 李四 role=千寻", "山河 starring 王五 role=白龙"],
        ),
        (
            "李四、王五依长幼分饰两姐妹。",
            ["山河 starring 李四 role=两姐妹", "山河 starring 王五 role=两姐妹"],
        ),
        (
            "李四与王五分饰唐僧和阿月。",
            ["山河 starring 李四", "山河 starring 王五"],
        ),  # who plays whom, it does not say
    ],
)
def test_parts_of_a_film(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert facts(text, "山河", "Film") == expected


@pytest.mark.parametrize(
    ("text", "callings"),
    [
        ("张三是歌手、演员。", ["歌手", "演员"]),
        ("张三（Zhang San）是中国香港演员、导演及编剧。", ["演员", "导演", "编剧"]),
        ("张三是南方大学的教授，也是作家。", ["教授", "作家"]),
        ("张三，作家，南方大学教授。", ["作家", "教授"]),
        ("张三是《山河》的导演、编剧。", ["编剧"]),
        ("张三是台湾导演。", ["导演"]),
    ],
)
def test_a_definition_lists_callings(text: str, callings: list[str], facts: ReadFacts) -> None:
    assert [line.split()[2] for line in facts(text) if " occupation " in line] == callings


def test_a_year_stands_before_a_film_made_of_a_novel(facts: ReadFacts) -> None:
    assert "山河 release_date 2004" in facts("2004年的《山河》取材于李四的小说。")
    assert not any("release_date" in line for line in facts("1951年的《山河》是一部小说。"))
