"""How old whoever made a work was when it came out."""

import pytest

from solver.planners.rewording.makers_ages import makers_age


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("《潮声》上映那年导演多少岁？", "《潮声》的导演在《潮声》上映时几岁？"),
        ("潮声首映时，它的导演多大", "潮声的导演在潮声首映时几岁？"),
        ("小说《潮声》出版的时候作者几岁了？", "《潮声》的作者在《潮声》出版时几岁？"),
        ("潮声上映那年林晚几岁？", "潮声上映那年林晚几岁？"),
        ("潮声上映那年导演是谁？", "潮声上映那年导演是谁？"),
    ],
)
def test_the_maker_is_found_first(question: str, plain: str) -> None:
    assert makers_age(question) == plain
