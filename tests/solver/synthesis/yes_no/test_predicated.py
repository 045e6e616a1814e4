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
    claim = SimpleNamespace(part=part, is_comparable=own, terms=terms, things=())
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


@pytest.mark.parametrize(
    ("question", "text", "yes"),
    [
        ("Is Ferro Swedish?", "Ferro is a Swedish maker of stoves.", True),
        ("Is Ferro Swedish?", "It was at that time the largest Swedish maker of stoves.", True),
        ("Is Ferro Swedish?", "In 1950 the Swedish stove maker Ferro opened a second works.", True),
        ("Is Ferro Swedish?", "Ferro, a Swedish maker of stoves, closed in 1990.", True),
        ("Is Ferro Swedish?", "Ferro took its name from a Swedish word for iron.", False),
        ("Is the grey heron rare?", "The marsh, home of the grey heron, lies by a road.", False),
    ],
)
def test_an_adjective_is_said_of_the_thing_itself(question: str, text: str, yes: bool) -> None:
    name = "Ferro" if "Ferro" in question else "grey heron"
    told = text.replace("It was", "Ferro began in 1900; it was") if text.startswith("It") else text
    assert said(question, name, told) is yes


@pytest.mark.parametrize(
    ("text", "yes"),
    [
        ("海铁是瑞典的一家炉具公司，1950年成立。", True),
        ("创办人到瑞典推销，当地一家公司愿意订购。", False),
    ],
)
def test_both_halves_of_a_noun_stand_in_one_clause(text: str, yes: bool) -> None:
    assert said("海铁是瑞典公司吗？", "海铁", text) is yes
