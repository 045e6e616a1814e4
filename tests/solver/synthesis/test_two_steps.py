"""Chinese questions of two steps: who or what the first one means, and what the second one asks of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, number, solver_over

BAI = Page(
    "白露",
    "白露，生于山城，演员。1990年，白露与画家赵一鸣结婚。",
    ("白露", "Person"),
    ("赵一鸣", "Person"),
    ("山城", "City"),
)
BAI.says(0, "spouse", 1, "白露与画家赵一鸣结婚").says(0, "birth_place", 2, "生于山城")


def test_a_chain_by_a_first_work_goes_on(tmp_path: Path) -> None:
    text = "林晚，导演。1984年，他在石城拍出处女作《雾港》，摄影师是同届的白露，作曲是孙大山。"
    lin = Page("林晚", text, ("林晚", "Person"), ("雾港", "Film"), ("白露", "Person"))
    lin.says(0, "first_work", 1, "处女作《雾港》", order="处女作")
    lin.says(1, "cinematographer", 2, "摄影师是同届的白露")
    with solver_over(tmp_path, lin, BAI, embedder=Likeness({"摄影师": 0.97})) as solver:
        assert "山城" in solver.ask("林晚的处女作的摄影师出生在哪座城市？").text


@pytest.mark.parametrize(("which", "found"), [("第一任", True), ("第二任", False)])
def test_the_first_of_many_is_whom_a_page_calls_so(tmp_path: Path, which: str, found: bool) -> None:
    text = "海角美术馆在石城，由渔行改建。首任馆长是白露。"
    museum = Page("海角美术馆", text, ("海角美术馆", "Organization"), ("白露", "Person"))
    with solver_over(tmp_path, museum, BAI, embedder=Likeness({"首任": 0.97})) as solver:
        assert ("山城" in solver.ask(f"海角美术馆的{which}馆长，出生在哪座城市？").text) is found


def test_a_leading_man_is_he_whom_the_page_calls_one(tmp_path: Path) -> None:
    text = "《雾港》由林晚执导，周青与女主角李蓝分饰姐妹，男主角是白露。"
    things = (("周青", "Person"), ("李蓝", "Person"), ("白露", "Person"))
    page = Page("雾港", text, ("雾港", "Film"), *things).says(0, "starring", 1, "周青与女主角李蓝")
    page.says(0, "starring", 2, "女主角李蓝分饰姐妹").says(0, "starring", 3, "男主角是白露")
    with solver_over(tmp_path, page, BAI) as solver:
        answer = solver.ask("《雾港》的男主角是谁？")
    assert "白露" in answer.text
    assert "周青" not in answer.text


def test_who_did_something_stands_behind_the_words_for_it(tmp_path: Path) -> None:
    text = "陈山在学校写成小说《雾港》；1984年把它搬上银幕的白露也是校友。"
    school = Page(
        "海角学院", text, ("海角学院", "School"), ("陈山", "Person"), ("雾港", "Book"), ("白露", "Person")
    )
    with solver_over(tmp_path, school, BAI, embedder=Likeness({"银幕": 0.97})) as solver:
        answer = solver.ask("把陈山的《雾港》搬上银幕的那位导演，出生在哪座城市？")
    assert "山城" in answer.text


def test_an_answer_whose_words_hold_what_the_form_leaves_out_stays(tmp_path: Path) -> None:
    fog = Page(
        "雾港", "《雾港》由白露主演。导演是林晚。", ("雾港", "Film"), ("白露", "Person"), ("林晚", "Person")
    )
    fog.says(0, "starring", 1, "由白露主演").says(0, "director", 2, "导演是林晚")
    lin = Page("林晚", "林晚，导演，生于石城。", ("林晚", "Person"), ("石城", "City"))
    lin.says(0, "birth_place", 1, "生于石城")
    other = Page(
        "白露",
        "白露，演员。她嫁给了挑中她的导演孙大山，并出演《雾港》。",
        ("白露", "Person"),
        ("孙大山", "Person"),
        ("雾港", "Film"),
    )
    near = Likeness({"嫁给": 0.97})
    with solver_over(tmp_path, fog, lin, other, embedder=near) as solver:
        assert "石城" in solver.ask("挑中白露来演《雾港》的那位导演，出生在哪座城市？").text


@pytest.mark.parametrize(
    ("question", "named"), [("林晚的大学是在哪里念的？", True), ("林晚后来去了哪里？", False)]
)
def test_the_school_of_a_page_is_named_beside_a_city(tmp_path: Path, question: str, named: bool) -> None:
    text = "海角学院在石城。1939年入读文学院的林晚未能毕业，回北港后写成小说《雾港》。"
    things = (("林晚", "Person"), ("北港", "City"), ("雾港", "Book"))
    school = Page("海角学院", text, ("海角学院", "School"), *things)
    with solver_over(tmp_path, school, embedder=Likeness({"入读": 0.97})) as solver:
        answer = solver.ask(question)
    assert ("海角学院" in answer.text) is named


def test_several_parts_that_a_page_answers_as_they_stand_are_not_taken_apart(tmp_path: Path) -> None:
    text = (
        "白露，演员。1994年，白露推出个人首部自编自导自演的电影《雾港》，该片票房达到300万元；白露在片中饰演渔夫阿海。"
        "此外，白露还出演了《石桥》，在片中饰演警长。"
    )
    page = Page("白露", text, ("白露", "Person"), ("雾港", "Film"), ("石桥", "Film"))
    for relation in ("screenwriter", "director", "starring"):
        page.says(1, relation, 0, "白露推出个人首部自编自导自演的电影《雾港》")
    page.says(1, "box_office", number("3000000", "300万元", "CNY"), "票房达到300万元")
    near = Likeness({"渔夫": 0.9, "警长": 0.95})
    with solver_over(tmp_path, page, embedder=near) as solver:
        answer = solver.ask("白露在首部自编自导自演的电影中，票房达到多少，她在其中扮演什么角色")
    assert "个人首部" in answer.text
    assert "渔夫阿海" in answer.text
    assert "警长" not in answer.text


@pytest.mark.parametrize(
    "question", ["《雾港》的导演在《潮声》里演什么人？", "《雾港》的导演演过《潮声》里的什么人？"]
)
def test_the_one_described_by_a_work_is_asked_about_and_not_asked_for(tmp_path: Path, question: str) -> None:
    fog = Page("雾港", "《雾港》是电影，导演是白露。", ("雾港", "Film"), ("白露", "Person"))
    fog.says(0, "director", 1, "导演是白露")
    tide = Page("潮声", "《潮声》是电影，白露饰演船长阿海。", ("潮声", "Film"), ("白露", "Person"))
    tide.says(0, "starring", 1, "白露饰演船长阿海", role="阿海")
    with solver_over(tmp_path, fog, tide, BAI) as solver:
        assert "阿海" in solver.ask(question).text


def test_a_leading_man_is_the_first_of_the_works_own_page(tmp_path: Path) -> None:
    text = "《雾港》是电影，白露饰演护士，孙大山饰演船长，陈山饰演船工。"
    fog = Page("雾港", text, ("雾港", "Film"), ("白露", "Person"), ("孙大山", "Person"), ("陈山", "Person"))
    fog.says(0, "starring", 1, "白露饰演护士").says(0, "starring", 2, "孙大山饰演船长")
    other = Page(
        "海角", "陈山主演《雾港》。海角是一个村。", ("海角", "Place"), ("陈山", "Person"), ("雾港", "Film")
    )
    other.says(2, "starring", 1, "陈山主演《雾港》")
    her = Page("白露", "白露，演员。她生于山城，她是画家。", ("白露", "Person"), ("山城", "City"))
    with solver_over(tmp_path, fog, other, her) as solver:
        answer = solver.ask("《雾港》的男主角是谁？")
    assert "孙大山" in answer.text
    assert "陈山" not in answer.text


def test_whom_a_film_of_the_same_name_has_is_no_part_of_the_ship(tmp_path: Path) -> None:
    text = "Aurora is a film in which Bo Ek plays Ada Moor."
    names = (("Aurora (film)", "Film"), ("Bo Ek", "Person"), ("Ada Moor", "Person"))
    film = Page("en/Aurora (film)", text, *names)
    film.says(0, "starring", 1, "Bo Ek plays Ada Moor", role="Ada Moor")
    text = "Aurora was a liner. Its designer was Ada Moor."
    ship = Page("en/Aurora", text, ("Aurora", "Thing"), ("Ada Moor", "Person"))
    ship.says(0, "designer", 1, "designer was Ada Moor")
    moor = Page("en/Ada Moor", "Ada Moor, born in Skerry.", ("Ada Moor", "Person"), ("Skerry", "City"))
    moor.says(0, "birth_place", 1, "born in Skerry")
    with solver_over(tmp_path, film, ship, moor) as solver:
        assert "Skerry" in solver.ask("Where was Aurora's chief designer born?").text
