"""Chains whose last step no page tells are not answered with what is told of the first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


def _pages() -> list[Page]:
    lin = Page(
        "林晚",
        "林晚，画家，1950年生于海城。她的父亲是林海，母亲是周敏；林海的父亲林山是木匠。1975年，林晚与商人王平结婚。",
        ("林晚", "Person"),
        ("林海", "Person"),
        ("周敏", "Person"),
        ("林山", "Person"),
        ("王平", "Person"),
    )
    lin.says(0, "father", 1, "她的父亲是林海").says(0, "mother", 2, "母亲是周敏")
    lin.says(0, "spouse", 4, "林晚与商人王平结婚")
    bo = Page(
        "en/Bo Lee",
        "Bo Lee is an actor. His family came from Acton; his mother, Ann Fox, raised him on her own. "
        "He is married to Cy Orr, whose father was the baker Tom Orr.",
        ("Bo Lee", "Person"),
        ("Ann Fox", "Person"),
        ("Cy Orr", "Person"),
        ("Tom Orr", "Person"),
        ("Acton", "Place"),
    )
    bo.says(0, "mother", 1, "his mother, Ann Fox").says(0, "spouse", 2, "He is married to Cy Orr")
    return [lin, bo]


@pytest.mark.parametrize(
    "question",
    [
        "林晚的父亲的母亲是谁？",
        "林晚的丈夫的丈夫是谁？",
        "Who is Bo Lee's mother's mother?",
        "Who is the wife of the wife of Bo Lee?",
        "Where was Bo Lee's mother born?",
    ],
)
def test_what_is_told_of_the_first_is_no_answer(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask(question).abstained


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("林晚的父亲的父亲是谁？", "林山"),
        ("Who is the father of Bo Lee's wife?", "Tom Orr"),
    ],
)
def test_what_a_sentence_says_of_the_one_between_is(tmp_path: Path, question: str, expected: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert not answer.abstained
    assert expected in answer.text


def test_children_of_two_people_are_told_of_both(tmp_path: Path) -> None:
    bo = Page(
        "en/Bo Lee",
        "Bo Lee is an actor. With his second wife, Cy Orr, Bo Lee had the children Tim and Rob.",
        ("Bo Lee", "Person"),
        ("Tim", "Person"),
        ("Rob", "Person"),
    )
    bo.says(0, "child", 1, "Bo Lee had the children Tim").says(
        0, "child", 2, "Bo Lee had the children Tim and Rob"
    )
    with solver_over(tmp_path, bo) as solver:
        answer = solver.ask("What are the names of the children Bo Lee had with his second wife?")
    assert "Tim and Rob" in answer.text
