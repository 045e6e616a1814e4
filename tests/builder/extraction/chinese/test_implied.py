"""What prizes, years and other films tell of a work."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("李四凭《山河》获得第3届金马奖最佳女配角奖。", "山河 starring 李四"),
        ("李四凭《山河》获得第3届金马奖最佳摄影奖。", "山河 cinematographer 李四"),
        ("李四凭《山河》获得第3届金马奖最佳改编剧本奖。", "山河 screenwriter 李四"),
        ("李四凭《山河》获得第3届金马奖最佳剪辑奖。", "山河 editor 李四"),
    ],
)
def test_a_prize_tells_what_was_done(text: str, fact: str, facts: ReadFacts) -> None:
    assert fact in facts(text)


def test_a_singers_prize_is_for_no_part(facts: ReadFacts) -> None:
    assert not [f for f in facts("李四凭专辑《山河》获得第3届金曲奖最佳新人奖。") if "starring" in f]


@pytest.mark.parametrize(
    ("text", "years"),
    [
        ("1990年，他主演了《山河》。", ["山河 release_date 1990"]),
        # a date that is said wins
        ("1990年，他主演了《山河》。《山河》于1991年上映。", ["山河 release_date 1991"]),
        # of two years one is that of something else
        ("1990年，他主演了《山河》。1995年，他在《山河》中饰演阿星。", []),
        # the year of shooting, of another clause, of ten years
        ("1990年，他在北京拍摄他主演的《山河》。", []),
        ("两人1998年结婚，2001年离婚，后来仍合作了《山河》。", []),
        ("1990年代，他主演了《山河》。", []),
        # on the work itself
        ("他看过1990年的《山河》。", ["山河 release_date 1990"]),
    ],
)
def test_years_of_works(text: str, years: list[str], facts: ReadFacts) -> None:
    assert [f for f in facts(text) if "release_date" in f] == years


@pytest.mark.parametrize(
    ("text", "directors"),
    [
        # who directs elsewhere directs what is theirs
        ("李四执导了《大地》。他看过李四的《山河》。", ["大地 director 李四", "山河 director 李四"]),
        ("导演李四到场。他看过李四的《山河》和《江湖》。", ["山河 director 李四", "江湖 director 李四"]),
        ("李四的《山河》获得第3届金马奖最佳影片奖。", ["山河 director 李四"]),
        # somebody whom it shows
        ("李四的《山河》里有他的身影。", []),
        ("作家李四的《山河》很好看。", []),
    ],
)
def test_whose_films_they_are(text: str, directors: list[str], facts: ReadFacts) -> None:
    assert [f for f in facts(text) if " director " in f] == directors


def test_short_names_of_the_pages_body(facts: ReadFacts) -> None:
    text = "南方大学（Nanfang University，简称南大）位于北京。李四毕业于南大。"
    assert "李四 educated_at 南方大学" in facts(text, "南方大学", "School")


def test_another_school_of_the_sentence_is_meant(facts: ReadFacts) -> None:
    assert facts("北方大学由李四任校长。", "南方大学", "School") == []
    assert facts("李四在1993年考入文学系。", "南方大学", "School") == ["李四 educated_at 南方大学"]


def test_those_whom_a_plot_kills_have_no_cause_of_death(facts: ReadFacts) -> None:
    assert facts("李四死于车祸。", "山河", "Film") == []
    assert facts("李四死于车祸。") == ["李四 cause_of_death 车祸"]
