"""What many people begin to use has opened; a thing asked for by its name is the thing."""

from __future__ import annotations

import pytest

from solver.planners.rewording.rewording import reworded


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("When did trains start using the Orme Bridge?", "When did the Orme Bridge open?"),
        ("What year did cars and buses first use Lune Tunnel?", "What year did Lune Tunnel open?"),
        ("When was Selm Park opened to the public?", "When was Selm Park opened?"),
        ("When did the people who use Selm Park meet?", "When did the people who use Selm Park meet?"),
        ("When did Tom Rhee start using Lune Tunnel?", "When did Tom Rhee start using Lune Tunnel?"),
        ("When was Selm Park opened to the north?", "When was Selm Park opened to the north?"),
        ("甲桥是哪年通火车的？", "甲桥是哪年通车的？"),
        ("甲镇坐火车要多久？", "甲镇坐火车要多久？"),
        ("What is the title of the play that Low Tide is based on?", "Which play is Low Tide based on?"),
        ("What is the name of the novel on which Reef was based?", "Which novel was Reef based on?"),
        ("Where does the name Ashby come from?", "What is the origin of the name Ashby?"),
        ("Where does the man named Ashby come from?", "Where does the man named Ashby come from?"),
        ("What is the name of the novel that Ann Lee wrote?", "What is the name of the novel that Ann Lee wrote?"),
    ],
)  # fmt: skip
def test_a_first_use_is_an_opening(question: str, told: str) -> None:
    assert reworded(question) == told
