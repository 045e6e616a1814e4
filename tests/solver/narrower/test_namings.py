"""Birth names, nicknames, 字 and the like: each answers alone, and nothing else answers in its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Language
from solver.reading.namings import Naming, asked_naming, named_so, naming_before
from tests.solver.synthesis.pages import Page, solver_over

ORLA = (
    "Orla Venn (born Orla Marie Tarnholt, 3 May 1950), nicknamed the Heron, is a Danish pianist. "
    "Her father was the painter Egon Tarnholt, nicknamed the Bear."
)
TOMAS = "Tomas Rhee (born 7 June 1961) is a Canadian film director. He was born in Leith."
SU = "苏明远（1037年—1101年），字子安，号南坡居士，晚号白石翁，眉州人，北宋文学家。父亲苏伯川，字仲和。"
LIN = "林小川，本名林大海，1962年出生于雾城，演员。少年时在戏校学艺，艺名川儿。影迷称他为“川爷”。"
WEN = "文远山是北宋画家。他字伯玉，故乡在眉州。他字写得好，人称“文书圣”。"
PIER = "Glass Pier is a 1999 Danish film. It was formerly called Salt."

PAGES = (
    Page("en/Orla Venn", ORLA, ("Orla Venn", "Person"), ("Egon Tarnholt", "Person")),
    Page("en/Tomas Rhee", TOMAS, ("Tomas Rhee", "Person")),
    Page("zh/苏明远", SU, ("苏明远", "Person"), ("苏伯川", "Person")),
    Page("zh/林小川", LIN, ("林小川", "Person")),
    Page("zh/文远山", WEN, ("文远山", "Person")),
    Page("en/Glass Pier", PIER, ("Glass Pier", "Film")),
)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What is Orla Venn's birth name?", "Orla Marie Tarnholt: "),
        ("What was Orla Venn born as?", "Orla Marie Tarnholt: "),
        ("What is the nickname of Orla Venn?", "The Heron: "),
        ("What was Glass Pier formerly called?", "Salt: "),
        ("苏明远的字是什么？", "子安："),
        ("文远山字什么？", "伯玉："),
        ("苏明远号什么？", "南坡居士、白石翁："),
        ("林小川的本名叫什么？", "林大海："),
        ("林小川的艺名是什么？", "川儿："),
        ("林小川的昵称是什么？", "川爷："),
    ],
)
def test_a_name_in_one_way_leads_the_answer(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, *PAGES) as solver:
        assert solver.ask(question).text.startswith(said)


@pytest.mark.parametrize(
    "question",
    [
        "What is the birth name of Tomas Rhee?",
        "What is the nickname of Tomas Rhee?",
        "What is the pen name of Orla Venn?",
        "苏明远的艺名是什么？",
        "苏明远的原名是什么？",
        "林小川的笔名是什么？",
    ],
)
def test_a_name_in_another_way_answers_nothing(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *PAGES) as solver:
        assert solver.ask(question).abstained


@pytest.mark.parametrize(
    ("question", "name", "naming"),
    [
        ("What are the nicknames of the Tarn Rovers?", "Tarn Rovers", Naming.NICK),
        ("What is Orla's full name?", "Orla", Naming.FULL),
        ("What is the name of Orla's birth place?", "Orla", None),
        ("Which pen name did the author of Salt use?", "Salt", None),
        ("《玻璃码头》的原文名是什么？", "玻璃码头", Naming.ORIGINAL),
        ("苏明远字什么？", "苏明远", Naming.COURTESY),
        ("苏明远写什么字？", "苏明远", None),
        ("雾城以前叫什么？", "雾城", Naming.FORMER),
    ],
)
def test_what_is_asked(question: str, name: str, naming: Naming | None) -> None:
    language = Language.ENGLISH if question.isascii() else Language.CHINESE
    assert asked_naming(question, name, language) is naming


@pytest.mark.parametrize(
    ("text", "name", "naming"),
    [
        ("Orla Venn (born Orla Tarnholt) is", "Orla Tarnholt", Naming.BIRTH),
        ("Orla Venn, born in Leith, is", "Leith", None),
        ("known professionally as Orla V", "Orla V", Naming.STAGE),
        ("林小川，本名林大海，", "林大海", Naming.BIRTH),
        ("林小川，演员林大海之子，", "林大海", None),
    ],
)
def test_the_words_before_a_name_say_how_it_is_one(text: str, name: str, naming: Naming | None) -> None:
    language = Language.ENGLISH if text[0].isascii() else Language.CHINESE
    assert naming_before(text, text.index(name), language) is naming


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("What is the original title of Glass Pier?", "玻璃码头"),
        ("What is the Japanese title of Glass Pier?", "玻璃码头"),
        ("What is the Korean title of Glass Pier?", None),
    ],
)
def test_a_title_in_another_script_stands_in_the_first_bracket(question: str, name: str | None) -> None:
    text = "# Glass Pier\n\nGlass Pier (玻璃码头, 1999) is a film (白塔) of a series."
    found = [said for said, _ in named_so(text, Naming.ORIGINAL, Language.ENGLISH, question)]
    assert found == ([name] if name else [])
