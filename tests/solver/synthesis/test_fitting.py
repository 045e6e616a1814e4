"""Facts that leave out what was asked do not answer."""

from __future__ import annotations

from pathlib import Path

from tests.solver.synthesis.pages import Page, solver_over

TIDE = "Tide is a novel by Nora Vane. Nora Vane drives a red lorry."


def _tide() -> Page:
    page = Page("en/Tide", TIDE, ("Tide", "Book"), ("Nora Vane", "Person"))
    return page.says(0, "author", 1, "Tide is a novel by Nora Vane")


def test_who_wrote_is_answered_by_the_author(tmp_path: Path):
    with solver_over(tmp_path, _tide()) as solver:
        assert solver.ask("Who is the author of Tide?").text == "Tide was written by Nora Vane."


def test_where_is_not_answered_by_a_person(tmp_path: Path):
    with solver_over(tmp_path, _tide()) as solver:
        assert solver.ask("Where did the author of Tide learn to swim?").abstained


def test_facts_that_say_what_the_question_says_make_room_for_the_page(tmp_path: Path):
    text = "《长河》是2021年的电影。2021年，林晚与周野、许航联合执导《长河》。"
    page = Page("长河", text, ("长河", "Film"), ("林晚", "Person"))
    page.says(0, "director", 1, "林晚与周野、许航联合执导《长河》", time="2021")
    with solver_over(tmp_path, page) as solver:
        assert "周野、许航" in solver.ask("《长河》是林晚跟哪两位导演合拍的？").text


def test_the_end_of_a_long_name_in_the_question_is_that_name(tmp_path: Path):
    text = "林晚是演员。1980年，林晚考入海城戏剧学院，毕业后分配到长风艺术剧院。"
    page = Page("林晚", text, ("林晚", "Person"), ("海城戏剧学院", "School"))
    page.says(0, "educated_at", 1, "林晚考入海城戏剧学院")
    with solver_over(tmp_path, page) as solver:
        assert "长风艺术剧院" in solver.ask("林晚从戏剧学院毕业后被分到了哪个单位？").text


def test_each_fact_of_a_list_tells_of_the_other_name(tmp_path: Path):
    vane = Page(
        "en/Nora Vane",
        "Nora Vane is an actress. Nora Vane appears in Gull.",
        ("Nora Vane", "Person"),
        ("Gull", "Film"),
    )
    vane.says(1, "starring", 0, "Nora Vane appears in Gull")
    text = "Fog Films is a company. Nora Vane was seen in Tern."
    fog = Page("en/Fog Films", text, ("Fog Films", "Company"), ("Nora Vane", "Person"), ("Tern", "Film"))
    fog.says(2, "starring", 1, "Nora Vane was seen in Tern")
    with solver_over(tmp_path, vane, fog) as solver:
        assert "Gull" not in solver.ask("What films did Nora Vane make at Fog Films?").text


def test_what_kind_of_thing_somebody_has_is_not_answered_by_who_it_is(tmp_path: Path):
    fog = Page(
        "雾港", "《雾港》是电影，林晚饰演小满。", ("雾港", "Film"), ("林晚", "Person"), ("小满", "Person")
    )
    fog.says(0, "starring", 1, "林晚饰演小满", role="小满")
    page = Page("林晚", "林晚，演员。1994年，她嫁给商人陈山。", ("林晚", "Person"), ("陈山", "Person"))
    page.says(0, "spouse", 1, "她嫁给商人陈山")
    with solver_over(tmp_path, fog, page) as solver:
        assert solver.ask("演小满的那位女星，她丈夫做的是什么茶叶牌子？").abstained


def test_a_date_is_no_place(tmp_path: Path):
    text = "林晚，作家。国葬于1806年1月9日举行，她葬在海城的南山公墓。"
    page = Page("林晚", text, ("林晚", "Person"), ("1806年1月9日举行", "Place"))
    page.says(0, "burial_place", 1, "国葬于1806年1月9日举行")
    with solver_over(tmp_path, page) as solver:
        assert "南山公墓" in solver.ask("林晚葬在哪里？").text
