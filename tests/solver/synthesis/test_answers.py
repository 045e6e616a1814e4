"""Answers over small stores: the right person, the right kind of thing, said in the question's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over

LIN = (
    "林晚，1962年6月22日出生于海城，祖籍杭城，演员。1990年与歌手白露合唱，1995年去世。她与钟表匠赵一鸣结婚。"
)
MARA = "Mara Voss is a glass painter. She married Otto Kern in 1990. She won Best Window at the 21st Harbour Awards."
FOG = (
    "Fog is a film of 1999. It came out on 3 May 1999. Ada Moor plays Nan. Vera Sol wrote it with Ines Roth."
)


def _lin() -> Page:
    page = Page(
        "林晚",
        LIN,
        ("林晚", "Person"),
        ("白露", "Person"),
        ("赵一鸣", "Person"),
        ("海城", "City"),
        ("杭城", "City"),
    )
    page.says(0, "birth_place", 3, "出生于海城")
    return page.says(0, "spouse", 2, "她与钟表匠赵一鸣结婚")


def _mara() -> Page:
    page = Page(
        "en/Mara Voss", MARA, ("Mara Voss", "Person"), ("Otto Kern", "Person"), ("Harbour Awards", "Award"),
        also=("林晚",),
    )  # fmt: skip
    page.says(0, "spouse", 1, "She married Otto Kern")
    return page.says(0, "award_won", 2, "She won Best Window", category="Best Window", edition="21")


def _fog() -> Page:
    page = Page(
        "en/Fog",
        FOG,
        ("Fog", "Film"),
        ("Ada Moor", "Person"),
        ("Vera Sol", "Person"),
        ("Ines Roth", "Person"),
    )
    page.says(0, "release_date", date("1999", "1999"), "Fog is a film of 1999")
    page.says(0, "release_date", date("1999-05-03", "3 May 1999"), "It came out on 3 May 1999")
    page.says(0, "starring", 1, "Ada Moor plays Nan", role="Nan")
    page.says(0, "cinematographer", 2, "Vera Sol wrote it with Ines Roth")
    return page.says(0, "cinematographer", 3, "Vera Sol wrote it with Ines Roth")


@pytest.mark.parametrize("question", ["白露是哪一年去世的？", "白露是哪一年出生的？", "When was 白露 born?"])
def test_one_persons_dates_are_not_lent_to_another_on_the_page(tmp_path: Path, question: str):
    with solver_over(tmp_path, _lin()) as solver:
        assert solver.ask(question).abstained


def test_a_birth_place_is_not_affirmed_by_the_ancestral_home_in_its_sentence(tmp_path: Path):
    with solver_over(tmp_path, _lin()) as solver:
        assert solver.ask("林晚是在杭城出生的吗？").text == "不是，林晚出生于海城。"


def test_a_date_is_said_with_its_preposition_and_once(tmp_path: Path):
    with solver_over(tmp_path, _fog()) as solver:
        assert solver.ask("When was Fog released?").text == "Fog was released on 3 May 1999."


def test_a_role_that_nobody_plays_is_not_answered_with_another(tmp_path: Path):
    with solver_over(tmp_path, _fog()) as solver:
        assert solver.ask("Who plays bass in Fog?").abstained


def test_how_many_is_not_answered_by_a_year(tmp_path: Path):
    with solver_over(tmp_path, _mara()) as solver:
        assert "1990" not in solver.ask("How many times did Mara Voss marry?").text


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Did Mara Voss win Best Window at the 21st Harbour Awards?", "Yes"),
        ("Did Mara Voss win Best Window at the 24th Harbour Awards?", "No"),
    ],
)
def test_an_award_of_another_edition_is_denied_with_the_true_one(tmp_path: Path, question: str, verdict: str):
    with solver_over(tmp_path, _mara()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(verdict)
    assert "21st" in answer.text


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Who is Mara Voss married to?", "Mara Voss married Otto Kern."),
        ("林晚的配偶是谁？", "林晚的配偶是赵一鸣。"),
    ],
)
def test_a_value_of_two_languages_is_shown_in_the_questions(tmp_path: Path, question: str, text: str):
    with solver_over(tmp_path, _lin(), _mara()) as solver:
        assert solver.ask(question).text == text


def test_the_author_of_a_film_is_that_of_the_novel_it_comes_from(tmp_path: Path) -> None:
    text = "雾港是一部电影，改编自白川的小说《潮声》。"
    page = Page("雾港", text, ("雾港", "Film"), ("潮声", "Book"), ("白川", "Person"))
    page.says(0, "based_on", 1, "改编自白川的小说《潮声》").says(1, "author", 2, "白川的小说《潮声》")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("《雾港》的作者是谁？")
    assert answer.text == "《潮声》的作者是白川。"


@pytest.mark.parametrize("question", ["林晚的太太是哪国人？", "Which song landed Otto Kern a Grammy?"])
def test_an_abstention_says_the_question_as_it_was_asked(tmp_path: Path, question: str):
    with solver_over(tmp_path, _lin(), _mara()) as solver:
        answer = solver.ask(question)
    assert answer.abstained
    assert question.rstrip("？?") in answer.text


def test_a_name_of_two_words_stays_two_words_where_it_is_said_to_be_unknown(tmp_path: Path):
    with solver_over(tmp_path, _lin(), _mara()) as solver:
        answer = solver.ask("林晚的出生地是哪里？Otto Kern的出生地是哪里？")
    assert "海城" in answer.text
    assert "Otto Kern的出生地" in answer.text
