"""Numbers of awards and nominations as sentences tell them."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.executors.tallies import NOMINATED, WON, tally


@pytest.mark.parametrize(
    ("sentence", "won", "nominated"),
    [
        ("nominated for ten academy awards, the film won four.", 4, 10),
        ("it received seven oscar nominations and three awards.", 3, 7),
        ("in 2014 it took three academy awards: best picture, best script and best song.", 3, None),
        ("it received three of the ten academy awards for which it had been nominated.", 3, 10),
        ("three of the ten actors won academy awards.", None, None),
        ("it has two sequels and won an award.", None, None),
        ("the film won the award in its first week, after seven years of work.", None, None),
    ],
)
def test_english_numbers_belong_to_the_verb_or_noun_beside_them(
    sentence: str, won: int | None, nominated: int | None
) -> None:
    assert tally(sentence, WON, Language.ENGLISH) == won
    assert tally(sentence, NOMINATED, Language.ENGLISH) == nominated


@pytest.mark.parametrize(
    ("sentence", "won", "nominated"),
    [
        ("该片获得十四项提名，最终夺得十一项大奖。", 11, 14),
        ("影片在海燕奖上拿下4项奖。", 4, None),
        ("它入围了海燕奖八项评选。", None, 8),
        ("她获得第21届海燕奖最佳导演奖。", None, None),
    ],
)
def test_chinese_numbers_belong_to_the_verb_or_noun_beside_them(
    sentence: str, won: int | None, nominated: int | None
) -> None:
    assert tally(sentence, WON, Language.CHINESE) == won
    assert tally(sentence, NOMINATED, Language.CHINESE) == nominated
