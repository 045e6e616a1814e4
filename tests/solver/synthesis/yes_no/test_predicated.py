"""A yes says what something is said to be."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from solver.reading.terms import Term
from solver.synthesis.yes_no.predicated import predicate_said
from tests.solver.reading.clauses import page_of


def said(question: str, name: str, text: str, *terms: Term) -> bool:
    own = question.isascii() == text.isascii()
    part = SimpleNamespace(text=question, names=(name,))
    claim = SimpleNamespace(part=part, is_comparable=own, terms=terms)
    return predicate_said(claim, page_of(text).clauses)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("question", "yes"),
    [
        ("雾山银针是白茶吗？", True),
        ("雾山银针是绿茶吗？", False),
        ("雾山银针获得过银奖吗？", True),
        ("雾山银针获得过金奖吗？", False),
        ("雾山银针是一种饮料吗？", True),  # nothing like it is said: left to what words mean
        ("雾山银针是什么茶？", True),
    ],
)
def test_what_describes_a_noun_is_said_with_it(question: str, yes: bool) -> None:
    assert said(question, "雾山银针", "雾山银针是海城县的一种白茶，1915年获得银奖。") is yes


@pytest.mark.parametrize(
    ("question", "yes"),
    [
        ("林晚是生物教师吗？", True),
        ("林晚是化学教师吗？", False),
        ("林晚是海城的教师吗？", True),
        ("林晚是不是第一次当教师的人？", True),
    ],
)
def test_who_teaches_one_subject_teaches_no_other(question: str, yes: bool) -> None:
    assert said(question, "林晚", "林晚是生物教师，曾在海城任教多年。") is yes


@pytest.mark.parametrize(
    ("question", "yes"),
    [
        ("Was Ann Lee a botanist?", True),
        ("Was Ann Lee a zoologist?", False),
        ("Was Ann Lee a member of the club?", True),
        ("Was Ann Lee born in Hollow?", True),
    ],
)
def test_a_noun_that_is_claimed_outright_is_said(question: str, yes: bool) -> None:
    assert said(question, "Ann Lee", "Ann Lee was a botanist of the north.") is yes


def test_a_page_of_the_other_language_says_it_in_a_translation() -> None:
    botanist, zoologist = (
        Term(("botanist", "植物学家"), 1.0, "word", translated=True),
        Term(("zoologist", "动物学家"), 1.0, "word", translated=True),
    )
    text = "安·李是一位植物学家。"
    assert said("Was Ann Lee a botanist?", "Ann Lee", text, botanist)
    assert not said("Was Ann Lee a zoologist?", "Ann Lee", text, zoologist)
