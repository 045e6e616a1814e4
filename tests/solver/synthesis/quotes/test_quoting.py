"""A page's own words stand with what they mean by `it`, and with what they leave out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

TIDE = "Tide is a film of 1990. The Harbour Board ranked it first among the films about the sea."
RIVER = "长河是一部电影。导演为周野与许航，后者和林晚合写剧本。"
FIRM = "远道公司是海城的一家公司，1990年由林晚创办。2015年，公司被收购。现任总经理是赵一鸣，有员工一百人。"
SINGER = "林晚是歌手。患病以后，她仍在海城体育馆开了八场演唱会。"


def answer(path: Path, page: Page, question: str) -> str:
    with solver_over(path, page) as solver:
        return solver.ask(question).text


def test_what_it_means_is_said(tmp_path: Path) -> None:
    page = Page("en/Tide", TIDE, ("Tide", "Film"), ("Harbour Board", "Organization"))
    asked = "Which film did the Harbour Board rank first among the films about the sea?"
    assert answer(tmp_path, page, asked).startswith("Tide: The Harbour Board")


def test_of_whom_directors_are_is_said(tmp_path: Path) -> None:
    page = Page("长河", RIVER, ("长河", "Film"), ("许航", "Person"), ("林晚", "Person"))
    assert answer(tmp_path, page, "许航和林晚有过什么合作？").startswith("长河：导演为")


@pytest.mark.parametrize("asked", ["几场", "多少场"])
def test_concerts_are_counted(tmp_path: Path, asked: str) -> None:
    page = Page("林晚", SINGER, ("林晚", "Person"))
    assert answer(tmp_path, page, f"林晚患病以后开了{asked}演唱会？").startswith("8：")


def _bridge(text: str) -> Page:
    return Page("Tern Bridge", text, ("Tern Bridge", "Place"), ("Ada Berg", "Person"))


def test_of_several_sentences_the_one_with_the_words_of_the_question_is_quoted(tmp_path: Path) -> None:
    firm = Page("远道公司", FIRM, ("远道公司", "Company"), ("林晚", "Person"), ("赵一鸣", "Person"))
    assert answer(tmp_path, firm, "远道公司现任总经理是谁？") == "远道公司现任总经理是赵一鸣，有员工一百人。"


def test_sentences_that_share_the_words_of_the_question_stay_together(tmp_path: Path) -> None:
    text = "Tern Bridge was bought by Ada Berg. In 1987 it was closed. It was bought by the Gull Council in 1990."
    with solver_over(tmp_path, _bridge(text)) as solver:
        assert "Ada Berg" in solver.ask("Who bought Tern Bridge?").text
