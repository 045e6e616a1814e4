"""An answer says how likely it is right, and is held back where that is less than is asked for."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from schemas.answer import StopReason
from schemas.errors import InputError
from schemas.settings import AnswerSettings, Settings
from solver.confidence.estimating import Weights, shipped_weights
from solver.confidence.signs import SIGNS
from solver.proof.verify import verify
from tests.solver.confidence.test_signs import FILM as DIRECTED
from tests.solver.reading.test_meaning import PAGE, QUESTION, Likeness
from tests.solver.synthesis.pages import Page, solver_over

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
    assert said.confidence == round(said.confidence, 2) < _ALMOST_SURE
    with solver_over(tmp_path, PAGE, embedder=Likeness({"雾港": 0.96})) as solver:
        assert not solver.ask(QUESTION, least_confidence=said.confidence).abstained  # as much as is asked for
    assert (held.abstained, held.stop_reason, held.confidence) == (True, StopReason.UNSURE, said.confidence)
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


@pytest.mark.parametrize("least", [-0.1, 1, 2.0, float("nan"), float("inf"), True, "0.8"])
def test_a_least_confidence_is_a_number_from_zero_up_to_one(tmp_path: Path, least: float):
    with (
        solver_over(tmp_path, PAGE) as solver,
        pytest.raises(InputError, match="a least confidence is a number"),
    ):
        solver.ask(QUESTION, least_confidence=least)


def test_an_answer_that_cannot_be_weighed_is_given_and_says_so(tmp_path: Path):
    with solver_over(tmp_path, DIRECTED) as solver:
        plain, asked = (solver.ask("《雾港》是谁执导的？", least_confidence=least) for least in (0, 0.9))
    assert (asked.abstained, asked.confidence, asked.text) == (False, None, plain.text)
    assert set(asked.degraded).difference(plain.degraded) == {
        "how sure the answer is could not be told, so it was not held to a confidence of 0.9"
    }


def test_half_an_answer_is_half_as_sure(tmp_path: Path):
    with solver_over(tmp_path, DIRECTED, embedder=Likeness({"执导": 0.9})) as solver:
        whole = solver.ask("《雾港》是谁执导的？")
        half = solver.ask("《雾港》是谁执导的，票房是多少？")
    assert "没有说明" in half.text
    assert whole.confidence is not None
    assert half.confidence is not None
    assert half.confidence < 0.6 < whole.confidence


def test_invisible_characters_make_an_answer_no_less_sure(tmp_path: Path):
    with solver_over(tmp_path, DIRECTED, embedder=Likeness({"执导": 0.9})) as solver:
        plain, odd = (solver.ask(text) for text in ("《雾港》是谁执导的？", "《雾港》是谁\u200b执导的？"))
    assert (odd.confidence, odd.signs) == (plain.confidence, plain.signs)


def test_all_that_an_answer_cites_is_shown_where_it_is_held_back(tmp_path: Path):
    films = [("雾港", "Film"), ("北行", "Film"), ("远岸", "Film"), ("归途", "Film"), ("林晚", "Person")]
    text = "《雾港》由林晚执导。《北行》由林晚拍成。《远岸》的导演是林晚。《归途》是林晚的电影。"
    page = Page("雾港", text, *films)
    for film, words in enumerate(("由林晚执导", "由林晚拍成", "导演是林晚", "是林晚的电影")):
        page.says(film, "director", 4, words)
    with solver_over(tmp_path, page, embedder=Likeness({})) as solver:
        said = solver.ask("林晚导演了哪些电影？")
        held = solver.ask("林晚导演了哪些电影？", least_confidence=_ALMOST_SURE)
    assert len(said.citations) == 4
    assert held.nearest == said.citations


def test_the_same_words_of_another_page_are_not_shown_again(tmp_path: Path):
    pages = [Page(f"{name}", f"{name}是演员。她在海边长大。", (name, "Person")) for name in ("林晚", "白川")]
    with solver_over(tmp_path, *pages, embedder=Likeness({"海边": 0.9})) as solver:
        quotes = [one.quote for one in solver.ask("林晚和白川的血型是什么？").nearest]
    assert len(set(quotes)) == len(quotes) > 1
