"""All, always and only: a yes needs the words for it, and a share of those who are counted is a no."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ORLA = (
    "The Orla is a paddle steamer. Of the 90 people aboard, 40 died in 1911. Every sailor was rewarded by the mayor. "
    "Most of the passengers were saved by fishermen. The cabins were searched by the police. "
    "The Orla was only used in summer. The Orla was repaired in Leith. All the lamps of the Orla were broken."
)
TOWER = (
    "雾港灯塔位于临江。1911年，灯塔被台风毁坏，其中三名看守人遇难。灯塔有两个看守人，看守人林晚是渔民。灯塔的灯从来没有熄灭过。"
    "灯塔的所有窗户都被打破。灯塔的展览通常在夏天举行。灯塔曾在临江修理。"
)


def _answer(tmp_path: Path, question: str) -> str:
    orla = Page("en/The Orla", ORLA, ("The Orla", "Organization"), ("Leith", "City"), also=("Orla",))
    tower = Page("雾港灯塔", TOWER, ("雾港灯塔", "Place"), ("临江", "City"))
    with solver_over(tmp_path, orla, tower) as solver:
        return solver.ask(question).text


@pytest.mark.parametrize(
    "question",
    [
        "Did everyone aboard the Orla die?",
        "Did all the people aboard the Orla die?",
        "Were all the passengers of the Orla saved by fishermen?",
        "雾港灯塔的看守人全都遇难了吗？",
        "雾港灯塔的所有看守人都遇难了吗？",
    ],
)
def test_a_share_denies_all(tmp_path: Path, question: str) -> None:
    assert _answer(tmp_path, question).startswith(("No", "不是"))


@pytest.mark.parametrize(
    "question",
    [
        "Were all the cabins of the Orla searched by the police?",
        "Was every cabin of the Orla searched by the police?",
        "Was the Orla always used in summer?",
        "Was the Orla only repaired in Leith?",
        "雾港灯塔的展览总是在夏天举行吗？",
        "雾港灯塔只在临江修理吗？",
        "雾港灯塔的两个看守人都是渔民吗？",
    ],
)
def test_what_is_not_said_of_all_is_not_affirmed(tmp_path: Path, question: str) -> None:
    assert not _answer(tmp_path, question).startswith(("Yes", "是的"))


@pytest.mark.parametrize(
    "question",
    [
        "Was every sailor of the Orla rewarded?",
        "Was the Orla only used in summer?",
        "Were most of the passengers of the Orla saved by fishermen?",
        "Were the cabins of the Orla searched by the police?",
        "Was the Orla repaired in Leith?",
        "Were all the lamps of the Orla broken?",
        "雾港灯塔的所有窗户都被打破了吗？",
        "雾港灯塔的灯从来没有熄灭过吗？",
        "雾港灯塔在临江修理过吗？",
    ],
)
def test_what_is_said_as_far_as_is_asked_is_affirmed(tmp_path: Path, question: str) -> None:
    assert _answer(tmp_path, question).startswith(("Yes", "是的"))
