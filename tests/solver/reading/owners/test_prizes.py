"""Counts of a prize that a question names, and what only looks like one."""

from __future__ import annotations

import pytest

from solver.reading.owners.prizes import asks_prizes, names_prize, only_nominates, won_at


@pytest.mark.parametrize(
    ("question", "text", "named"),
    [
        ("How many Oscars did Salt Road win?", "It won two Academy Awards.", True),
        ("How many Oscars did Salt Road win?", "It won a prize in Cannes.", False),
        ("How many Harbour Cups has Alder won?", "They won the Harbour Cup twice.", True),
        ("How many Harbour Cups has Alder won?", "They lost the League Cup 3–2.", False),
        ("《盐路》得过几次金莲花奖？", "影片夺得两座金莲花奖", True),
        ("《盐路》得过几次金莲花奖？", "影片夺得两座白鹭奖", False),
    ],
)
def test_a_count_names_the_prize_that_is_asked_for(question: str, text: str, named: bool):
    assert names_prize(question, text) is named


def test_lifeboats_are_no_prizes():
    assert not asks_prizes("How many lifeboats did the ferry have?")
    assert asks_prizes("How many Oscars did the ferry win?")


@pytest.mark.parametrize(
    ("text", "number", "won"),
    [
        ("It was nominated for seven awards, and Moe won her first.", 7, False),
        ("Nominated for eight awards, it won three.", 3, True),
        ("影片获得十项提名，最终赢得四项大奖", 10, False),
        ("影片获得十项提名，最终赢得四项大奖", 4, True),
    ],
)
def test_the_clause_with_the_number_tells_what_was_won(text: str, number: int, won: bool):
    assert (won_at(text, number, person=False, nominated=False) >= 0) is won


def test_what_a_film_won_its_maker_has_not_unless_it_is_said_so():
    assert won_at("她拍了《盐路》，该片拿下四座奖", 4, person=True, nominated=False) < 0
    assert won_at("她四度获奖", 4, person=True, nominated=False) >= 0
    assert won_at("The film won her four awards", 4, person=True, nominated=False) >= 0


def test_a_question_of_nominations_counts_them():
    clause = "it was nominated for seven Oscars"
    assert only_nominates("How many Oscars did it win?", clause)
    assert not only_nominates("How many Oscar nominations did it get?", clause)
