"""Another dimension than the one that is asked for is no answer."""

import pytest

from solver.judges.dimension import leaves_dimension


@pytest.mark.parametrize(
    ("question", "cited"),
    [
        ("《秋山》这幅画有多高？", "橫103.3公分"),
        ("《秋山》有多宽？", "此图纵206厘米"),
        ("How tall is the altarpiece of Orme?", "The panel is 90 cm wide."),
        ("How deep is the canal?", "It is 16 feet wide and forty miles long."),
        ("How wide is the wall?", "Most of it is 7 metres high."),
    ],
)
def test_another_dimension_is_given(question, cited):
    assert leaves_dimension(question, [cited])


@pytest.mark.parametrize(
    ("question", "cited"),
    [
        ("《秋山》这幅画有多高？", "縱206.3公分，橫103.3公分"),
        ("How tall is the altarpiece of Orme?", "The panel is 90 cm wide and 2 m high."),
        ("How high is the tower?", "It rises 90 metres; the square is 40 metres wide."),
        ("How high is the tower?", "The tower measures 90 metres."),
        ("这座桥有多长？", "桥宽20米"),
        ("How deep and how wide is the canal?", "It is 16 feet wide."),
    ],
)
def test_the_dimension_asked_for_may_be_given(question, cited):
    assert not leaves_dimension(question, [cited])
