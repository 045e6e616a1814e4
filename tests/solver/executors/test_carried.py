"""What a sentence says of a thing that only the sentences before it name."""

from __future__ import annotations

from pathlib import Path

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

ADA = Page(
    "en/Ada Moor",
    "Ada Moor is an actress. Her first success was Fog Harbour, directed by Bo Ek. She played a smuggler, "
    "beside Carl Lund. Later she retired.",
    ("Ada Moor", "Person"),
    ("Fog Harbour", "Film"),
    ("Bo Ek", "Person"),
    ("Carl Lund", "Person"),
).says(1, "director", 2, "directed by Bo Ek")
SCHOOL = Page(
    "海城音乐学院",
    "海城音乐学院是一所学校。歌手白露2009年入学，2013年毕业。",
    ("海城音乐学院", "School"),
    ("白露", "Person"),
)
BAI = Page("白露", "白露，歌手。她在山城长大。", ("白露", "Person"))


def test_a_film_is_the_one_that_the_sentence_before_names(tmp_path: Path) -> None:
    with solver_over(tmp_path, ADA, embedder=Likeness({"beside Carl": 0.97})) as solver:
        answer = solver.ask("Who directed the film in which Ada Moor played beside Carl Lund?")
    assert "directed by Bo Ek" in answer.text


def test_a_page_s_sentence_need_not_name_what_the_page_is_about(tmp_path: Path) -> None:
    near = Likeness({"2013": 0.97, "山城": 0.9})
    with solver_over(tmp_path, SCHOOL, BAI, embedder=near) as solver:
        answer = solver.ask("2013年从海城音乐学院毕业的那位歌手，是在哪里长大的？")
    assert "山城" in answer.text
