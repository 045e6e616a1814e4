"""Statements with a tag, as the questions that they ask; a tag that asks something else stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.planners.rewording.tagging import untagged
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("statement", "question"),
    [
        ("Ida Lom directed Fog, didn't she?", "Did Ida Lom direct Fog?"),
        ("Ida Lom wrote Fog, right?", "Did Ida Lom write Fog?"),
        ("Ida Lom never wrote Fog, did she?", "Did Ida Lom write Fog?"),
        ("Ida Lom didn't write Fog, did she?", "Did Ida Lom write Fog?"),
        ("The director of Fog was born in Orme, wasn't she?", "Was the director of Fog born in Orme?"),
        ("Ada Ross plays Tess in Fog. Is that right?", "Does Ada Ross play Tess in Fog?"),
        ("I think Fog is a film, is that correct?", "Is Fog a film?"),
        ("The film that Ida Lom made is Fog, right?", "Is it true that The film that Ida Lom made is Fog?"),
        ("Did Ida Lom write Fog or not?", "Did Ida Lom write Fog?"),
        ("林晚导演了《雾》，对吧", "林晚导演了《雾》吗？"),
        ("《雾》是林晚导演的，没错吧？", "《雾》是林晚导演的吗？"),
        ("《没有雾》是林晚导演的对吗", "《没有雾》是林晚导演的吗？"),
        ("林晚导演了《雾》吧？", "林晚导演了《雾》吗？"),
        ("《雾》的导演是林晚，是不是", "《雾》的导演是林晚吗？"),
    ],
)
def test_a_tag_asks_whether_it_is_so(statement: str, question: str) -> None:
    assert untagged(statement) == question


@pytest.mark.parametrize(
    "question",
    [
        "Did Ida Lom write Fog?",
        "Didn't Ida Lom write Fog?",
        "Who wrote Fog, do you know?",
        "Is it true that Ida Lom wrote Fog?",
        "Which of them is right?",
        "林晚没有导演《雾》，对吗？",
        "林晚反对吗",
        "林晚常去的酒吧",
        "谁导演了《雾》，对吗",
        "《雾》是不是林晚导演的",
    ],
)
def test_other_questions_stay_as_they_are(question: str) -> None:
    assert untagged(question) == question


def test_it_is_answered_by_yes_or_no(tmp_path: Path) -> None:
    page = Page("en/Fog", "Fog is a film directed by Ida Lom.", ("Fog", "Film"), ("Ida Lom", "Person"))
    page.says(0, "director", 1, "directed by Ida Lom")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("Ida Lom directed Fog, didn't she?").text.startswith("Yes, ")
