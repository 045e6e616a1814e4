"""What the words that an answer cites hold of what is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.confidence.held import led_by_pronoun, ordered
from tests.solver.confidence.test_signs import FILM, signs
from tests.solver.synthesis.pages import Page

YARD = Page(
    "en/Moss",
    "The Moss is a ship. Ada Ross broke the bottle over its bow.",
    ("Moss", "Thing"),
    ("Ada Ross", "Person"),
)


def test_a_fact_needs_no_wording_and_names_whom_it_is_of(tmp_path: Path):
    found = signs(tmp_path, "《雾港》是谁执导的？", FILM, near="执导")
    assert (found["unworded"], found["typed"], found["untyped"]) == (0, 1, 0)
    assert (found["least"], found["unordered"]) == (1, 0)


def test_who_is_asked_and_somebody_is_named(tmp_path: Path):
    found = signs(tmp_path, "Who smashed a bottle on the Moss?", YARD, near="bottle")
    assert (found["typed"], found["untyped"]) == (1, 0)


@pytest.mark.parametrize(
    ("question", "told", "says"),
    [
        ("Who was the first master of the Tern?", "Ann Lee was master of the Tern.", False),
        ("Who was the first master of the Tern?", "Ann Lee was the first master of the Tern.", True),
        ("谁是雾港的首任校长？", "林晚任雾港校长。", False),
        ("Who was master of the Tern?", "Ann Lee was master of the Tern.", True),
    ],
)
def test_which_of_many_is_said_or_not(question: str, told: str, says: bool):
    assert ordered(question, ["Tern", "雾港"], told) is says


@pytest.mark.parametrize(
    ("quote", "led"),
    [
        ("She was the first woman on the roll.", True),
        ("他生于雾港。", True),
        ("Hers is a hull of oak.", False),
        ("Ann Lee was born here.", False),
        ("Theatre was her life.", False),
    ],
)
def test_what_begins_with_a_pronoun_is_led_by_one(quote: str, led: bool):
    assert led_by_pronoun(["Ann Lee came.", quote]) is led
