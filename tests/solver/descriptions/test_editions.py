"""Which time of an event a question means that tells what happened then."""

from __future__ import annotations

import pytest

from solver.descriptions.editions import Edition


@pytest.mark.parametrize(
    ("question", "said", "at"),
    [
        (
            "林晚做评委的那一届海城电影节，最佳影片是哪部？",
            "2004年，林晚是评委之一，主席为周宁。2010年她又去过",
            "2004年海城电影节最佳影片是哪部？",
        ),
        (
            "林晚领军的那届海城电影节，评审团大奖给了哪部影片？",
            "2000年的评审团由林晚领军，周宁2013年、赵雨2016年相继担任主席",
            "2000年海城电影节，评审团大奖给了哪部影片？",
        ),
        (
            "周宁《远岸》获奖的那一届海城，评审团主席是谁？",
            "周宁的《远岸》获奖，是在首届海城电影节上",
            "首届海城，评审团主席是谁？",
        ),
    ],
)
def test_what_is_asked_is_asked_at_the_time_told(question: str, said: str, at: str) -> None:
    edition = Edition.of(question)
    assert edition is not None
    assert edition.at(edition.told(said)) == at


def test_several_times_leave_it_open() -> None:
    edition = Edition.of("林晚做评委的那一届海城电影节，最佳影片是哪部？")
    assert edition is not None
    assert not edition.told("林晚在2004年和2007年都做过评委")
    assert not edition.holds("1990年", "自1990年代起")


@pytest.mark.parametrize(
    "question",
    [
        "2004年的那一届海城电影节，最佳影片是哪部？",
        "那一届海城电影节，最佳影片是哪部？",
        "林晚哪一年做评委？",
    ],
)
def test_a_time_that_is_told_already_is_not_looked_for(question: str) -> None:
    assert Edition.of(question) is None
