"""What two things have to do with each other, and who owns one."""

from __future__ import annotations

from pathlib import Path

from tests.solver.synthesis.pages import Page, solver_over


def _company() -> Page:
    page = Page(
        "Tern Works",
        "Tern Works makes lamps. In 1968 it was acquired by Gull Group. Its chief executive is Ada Berg.",
        ("Tern Works", "Company"),
        ("Gull Group", "Company"),
        ("Ada Berg", "Person"),
    )
    page.says(0, "parent_organization", 1, "it was acquired by Gull Group")
    return page.says(0, "chief_executive", 2, "Its chief executive is Ada Berg")


def test_who_owns_a_company_may_be_a_company(tmp_path: Path) -> None:
    with solver_over(tmp_path, _company()) as solver:
        assert solver.ask("Who owns Tern Works?").text == "Tern Works belongs to Gull Group."


def test_who_runs_a_company_is_not_who_owns_it(tmp_path: Path) -> None:
    with solver_over(tmp_path, _company()) as solver:
        assert "Ada Berg" in solver.ask("Who is the chief executive of Tern Works?").text


def test_kin_is_told_by_the_sentence_that_names_both(tmp_path: Path) -> None:
    page = Page(
        "Tern Works",
        "Tern Works was founded by Bo Ek, the grandfather of Ada Berg. She was succeeded by her daughter Ina Berg.",
        ("Tern Works", "Company"),
        ("Bo Ek", "Person"),
        ("Ada Berg", "Person"),
    )
    page.says(2, "relative", 1, "Bo Ek, the grandfather of Ada Berg")
    page.says(2, "relative", 1, "Bo Ek, the grandfather of Ada Berg", kinship="grandfather")
    with solver_over(tmp_path, page) as solver:
        text = solver.ask("How are Ada Berg and Bo Ek connected?").text
    assert text == "Tern Works was founded by Bo Ek, the grandfather of Ada Berg."


def test_kin_is_said_by_its_own_word_where_a_sentence_speaks_of_others(tmp_path: Path) -> None:
    page = Page(
        "Tern Works",
        "Tern Works was founded by Bo Ek. Ada Berg ran it from 1881. She was succeeded by her daughter Ina Berg.",
        ("Tern Works", "Company"),
        ("Bo Ek", "Person"),
        ("Ada Berg", "Person"),
    )
    page.says(2, "relative", 1, "founded by Bo Ek").says(
        2, "relative", 1, "founded by Bo Ek", kinship="grandfather"
    )
    with solver_over(tmp_path, page) as solver:
        text = solver.ask("How are Ada Berg and Bo Ek connected?").text
    assert text.startswith("Bo Ek is the grandfather of Ada Berg")
    assert "relative" not in text


def _pages() -> tuple[Page, ...]:
    mother = Page(
        "林晚",
        "林晚的儿子是林江。她在海城去世。",
        ("林晚", "Person"),
        ("林江", "Person"),
        ("海城", "City"),
    )
    mother.says(0, "child", 1, "林晚的儿子是林江").says(0, "death_place", 2, "她在海城去世")
    band = Page(
        "潮声",
        "潮声是一支乐队。鼓手是林江，主唱是赵一鸣。",
        ("潮声", "Organization"),
        ("林江", "Person"),
        ("赵一鸣", "Person"),
    )
    band.says(1, "member_of", 0, "鼓手是林江").says(2, "member_of", 0, "主唱是赵一鸣")
    painter = Page("白川", "白川是画家。他在海城出生。", ("白川", "Person"), ("海城", "City"))
    return mother, band, painter.says(0, "birth_place", 1, "他在海城出生")


def test_facts_of_three_steps_tell_how_two_are_connected(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        text = solver.ask("林晚和赵一鸣有什么关系？").text
    assert text == "林晚的子女是林江，林江是潮声的成员，赵一鸣是潮声的成员。"


def test_a_place_in_common_connects_nobody(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert "海城" not in solver.ask("赵一鸣和白川有什么关系？").text


def test_an_abstention_shows_where_the_pages_speak_of_what_is_asked_about(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask("林晚的血型是什么？")
        unknown = solver.ask("顾南的血型是什么？")
    assert answer.abstained
    assert "林晚" in answer.nearest[0].quote
    assert unknown.abstained
