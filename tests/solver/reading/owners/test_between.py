"""Whose relation words tell that stand beside somebody who is told by a relation: his mother's father."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.executors.people.sexes import Sex
from solver.reading.owners.between import Asked, Between, Words, tells_between

_OTHERS = frozenset({"周敏", "林海", "ann fox", "tom orr"})
MOTHER_ZH = Between(frozenset({"周敏"}), frozenset({"母亲", "妈妈"}), frozenset({"林晚"}))
MOTHER_EN = Between(frozenset({"ann fox"}), frozenset({"mother"}), frozenset({"bo lee"}), sex=Sex.MALE)
WIFE_EN = Between(frozenset({"ann fox"}), frozenset({"wife", "married"}), frozenset({"bo lee"}), sex=Sex.MALE)
FATHER_ZH = Asked(frozenset({"父亲", "爸爸"}), frozenset({"father"}), frozenset({"外公"}))
FATHER_EN = Asked(frozenset({"father"}), frozenset({"father"}), frozenset({"maternal grandfather"}))
SPOUSE_EN = Asked(frozenset({"wife", "husband", "married"}), frozenset({"spouse"}))
BORN_EN = Asked(frozenset({"born", "birthplace"}), frozenset({"birth_place"}))
WORK_EN = Asked(frozenset({"job"}), frozenset({"occupation"}))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("他的父亲是林海,母亲是周敏。", False),
        ("父亲林海早逝,母亲周敏独自抚养他。", False),
        ("林晚的父亲林海认识周敏。", False),
        ("母亲周敏是教师,周敏的父亲是木匠。", True),
        ("他的母亲的父亲是木匠。", True),
        ("他从小跟外公长大。", True),
        ("母亲周敏是木匠之女。", True),
        ("周敏生于海城,父亲是木匠。", True),
    ],
)
def test_chinese_kin_of_kin_is_said_of_the_one_between(text: str, *, told: bool) -> None:
    assert tells_between(Words(text, Language.CHINESE, others=_OTHERS), MOTHER_ZH, FATHER_ZH) is told


@pytest.mark.parametrize(
    ("text", "one", "asked", "told"),
    [
        ("his father, tom orr, left; his mother, ann fox, raised him.", MOTHER_EN, FATHER_EN, False),
        ("his mother's father was a baker.", MOTHER_EN, FATHER_EN, True),
        ("the father of his mother was a baker.", MOTHER_EN, FATHER_EN, True),
        ("his mother ann fox, whose father was a baker, sang.", MOTHER_EN, FATHER_EN, True),
        ("his mother was a daughter of tom orr.", MOTHER_EN, FATHER_EN, True),
        ("he married ann fox in 1950, and her father gave them a house.", WIFE_EN, FATHER_EN, True),
        ("he married ann fox; his father was a baker.", WIFE_EN, FATHER_EN, False),
        ("he has been married to ann fox since 1950.", WIFE_EN, SPOUSE_EN, False),
        ("ann fox later married tom orr.", WIFE_EN, SPOUSE_EN, True),
        ("his wife was born in acton.", WIFE_EN, BORN_EN, True),
        ("he was born in acton and married ann fox.", WIFE_EN, BORN_EN, False),
        ("his wife, ann fox, was a nurse.", WIFE_EN, WORK_EN, True),
        ("he was a nurse.", WIFE_EN, WORK_EN, False),
    ],
)
def test_english_words_are_said_of_the_one_between(
    text: str, one: Between, asked: Asked, *, told: bool
) -> None:
    assert tells_between(Words(text, Language.ENGLISH, others=_OTHERS), one, asked) is told


def test_a_brother_is_told_as_another_child() -> None:
    asked = Asked(frozenset({"弟弟"}), frozenset({"sibling"}))
    told = Words("长子周敏是画家,次子林海是木匠。", Language.CHINESE, others=_OTHERS)
    assert tells_between(told, MOTHER_ZH, asked)


def test_a_place_before_the_one_between_is_not_that_ones() -> None:
    text = "his family came from acton; his mother, ann fox, raised him."
    words = Words(text, Language.ENGLISH, others=_OTHERS, values=(text.index("acton"),))
    assert not tells_between(words, MOTHER_EN, BORN_EN)


@pytest.mark.parametrize(
    ("text", "language", "told"),
    [
        ("she was one of the six children of a miller.", Language.ENGLISH, True),
        ("bo lee, a son of the village baker, sang.", Language.ENGLISH, True),
        ("she was a child of her time and a nurse.", Language.ENGLISH, False),
        ("林晚是木匠之女。", Language.CHINESE, True),
        ("林晚是画家。", Language.CHINESE, False),
    ],
)
def test_whose_child_somebody_is_tells_a_parents_calling(
    text: str, language: Language, *, told: bool
) -> None:
    father = Between(
        frozenset(), frozenset({"father", "父亲"}), frozenset({"林晚"}), relations=frozenset({"father"})
    )
    assert tells_between(Words(text, language), father, WORK_EN) is told
    assert not tells_between(Words(text, language), father, BORN_EN)
