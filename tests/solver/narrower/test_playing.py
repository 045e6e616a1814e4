"""Who has a role, by the lines of a cast that give the role first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

GIRL = "《海女》是林大为的三幕歌剧，1920年在海城首演。主要演唱者有：\n\n阿兰：周小梅\n老船长：方一平\n\n剧情分三幕。"
MILL = (
    "The Mill is an opera by Ada Ross.\n\nThe first singers were:\n\nMara: Ida Venn\nOld Tom: Lewis Hale\n\n"
    "The acts are these\n\nOne: Leith Harbour\n"
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("《海女》首演时谁唱阿兰？", "周小梅"),
        ("Who sang Mara in The Mill?", "Ida Venn"),
        ("Who sang One in The Mill?", ""),
    ],
)
def test_a_cast_is_read_role_by_role(tmp_path: Path, question: str, told: str) -> None:
    girl = Page("海女", GIRL, ("海女", "Work"), ("阿兰", "Person"), ("林大为", "Person"))
    mill = Page("en/The Mill", MILL, ("The Mill", "Work"), ("Ada Ross", "Person"), ("Mara", "Person"))
    with solver_over(tmp_path, girl, mill) as solver:
        answer = solver.ask(question)
    assert told in answer.text and not answer.abstained if told else answer.abstained
