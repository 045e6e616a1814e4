"""Questions for whom a body is made up of ask for its members."""

import pytest

from solver.planners.rewording.composed_of import members_asked


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("海风乐团由谁组成", "海风乐团的成员有哪些？"),
        ("海风乐团由哪几个人组成？", "海风乐团的成员有哪些？"),
        ("北方联合会是由哪些大学组成的？", "北方联合会的成员有哪些？"),
        ("北方联合会由哪几所学校联合组成", "北方联合会的成员有哪些？"),
        ("太阳由什么组成？", "太阳由什么组成？"),
        ("海风乐团由谁创立？", "海风乐团由谁创立？"),
    ],
)
def test_members_are_asked_for(question: str, plain: str) -> None:
    assert members_asked(question) == plain
