"""Lists of facts, and the sentences that take their place or stand beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

FILMS = (
    "林晚是演员。她主演了《雾港》。1990年，她主演了《北行》《远岸》与《归途》。"
    "她主演的《山城》、《潮声》获得好评。林晚后来在杭城主演话剧。"
)
AWARDS = (
    "林晚是演员。1990年，她凭《雾港》获得第3届金帆奖最佳女主角。1995年，她凭《北行》获得第8届金帆奖最佳女主角。"
    "1996年，白川凭《归途》获得第9届金帆奖最佳女主角。"
)


def films() -> Page:
    works = ("雾港", "北行", "远岸", "归途", "山城")
    page = Page("林晚", FILMS, ("林晚", "Person"), *((work, "Film") for work in works))
    for number, words in enumerate(
        ("她主演了《雾港》", "她主演了《北行》", "《北行》《远岸》", "与《归途》", "她主演的《山城》"), 1
    ):
        page.says(number, "starring", 0, words)
    return page


def awards() -> Page:
    page = Page(
        "林晚", AWARDS, ("林晚", "Person"), ("雾港", "Film"), ("北行", "Film"), ("金帆奖", "Award"),
        ("白川", "Person"), ("归途", "Film"),
    )  # fmt: skip
    for winner, work, edition, words in (
        (0, "雾港", "3", "她凭《雾港》获得第3届金帆奖最佳女主角"),
        (0, "北行", "8", "她凭《北行》获得第8届金帆奖最佳女主角"),
        (4, "归途", "9", "白川凭《归途》获得第9届金帆奖最佳女主角"),
    ):
        page.says(winner, "award_won", 3, words, edition=edition, category="最佳女主角", work=work)
    return page


def test_a_list_of_facts_stays_where_a_sentence_names_only_some_of_them(tmp_path: Path):
    with solver_over(tmp_path, films()) as solver:
        text = solver.ask("林晚演过哪些电影？").text
    assert all(work in text for work in ("雾港", "北行", "远岸", "归途", "山城"))


def test_each_win_of_a_prize_is_told(tmp_path: Path):
    with solver_over(tmp_path, awards()) as solver:
        text = solver.ask("林晚得过哪些奖？").text
    assert "第3届" in text
    assert "第8届" in text


@pytest.mark.parametrize(("edition", "winner"), [("第9届", "白川"), ("第八届", "林晚")])
def test_who_won_is_told_of_the_edition_that_is_asked_for(tmp_path: Path, edition: str, winner: str):
    with solver_over(tmp_path, awards()) as solver:
        text = solver.ask(f"谁获得了{edition}金帆奖最佳女主角？").text
    assert winner in text
    assert ({"林晚", "白川"} - {winner}).pop() not in text


def test_an_edition_of_which_pages_tell_nothing_has_no_winner(tmp_path: Path):
    with solver_over(tmp_path, awards()) as solver:
        assert solver.ask("谁获得了第5届金帆奖最佳女主角？").abstained


def test_a_thing_has_the_name_that_its_page_in_that_language_bears(tmp_path: Path):
    page = Page("林晚", "林晚（Ann Lind）是演员。", ("林晚", "Person"), also=("Ann Lind",))
    with solver_over(tmp_path, page) as solver:
        assert "林晚" in solver.ask("What is the Chinese name of Ann Lind?").text
        assert "Ann Lind" in solver.ask("林晚的英文名是什么？").text


def test_works_are_told_by_what_somebody_did_for_them(tmp_path: Path):
    text = "Ann Lind is a director. Ann Lind directed Fog Harbour. Far Shore, a comedy, stars Ann Lind."
    page = Page("en/Ann Lind", text, ("Ann Lind", "Person"), ("Fog Harbour", "Film"), ("Far Shore", "Film"))
    page.says(1, "director", 0, "Ann Lind directed Fog Harbour")
    page.says(2, "starring", 0, "Far Shore, a comedy, stars Ann Lind")
    with solver_over(tmp_path, page) as solver:
        text = solver.ask("List Ann Lind's films.").text
    assert "Fog Harbour was directed by Ann Lind" in text
    assert "Far Shore stars Ann Lind" in text


def test_a_category_is_known_by_its_name_in_either_language(tmp_path: Path):
    text = "Lin Wan is an actress. She was named Best Actress at the Sail Awards for Homeward. Lin Wan sings."
    other = Page(
        "en/Lin Wan", text, ("Lin Wan", "Person"), ("Sail Awards", "Award"), ("Homeward", "Film"), also=()
    )  # fmt: skip
    other.says(0, "award_won", 1, "named Best Actress", category="Best Actress", work="Homeward")
    other.says(0, "award_won", 1, "Lin Wan sings", category="Best Director", work="Song")
    with solver_over(tmp_path, other) as solver:
        answer = solver.ask("Lin Wan凭哪部电影当选Sail Awards影后？")
    assert "Homeward" in answer.text
    assert "Song" not in answer.text


def test_the_works_that_won_one_category_are_told_together(tmp_path: Path):
    with solver_over(tmp_path, awards()) as solver:
        answer = solver.ask("林晚凭哪些电影获得金帆奖影后？")
    assert answer.text == "林晚凭借《雾港》《北行》获得金帆奖最佳女主角。"


def test_a_sentence_that_lists_children_is_told_to_its_end(tmp_path: Path) -> None:
    page = Page(
        "林晚",
        "林晚是画家。第一任妻子白露生下女儿林小雨和林小雪；第二任妻子周晴生下林江和林海。",
        ("林晚", "Person"),
        ("林小雨", "Person"),
    )
    page.says(0, "child", 1, "生下女儿林小雨")
    with solver_over(tmp_path, page) as solver:
        text = solver.ask("林晚有哪几个孩子？").text
    assert all(child in text for child in ("林小雨", "林小雪", "林江", "林海"))
