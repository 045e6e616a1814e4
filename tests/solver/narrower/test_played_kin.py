"""Who plays the kin of a part."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

_TEXT = (
    "Low Tide is a film about a boy. Bo Ek, in his first film, plays Martin. The actress Orla Venn and Tomas Rhee are "
    "his parents, while Ada Moor and Ben Holt play his grandparents. His uncle is played by Karl Frey. "
    "Ida Lund plays Rose. Nils Berg plays her father."
)


def _film() -> Page:
    names = ("Bo Ek", "Orla Venn", "Tomas Rhee", "Ada Moor", "Ben Holt", "Karl Frey", "Ida Lund", "Nils Berg")
    page = Page("en/Low Tide", _TEXT, ("Low Tide", "Film"), *((name, "Person") for name in names))
    page.says(0, "starring", 1, "Bo Ek, in his first film, plays Martin", role="Martin")
    return page.says(0, "starring", 3, "Tomas Rhee are his parents")


def _chinese() -> Page:
    text = "《雨季》是一部电影。林江饰演阿山。女演员周敏与白石分别饰演他的父母。"
    people = (("林江", "Person"), ("周敏", "Person"), ("白石", "Person"))
    page = Page("雨季", text, ("雨季", "Film"), *people)
    return page.says(0, "starring", 1, "林江饰演阿山", role="阿山")


def _answer(folder: Path, question: str) -> str:
    with solver_over(folder, _film(), _chinese()) as solver:
        return solver.ask(question).text


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who plays Martin's father in Low Tide?", "Tomas Rhee plays Martin's father in Low Tide."),
        (
            "Which actress plays the mother of Martin in Low Tide?",
            "Orla Venn plays Martin's mother in Low Tide.",
        ),
        ("Who played Martin's uncle in Low Tide?", "Karl Frey plays Martin's uncle in Low Tide."),
        ("Who plays Rose's father in Low Tide?", "Nils Berg plays Rose's father in Low Tide."),
        ("《雨季》中阿山的父亲是谁演的？", "白石在《雨季》中饰演阿山的父亲。"),
        ("谁在《雨季》中饰演阿山的母亲？", "周敏在《雨季》中饰演阿山的母亲。"),
    ],
)
def test_of_a_couple_the_one_of_that_sex_is_meant(tmp_path: Path, question: str, told: str) -> None:
    assert _answer(tmp_path, question) == told


def test_a_couple_is_quoted_where_nobody_knows_who_is_who(tmp_path: Path) -> None:
    told = _answer(tmp_path, "Who plays Martin's grandfather in Low Tide?")
    assert "Ben Holt play his grandparents" in told


def test_kin_of_another_part_are_not_told(tmp_path: Path) -> None:
    assert "Nils Berg" not in _answer(tmp_path, "Who plays Martin's father in Low Tide?")
    assert "Orla Venn" not in _answer(tmp_path, "Who plays Rose's mother in Low Tide?")
