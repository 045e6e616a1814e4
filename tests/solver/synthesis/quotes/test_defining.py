"""Who or what a thing is: its page's first sentence, or the words that introduce it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, date, solver_over

LIN = "林晚，1962年6月22日出生于海城，演员、导演。她与钟表匠赵一鸣结婚。"
MARA = "Mara Voss is a glass painter from Ulm. She taught Edda Kern, a potter, and lives in Basel."
TWO = ("林晚（歌手）", "林晚是山城的一位歌手。")


@pytest.fixture
def solver(tmp_path: Path) -> Iterator[Solver]:
    lin = Page("林晚", LIN, ("林晚", "Person"), ("赵一鸣", "Person"))
    lin.says(0, "birth_date", date("1962-06-22", "1962年6月22日"), "1962年6月22日出生")
    mara = Page("en/Mara Voss", MARA, ("Mara Voss", "Person"), ("Edda Kern", "Person"))
    with solver_over(tmp_path, lin, mara) as solver:
        yield solver


@pytest.mark.parametrize(
    "question", ["林晚是谁？", "林晚是什么人", "谁是林晚？", "介绍一下林晚", "林晚何许人也？", "演员林晚是谁"]
)
def test_who_somebody_is_is_said_by_the_first_sentence_of_the_page(solver: Solver, question: str):
    answer = solver.ask(question)
    assert answer.text == "林晚，1962年6月22日出生于海城，演员、导演。"
    assert answer.citations[0].quote == "林晚，1962年6月22日出生于海城，演员、导演"


@pytest.mark.parametrize(
    "question", ["Who is Mara Voss?", "Tell me about Mara Voss.", "What do you know about Mara Voss?"]
)
def test_english_asks_the_same_in_its_own_words(solver: Solver, question: str):
    assert solver.ask(question).text == "Mara Voss is a glass painter from Ulm."


def test_a_thing_without_a_page_is_introduced_by_another_page(solver: Solver):
    answer = solver.ask("Who is Edda Kern?")
    assert "Edda Kern, a potter" in answer.text
    assert answer.citations[0].document == "en/Mara Voss"


@pytest.mark.parametrize("question", ["高尔斯基是谁？", "Who is Gorsky?"])
def test_nobody_known_is_not_defined(solver: Solver, question: str):
    assert solver.ask(question).abstained


def test_what_stands_in_a_relation_is_no_definition(solver: Solver):
    assert "赵一鸣" in solver.ask("林晚的丈夫是谁？").text


def test_two_of_one_name_are_both_told_of(tmp_path: Path):
    one = Page("林晚", LIN, ("林晚", "Person"))
    other = Page(*TWO, ("林晚（歌手）", "Person"), also=("林晚",))
    with solver_over(tmp_path, one, other) as solver:
        text = solver.ask("林晚是谁？").text
    assert "演员、导演" in text
    assert "山城的一位歌手" in text
