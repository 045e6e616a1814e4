"""Days named without their year."""

from __future__ import annotations

from schemas.text import Language
from solver.reading.numbers.days import day_named, names_day


def test_a_day_without_a_year_is_of_the_year_in_force():
    english = day_named("The crew came home on 9 March and rested.", "1934", Language.ENGLISH)
    assert english is not None
    assert (english.value, english.text) == ("1934-03-09", "9 March 1934")
    turned = day_named("It sank on October 21st in a storm.", "1902", Language.ENGLISH)
    assert turned is not None
    assert turned.value == "1902-10-21"
    chinese = day_named("3月9日，船员返回", "1934", Language.CHINESE)
    assert chinese is not None
    assert (chinese.value, chinese.text) == ("1934-03-09", "1934年3月9日")


def test_a_day_of_no_known_year_is_no_date():
    assert day_named("The crew came home on 9 March.", "", Language.ENGLISH) is None


def test_a_day_with_its_year_and_a_month_alone_are_left():
    assert day_named("He left on 9 March 1950.", "1934", Language.ENGLISH) is None
    assert not names_day("In March 30 people left.", Language.ENGLISH)
