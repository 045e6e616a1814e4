"""The edition and the category of an award, as questions name them."""

from __future__ import annotations

import pytest

from schemas.graph import Qualifier, Triple
from solver.synthesis.yes_no.stated import Stated

WON = Triple("t", "s", "award_won", "o", (Qualifier("category", "Best Director"), Qualifier("edition", "21")))


@pytest.mark.parametrize(
    ("question", "stated"),
    [
        ("林晚获得第21届金海奖最佳导演奖了吗？", Stated("21", "最佳导演")),
        ("第二十四届金海奖的最佳女主角是林晚吗？", Stated("24", "最佳女主角")),
        ("Did Mara win Best Director at the 21st Harbour Awards?", Stated("21", "best director")),
        ("Did Mara win Best Supporting Actress for Fog?", Stated("", "best supporting actress")),
        ("Did Mara win a prize?", Stated()),
        ("Who was named at the twelfth annual Harbour Awards?", Stated("12")),
        ("Who won at the fourteenth ceremony?", Stated("14")),
        ("第一百二十届金海奖在哪里举行？", Stated("120")),
        ("第一百零三届金海奖在哪里举行？", Stated("103")),
        ("第一百届金海奖在哪里举行？", Stated("100")),
    ],
)
def test_editions_and_categories_are_read(question: str, stated: Stated):
    assert Stated.of(question) == stated


def test_a_fact_holds_what_is_named_only_if_it_gives_all_of_it():
    assert Stated("21", "best director").held_by(WON)
    assert not Stated("24", "best director").held_by(WON)


def test_a_fact_of_the_same_category_tells_what_is_so_instead():
    assert Stated("24", "best director").touched_by(WON)
    assert not Stated("24", "best actor").touched_by(WON)
