"""What words like 前者, 那首歌 and 三年后 mean, and facts told by constructions with persons, works and bodies."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]

SAID = [
    ("导演为李四与王五，后者和赵六合写剧本，前者兼任摄影。", "山河 screenwriter 王五"),
    ("导演为李四与王五，后者和赵六合写剧本，前者兼任摄影。", "山河 screenwriter 赵六"),
    ("导演为李四与王五，后者和赵六合写剧本，前者兼任摄影。", "山河 cinematographer 李四"),
    ("片名取自李四在1940年演唱的歌曲《春风》，那首歌由王五作曲。", "春风 composer 王五"),
    ("片名取自李四在1940年演唱的歌曲《春风》，那首歌由王五作曲。", "春风 performer 李四"),
    ("片名取自李四在1940年演唱的歌曲《春风》，那首歌由王五作曲。", "山河 named_after 春风"),
    ("剧本根据小说改编，由李四和王五共同执笔。", "山河 screenwriter 王五"),
    ("导演的父亲李四担任艺术指导，作曲的是王五。", "山河 composer 王五"),
    ("她的丈夫正是该片的摄影师李四。", "山河 cinematographer 李四"),
    ("旁白由李四亲自朗读。", "山河 narrator 李四"),
    ("外景主要在北省的青石村和白石村拍摄。", "山河 filming_location 白石村"),
    ("天台一场在南方大学取景。", "山河 filming_location 南方大学"),
    ("演员有李四、王五以及客串的赵六。", "山河 starring 赵六"),
    ("房东由歌手李四饰演。", "李四 occupation 歌手"),
    ("配角还有李四和王五。", "山河 starring 王五"),
    ("《山河》是一部美国动作片。", "山河 country_of_origin 美国"),
    ("《山河》是一部美国动作片。", "山河 genre 动作片"),
]


@pytest.mark.parametrize(("text", "expected"), SAID, ids=[f"{text}{expected}" for text, expected in SAID])
def test_what_a_film_page_says(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, "山河", "Film")


UNSAID = [
    ("导演为李四与王五，后者和赵六合写剧本。", "山河 director 赵六"),
    ("片名取自李四演唱的歌曲《春风》，那首歌由王五作曲。", "山河 composer"),
    ("主题曲由李四演唱，王五填词。", "山河 composer"),
    ("店里放着《春风》和《白鹿》。续集有两部，李四凭后者成为影帝。", "白鹿 starring"),
    ("1986年，《山河》刊登在《北方》杂志上。", "山河 release_date"),
    ("他在李四那部片子里演过戏，由王五作曲。", "李四 composer"),
    ("《山河》是一部北京动作片。", "山河 country_of_origin"),
    ("扮演父亲的故事。", "starring"),
    ("观众里还有李四和王五。", "starring"),
    ("裁缝李四杀了王五。", "李四 occupation"),
    ("报纸的社论由李四和王五共同执笔。", "山河 screenwriter"),
]


@pytest.mark.parametrize(("text", "unexpected"), UNSAID, ids=[f"{text}{no}" for text, no in UNSAID])
def test_what_a_film_page_does_not_say(text: str, unexpected: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, "山河", "Film") if unexpected in fact]


OF_PERSONS = [
    ("1990年，他主演《山河》。三年后，他主演《春风》。", "春风 starring 张三 time=1993"),
    ("《春风》取材于李四的《白鹿》。", "白鹿 author 李四"),
    ("王五把李四的《白鹿》拍成电影。", "白鹿 author 李四"),
    ("他应美国导演李四之邀主演《春风》。", "春风 director 李四"),
    ("他在电影《山河》里演侠客，又演了《春风》，这两部都由李四导演。", "山河 director 李四"),
    ("他主演李四监制、王五执导的《春风》。", "春风 producer 李四"),
    ("他退出歌坛，转做制片人。", "张三 occupation 制片人"),
    ("李四原是美国演员，后来经商。", "李四 occupation 演员"),
    ("歌手出身的李四饰演阿木。", "李四 occupation 歌手"),
    ("同片的美国演员有李四。", "李四 nationality 美国"),
    ("他凭《春风》拿过南方电影奖。", "张三 award_won 南方电影奖 work=春风"),
    ("李四则凭它取得南方电影奖最佳摄影奖。", "李四 award_won 南方电影奖 category=最佳摄影奖"),
    ("他两次当上南方电影奖最佳男主角。", "张三 award_won 南方电影奖 category=最佳男主角"),
    ("1990年离开南方公司，自立门户。", "张三 employer 南方公司 time=1990"),
    ("他回到北京，当了南方公司的工人。", "张三 employer 南方公司 position=工人"),
    ("李四、王五等导演都为南方公司拍片。", "王五 employer 南方公司"),
    ("开拍时李四还是南方大学的学生。", "李四 educated_at 南方大学"),
    ("歌曲《春风》由王五作词，他还和李四一同演唱。", "春风 performer 李四"),
    ("他为李四打造了歌曲《春风》。", "春风 performer 李四"),
    ("2002年，他设立青石科学奖，分为三项。", "青石科学奖 founding_date 2002"),
    ("2002年，他设立李四奖，分为三项。", "李四奖 founded_by 张三"),
    ("1993年南方公司成立，他是会长。", "南方公司 founding_date 1993"),
    ("1986年，《春风》刊登在《北方》杂志上。", "春风 release_date 1986"),
    ("他拜入李四门下。", "张三 teacher 李四"),
    ("李四收王五为徒。", "王五 teacher 李四"),
    ("中篇小说《春风》使他成名。", "春风 genre 中篇小说"),
    ("2021年的传记片《张三》由李四执导。", "张三（电影） director 李四"),
]


@pytest.mark.parametrize(
    ("text", "expected"), OF_PERSONS, ids=[f"{text}{expected}" for text, expected in OF_PERSONS]
)
def test_what_a_persons_page_says(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text)


NOT_OF_PERSONS = [
    ("1990年，他主演《山河》。他住在北京。三年后，他主演《春风》。", "time=1993"),
    ("《春风》取材于李四的电影《白鹿》。", "白鹿 author"),
    ("该片在1985年获得南方电影奖。", "张三 award_won"),
    ("他应邀主演《春风》，导演说李四很好。", "春风 director"),
    ("他离开南方公司大楼。", "employer"),
    ("他没有离开南方公司。", "employer"),
    ("其中包括农民出身的李四。", "其中"),
    ("他的学校不收王五为徒弟。", "张三 teacher"),
    ("他计划设立青石科学奖。", "青石科学奖"),
    ("他设立大奖，分为三项。", "founded_by"),
    ("2021年的传记片《张三》由李四执导。", "张三 director"),
    ("南方公司成立五周年。", "founding_date"),
    ("他当上了主持人。", "award_won"),
    ("他取得很大成功，票房取得冠军。", "award_won"),
    ("他没有取得南方电影奖。", "award_won"),
    ("他为李四创作歌曲《春风》。", "春风 performer 李四"),
    ("他获得南方大学荣誉博士学位。", "educated_at"),
]


@pytest.mark.parametrize(
    ("text", "unexpected"), NOT_OF_PERSONS, ids=[f"{text}{no}" for text, no in NOT_OF_PERSONS]
)
def test_what_a_persons_page_does_not_say(text: str, unexpected: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text) if unexpected in fact]


OF_SCHOOLS = [
    ("1917年，李四出任校长。", "李四 employer 南方大学 position=校长"),
    ("南方大学聘请李四任教授。", "李四 employer 南方大学 position=教授"),
    ("时任教务长李四反对此事。", "李四 employer 南方大学 position=教务长"),
    ("曾在此任教的有李四和王五。", "王五 employer 南方大学"),
    ("1950年，校址迁至北京。", "南方大学 located_in 北京"),
]


@pytest.mark.parametrize(
    ("text", "expected"), OF_SCHOOLS, ids=[f"{text}{expected}" for text, expected in OF_SCHOOLS]
)
def test_what_a_schools_page_says(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, "南方大学", "School")


def test_whom_a_firm_signs_on_its_own_page(facts: ReadFacts) -> None:
    said = facts("1980年，李四与公司签约，后来王五离开公司大楼。", "南方公司", "Company")
    assert "李四 employer 南方公司 time=1980" in said
    assert not [fact for fact in said if fact.startswith("王五")]
