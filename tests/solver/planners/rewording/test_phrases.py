"""Phrases that ask for a list."""

from __future__ import annotations

import pytest

from solver.planners.rewording.phrases import asked_for_list


@pytest.mark.parametrize(
    ("phrase", "question"),
    [
        ("列出林晚导演的电影", "林晚导演的电影有哪些？"),
        ("请列举林晚的孩子。", "林晚的孩子有哪些？"),
        ("林晚的电影", "林晚的电影有哪些？"),
        ("Ann Lee films", "Which films are there by Ann Lee?"),
        ("Ann Lee's novels", "Which novels are there by Ann Lee?"),
        ("Anne O'Lee movies", "Which films are there by Anne O'Lee?"),
        ("林晚的电影有几部？", "林晚的电影有几部？"),
        ("林晚的妻子", "林晚的妻子"),
        ("Which Ann Lee films won prizes?", "Which Ann Lee films won prizes?"),
        ("films by Ann Lee", "films by Ann Lee"),
    ],
)
def test_it_becomes_the_question_that_it_stands_for(phrase: str, question: str) -> None:
    assert asked_for_list(phrase) == question
