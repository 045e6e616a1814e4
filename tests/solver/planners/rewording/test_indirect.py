"""Questions in the order of a clause."""

from __future__ import annotations

import pytest

from solver.planners.rewording.indirect import asked_directly


@pytest.mark.parametrize(
    ("clause", "question"),
    [
        ("Where Ann Lee was born", "Where was Ann Lee born?"),
        ("who the director of Low Tide is.", "who is the director of Low Tide?"),
        ("How old Ann Lee was when she died", "How old was Ann Lee when she died?"),
        ("how the old pilot died", "how did the old pilot die?"),
        ("why the company moved to Leith", "why did the company move to Leith?"),
        ("how tall the tower is", "how tall is the tower?"),
    ],
)
def test_its_auxiliary_comes_first(clause: str, question: str) -> None:
    assert asked_directly(clause) == question


@pytest.mark.parametrize(
    "question",
    [
        "Where was Ann Lee born?",
        "When did Ann Lee die",
        "Who wrote Low Tide?",
        "Which film Ann Lee directed won a prize?",
        "When the war ended, who was king?",
        "What made Ann Lee famous?",
        "When the Tide Turns was released in what year",
        "How Low Was My Tide won how many prizes?",
        "How old is the tower?",
    ],
)
def test_others_stay_as_they_are(question: str) -> None:
    assert asked_directly(question) == question
