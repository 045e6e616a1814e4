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


def test_of_many_years_the_one_asked_about_tells_who(tmp_path: Path) -> None:
    text = "The Fjord Prize is a prize. The medal has gone to Ada Moor in 1971, to Carl Lund, and in 1984 to Bo Ek."
    names = (("Fjord Prize", "Award"), ("Ada Moor", "Person"), ("Carl Lund", "Person"), ("Bo Ek", "Person"))
    prize = Page("en/Fjord Prize", text, *names)
    ek = Page("en/Bo Ek", "Bo Ek is a painter. He was born in Oslo.", ("Bo Ek", "Person"), ("Oslo", "City"))
    moor = Page("en/Ada Moor", "Ada Moor was born in Turku.", ("Ada Moor", "Person"), ("Turku", "City"))
    ek.says(0, "birth_place", 1, "was born in Oslo")
    moor.says(0, "birth_place", 1, "was born in Turku")
    with solver_over(tmp_path, prize, ek, moor, embedder=Likeness({"has gone to": 0.97})) as solver:
        answer = solver.ask("Where was the painter born who was given the Fjord Prize medal in 1984?")
    assert "Oslo" in answer.text
    assert "Turku" not in answer.text


def test_a_pronoun_may_stand_for_one_of_several_names(tmp_path: Path) -> None:
    text = "潮声集团是一家公司。那年他陪北风社创始人孙大山游览雾山。"
    group = Page(
        "潮声集团",
        text,
        ("潮声集团", "Company"),
        ("北风社", "Company"),
        ("孙大山", "Person"),
        ("雾山", "Place"),
    )
    sun = Page("孙大山", "孙大山，商人。他在山城长大。", ("孙大山", "Person"))
    lin = Page("林晚", "林晚，商人。她在渔村长大。", ("林晚", "Person"))
    near = Likeness({"陪": 0.97, "山城": 0.9, "渔村": 0.8})
    with solver_over(tmp_path, group, sun, lin, embedder=near) as solver:
        answer = solver.ask("林晚陪同游览雾山的那位北风社创始人是在哪里长大的？")
    assert "山城" in answer.text
