"""Who did something to whom: the sentence that says it the right way round, or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.reading.deeds import asked_deed, says_deed, says_reverse
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "who", "suffered"),
    [
        ("Who bought Orme Mills?", "Orme Mills", True),
        ("Which company took over Orme Mills in 1961?", "Orme Mills", True),
        ("By whom was Orme Mills bought?", "Orme Mills", True),
        ("To whom was Orme Mills sold?", "Orme Mills", True),
        ("Whom did Ann Lee beat at Hastings?", "Ann Lee", False),
        ("Which firm was acquired by Orme Mills?", "Orme Mills", False),
        ("To whom did Ann Lee lose the title in 1975?", "Ann Lee", True),
        ("Ann Lee lost the Orme Cup to which player?", "Ann Lee", True),
        ("Who kept Ann Lee from an Oscar for Reef?", "Ann Lee", True),
        ("Who won the Oscar over Ann Lee?", "Ann Lee", True),
    ],
)
def test_a_deed_is_asked_for(question: str, who: str, suffered: bool) -> None:
    asked = asked_deed(question)
    assert asked is not None
    assert (asked.who, asked.suffered) == (who, suffered)


@pytest.mark.parametrize(
    "question",
    [
        "Who bought Ann Lee's mill?",
        "Who bought the mill?",
        "Who was Ann Lee?",
        "Who kept Ann Lee from the war?",
    ],
)
def test_no_other_question_asks_for_one(question: str) -> None:
    assert asked_deed(question) is None


@pytest.mark.parametrize(
    ("text", "said", "reverse"),
    [
        ("in 1984 orme mills was sold to the brewer tom hale.", True, False),
        ("tom hale bought the old orme mills.", True, False),
        ("orme mills, founded in 1890, was later acquired by hale & co.", True, False),
        ("in 1921 the firm bought the danish company lund.", False, True),
        ("orme mills grew and acquired lund.", False, True),
        ("tom hale never bought orme mills.", False, False),
        ("in 1921 it bought orme mills.", True, False),
    ],
)
def test_a_sentence_tells_one_way_round(text: str, said: bool, reverse: bool) -> None:
    asked = asked_deed("Who bought Orme Mills?")
    assert asked is not None
    assert says_deed(asked, text, ["orme mills"]) is said
    assert says_reverse(asked, text, ["orme mills"]) is reverse


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("the institute rejected her, which she never forgave.", True),
        ("ann lee was turned down by the institute.", True),
        ("in the spring she turned down a place there.", False),
        ("he rejected her.", False),
    ],
)
def test_on_its_own_page_a_pronoun_is_whom_it_was_done_to(text: str, said: bool) -> None:
    asked = asked_deed("Which school refused Ann Lee?")
    assert asked is not None
    assert says_deed(asked, text, ["ann lee"], alone=True) is said


ORME = Page(
    "en/Orme Mills",
    "Orme Mills was a firm in Leeds. It bought the Venn Foundry in 1899. In 1961 the firm was sold to Hale Brothers.",
    ("Orme Mills", "Company"),
    ("Venn Foundry", "Company"),
    ("Hale Brothers", "Company"),
)
ANN = Page(
    "en/Ann Lee",
    "Ann Lee is a chess player. She beat Rosa Kell in 1971. In 1975 Lee lost to the Dane Bea Moss. "
    "She taught May Orr, and influenced a generation. Her Reef of 1980 won a prize in Lund, whereas the Oscar went to "
    "Ida Venn.",
    ("Ann Lee", "Person"),
    ("Rosa Kell", "Person"),
    ("Bea Moss", "Person"),
    ("May Orr", "Person"),
    ("Ida Venn", "Person"),
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who bought Orme Mills?", "Hale Brothers"),
        ("To whom was Orme Mills sold?", "Hale Brothers"),
        ("Which firm did Orme Mills buy?", "Venn Foundry"),
        ("Who defeated Ann Lee?", "Bea Moss"),
        ("Who defeated Ann Lee in 1971?", ""),
        ("Who kept Ann Lee from an Oscar for Reef?", "Ida Venn"),
        ("Who won the Oscar over Rosa Kell?", ""),
        ("Who taught Ann Lee?", ""),
        ("Who influenced Ann Lee?", ""),
    ],
)
def test_the_doer_is_told_or_nobody(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, ORME, ANN) as solver:
        answer = solver.ask(question)
    assert answer.abstained is not bool(told)
    assert told in answer.text
