"""A prize that goes to somebody whom a clause only describes is not the page's."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    "text",
    [
        "两位理论家旋即获得南方物理学奖，她本人却未能分享。",
        "1980年，她的学生获得南方奖。",
        "她的两位学生先后获得南方奖。",
        "三名同事凭此成果荣获南方奖。",
        "1980年她主演《山河》，导演获得南方电影奖最佳导演。",
        "男主角获得南方电影奖最佳男主角。",
        "她的丈夫获得1999年南方科学奖。",
    ],
)
def test_others_prizes_are_not_the_pages(facts: ReadFacts, text: str) -> None:
    assert not [fact for fact in facts(text) if fact.startswith("张三 award")]


@pytest.mark.parametrize(
    "text",
    [
        "1980年，她与搭档一同获得南方奖。",
        "她以导演身份获得南方电影奖最佳导演。",
        "1990年，担任导演并获得南方电影奖。",
        "1957年，他与李四两位理论家获得南方物理学奖。",
        "凭《山河》获得南方电影奖最佳女主角。",
    ],
)
def test_own_prizes_are(facts: ReadFacts, text: str) -> None:
    assert [fact for fact in facts(text) if fact.startswith("张三 award_won")]
