"""Who came after somebody or before: the sentence that says it, the right way round, or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.reading.people.succession import (
    Succession,
    asked_succession,
    crowned_after,
    says_succession,
)
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "who", "after"),
    [
        ("Who took over from Ann Lee as singer in the Gulls?", "Ann Lee", True),
        ("Who succeeded Ann Lee?", "Ann Lee", True),
        ("Who was Ann Lee replaced by in 1950?", "Ann Lee", True),
        ("By whom was Ann Lee succeeded as director?", "Ann Lee", True),
        ("Who took Ann Lee's place in the Gulls?", "Ann Lee", True),
        ("Whom did Ann Lee replace in the Gulls?", "Ann Lee", False),
        ("Who preceded Ann Lee at the mill?", "Ann Lee", False),
        ("Who was Ann Lee's predecessor as mayor?", "Ann Lee", False),
    ],
)
def test_a_turn_is_asked_for(question: str, who: str, after: bool) -> None:
    assert asked_succession(question) == Succession(who, after)


@pytest.mark.parametrize(
    "question", ["Who followed Ann Lee to Leeds and back, and why?", "What replaced the mill?"]
)
def test_no_other_question_asks_for_one(question: str) -> None:
    found = asked_succession(question)
    assert found is None or found.who != "Ann Lee"


@pytest.mark.parametrize(
    ("text", "after", "said"),
    [
        ("in may 1968 lee was succeeded by bea moss.", True, True),
        ("bea moss took over from lee in 1968.", True, True),
        ("bea moss, then nineteen, replaced ann lee.", True, True),
        ("ann lee, a dancer, joined in 1960 and replaced bea moss.", True, False),
        ("ann lee, a dancer, joined in 1960 and replaced bea moss.", False, True),
        ("bea moss was succeeded by the painter ann lee.", False, True),
        ("bea moss never replaced ann lee.", True, False),
        ("he was followed by tom hale and then, in 1941, by ann lee.", True, False),
    ],
)
def test_a_sentence_tells_one_way_round(text: str, after: bool, said: bool) -> None:
    assert says_succession(text, ["ann lee"], after=after) is said


GULLS = Page(
    "en/Gulls",
    "The Gulls are a band. The singer Ann Lee joined Tom Hale at once. In May 1968 Lee was succeeded by Bea Moss.",
    ("Gulls", "Organization"),
    ("Ann Lee", "Person"),
    ("Tom Hale", "Person"),
    ("Bea Moss", "Person"),
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who took over from Ann Lee as singer in the Gulls?", "Bea Moss"),
        ("Whom did Bea Moss replace in the Gulls?", "Lee"),
        ("Who replaced Bea Moss in the Gulls?", ""),
    ],
)
def test_the_next_one_is_told_or_nobody(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, GULLS) as solver:
        answer = solver.ask(question)
    assert answer.abstained is not bool(told)
    assert told in answer.text


@pytest.mark.parametrize(
    "question",
    ["Who scored Venn's goal in the 1950 Mill Cup final?", "Who refereed the 1950 Mill Cup final?"],
)
def test_a_result_names_no_scorer_and_no_referee(tmp_path: Path, question: str) -> None:
    club = Page(
        "en/Orme",
        "Orme is a football club. In 1950 it won the Mill Cup, beating Venn 2-1 in the final.",
        ("Orme", "Organization"),
        ("Mill Cup", "Event"),
        ("Venn", "Organization"),
    )
    with solver_over(tmp_path, club) as solver:
        assert solver.ask(question).abstained


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("the eldest, harald, followed his father on the danish throne as harald x.", True),
        ("the second son, sven, succeeded his father as king in 1912.", True),
        ("the eldest, harald, followed his father to rome.", False),
        ("the eldest, harald, would have followed his father on the throne.", False),
        ("harald had followed his father on the throne in 1906.", False),
    ],
)
def test_the_child_who_followed_on_a_throne_is_a_successor(text: str, said: bool) -> None:
    assert crowned_after(text) is said
