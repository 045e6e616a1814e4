"""The country of somebody or something, and whether two are of one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


def _pages() -> list[Page]:
    ann = Page("Ann Lee", "Ann Lee was an English painter.", ("Ann Lee", "Person"), ("England", "Place"))
    ann.says(0, "nationality", 1, "an English painter")
    bo = Page("Bo Orr", "Bo Orr (born 1950), also known as Bo, is a Scottish singer.", ("Bo Orr", "Person"))
    cy = Page("Cy Roe", "Cy Roe was a smith. He was born in Lyon.", ("Cy Roe", "Person"), ("Lyon", "City"))
    cy.says(0, "birth_place", 1, "He was born in Lyon")
    lyon = Page("Lyon", "Lyon is a city. It lies in France.", ("Lyon", "City"), ("France", "Place"))
    lyon.says(0, "located_in", 1, "It lies in France")
    rust = Page("Rust", "Rust is a film directed by Cy Roe.", ("Rust", "Film"), ("Cy Roe", "Person"))
    rust.says(0, "director", 1, "directed by Cy Roe")
    salt = Page(
        "Salt", "Salt is a 1990 French film directed by Ann Lee.", ("Salt", "Film"), ("Ann Lee", "Person")
    )
    salt.says(0, "director", 1, "directed by Ann Lee")
    mill = Page("Mill House", "Mill House is a village near Lyon, in France.", ("Mill House", "Place"))
    peak = Page("Grey Peak", "Grey Peak is a mountain in northern Norway.", ("Grey Peak", "Place"))
    dan = Page("Dan Fox", "Dan Fox was a smith.", ("Dan Fox", "Person"))
    return [ann, bo, cy, lyon, rust, salt, mill, peak, dan]


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Were Ann Lee and Bo Orr from the same country?", "Yes"),
        ("Do Ann Lee and Cy Roe share the same nationality?", "No"),
        ("Do both films Rust and Salt have the directors from the same country?", "No"),
        ("Are Rust and Salt from the same country?", ""),
        ("Are Mill House and Lyon located in the same country?", "Yes"),
        ("Were Ann Lee and Dan Fox from the same country?", ""),
    ],
)
def test_two_are_of_one_country_by_what_is_known_of_each(tmp_path: Path, question: str, verdict: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(f"{verdict}, ") if verdict else answer.abstained


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Which country the director of film Rust is from?", "the home country of Cy Roe is France"),
        ("Which country is the director of film Salt from?", "the home country of Ann Lee is England"),
        ("What nationality is Bo Orr?", "Bo Orr is of Scotland nationality"),
        ("What nationality is the director of the film Salt?", "Ann Lee is of England nationality"),
        ("In which country is Grey Peak?", "home country of Grey Peak is Norway"),
    ],
)
def test_the_country_is_told_by_facts_or_the_first_words_of_a_page(
    tmp_path: Path, question: str, expected: str
) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert expected in solver.ask(question).text


def test_no_nationality_is_made_of_a_birth_place(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert "France" not in solver.ask("What nationality is Cy Roe?").text


@pytest.mark.parametrize(
    ("question", "verdict"),
    [("林晚和周敏是同一个国家的人吗？", "是的"), ("林晚和王平的国籍相同吗？", "不是")],
)
def test_chinese_asks_for_one_country_too(tmp_path: Path, question: str, verdict: str) -> None:
    lin = Page("林晚", "林晚是中国画家。", ("林晚", "Person"), ("中国", "Country")).says(
        0, "nationality", 1, "中国"
    )
    zhou = Page("周敏", "周敏，出生于海城，是中国作家。", ("周敏", "Person"))
    wang = Page("王平", "王平是新加坡歌手。", ("王平", "Person"), ("新加坡", "Country")).says(
        0, "nationality", 1, "新加坡"
    )
    with solver_over(tmp_path, lin, zhou, wang) as solver:
        assert solver.ask(question).text.startswith(verdict)
