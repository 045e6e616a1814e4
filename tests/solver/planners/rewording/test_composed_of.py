"""Questions for whom a body is made up of ask for its members, those for a trilogy for its parts."""

import pytest

from solver.planners.rewording.composed_of import members_asked, trilogy_asked


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("海风乐团由谁组成", "海风乐团的成员有哪些？"),
        ("海风乐团由哪几个人组成？", "海风乐团的成员有哪些？"),
        ("北方联合会是由哪些大学组成的？", "北方联合会的成员有哪些？"),
        ("北方联合会由哪几所学校联合组成", "北方联合会的成员有哪些？"),
        ("北方大学由哪几所学校合并而成？", "北方大学的成员有哪些？"),
        ("太阳由什么组成？", "太阳由什么组成？"),
        ("海风乐团由谁创立？", "海风乐团由谁创立？"),
    ],
)
def test_members_are_asked_for(question: str, plain: str) -> None:
    assert members_asked(question) == plain


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("林晚“海岸三部曲”是哪三部？", "“海岸三部曲”是哪三部？"),
        ("林晚的海岸三部曲包括哪些电影", "“海岸三部曲”包括哪些电影？"),
        ("林晚的“海岸三部曲”有哪几部", "“海岸三部曲”有哪几部？"),
        ("海岸三部曲有哪几部？", "“海岸三部曲”有哪几部？"),
        ("林晚的三部曲是哪三部？", "林晚的三部曲是哪三部？"),
        ("林晚的海岸三部曲得过什么奖？", "林晚的海岸三部曲得过什么奖？"),
    ],
)
def test_a_trilogy_is_asked_for_by_its_name(question: str, plain: str) -> None:
    assert trilogy_asked(question) == plain
