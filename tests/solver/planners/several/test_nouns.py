"""Nouns of no list: a measure word before them says of what kind they are, and a relative pronoun behind them."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from solver.planners.several.nouns import measured, noun_of
from tests.solver.planners.names import Names

NAMES = {
    "Salt Roads": "Work",
    "林晚": "Person",
    "石城": "City",
    "雾港": "Film",
    "Anna Lind": "Person",
    "Fog Town": "City",
}


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


@pytest.mark.parametrize(
    ("text", "kind", "noun"),
    [
        ("给林晚写信的那位驿丞，后来去了哪里？", "Person", "驿丞"),
        ("流过石城的那条运河有多长？", "Place", "运河"),
        ("石城北面的那座火山是哪年喷发的？", "Place", "火山"),
    ],
)
def test_a_measure_word_tells_the_kind(text: str, kind: str, noun: str) -> None:
    ((start, end, found),) = measured(text)
    assert (text[start:end].removeprefix("的")[2:], found) == (noun, kind)


@pytest.mark.parametrize(
    "text", ["林晚拍的那片子叫什么？", "林晚住过的那位于海边的房子", "演林晚的那位演员是谁？"]
)
def test_a_listed_noun_and_a_verb_are_left_to_others(text: str) -> None:
    assert list(measured(text)) == []


def test_the_noun_of_a_place_is_what_it_must_be_called() -> None:
    assert noun_of("流过石城的那条运河是哪里？") == "运河"
    assert noun_of("给林晚写信的那位驿丞是谁？") == ""


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Where was the bishop who taught Anna Lind born?", "Who is the bishop who taught Anna Lind?"),
        ("How long is the river that crosses Fog Town?", "Where is the river that crosses Fog Town?"),
        ("给林晚写信的那位驿丞，生于哪一年？", "给林晚写信的那位驿丞是谁？"),
    ],
)
def test_what_is_described_by_such_a_noun_is_found_first(
    planner: RulePlanner, question: str, text: str
) -> None:
    assert text in [one.description.text for one in planner.described(question)]


def test_a_noun_without_a_clause_of_its_own_describes_nobody(planner: RulePlanner) -> None:
    assert planner.described("Was the bishop Anna Lind born in Fog Town?") == []


@pytest.mark.parametrize(
    ("question", "text"),
    [
        (
            "Where is the head office of the railway Anna Lind worked for?",
            "What is the railway Anna Lind worked for?",
        ),
        ("When was the school Anna Lind attended founded?", "What is the school Anna Lind attended?"),
    ],
)
def test_a_clause_needs_no_pronoun(planner: RulePlanner, question: str, text: str) -> None:
    assert text in [one.description.text for one in planner.described(question)]


def test_a_name_beside_its_noun_has_no_clause(planner: RulePlanner) -> None:
    texts = [one.description.text for one in planner.described("Who said that the town Fog Town was sold?")]
    assert not any("Fog Town" in text for text in texts)


def test_a_place_is_looked_for_by_what_is_done_there(planner: RulePlanner) -> None:
    (one,) = planner.described("When did the metro open in the city where Salt Roads was made?")
    assert "made" in str(one.plans[-1].form)


def test_whoever_did_something_for_a_work_is_looked_for_by_that_noun(planner: RulePlanner) -> None:
    (one,) = planner.described("《雾港》的译者死于哪一年？")
    assert "译者" in str(one.plans[-1].form)
