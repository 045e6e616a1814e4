"""The town in which somebody was born, and nouns that are asked for of somebody whom a clause describes."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.planners.rewording.birthplaces import birthplaces, from_where_zh
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("What is the town in which Ann Lee was born like?", "What is the town in which Ann Lee was born like?"),
        ("In which bay is the city where Ann Lee was born?", "In which bay is the birthplace of Ann Lee?"),
        ("Who rules the village Ann Lee was born in?", "Who rules the village Ann Lee was born in?"),
    ],
)  # fmt: skip
def test_where_somebody_was_born_is_a_birthplace(question: str, told: str) -> None:
    assert birthplaces(question) == told


def test_the_birthplace_is_found_before_what_is_asked_of_it(tmp_path: Path) -> None:
    ann = Page(
        "en/Ann Lee",
        "Ann Lee was a potter. She was born in Selmouth.",
        ("Ann Lee", "Person"),
        ("Selmouth", "City"),
    ).says(0, "birth_place", 1, "born in Selmouth")
    town = Page("en/Selmouth", "Selmouth is a port city of the Bay of Orme.", ("Selmouth", "City"))
    with solver_over(tmp_path, ann, town) as solver:
        answer = solver.ask("The birthplace of Ann Lee is a port city of what bay?")
    assert "Bay of Orme" in answer.text


def test_what_a_described_woman_held_is_no_question_for_her(tmp_path: Path) -> None:
    film = Page(
        "en/Low Tide",
        "Low Tide is a 1945 film. Orla Venn plays Nurse Moth.",
        ("Low Tide", "Film"),
        ("Orla Venn", "Person"),
        ("Nurse Moth", "Character"),
    ).says(0, "starring", 1, "Orla Venn plays Nurse Moth", role="Nurse Moth")
    orla = Page(
        "en/Orla Venn",
        "Orla Venn is an actress. Later the government position of Chief of Protocol was held by her.",
        ("Orla Venn", "Person"),
    )
    with solver_over(tmp_path, film, orla) as solver:
        answer = solver.ask(
            "What government position was held by the woman who played Nurse Moth in the film Low Tide?"
        )
    assert "Chief of Protocol" in answer.text


def test_a_magazine_may_be_described(tmp_path: Path) -> None:
    tom = Page(
        "en/Tom Rhee",
        "Tom Rhee is a bishop who writes for Kestrel.",
        ("Tom Rhee", "Person"),
        ("Kestrel", "Organization"),
    )
    paper = Page(
        "en/Kestrel",
        "Kestrel is a weekly magazine. It is based in Leith.",
        ("Kestrel", "Organization"),
        ("Leith", "City"),
    ).says(0, "headquarters", 1, "based in Leith")
    with solver_over(tmp_path, tom, paper) as solver:
        answer = solver.ask("Where is the magazine headquartered that Tom Rhee writes for?")
    assert "Leith" in answer.text


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("林晚是北京人吗？", "林晚出生在北京吗？"),
        ("林晚是不是山西人", "林晚出生在山西吗？"),
        ("林晚是香港人吗？", "林晚是香港人吗？"),
        ("林晚是好人吗？", "林晚是好人吗？"),
        ("演唱者是北京人吗的歌", "演唱者是北京人吗的歌"),
    ],
)
def test_who_is_from_a_town_was_born_there(question: str, told: str) -> None:
    assert from_where_zh(question) == told
