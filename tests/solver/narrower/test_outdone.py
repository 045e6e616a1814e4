"""Which of the things that one page tells of is the most powerful, the fastest or the largest."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Language
from solver.planners.kinds.outdoing import Outdoing, asked_of_any
from solver.reading.numbers.magnitudes import Magnitude
from tests.solver.synthesis.pages import Page, solver_over

MAKER = Page(
    "en/Orme",
    "Orme is a maker of cars in Leith. The Swift has an engine of 900 PS and a top speed of 410 km/h. "
    "Its heir, the Kite, gives 1,200 PS. The Gull was never built.",
    ("Orme", "Company"),
)
PAINTER = Page(
    "en/Ann Lee",
    "Ann Lee was a painter. The Ferry measures 2 by 3 metres. The Quay is smaller, 172 by 278 cm.",
    ("Ann Lee", "Person"),
)


@pytest.mark.parametrize(
    ("question", "said", "cited"),
    [
        ("Which has more power, the Orme Swift or the Kite?", "It is the Kite: ", 2),
        ("Which is less powerful, the Swift or the Kite?", "It is the Swift: ", 2),
        ("Which painting is bigger, The Ferry or The Quay?", "It is the Ferry: ", 2),
        ("What is the most powerful Orme?", "Orme: Its heir, the Kite", 2),
    ],
)
def test_amounts_behind_two_names_are_set_against_each_other(
    tmp_path: Path, question: str, said: str, cited: int
) -> None:
    with solver_over(tmp_path, MAKER, PAINTER) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(said)
    assert len(answer.citations) == cited


@pytest.mark.parametrize(
    "question",
    [
        "Which has more power, the Orme Gull or the Kite?",  # of the first nothing is told
        "Which is faster, the Swift or the Kite?",
        "Which Orme is the heaviest?",
        "What is the fastest Orme?",  # one alone is not the fastest
    ],
)
def test_what_no_two_sentences_tell_is_not_decided(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, MAKER, PAINTER) as solver:
        answer = solver.ask(question)
    assert not answer.text.startswith("It is")
    assert len(answer.citations) < 2


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("甲厂的飞燕和海鸥哪款更快？", Outdoing(("甲厂的飞燕", "海鸥"), Magnitude.SPEED, greater=True)),
        ("《渡口》与《码头》哪幅小？", Outdoing(("渡口", "码头"), Magnitude.AREA, greater=False)),
        ("飞燕和海鸥哪辆马力更大？", Outdoing(("飞燕", "海鸥"), Magnitude.POWER, greater=True)),
        ("张三和李四谁大？", None),
    ],
)
def test_chinese_questions_compare_pieces(question: str, asked: Outdoing | None) -> None:
    assert asked_of_any(question, Language.CHINESE) == asked


def test_words_of_another_model_do_not_answer(tmp_path: Path) -> None:
    with solver_over(tmp_path, MAKER, PAINTER) as solver:
        gull, swift = (solver.ask(f"What is the top speed of the Orme {name}?") for name in ("Gull", "Swift"))
    assert gull.abstained
    assert "410 km/h" in swift.text
