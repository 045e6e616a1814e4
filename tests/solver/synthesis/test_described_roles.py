"""Who plays somebody that a question describes by kinship, and what somebody does that a page says by the name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

FOG = "Fog is a film of 1999. Ada Moor plays Nan, a baker. Ines Roth is her mother and Paul Reed plays the doctor."
WU = "《雾港》是1999年的电影。白露在片中饰演船员小满，孙大山则饰演小满的父亲。"
MARA = "Mara Voss is a glass painter. In 1990 she married Otto Kern, a bell founder. Her son is Leo."
LIN = "林晚，1962年出生于海城，演员。1990年，她与海城画家赵一鸣结婚。"


def _pages() -> list[Page]:
    fog = Page(
        "en/Fog", FOG, ("Fog", "Film"), ("Ada Moor", "Person"), ("Nan", ""), ("Ines Roth", "Person"),
        ("Paul Reed", "Person"),
    )  # fmt: skip
    fog.says(0, "starring", 1, "Ada Moor plays Nan", role="Nan")
    wu = Page("雾港", WU, ("雾港", "Film"), ("白露", "Person"), ("孙大山", "Person"))
    wu.says(0, "starring", 1, "白露在片中饰演船员小满", role="小满")
    mara = Page(
        "en/Mara Voss", MARA, ("Mara Voss", "Person"), ("Otto Kern", "Person"), ("Leo", "Person")
    )  # fmt: skip
    mara.says(0, "spouse", 1, "she married Otto Kern").says(0, "child", 2, "Her son is Leo")
    lin = Page("林晚", LIN, ("林晚", "Person"), ("赵一鸣", "Person"))
    lin.says(0, "spouse", 1, "她与海城画家赵一鸣结婚")
    return [fog, wu, mara, lin]


@pytest.mark.parametrize(
    ("question", "actor"),
    [("Who plays the mother of Nan in Fog?", "Ines Roth"), ("《雾港》里小满的父亲是谁演的？", "孙大山")],
)
def test_a_role_described_by_kinship_is_not_the_one_that_it_is_kin_to(
    tmp_path: Path, question: str, actor: str
) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert actor in solver.ask(question).text


def test_kin_that_no_page_tells_of_is_played_by_nobody(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask("Who plays the husband of Nan in Fog?").abstained


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What does the husband of Mara Voss do for a living?", "bell founder"),
        ("林晚的丈夫是做什么的？", "画家"),
    ],
)
def test_what_somebody_does_is_read_beside_the_name(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert said in solver.ask(question).text


def test_nothing_beside_a_name_says_nothing(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask("What does the son of Mara Voss do for a living?").abstained


@pytest.mark.parametrize(
    ("question", "actor"),
    [("《雾港》里上了年纪的小满由谁饰演？", "孙大山"), ("《雾港》里开灯塔的阿海由谁饰演？", "")],
)
def test_who_plays_is_told_by_words_that_speak_of_acting(tmp_path: Path, question: str, actor: str) -> None:
    page = Page(
        "雾港",
        "《雾港》是1999年的电影。孙大山饰演上了年纪的小满。\n\n影片在海城公映。观众很多。\n\n阿海守着灯塔等人回来。",
        ("雾港", "Film"), ("孙大山", "Person"),
    )  # fmt: skip
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert actor in answer.text
    assert "守着灯塔" not in answer.text


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Where was the actress who played Nan born?", "Ada Moor plays Nan"),
        ("Who was married to the actress who played Nan?", "Ada Moor plays Nan"),
    ],
)
def test_a_role_is_played_in_a_work_and_stars_nobody(tmp_path: Path, question: str, said: str) -> None:
    ada = Page(
        "en/Ada Moor",
        "Ada Moor was born in Lund. She married Per Holt.",
        ("Ada Moor", "Person"),
        ("Lund", "City"),
        ("Per Holt", "Person"),
    )
    ada.says(0, "birth_place", 1, "Ada Moor was born in Lund").says(0, "spouse", 2, "She married Per Holt")
    with solver_over(tmp_path, *_pages(), ada) as solver:
        assert solver.ask(question).text.startswith(said)
