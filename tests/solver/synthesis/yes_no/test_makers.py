"""Who made something instead of the one asked about: by the only fact, or by the sentence that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ORLA = (
    "The Orla is a paddle steamer. She was built by Hall Brothers in Leith and launched in 1894. Her boiler was "
    "made by Dorn Works. She was owned by the mill of Leith. The Orla was painted by Cy Holt in 1911."
)
TOWER = "Gull Tower stands in Leith. It was designed by the engineer Ada Ross and opened in 1874."
MILL = "Low Mill stands in Leith. It was designed by the engineer Ada Ross together with Ben Hall."
FOG = "《雾港》是一部电影，由陆苇执导，摄影师是林晚，配乐由赵一鸣创作。"


def _pages() -> list[Page]:
    bodies = (("Hall Brothers", "Organization"), ("Dorn Works", "Organization"), ("Cy Holt", "Person"))
    orla = Page("en/The Orla", ORLA, ("The Orla", "Organization"), *bodies, also=("Orla",))
    tower = Page("en/Gull Tower", TOWER, ("Gull Tower", "Place"), ("Ada Ross", "Person"))
    tower.says(0, "designer", 1, "designed by the engineer Ada Ross")
    mill = Page("en/Low Mill", MILL, ("Low Mill", "Place"), ("Ada Ross", "Person"), ("Ben Hall", "Person"))
    mill.says(0, "designer", 1, "designed by the engineer Ada Ross")
    people = [(name, "Person") for name in ("陆苇", "林晚", "赵一鸣")]
    fog = Page("雾港", FOG, ("雾港", "Film"), *people)
    fog.says(0, "director", 1, "陆苇执导").says(0, "cinematographer", 2, "摄影师是林晚")
    return [orla, tower, mill, fog]


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        (
            "Was Gull Tower designed by Cy Holt?",
            "No: Gull Tower stands in Leith. It was designed by the engineer Ada Ross",
        ),
        (
            "Was Gull Tower designed by Max Orme?",
            "No: Gull Tower stands in Leith. It was designed by the engineer Ada Ross",
        ),
        ("Was Gull Tower designed by Ada Ross?", "Yes"),
        ("Was Gull Tower designed by Ross?", "Yes"),
        ("《雾港》的摄影师是赵一鸣吗？", "不是，《雾港》的摄影师是林晚"),
        ("《雾港》的摄影师是林晚吗？", "是的"),
        ("Was the Orla built by Max Orme?", "No: The Orla: She was built by Hall Brothers"),
        ("Was the Orla built by Hall Brothers?", "Yes"),
    ],
)
def test_the_only_maker_denies_another(tmp_path: Path, question: str, begins: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


@pytest.mark.parametrize(
    "question",
    [
        "Was Low Mill designed by Ben Hall?",  # a second designer, whom no fact has
        "Was the Orla owned by Dorn Works?",  # a ship has several owners
        "Was the Orla painted by Max Orme?",  # and is painted more than once
        "Was Gull Tower designed by Adaline Ross?",  # who may be the same
    ],
)
def test_what_may_be_so_besides_is_not_denied(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert not solver.ask(question).text.startswith("No")


def test_what_is_said_of_a_part_is_not_said_of_the_whole(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert not solver.ask("Was the Orla built by Dorn Works?").text.startswith("Yes")
