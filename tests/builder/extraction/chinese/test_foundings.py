"""Who founded something and when, told otherwise than by a verb for founding."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("首届颁奖礼于1971年5月2日在北京举行。", "1971-05-02"),
        ("1971年5月2日，首届以《山河》揭幕。", "1971-05-02"),
        ("第一届比赛于1971年在上海举行，当时只有五人参加。", "1971"),
        ("首届南方电影奖于1971年5月2日至8日在北京举行。", "1971-05-02"),
        ("1971年举办了首届南方电影奖，参加者有五十人。", "1971"),
    ],
)
def test_a_prize_begins_when_it_is_first_given(text: str, expected: str, facts: ReadFacts) -> None:
    assert f"南方电影奖 founding_date {expected}" in facts(text, "南方电影奖", "Award")


@pytest.mark.parametrize("title", ["南方大学", "南城"])
def test_the_first_time_of_something_else_founds_no_school_or_town(title: str, facts: ReadFacts) -> None:
    kind = "School" if title == "南方大学" else "Place"
    found = facts("首届比赛于1971年在北京举行。1972年，首届以《山河》揭幕。", title, kind)
    assert not [fact for fact in found if "founding_date" in fact]


def test_a_stated_founding_is_kept_before_the_first_time(facts: ReadFacts) -> None:
    found = facts("南方电影奖创立于1970年。首届颁奖礼于1971年5月2日举行。", "南方电影奖", "Award")
    assert [fact for fact in found if "founding_date" in fact] == ["南方电影奖 founding_date 1970"]


def test_first_times_of_two_years_tell_nothing(facts: ReadFacts) -> None:
    found = facts("首届颁奖礼于1971年举行。首届大赛于1985年举行。", "南方电影奖", "Award")
    assert not [fact for fact in found if "founding_date" in fact]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("张三被公认为南方大学的创始人。", "南方大学 founded_by 张三"),
        ("北城的李四通常被视为青石拳的创始人。", "青石拳 founded_by 李四"),
        ("李四被后人尊为青石派的创立者。", "青石派 founded_by 李四"),
    ],
)
def test_who_is_held_to_have_founded_something(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text)


@pytest.mark.parametrize(
    "text", ["张三被视为青石拳的传人。", "张三被视为青石拳创始人的弟子。", "李四被尊为中国的创始人。"]
)
def test_who_is_held_to_be_something_else_founded_nothing(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text) if "founded_by" in fact]


@pytest.mark.parametrize(
    "text",
    [
        "公司的制片经理李四在1970年离开，自组北方协会。",
        "1970年，总经理李四出走，另组北方协会。",
    ],
)
def test_whoever_holds_an_office_in_a_firm_founds_another(text: str, facts: ReadFacts) -> None:
    found = facts(text, "南方公司", "Company")
    assert "北方协会 founded_by 李四" in found
    assert "北方协会 founded_by 南方公司" not in found


@pytest.mark.parametrize("verb", ["投奔", "转投", "改投", "加盟"])
def test_whoever_goes_over_to_a_body_works_there(verb: str, facts: ReadFacts) -> None:
    assert "李四 employer 南方电视台" in facts(f"李四随后{verb}南方电视台。")


def test_whoever_goes_over_to_a_person_works_nowhere(facts: ReadFacts) -> None:
    assert not [fact for fact in facts("李四随后投奔王五。") if "employer" in fact]


def test_whoever_joins_a_team_of_a_body_is_not_the_body_s(facts: ReadFacts) -> None:
    assert not [fact for fact in facts("李四随后加盟北方协会球队。") if "employer" in fact]
