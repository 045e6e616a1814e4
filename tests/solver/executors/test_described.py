"""Whom a page's words mean by a description: the one of whom they are said, by name or by a pronoun."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

ROCK = Page(
    "海岸唱片",
    "海岸唱片是一家公司。林晚加入后，为白露和赵一鸣制作唱片；白露的《潮声》销量可观，其中的《雾港》由他包办词曲。",
    ("海岸唱片", "Company"),
    ("林晚", "Person"),
    ("白露", "Person"),
    ("赵一鸣", "Person"),
    ("潮声", "Album"),
    ("雾港", "Song"),
)
CITY = Page(
    "石城",
    "石城是一座海港城市。这里原名石浦，1381年改名石城。药学家孙大山也出生于这座城市。",
    ("石城", "City"),
    ("孙大山", "Person"),
)
BAND = Page(
    "The Lanterns",
    "The Lanterns were an English band formed in Bath in 1981.",
    ("The Lanterns", "Organization"),
    ("English", "Country"),
    ("Bath", "City"),
)
BATH = Page("Bath", "Bath is a city. Ada Moor besieged it.", ("Bath", "City"), ("Ada Moor", "Person"))
LIN = Page("林晚", "林晚，音乐人。他在渔村长大。", ("林晚", "Person"))
BAI = Page("白露", "白露，歌手。她在山城长大。", ("白露", "Person"))


def test_a_pronoun_stands_for_whom_its_sentence_names_first(tmp_path: Path) -> None:
    near = Likeness({"包办": 0.96, "渔村": 0.9, "山城": 0.9})
    with solver_over(tmp_path, ROCK, LIN, BAI, embedder=near) as solver:
        answer = solver.ask("包办《雾港》词曲的那个人是在哪里长大的？")
    assert "渔村" in answer.text
    assert "山城" not in answer.text


def test_this_city_is_that_of_the_page(tmp_path: Path) -> None:
    near = Likeness({"药学家": 0.96, "1381": 0.97})
    with solver_over(tmp_path, CITY, embedder=near) as solver:
        plan = solver.ask("孙大山出生在一座海港城市，那座城市原名叫什么？").plan
    assert "石城" in plan


def test_an_adjective_of_a_country_is_no_place(tmp_path: Path) -> None:
    near = Likeness({"formed": 0.97, "besieged": 0.96})
    with solver_over(tmp_path, BAND, BATH, embedder=near) as solver:
        plan = solver.ask("Who besieged the city where the Lanterns were formed?").plan
    assert "Bath" in plan


@pytest.mark.parametrize(
    ("question", "role"),
    [("Who played Captain Renner in Fog Harbour?", "Louis Renner"), ("谁在《雾港》中饰演阿海警长？", "阿海")],
)
def test_a_title_is_no_part_of_a_name(tmp_path: Path, question: str, role: str) -> None:
    text = (
        f"Fog Harbour is a film in which Ada Moor plays {role}."
        if role.isascii()
        else f"《雾港》是电影，林晚饰演{role}。"
    )
    names = (
        (("Fog Harbour", "Film"), ("Ada Moor", "Person"))
        if role.isascii()
        else (("雾港", "Film"), ("林晚", "Person"))
    )
    page = Page(names[0][0], text, *names)
    page.says(0, "starring", 1, role, role=role)
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert names[1][0] in answer.text


def test_a_sentence_that_does_not_speak_of_the_thing_tells_nobody(tmp_path: Path) -> None:
    text = "海燕号是一艘客轮。它由船长林晚指挥。后来北风号救起了乘客。"
    ship = Page("海燕号", text, ("海燕号", "Thing"), ("林晚", "Person"), ("北风号", "Thing"))
    near = Likeness({"由船长": 0.97, "渔村": 0.95})
    with solver_over(tmp_path, ship, LIN, embedder=near) as solver:
        answer = solver.ask("指挥北风号的那位船长是在哪里长大的？")
    assert "渔村" not in answer.text


def test_facts_that_give_no_number_do_not_say_how_many(tmp_path: Path) -> None:
    page = Page("雾港", "《雾港》是电视剧，由林晚主演，她饰演阿海。", ("雾港", "Series"), ("林晚", "Person"))
    page.says(0, "starring", 1, "由林晚主演", role="阿海")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("林晚主演的《雾港》总共有多少集？").abstained


def test_a_pronoun_speaks_of_whom_the_sentence_before_names(tmp_path: Path) -> None:
    text = "The Long Voyage is a book about sailors. Bo Ek sailed. In 1931 he reached Skerry with the pilot Ada Moor."
    page = Page(
        "en/The Long Voyage",
        text,
        ("The Long Voyage", "Book"),
        ("Bo Ek", "Person"),
        ("Nils Borg", "Person"),
        ("Skerry", "Place"),
        ("Ada Moor", "Person"),
    )
    moor = Page(
        "en/Ada Moor", "Ada Moor was a pilot. She taught at Northsea College.", ("Ada Moor", "Person")
    )
    other = Page("en/Bo Ek", "Bo Ek was a sailor.", ("Bo Ek", "Person"))
    near = Likeness({"reached": 0.96, "taught": 0.95})
    with solver_over(tmp_path, page, moor, other, embedder=near) as solver:
        answer = solver.ask("Where did the pilot who sailed to Skerry with Bo Ek teach?")
    assert "Northsea" in answer.text


def test_a_pronoun_stands_for_whom_the_clause_before_tells_of(tmp_path: Path) -> None:
    text = "雾港剧院是一家剧院。主演是陈山，白露凭该剧得到海燕奖，她后来还为《潮声》缝制戏服。"
    house = Page(
        "雾港剧院",
        text,
        ("雾港剧院", "Organization"),
        ("陈山", "Person"),
        ("白露", "Person"),
        ("潮声", "Film"),
    )
    with solver_over(tmp_path, house, BAI, embedder=Likeness({"戏服": 0.97, "山城": 0.9})) as solver:
        answer = solver.ask("为《潮声》缝制戏服的人是在哪里长大的？")
    assert "山城" in answer.text


def test_a_work_that_a_clause_begins_with_is_its_subject(tmp_path: Path) -> None:
    text = "林晚，导演。1986年的《雾港》取自白露的初恋故事。"
    page = Page("林晚", text, ("林晚", "Person"), ("雾港", "Film"), ("白露", "Person"))
    near = Likeness({"初恋": 0.97, "山城": 0.9})
    with solver_over(tmp_path, page, BAI, embedder=near) as solver:
        answer = solver.ask("初恋被拍成《雾港》的那位作家是在哪里长大的？")
    assert "山城" in answer.text


@pytest.mark.parametrize(
    ("question", "meant"),
    [
        ("Where was the poet whom Ada Moor portrays born?", "Ines Roth"),
        ("Where was the director who chose Ada Moor for Fog born?", "Paul Reed"),
    ],
)
def test_who_stands_behind_the_verb_is_whom_the_named_one_plays(
    tmp_path: Path, question: str, meant: str
) -> None:
    fog = Page(
        "en/Fog",
        "Fog is a film of 1999. Ada Moor, who had danced in two pictures by Paul Reed, plays Ines Roth, a poet. "
        "Paul Reed chose Ada Moor for Fog.",
        ("Fog", "Film"), ("Ada Moor", "Person"), ("Paul Reed", "Person"), ("Ines Roth", "Person"),
    )  # fmt: skip
    people = [Page(f"en/{name}", f"{name} was born in Bath.", (name, "Person"), ("Bath", "City"))
              for name in ("Ines Roth", "Paul Reed")]  # fmt: skip
    for page in people:
        page.says(0, "birth_place", 1, "was born in Bath")
    near = Likeness({"plays": 0.97, "chose": 0.96})
    with solver_over(tmp_path, fog, *people, embedder=near) as solver:
        plan = solver.ask(question).plan
    assert meant in plan


@pytest.mark.parametrize(
    ("father", "named"),
    [
        ("Her father, the baker Bo Ek, kept a shop there.", True),
        (
            "Her father kept a shop there, which the painter Bo Ek often drew in the winters of his youth.",
            False,
        ),
    ],
)
def test_kin_is_who_is_called_so(tmp_path: Path, father: str, named: bool) -> None:
    text = f"Ann Lee is a singer born in Bree. {father}"
    page = Page("en/Ann Lee", text, ("Ann Lee", "Person"), ("Bo Ek", "Person"), ("Bree", "City"))
    with solver_over(tmp_path, page) as solver:
        plan = solver.ask("What was the job of Ann Lee's father?").plan
    assert ("Bo Ek" in plan) is named
