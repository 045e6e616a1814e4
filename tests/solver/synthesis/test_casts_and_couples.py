"""Leading ladies, first husbands, the kind of work asked for, and the most exact of several dates."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over

LOM = "Eva Lom is an actress. She was born in 1950. In 1972 she married Carl Dorn; later she wed Jan Pohl."
MOOR = "Otto Moor is an actor. He was born in 1948, and he lives in Bergen."
FOG = "Fog is a film of 1980. Otto Moor and Eva Lom star in it, with Nan Reed as the nurse."
ZHAO = "赵一鸣是演员。他主演了《雾港》和《石桥》。《石桥》于1994年7月3日上映，是1994年的片子。"


def _pages() -> list[Page]:
    lom = Page("en/Eva Lom", LOM, ("Eva Lom", "Person"), ("Carl Dorn", "Person"), ("Jan Pohl", "Person"))
    lom.says(0, "birth_date", date("1950", "1950"), "born in 1950")
    lom.says(0, "spouse", 1, "In 1972 she married Carl Dorn", time="1972").says(
        0, "spouse", 2, "wed Jan Pohl"
    )
    moor = Page("en/Otto Moor", MOOR, ("Otto Moor", "Person"))
    moor.says(0, "birth_date", date("1948", "1948"), "born in 1948")
    fog = Page(
        "en/Fog", FOG, ("Fog", "Film"), ("Otto Moor", "Person"), ("Eva Lom", "Person"), ("Nan Reed", "Person")
    )
    for person, words in ((1, "Otto Moor and Eva Lom star in it"), (2, "Otto Moor and Eva Lom star in it")):
        fog.says(0, "starring", person, words)
    fog.says(0, "starring", 3, "Nan Reed as the nurse", role="the nurse")
    zhao = Page("赵一鸣", ZHAO, ("赵一鸣", "Person"), ("雾港", "Film"), ("石桥", "Series"))
    zhao.says(1, "starring", 0, "他主演了《雾港》").says(2, "starring", 0, "和《石桥》")
    zhao.says(2, "release_date", date("1994-07-03", "1994年7月3日"), "《石桥》于1994年7月3日上映")
    zhao.says(2, "release_date", date("1994", "1994年"), "1994年的片子")
    return [lom, moor, fog, zhao]


@pytest.mark.parametrize(
    ("question", "said", "unsaid"),
    [
        ("Who is the leading lady of Fog?", "Eva Lom", "Otto Moor"),
        ("When was the leading man of Fog born?", "1948", "1950"),
        ("Who was the first husband of Eva Lom?", "Carl Dorn", "Jan Pohl"),
        ("Who was the second husband of Eva Lom?", "Jan Pohl", "Carl Dorn"),
        ("赵一鸣主演了哪部电视剧？", "石桥", "雾港"),
        ("《石桥》是什么时候上映的？", "1994年7月3日", "1994年。"),
    ],
)
def test_who_of_a_cast_or_a_family_is_meant(tmp_path: Path, question: str, said: str, unsaid: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert said in answer.text
    assert unsaid not in answer.text


def test_of_one_known_husband_nobody_is_the_third(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask("Who was the third husband of Eva Lom?")
    assert not answer.text.startswith("Eva Lom married")


def test_the_first_husband_of_somebody_who_is_described(tmp_path: Path) -> None:
    text = "Eva Lom is an actress. She starred in Fog with Jan Pohl. She first wed Carl Dorn. She last wed Jan Pohl."
    page = Page(
        "en/Eva Lom",
        text,
        ("Eva Lom", "Person"),
        ("Jan Pohl", "Person"),
        ("Carl Dorn", "Person"),
        ("Fog", "Film"),
    )
    page.says(3, "starring", 0, "She starred in Fog with Jan Pohl")
    page.says(0, "spouse", 1, "She last wed Jan Pohl").says(0, "spouse", 2, "She first wed Carl Dorn")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("Who was the first husband of the star of Fog?")
    assert "Eva Lom married Carl Dorn" in answer.text
    assert "Eva Lom married Jan Pohl" not in answer.text


def test_a_leading_lady_whom_no_page_tells_from_her_partner_is_not_guessed(tmp_path: Path) -> None:
    page = Page("en/Bo Ek", "Bo Ek is a director. Ray Dow starred, opposite Lee Marsh, in his film Fog.",
                ("Bo Ek", "Person"), ("Ray Dow", "Person"), ("Lee Marsh", "Person"), ("Fog", "Film"))  # fmt: skip
    page.says(3, "starring", 1, "Ray Dow starred").says(3, "starring", 2, "opposite Lee Marsh")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("Who is the leading lady of Fog?")
    assert "Lee Marsh" in answer.text
