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


def painter():
    page = Page(
        "en/Bo Ek (painter)", "Bo Ek was a painter from Visby.", ("Bo Ek", "Person"), ("Visby", "Place")
    )
    return page.says(0, "birth_place", 1, "from Visby")


def film():
    text = "Bo Ek is a film of 1999."
    page = Page("en/Bo Ek (film)", text, ("Bo Ek", "Film"))
    return page.says(0, "release_date", date("1999", "1999"), "a film of 1999")


def plain():
    text = "Bo Ek was a chemist, born in Turku on 14 July 1830."
    page = Page("en/Bo Ek", text, ("Bo Ek", "Person"), ("Turku", "Place"))
    page.says(0, "birth_date", date("1830-07-14", "14 July 1830"), "born in Turku on 14 July 1830")
    return page.says(0, "birth_place", 1, "born in Turku")


def namesakes_zh():
    one = Page("陈默（导演）", "陈默，导演，1965年8月8日出生。", ("陈默", "Person"))
    one.says(0, "birth_date", date("1965-08-08", "1965年8月8日"), "1965年8月8日出生")
    other = Page("陈默（歌手）", "陈默，歌手，1982年1月15日出生，2020年3月3日去世。", ("陈默", "Person"))
    other.says(0, "birth_date", date("1982-01-15", "1982年1月15日"), "1982年1月15日出生")
    return one, other.says(0, "death_date", date("2020-03-03", "2020年3月3日"), "2020年3月3日去世")


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


def test_a_page_without_a_sense_is_told_of_under_its_name(tmp_path):
    text = answer(tmp_path, "Where was Bo Ek born?", actor(), director(), plain())
    assert "Bo Ek was born in Turku" in text
    assert "Bo Ek (actor) was born in Odense" in text


def test_a_page_that_lists_them_is_none_of_them(tmp_path):
    text = "Bo Ek may refer to: Bo Ek (born 1900), a boxer."
    listing = Page("en/Bo Ek (disambiguation)", text, ("Bo Ek", "Person"), also=("Bo Ek (disambiguation)",))
    listing.says(0, "birth_date", date("1900", "1900"), "born 1900")
    found = answer(tmp_path, "When was Bo Ek born?", actor(), director(), listing)
    assert "disambiguation" not in found
    assert "1900" not in found


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("When was Bo Ek (director) born?", "9 October 1969"),
        ("Where was Bo Ek (actor) born?", "Odense"),
        ("Bo Ek（画家）出生在哪里？", "Visby"),
        ("画家Bo Ek出生在哪里？", "Visby"),
    ],
)
def test_a_bracket_and_a_calling_tell_which_is_meant(tmp_path, asked, said):
    text = answer(tmp_path, asked, actor(), director(), painter())
    assert said in text
    assert sum(place in text for place in ("Odense", "Oslo", "1969", "Visby")) == 1


def test_what_nobody_of_the_name_is_is_left_open(tmp_path):
    with solver_over(tmp_path, actor(), director()) as solver:
        assert solver.ask("When was Bo Ek (dentist) born?").abstained


def test_words_before_a_name_that_are_not_of_all_keep_it_one(tmp_path):
    text = answer(tmp_path, "When was the late Bo Ek born?", actor(), director())
    assert text.count("was born on") == 1


def test_several_facts_are_of_one_of_them(tmp_path):
    text = answer(tmp_path, "陈默去世时多少岁？", *namesakes_zh())
    assert text.startswith("38岁")
    assert "陈默（歌手）" in text


def test_who_else_bears_the_name_is_noted(tmp_path):
    with solver_over(tmp_path, actor(), director()) as solver:
        found = solver.ask("Who is the wife of Bo Ek?")
        assert "told of Bo Ek (actor); Bo Ek (director) bear that name too" in found.degraded
        assert not any("bear that name" in note for note in solver.ask("When was Bo Ek born?").degraded)


def test_the_bracket_of_a_work_stands_behind_its_marks(tmp_path):
    first = Page("白桥（1995年电影）", "《白桥》由马成执导。", ("白桥", "Film"), ("马成", "Person"))
    second = Page("白桥（2018年电影）", "《白桥》由孙雨执导。", ("白桥", "Film"), ("孙雨", "Person"))
    first.says(0, "director", 1, "由马成执导")
    second.says(0, "director", 1, "由孙雨执导")
    text = answer(tmp_path, "《白桥》的导演是谁？", first, second)
    assert "《白桥》（1995年电影）的导演是马成" in text
    assert "《白桥》（2018年电影）的导演是孙雨" in text


def test_somebody_whose_name_has_a_character_more_is_another(tmp_path):
    page = Page("周岚河", "周岚河，1910年出生于保定，画家。", ("周岚河", "Person"), ("保定", "City"))
    page.says(0, "birth_place", 1, "出生于保定")
    with solver_over(tmp_path, page) as solver:
        assert "保定" in solver.ask("周岚河出生在哪里？").text
        assert solver.ask("周岚出生在哪里？").abstained


def test_who_did_something_is_told_apart_and_once(tmp_path):
    film = Page("en/Reef", "Reef is a film directed by Bo Ek.", ("Reef", "Film"), ("Bo Ek", "Person"))
    film.says(0, "director", 1, "directed by Bo Ek")
    one = director()
    own = Page(
        "en/Bo Ek (director)", f"{one.document.text} He directed Reef.", ("Bo Ek", "Person"), ("Reef", "Film")
    )
    own.says(1, "director", 0, "He directed Reef")
    text = answer(tmp_path, "Who directed Reef?", film, own, actor())
    assert "Reef was directed by Bo Ek (director)" in text
    assert text.count("Bo Ek") == 1
