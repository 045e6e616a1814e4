"""Weights for confidence are learned from judged answers, and measured on others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest
import yaml

from benchmarks.confidence import Case, area, measure, train, unseen, write
from solver.confidence.estimating import Weights
from solver.confidence.signs import SIGNS


def cases(n: int, seed: int, *, shift: float = 0.0, seen: bool = False) -> list[Case]:
    """Answers that are the likelier right the more of the question they tell, and by facts the surer these are."""
    chance, found = Random(seed), []
    for number in range(n):
        signs = {name: chance.random() for name in SIGNS}
        signs["stated"] *= number % 3 == 0  # facts
        odds = 6 * signs["told"] - 3 + (4 * signs["stated"] - 2 if signs["stated"] else 0) + shift
        found.append(Case(chance.random() < 1 / (1 + np.exp(-odds)), seen, signs))
    return found


def mean_confidence(told: Sequence[Case], weights: dict[str, Weights]) -> float:
    return float(np.mean([weights[one.rests].likely(one.signs) for one in told]))


def test_what_tells_right_from_wrong_is_learned_for_facts_and_for_words():
    weights = train(cases(3000, 1))
    assert max(weights["words"].signs, key=weights["words"].signs.__getitem__) == "told"
    assert weights["facts"].signs["stated"] > 2
    told = measure(cases(3000, 2), weights)
    assert told.area > 0.75
    assert told.brier < told.base - 0.02
    assert all(abs(mean - share) < 0.07 for _, n, mean, share in told.bins if n > 100)


def test_seen_questions_teach_what_signs_are_worth_and_not_how_many_are_right():
    weights = train([*cases(1500, 1), *cases(3000, 2, shift=3.0, seen=True)])
    fresh = cases(3000, 3)
    assert mean_confidence(fresh, weights) == pytest.approx(np.mean([one.right for one in fresh]), abs=0.04)
    assert unseen([*cases(5, 1), *cases(7, 2, seen=True)]) == cases(5, 1)


@pytest.mark.parametrize(
    ("told", "right", "expected"),
    [
        ([0.9, 0.1], [True, False], 1.0),
        ([0.1, 0.9], [True, False], 0.0),
        ([0.5, 0.5], [True, False], 0.5),
        ([0.5, 0.9], [True, True], 0.5),
        ([0.9, 0.4, 0.6], [True, False, True], 1.0),
    ],
)
def test_the_area_is_how_often_a_right_answer_has_more(told: list[float], right: list[bool], expected: float):
    assert area(np.array(told), np.array(right)) == expected


def test_answers_are_counted_by_what_is_told_of_them():
    nothing = dict.fromkeys(SIGNS, 0.0)
    weights = {rests: Weights(0.0, nothing | {"told": 3.0}, nothing) for rests in ("facts", "words")}
    signs = [dict.fromkeys(SIGNS, 0.0) | {"told": told} for told in (-1.0, 0.3, 1.0, 1.0)]
    told = measure(
        [Case(right, False, s) for right, s in zip((False, True, True, False), signs, strict=True)],
        weights,
    )
    assert (told.n, told.right) == (4, 2)
    assert [(least, n, share) for least, n, _, share in told.bins] == [
        (0.0, 1, 0.0),
        (0.7, 1, 1.0),
        (0.9, 2, 0.5),
    ]
    assert told.kept[0] == (0.5, 3, 2)
    assert told.kept[-1] == (0.9, 2, 1)


def test_weights_are_written_as_they_are_read(tmp_path: Path):
    found = cases(200, 1)
    weights = train(found)
    write(tmp_path / "weights.yaml", weights, {"one": measure(found, weights)})
    data = yaml.safe_load((tmp_path / "weights.yaml").read_text(encoding="utf-8"))
    assert data["trained_on"] == ["one"]
    assert data["left_out"]["one"]["answers"] == 200
    facts = data["weights"]["facts"]
    assert Weights(facts["base"], facts["signs"], facts["usual"]) == weights["facts"]


def test_nothing_is_told_of_no_answers():
    assert measure([], train(cases(50, 1))).n == 0
