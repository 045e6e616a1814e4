"""Questions for some of the works that somebody made."""

import pytest

from solver.planners.rewording.among import asked_first


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("张三导演的电影里李四演过哪些？", "李四演过张三导演的哪些电影？"),
        ("张三执导的影片中，李四主演了哪几部？", "李四主演过张三执导的哪几部影片？"),
        ("张三编剧的电视剧当中李四都出演过哪些", "李四出演过张三编剧的哪些电视剧？"),
        ("张三写的歌曲里李四唱过哪几首？", "李四唱过张三写的哪几首歌曲？"),
        ("张三导演的电影里哪些得过奖？", "张三导演的电影里哪些得过奖？"),
        ("张三导演的电影里票房最高的是哪部？", "张三导演的电影里票房最高的是哪部？"),
        ("张三在李四导演的电影里演过哪些角色？", "张三在李四导演的电影里演过哪些角色？"),
    ],
)
def test_the_works_stand_behind(question: str, plain: str) -> None:
    assert asked_first(question) == plain
