"""Who plays somebody whom a question tells by what he is."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Language
from solver.planners.kinds.called_parts import called_part
from solver.reading.people.callings_told import beside_name, played_in
from tests.solver.synthesis.pages import Page, solver_over

FILM = (
    "Fog Harbour is a film of 1990. Tom Reed, a retired lawyer, meets Ida, who keeps the inn. A doctor comes by. "
    "Carl Berg plays Tom, and Ann Lee is Ida."
)
LEE = "Ann Lee is an actress. She was seen as the nurse in Fog Harbour, and as a queen on stage."
MILL = (
    "《磨坊》是1990年的电影，讲的是渔夫阿山和医生的女儿阿兰。石田饰演阿山，周小梅饰演阿兰，林海饰演警察老陈。"
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who plays the lawyer in Fog Harbour?", "Carl Berg"),
        ("Which actor plays the retired lawyer in Fog Harbour?", "Carl Berg"),
        ("By whom is the lawyer in Fog Harbour played?", "Carl Berg"),
        ("Who plays the nurse in Fog Harbour?", "Ann Lee"),
        ("Who plays the old lawyer in Fog Harbour?", ""),
        ("Who plays the doctor in Fog Harbour?", ""),
        ("Who plays the queen in Fog Harbour?", ""),
        ("Where was the actor who plays the lawyer in Fog Harbour born?", "Leith"),
    ],
)
def test_a_part_by_what_a_page_calls_it(tmp_path: Path, question: str, told: str) -> None:
    film = Page(
        "en/Fog Harbour", FILM, ("Fog Harbour", "Film"), ("Carl Berg", "Person"), ("Ann Lee", "Person")
    )
    film.says(0, "starring", 1, "Carl Berg plays Tom", role="Tom").says(
        0, "starring", 2, "Ann Lee is Ida", role="Ida"
    )
    lee = Page("en/Ann Lee", LEE, ("Ann Lee", "Person"), ("Fog Harbour", "Film"))
    berg = Page("en/Carl Berg", "Carl Berg was born in Leith.", ("Carl Berg", "Person"), ("Leith", "City"))
    berg.says(0, "birth_place", 1, "was born in Leith")
    with solver_over(tmp_path, film, lee, berg) as solver:
        answer = solver.ask(question)
    assert told in answer.text and not answer.abstained if told else answer.abstained


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("谁在《磨坊》里演渔夫？", "石田"),
        ("《磨坊》里的渔夫由谁饰演？", "石田"),
        ("《磨坊》里谁演警察？", "林海"),
        ("《磨坊》中谁演记者？", ""),
        ("《磨坊》中谁演医生？", ""),
        ("《磨坊》里演渔夫的那位男演员的妻子是谁？", "王小青"),
    ],
)
def test_a_chinese_part_by_the_noun_before_its_name(tmp_path: Path, question: str, told: str) -> None:
    mill = Page("磨坊", MILL, ("磨坊", "Film"), ("石田", "Person"), ("周小梅", "Person"), ("林海", "Person"))
    mill.says(0, "starring", 1, "石田饰演阿山", role="阿山").says(
        0, "starring", 2, "周小梅饰演阿兰", role="阿兰"
    )
    mill.says(0, "starring", 3, "林海饰演警察老陈", role="警察老陈")
    ishida = Page("石田", "石田是演员，妻子是王小青。", ("石田", "Person"), ("王小青", "Person"))
    ishida.says(0, "spouse", 1, "妻子是王小青")
    with solver_over(tmp_path, mill, ishida) as solver:
        answer = solver.ask(question)
    assert told in answer.text and not answer.abstained if told else answer.abstained


@pytest.mark.parametrize(
    ("question", "work", "calling"),
    [
        ("Who plays the American reporter in Fog Harbour?", "Fog Harbour", "American reporter"),
        ("Who plays the lead in Fog Harbour?", "Fog Harbour", ""),
        ("Who plays the mother of Ida in Fog Harbour?", "Fog Harbour", ""),
        ("Who is the director in Fog Harbour?", "Fog Harbour", ""),
        ("演《磨坊》里的美国记者的是谁？", "磨坊", "美国记者"),
        ("在《磨坊》里演记者的那位男演员是谁？", "磨坊", "记者"),
        ("《磨坊》里谁演女主角？", "磨坊", ""),
        ("《磨坊》里谁演的好？", "磨坊", ""),
        ("《磨坊》是由谁主演的？", "磨坊", ""),
    ],
)
def test_what_a_question_calls_a_part(question: str, work: str, calling: str) -> None:
    language = Language.ENGLISH if question.isascii() else Language.CHINESE
    assert called_part(question, work, language) == calling


def test_what_pages_call_people() -> None:
    english, chinese = Language.ENGLISH, Language.CHINESE
    assert list(beside_name("Tom Reed, a retired lawyer from Leith, sits", "Tom", english)) == [
        "retired lawyer"
    ]
    assert list(beside_name("the young nurse Ida waits", "Ida", english)) == ["young nurse"]
    assert list(beside_name("新娘九儿与轿夫余占鳌相识", "九儿", chinese)) == ["新娘"]
    assert list(played_in("He was the reporter in Fog, later as a spy in Mud", ["Mud"], english)) == ["spy"]
