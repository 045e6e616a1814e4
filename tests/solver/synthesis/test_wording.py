"""Names, dates and amounts in the language of the question."""

from __future__ import annotations

import pytest

from schemas.graph import Entity, EntityName, Literal, LiteralKind
from schemas.ontology import Ontology
from schemas.text import Language
from solver.results import Value
from solver.synthesis.wording import Wording

FILM = Entity(
    "f", "Harbour of Mist", "Film", (EntityName("Harbour of Mist", "mention"), EntityName("雾港", "bracket"))
)


@pytest.fixture(params=[Language.CHINESE, Language.ENGLISH])
def wording(request: pytest.FixtureRequest) -> Wording:
    return Wording(request.param, Ontology.load(), {"f": FILM})


def said(wording: Wording, chinese: str, english: str) -> str:
    return chinese if wording.language is Language.CHINESE else english


def test_a_thing_is_named_in_the_answers_script(wording: Wording):
    assert wording.value(Value("x", "f")) == said(wording, "《雾港》", "Harbour of Mist")


def test_a_thing_keeps_the_name_that_the_question_used(wording: Wording):
    assert wording.value(Value("x", "f"), {"f": "HM"}) == said(wording, "《HM》", "HM")


@pytest.mark.parametrize(
    ("value", "text", "chinese", "english"),
    [
        ("1962-06-22", "1962年6月22日", "1962年6月22日", "22 June 1962"),
        ("1962-06-22", "22 June 1962", "1962年6月22日", "22 June 1962"),
        ("1988", "1988", "1988年", "1988"),
        ("1988-05", "May 1988", "1988年5月", "May 1988"),
        ("1445", "c. 1445", "约1445年", "c. 1445"),
        ("1540", "约1540年", "约1540年", "c. 1540"),
        ("1994/1999", "1994年到1999年", "1994年到1999年", "1994"),
    ],
)
def test_dates_are_written_in_the_answers_language(
    wording: Wording, value: str, text: str, chinese: str, english: str
):
    literal = Literal(LiteralKind.DATE, value, text)
    assert wording.literal(literal) == said(wording, chinese, english)


@pytest.mark.parametrize(
    ("value", "unit", "text", "chinese", "english"),
    [
        ("37520000", "HKD", "3752万港元", "3752万港元", "37.52 million Hong Kong dollars"),
        ("105000000", "USD", "105 million US dollars", "1.05亿美元", "105 million US dollars"),
        ("12", "", "12", "12", "12"),
    ],
)
def test_amounts_are_written_in_the_answers_language(
    wording: Wording, value: str, unit: str, text: str, chinese: str, english: str
):
    literal = Literal(LiteralKind.NUMBER, value, text, unit)
    assert wording.literal(literal) == said(wording, chinese, english)


def test_lists_join_each_thing_once(wording: Wording):
    assert wording.listed(["甲", "乙", "甲", "丙"]) == said(wording, "甲、乙和丙", "甲, 乙 and 丙")
