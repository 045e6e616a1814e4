"""A name that several things bear is answered for each, under what tells it apart."""

from __future__ import annotations

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over


def actor():
    text = "Bo Ek was an actor, born in Odense on 2 May 1930. He was wed to Ann Rill."
    page = Page("en/Bo Ek (actor)", text, ("Bo Ek", "Person"), ("Odense", "Place"), ("Ann Rill", "Person"))
    page.says(0, "birth_date", date("1930-05-02", "2 May 1930"), "born in Odense on 2 May 1930")
    page.says(0, "birth_place", 1, "born in Odense")
    return page.says(0, "spouse", 2, "He was wed to Ann Rill")


def director():
    text = "Bo Ek is a director, born in Oslo on 9 October 1969."
    page = Page("en/Bo Ek (director)", text, ("Bo Ek", "Person"), ("Oslo", "Place"))
    page.says(0, "birth_date", date("1969-10-09", "9 October 1969"), "born in Oslo on 9 October 1969")
    return page.says(0, "birth_place", 1, "born in Oslo")


def film():
    text = "Bo Ek is a film of 1999."
    page = Page("en/Bo Ek (film)", text, ("Bo Ek", "Film"))
    return page.says(0, "release_date", date("1999", "1999"), "a film of 1999")


def answer(folder, question, *pages):
    with solver_over(folder, *pages) as solver:
        return solver.ask(question).text


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("When was Bo Ek born?", ("Bo Ek (actor) was born on 2 May", "Bo Ek (director) was born on 9 October")),
        ("Where was Bo Ek born?", ("Bo Ek (actor) was born in Odense", "Bo Ek (director) was born in Oslo")),
        ("Who is the wife of Bo Ek?", ("Bo Ek (actor)", "Ann Rill")),
        ("Was Bo Ek born in Oslo?", ("Yes, Bo Ek (director) was born in Oslo",)),
    ],
)  # fmt: skip
def test_what_is_said_of_each_namesake_is_told_apart(tmp_path, asked, said):
    text = answer(tmp_path, asked, actor(), director(), film())
    assert all(words in text for words in said), text


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("When was the director Bo Ek born?", "Bo Ek was born on 9 October 1969"),
        ("Where was the actor Bo Ek born?", "Bo Ek was born in Odense"),
    ],
)
def test_a_question_that_tells_them_apart_is_answered_for_one(tmp_path, asked, said):
    text = answer(tmp_path, asked, actor(), director())
    assert said in text
    assert text.count("born") == 1


def test_things_of_other_kinds_are_no_namesakes(tmp_path):
    assert answer(tmp_path, "When was Bo Ek born?", actor(), film()).startswith(
        "Bo Ek was born on 2 May 1930"
    )


def test_only_what_a_question_of_one_step_asks_is_told_of_each(tmp_path):
    rill = Page("en/Ann Rill", "Ann Rill was born on 3 March 1940.", ("Ann Rill", "Person"))
    rill.says(0, "birth_date", date("1940-03-03", "3 March 1940"), "born on 3 March 1940")
    text = answer(tmp_path, "Who was born first, Bo Ek or Ann Rill?", actor(), director(), rill)
    assert "3 March 1940" in text
    assert "Bo Ek (" in text
    assert ("9 October 1969" in text) is not ("2 May 1930" in text)


def test_pages_whose_titles_tell_nothing_apart_are_not_told_together(tmp_path):
    pages = [actor(), director()]
    for page, number in zip(pages, "12", strict=True):
        page.document = type(page.document)(
            page.document.key, "Bo Ek", page.document.text, f"{number}.txt", page.document.language
        )
    text = answer(tmp_path, "When was Bo Ek born?", *pages)
    assert text.count("was born on") == 1
