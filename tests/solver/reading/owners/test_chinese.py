"""Of whom Chinese words tell a relation, with like words that tell it of somebody else."""

from __future__ import annotations

import pytest

from solver.reading.owners.chinese import mentions
from solver.reading.owners.mentions import Asked


def _owned(relation: str, text: str, *, about: bool = True) -> list[bool]:
    asked = Asked(relation, frozenset({"陆苇"}), about, frozenset({"沈河", "景宗"}))
    return [mention.own for mention in mentions(text, asked)]


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("他在北京与妻子生活多年，1990年去世。", True),
        ("1990年，陆苇因病在北京逝世。", True),
        ("1100年景宗即位后北归，次年在常州去世。", True),
        ("好友沈河去世后，他很难过。", False),
        ("父亲沈河是工人，在他六岁那年病逝。", False),
        ("因为父亲去世，他回到北京。", False),
        ("父母都在他成年前后相继离世。", False),
    ],
)
def test_whoever_dies_is_the_subject(text: str, own: bool):
    assert any(_owned("death_date", text)) is own


def test_two_deaths_of_one_sentence_are_told_apart():
    assert _owned("death_date", "他在医院离世，那时距好友沈河去世还不满一年。") == [True, False]


@pytest.mark.parametrize(
    ("relation", "text", "own"),
    [
        ("spouse", "他与钟表匠沈河结婚。", True),
        ("spouse", "沈河与景宗结婚。", False),
        ("teacher", "他的老师是沈河。", True),
        ("teacher", "六岁时，他被送进师傅沈河开办的戏校。", True),
        ("teacher", "在片中饰演爱上老师的高中生。", False),
        ("teacher", "他的母亲是老师。", False),
        ("father", "陆苇父亲经营一家米店。", True),
        ("mother", "女儿的母亲是沈河。", False),
    ],
)
def test_what_a_noun_calls_belongs_to_its_owner(relation: str, text: str, own: bool):
    assert any(_owned(relation, text)) is own


def test_a_pronoun_on_anothers_page_is_the_one_named_before_it():
    assert _owned("death_date", "陆苇久病，1990年他去世了。", about=False) == [True]
    assert _owned("death_date", "陆苇认识沈河，1990年他去世了。", about=False) == [False]
