"""What pages tell in passing: roles, times, wins told twice, who else did it, both of two people."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over

FILM = (
    "Low Water is a film of 1994 by Mara Voss. Ida Holt plays Nan, the keeper's sister, and Ben Hall plays Tom. "
    "It was made in Denmark."
)
HOLT = "Ida Holt is an actress. She grew up in Aarhus and studied law in Lund."
VOSS = "Mara Voss is a director. In 1990 she married Otto Kern, a painter."
KERN = "Otto Kern is a painter, born in Lund. His studio in Malmo is now a museum."


def _film() -> Page:
    page = Page("en/Low Water", FILM, ("Low Water", "Film"), ("Ida Holt", "Person"), ("Ben Hall", "Person"),
                ("Nan", "Character"), ("Mara Voss", "Person"))  # fmt: skip
    page.says(0, "starring", 1, "Ida Holt plays Nan", role="Nan")
    page.says(0, "starring", 2, "Ben Hall plays Tom", role="Tom")
    return page.says(0, "director", 4, "a film of 1994 by Mara Voss")


def _holt() -> Page:
    return Page("en/Ida Holt", HOLT, ("Ida Holt", "Person"), ("Aarhus", "City"))


def _voss() -> Page:
    page = Page("en/Mara Voss", VOSS, ("Mara Voss", "Person"), ("Otto Kern", "Person"))
    return page.says(0, "spouse", 1, "she married Otto Kern", time="1990")


def test_whoever_plays_a_role_is_found_by_the_fact_that_gives_it(tmp_path: Path) -> None:
    with solver_over(tmp_path, _film(), _holt()) as solver:
        answer = solver.ask("Where did the actress who played Nan grow up?")
    assert answer.text.startswith("In Low Water, Ida Holt plays Nan")
    assert "Aarhus" in answer.text


def test_a_marriage_has_the_year_that_its_fact_carries(tmp_path: Path) -> None:
    with solver_over(tmp_path, _voss()) as solver:
        assert (
            solver.ask("When did Mara Voss marry Otto Kern?").text == "Mara Voss married Otto Kern in 1990."
        )
        assert "1990" in solver.ask("When did Mara Voss marry?").text


def test_the_man_who_made_a_film_directed_it(tmp_path: Path) -> None:
    with solver_over(tmp_path, _film(), _voss()) as solver:
        answer = solver.ask("Who is married to the woman who made Low Water?")
    assert "Otto Kern" in answer.text


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("林晚的专辑《雾港》是由青山唱片发行的吗？", "不是"),
        ("林晚的专辑《雾港》是由海城唱片发行的吗？", "是的"),
    ],
)
def test_whoever_else_brought_it_out_speaks_against_it(tmp_path: Path, question: str, verdict: str) -> None:
    page = Page("海城唱片", "海城唱片是一家公司，与青山唱片是对手。1982年，林晚的首张专辑《雾港》由海城推出。",
                ("海城唱片", "Company"), ("青山唱片", "Company"), ("林晚", "Person"), ("雾港", "Album"))  # fmt: skip
    with solver_over(tmp_path, page) as solver:
        assert solver.ask(question).text.startswith(verdict)


def test_a_win_that_two_pages_tell_is_counted_once(tmp_path: Path) -> None:
    first = Page("林晚", "林晚，导演。1989年，她凭《雾港》获得海燕奖。1995年，她凭《北行》再获海燕奖。",
                 ("林晚", "Person"), ("海燕奖", "Award"), ("雾港", "Film"), ("北行", "Film"))  # fmt: skip
    first.says(0, "award_won", 1, "她凭《雾港》获得海燕奖", work="雾港")
    first.says(0, "award_won", 1, "她凭《北行》再获海燕奖", work="北行")
    second = Page(
        "雾港",
        "《雾港》是林晚的电影，使她在第二届获得海燕奖。",
        ("雾港", "Film"),
        ("林晚", "Person"),
        ("海燕奖", "Award"),
    )
    second.says(1, "award_won", 2, "使她在第二届获得海燕奖", work="雾港", edition="2")
    with solver_over(tmp_path, first, second) as solver:
        assert solver.ask("林晚得过几次海燕奖？").text.startswith("资料提到2个")


def test_how_often_is_the_ordinal_that_a_page_gives(tmp_path: Path) -> None:
    page = Page("林晚", "林晚，演员。1990年她获得海燕奖，1992年又获得海燕奖。2001年，她第四次获得海燕奖。",
                ("林晚", "Person"), ("海燕奖", "Award"))  # fmt: skip
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("林晚得过几次海燕奖？").text.startswith("4")


def test_what_two_people_are_goes_on_with_the_sentence_about_both(tmp_path: Path) -> None:
    page = Page("林晚", "林晚，演员。1990年，她在赵一鸣的剧院里演出。两人于1994年结婚，2001年离婚。后来她移居海城。",
                ("林晚", "Person"), ("赵一鸣", "Person"), ("海城", "City"))  # fmt: skip
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("林晚和赵一鸣是什么关系？")
    assert "结婚" in answer.text
    assert "离婚" in answer.text
    assert "海城" not in answer.text


def test_the_first_of_one_film_is_none(tmp_path: Path) -> None:
    page = Page(
        "en/Mara Voss",
        "Mara Voss is a director. Low Water came out in 1994.",
        ("Mara Voss", "Person"),
        ("Low Water", "Film"),
    )
    page.says(1, "director", 0, "Low Water came out in 1994")
    page.says(1, "release_date", date("1994", "1994"), "Low Water came out in 1994")
    with solver_over(tmp_path, page) as solver:
        assert "it is Low Water" not in solver.ask("What is the earliest film that Mara Voss made?").text


def test_a_subject_is_no_school(tmp_path: Path) -> None:
    page = Page(
        "en/Ida Holt",
        HOLT.replace("Lund", "the University of Lund"),
        ("Ida Holt", "Person"),
        ("University of Lund", "School"),
    )
    page.says(0, "educated_at", 1, "studied law in the University of Lund")
    with solver_over(tmp_path, page) as solver:
        assert "law" in solver.ask("What did Ida Holt study?").text


def test_a_count_beside_a_comma_counts_nothing(tmp_path: Path) -> None:
    text = (
        "Ida Holt is an actress. Her sisters Anna and Beth act as well. In Low Water Holt, who was nineteen, "
        "plays her own sister."
    )
    page = Page("en/Ida Holt", text, ("Ida Holt", "Person"), ("Anna", "Person"), ("Beth", "Person"))
    page.says(0, "sibling", 1, "Her sisters Anna and Beth")
    page.says(0, "sibling", 2, "Her sisters Anna and Beth")
    with solver_over(tmp_path, page) as solver:
        assert "2" in solver.ask("How many sisters does Ida Holt have?").text


def test_an_age_at_death_is_counted_in_birthdays(tmp_path: Path) -> None:
    page = Page(
        "en/Ida Holt",
        "Ida Holt was born on 19 November 1907. She died on 7 January 2014.",
        ("Ida Holt", "Person"),
    )
    page.says(0, "birth_date", date("1907-11-19", "19 November 1907"), "born on 19 November 1907")
    page.says(0, "death_date", date("2014-01-07", "7 January 2014"), "died on 7 January 2014")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("How old was Ida Holt when she died?").text.startswith("106 years old")


def test_who_has_a_role_is_said_with_it(tmp_path: Path) -> None:
    with solver_over(tmp_path, _film()) as solver:
        assert solver.ask("Who plays Tom in Low Water?").text == "In Low Water, Ben Hall plays Tom."


def test_classmates_are_each_others(tmp_path: Path) -> None:
    page = Page(
        "林晚",
        "林晚，演员，与赵一鸣、周和同届。",
        ("林晚", "Person"),
        ("赵一鸣", "Person"),
        ("周和", "Person"),
    )
    page.says(0, "classmate", 1, "与赵一鸣、周和同届")
    page.says(0, "classmate", 2, "与赵一鸣、周和同届")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("林晚跟赵一鸣是同一届的吗？").text.startswith("是的")


def test_what_none_did_before_denies_nothing(tmp_path: Path) -> None:
    page = Page(
        "林晚",
        "林晚，演员。她在《雾港》里出演阿宁并获海燕奖，在她之前，还没有本地演员得过此奖。",
        ("林晚", "Person"),
        ("雾港", "Film"),
    )
    with solver_over(tmp_path, page) as solver:
        assert not solver.ask("林晚出演过《雾港》吗？").text.startswith("不是")
