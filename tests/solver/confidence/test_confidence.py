"""An answer says how likely it is right, and is held back where that is less than is asked for."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from schemas.answer import StopReason
from schemas.settings import AnswerSettings, Settings
from solver.confidence.estimating import Weights, shipped_weights
from solver.confidence.signs import SIGNS
from solver.proof.verify import verify
from tests.solver.reading.test_meaning import PAGE, QUESTION, Likeness
from tests.solver.synthesis.pages import solver_over

_ALMOST_SURE = 0.999


def test_every_sign_has_a_weight_for_facts_and_for_words():
    weights = shipped_weights()
    assert set(weights) == {"facts", "words"}
    assert all(tuple(own.signs) == SIGNS == tuple(own.usual) for own in weights.values())


def test_a_confidence_is_that_of_the_log_odds_that_signs_add_up_to():
    nothing = dict.fromkeys(SIGNS, 0.0)
    weights = Weights(0.5, nothing | {"told": 2.0, "unsaid": -1.0}, nothing | {"told": 0.1, "first": 0.7})
    signs = nothing | {"told": 0.25, "unsaid": 0.5}
    likely = weights.likely(signs)
    assert log(likely / (1 - likely)) == pytest.approx(0.5 + 2.0 * 0.15 - 1.0 * 0.5)
    added = {name: value for name, value in weights.added(signs).items() if value}
    assert added == pytest.approx({"told": 0.3, "unsaid": -0.5})


def test_what_is_less_sure_than_asked_for_is_shown_and_not_said(tmp_path: Path):
    with solver_over(tmp_path, PAGE, embedder=Likeness({"雾港": 0.96})) as solver:
        said = solver.ask(QUESTION, least_confidence=0)
        held = solver.ask(QUESTION, least_confidence=_ALMOST_SURE)
    assert said.confidence is not None
    assert 0 < said.confidence < _ALMOST_SURE
    assert (held.abstained, held.stop_reason, held.confidence) == (True, StopReason.UNSURE, None)
    assert held.nearest[: len(said.citations)] == said.citations
    assert held.text == "没有足够把握回答：林晚靠什么登上影后宝座。"
    assert f"confidence of {said.confidence:.2f}" in held.degraded[-1]
    assert held.signs == said.signs


def test_a_proof_of_an_answer_is_replayed_whatever_is_held_back_now(tmp_path: Path):
    settings = Settings(answers=AnswerSettings(least_confidence=_ALMOST_SURE))
    with solver_over(tmp_path, PAGE, embedder=Likeness({"雾港": 0.96}), settings=settings) as solver:
        proof = solver.ask(QUESTION, least_confidence=0).proof
        checked = verify(proof, solver._store, solver.for_replay)
        held = solver.ask(QUESTION)
        again = verify(held.proof, solver._store, solver.for_replay)
    assert (checked.holds, checked.replayed) == (True, True)
    assert held.abstained
    assert (again.holds, again.replayed) == (True, False)


def test_an_abstention_has_no_confidence(tmp_path: Path):
    with solver_over(tmp_path, PAGE, embedder=Likeness({})) as solver:
        answer = solver.ask("林晚的血型是什么？")
    assert (answer.abstained, answer.confidence, answer.signs) == (True, None, {})
    assert answer.stop_reason is StopReason.NO_EVIDENCE
