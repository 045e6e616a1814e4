"""Answers that begin with the number in digits."""

from __future__ import annotations

from pathlib import Path

from tests.solver.synthesis.pages import Page, solver_over

TOWER = "海塔是海城的一座灯塔。塔内有二百一十四级台阶，门票售价十五美元，塔顶每晚可容一百人参观。"
BOAT = "The Tern is a boat. Ada Berg sailed the Tern to Norway twenty-one times, and once to Iceland."
PAINTER = "林晚是画家。她脾气古怪，一生搬家三十二次，改过十来个名号。"


def answer(path: Path, page: Page, question: str) -> str:
    with solver_over(path, page) as solver:
        return solver.ask(question).text


def test_money_leads_and_no_number_of_people(tmp_path: Path) -> None:
    page = Page("海塔", TOWER, ("海塔", "Place"))
    assert answer(tmp_path, page, "海塔的门票售价多少美元？").startswith("15美元：")


def test_how_often_leads_in_digits(tmp_path: Path) -> None:
    page = Page("林晚", PAINTER, ("林晚", "Person"))
    assert answer(tmp_path, page, "林晚一生搬家多少次？").startswith("32次：")


def test_english_words_lead_in_digits(tmp_path: Path) -> None:
    page = Page("en/Tern", BOAT, ("Tern", "Ship"), ("Ada Berg", "Person"))
    asked = "How many times did Ada Berg sail the Tern to Norway?"
    assert answer(tmp_path, page, asked).startswith("21 times: ")


def test_no_number_leads_where_the_unit_is_another(tmp_path: Path) -> None:
    said = answer(tmp_path, Page("海塔", TOWER, ("海塔", "Place")), "海塔的门票售价多少英镑？")
    assert not said[0].isdigit()
