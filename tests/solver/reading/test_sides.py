"""Two sides of one thing, and what sentences give of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Chunk, Document, Language
from solver.reading.page import Page, read_page
from solver.reading.sides import Sides, asked_sides, told_apart
from tests.solver.synthesis import pages


def page(text: str) -> Page:
    language = Language.ENGLISH if text.isascii() else Language.CHINESE
    document = Document("page", "Page", text, "page.txt", language)
    return read_page(document, [Chunk("page#0", "page", 0, 0, len(text), text, language)])


@pytest.mark.parametrize(
    ("question", "names", "sides"),
    [
        (
            "How many minutes longer is Fog on television than in cinemas?",
            ("Fog",),
            Sides(("television",), ("cinemas",), "min", "minutes"),
        ),
        ("海城铁路二期比一期多修了多少公里？", ("海城铁路",), Sides(("二期",), ("一期",), "km", "公里")),
        ("《雾港》下集比上集晚几年做完？", ("雾港",), Sides(("下集",), ("上集",), "year", "年")),
        ("How many minutes longer is Fog than Rain?", ("Fog", "Rain"), None),
        ("How many minutes longer is the sequel than the first part?", (), None),
        ("《雾港》比《石桥》长几分钟？", ("雾港", "石桥"), None),
        ("《雾港》比《石桥》长几分钟？", ("雾港",), None),
        ("海城铁路二期有多少公里？", ("海城铁路",), None),
    ],
)
def test_a_question_that_compares_two_sides_of_one_thing(
    question: str, names: tuple[str, ...], sides: Sides | None
) -> None:
    language = Language.ENGLISH if question.isascii() else Language.CHINESE
    assert asked_sides(question, language, names) == sides


FOG = Sides(("television",), ("cinemas",), "min", "minutes")
RAILWAY = Sides(("二期",), ("一期",), "km", "公里")


@pytest.mark.parametrize(
    ("text", "sides", "things", "number"),
    [
        ("Fog runs for 188 minutes in cinemas and 312 minutes in its television form.", FOG, (), 124),
        ("Fog runs for 188 minutes in cinemas and 312 minutes in its television form.", FOG, ("fog",), 124),
        ("Fog runs for 188 minutes in cinemas and 312 minutes in its television form.", FOG, ("rain",), None),
        ("Fog runs for 188 minutes in cinemas.", FOG, (), None),
        ("It was shown in cinemas for 9 weeks and on television for 312 minutes.", FOG, (), None),
        ("一期由甲城到乙城，长814公里。二期通往丙城，长1142公里，其中960公里在山上。", RAILWAY, (), 328),
        ("一期由甲城到乙城，长814公里，造价30亿元。", RAILWAY, (), None),
    ],
)
def test_each_amount_is_that_of_the_nearest_side(
    text: str, sides: Sides, things: tuple[str, ...], number: int | None
) -> None:
    told = told_apart(page(text), sides, lambda word: (word,), things)
    assert (None if told is None else told.number) == number


def test_the_sentences_of_both_sides_are_cited(tmp_path: Path) -> None:
    railway = pages.Page(
        "海城铁路",
        "海城铁路分两期修建。一期由甲城到乙城，长814公里。二期通往丙城，长1142公里。",
        ("海城铁路", "Place"),
    )
    with pages.solver_over(tmp_path, railway) as solver:
        answer = solver.ask("海城铁路二期比一期多修了多少公里？")
    assert answer.text.startswith("相差328公里：")
    assert "814公里" in answer.text
    assert "1142公里" in answer.text
