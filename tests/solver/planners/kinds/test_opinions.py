"""What to think of a thing is told only where a page says so; what was counted, named or won is no opinion."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.planners.kinds.opinions import asked_opinion
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "words", "noun"),
    [
        ("Is Ida Lom a good director?", "good", "director"),
        ("Is Fog really boring?", "really boring", ""),
        ("Which film is better, Fog or Quay?", "better", ""),
        ("Who is the best director?", "best", "director"),
        ("What is Ida Lom's greatest film?", "greatest", "film"),
        ("Is Fog worth watching?", "watching", ""),
        ("最好的导演是谁", "最好", "导演"),
        ("林晚和周砚谁更厉害", "更厉害", ""),
        ("《雾》好看吗", "好看", ""),
        ("林晚是个好导演吗？", "好", "导演"),
    ],
)
def test_a_question_for_an_opinion_is_known(question: str, words: str, noun: str) -> None:
    asked = asked_opinion(question)
    assert asked is not None
    assert (asked.words, asked.noun) == (words, noun)


@pytest.mark.parametrize(
    "question",
    [
        "Is Ida Lom a director?",
        "Is Ida Lom a badminton player?",
        "What is Ida Lom best known for?",
        "Which book of hers is the best-selling?",
        "Is Ada Ross a good friend of Ida Lom?",
        "Who won the prize for best director?",
        "Who was the best director at the 3rd Orme Awards?",
        "Which film is considered her best?",
        "Is The Good Ship a film?",
        "最佳导演奖给了谁",
        "林晚最好的朋友是谁",
        "林晚是好莱坞导演吗",
        "《好人》是谁导演的",
        "《雾》被评为最好的电影吗",
    ],
)
def test_what_was_won_counted_or_named_is_none(question: str) -> None:
    assert asked_opinion(question) is None


@pytest.mark.parametrize(
    ("praise", "answered"),
    [("She was a good director.", True), ("She had a good voice.", False), ("She was a director.", False)],
)
def test_it_is_answered_where_a_page_says_those_words(tmp_path: Path, praise: str, answered: bool) -> None:
    page = Page("en/Ida Lom", f"Ida Lom came from Orme. {praise}", ("Ida Lom", "Person"), ("Orme", "City"))
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("Was Ida Lom a good director?").abstained is not answered
