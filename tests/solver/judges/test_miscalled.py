"""Nothing is told of a film where a question asks of a novel of that name."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.ontology import Ontology
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.names.kinds_beside import kind_beside
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "name", "kind"),
    [
        ("Who wrote the novel Fog Harbour?", "Fog Harbour", "Book"),
        ('Who sang the song "Fog Harbour"?', "Fog Harbour", "Song"),
        ("Where is the city of Orme?", "Orme", "City"),
        ("Who shot the 1971 film Fog Harbour?", "Fog Harbour", "Film"),
        ("Which film Fog Harbour was shown?", "Fog Harbour", ""),
        ("Who wrote Fog Harbour?", "Fog Harbour", ""),
        ("Who is the author of Fog Harbour?", "Fog Harbour", ""),
        ("小说《雾港》的作者是谁？", "雾港", "Book"),
        ("哪部小说《雾港》获奖？", "雾港", ""),
        ("导演《雾港》的人是谁？", "雾港", ""),
        ("小说雾港的作者是谁？", "雾港", ""),
    ],
)
def test_the_noun_right_before_a_name_says_its_kind(question: str, name: str, kind: str) -> None:
    language = Language.CHINESE if "？" in question else Language.ENGLISH
    assert kind_beside(question, question.index(name), language, Lexicon(Ontology.load())) == kind


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who directed the film Fog Harbour?", "Ida Venn"),
        ("Who made the film Fog Harbour?", "Ida Venn"),
        ("Who directed the television series Fog Harbour?", ""),
        ("Who directed the motion picture Fog Harbour?", "Ida Venn"),
        ("Who directed the work Fog Harbour?", "Ida Venn"),
        ("Who directed the play Fog Harbour?", "Ida Venn"),  # no kind that is told apart
    ],
)
def test_a_thing_of_another_kind_is_not_told_of(tmp_path: Path, question: str, told: str) -> None:
    text = "Fog Harbour is a film by Ida Venn. It follows a novel by Bo Ek."
    page = Page("en/Fog Harbour", text, ("Fog Harbour", "Film"), ("Ida Venn", "Person"))
    page.says(0, "director", 1, "a film by Ida Venn")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.abstained is (not told)
    assert told in answer.text


@pytest.mark.parametrize(
    ("question", "told"), [("电影《雾港》的导演是谁？", "林晚"), ("电视剧《雾港》的导演是谁？", "")]
)
def test_kinds_are_told_apart_in_chinese(tmp_path: Path, question: str, told: str) -> None:
    page = Page("雾港", "《雾港》是林晚导演的电影。", ("雾港", "Film"), ("林晚", "Person"))
    page.says(0, "director", 1, "林晚导演")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.abstained is (not told)
    assert told in answer.text
