"""Bodies by the first part of their titles."""

from __future__ import annotations

import pytest

from schemas.text import Language
from tests.solver.synthesis.pages import Page, solver_over

LABORATORY = Page(
    "en/Tarnish Laboratory",
    "The Tarnish Laboratory is a department in Odense.",
    ("Tarnish Laboratory", "Organization"),
)
CHEMIST = Page("en/Ann Tarnish", "Ann Tarnish was a chemist.", ("Ann Tarnish", "Person"))
CLUB = Page("凯尔迪足球俱乐部", "凯尔迪足球俱乐部成立于1887年。", ("凯尔迪足球俱乐部", "Organization"))


def linked(folder, question, *pages):
    with solver_over(folder, *pages) as solver:
        language = Language.ENGLISH if question.isascii() else Language.CHINESE
        return [(e.surface, e.name, e.score) for e in solver._supplies.retriever.link(question, language)]


@pytest.mark.parametrize("asked", ["Who led the Tarnish in 1919?", "When was Tarnish's roof built?"])
def test_a_body_is_known_without_the_noun_of_its_kind(tmp_path, asked):
    assert linked(tmp_path, asked, LABORATORY) == [("Tarnish", "Tarnish Laboratory", 0.7)]


def test_the_whole_title_is_more_certain(tmp_path):
    assert linked(tmp_path, "Who led the Tarnish Laboratory?", LABORATORY) == [
        ("Tarnish Laboratory", "Tarnish Laboratory", 1.0)
    ]


def test_a_person_of_the_name_goes_before_it_but_bears_no_article(tmp_path):
    found = linked(tmp_path, "Where was Tarnish born?", LABORATORY, CHEMIST)
    assert [name for _, name, _ in found] == ["Ann Tarnish"]
    found = linked(tmp_path, "Who led the Tarnish?", LABORATORY, CHEMIST)
    assert [name for _, name, _ in found] == ["Tarnish Laboratory"]


def test_a_person_without_a_page_keeps_the_name_too(tmp_path):
    town = Page(
        "en/Odense",
        "Odense is a city. Bob Tarnish lived there.",
        ("Odense", "City"),
        ("Bob Tarnish", "Person"),
    )
    assert linked(tmp_path, "Where was Tarnish born?", LABORATORY, town) == []


def test_what_two_bodies_or_a_place_may_be_called_names_none(tmp_path):
    press = Page("en/Tarnish Press", "The Tarnish Press prints books.", ("Tarnish Press", "Company"))
    river = Page("en/Tarnish River", "The Tarnish River is long.", ("Tarnish River", "Place"))
    for number, other in enumerate((press, river)):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert linked(folder, "Who owned the Tarnish?", LABORATORY, other) == []


def test_an_ordinary_word_is_no_short_title(tmp_path):
    academy = Page("en/Royal Academy", "The Royal Academy is a school.", ("Royal Academy", "School"))
    palace = Page("en/Odense", "Odense has a royal palace.", ("Odense", "City"))
    assert linked(tmp_path, "Who led the Royal?", academy, palace) == []


@pytest.mark.parametrize(
    "asked",
    ["凯尔迪哪年夺冠？", "谁执教过凯尔迪？", "谁带领凯尔迪夺冠？", "哪年加盟凯尔迪？", "凱爾迪哪年奪冠？"],
)
def test_a_chinese_club_is_known_without_its_noun(tmp_path, asked):
    assert [(name, score) for _, name, score in linked(tmp_path, asked, CLUB)] == [("凯尔迪足球俱乐部", 0.7)]


def test_a_longer_chinese_name_that_ends_so_goes_before(tmp_path):
    person = Page("诺曼·凯尔迪", "诺曼·凯尔迪是化学家。", ("诺曼·凯尔迪", "Person"))
    found = linked(tmp_path, "凯尔迪是谁？", CLUB, person)
    assert "凯尔迪足球俱乐部" not in [name for _, name, _ in found]


def test_within_another_name_it_is_none(tmp_path):
    assert linked(tmp_path, "波士顿凯尔迪在哪里？", CLUB) == []


def test_chinese_words_are_no_short_titles(tmp_path):
    press = Page("少年儿童出版社", "少年儿童出版社在上海。", ("少年儿童出版社", "Organization"))
    assert linked(tmp_path, "少年儿童看什么？", press) == []


def test_a_club_is_known_without_the_words_for_a_club(tmp_path):
    club = Page(
        "en/Tarn Rovers A.F.C.",
        "It plays in Tarn, a town.",
        ("Tarn Rovers A.F.C.", "Organization"),
        ("Tarn", "City"),
    )
    other = Page("en/Tarn Rovers", "A band.", ("Tarn Rovers", "Organization"))
    for folder in ("one", "town", "two"):
        (tmp_path / folder).mkdir()
    assert linked(tmp_path / "one", "Did Tarn Rovers win?", club) == [
        ("Tarn Rovers", "Tarn Rovers A.F.C.", 0.7)
    ]
    assert [name for _, name, _ in linked(tmp_path / "town", "Is Tarn a town?", club)] == ["Tarn"]
    found = linked(tmp_path / "two", "Did Tarn Rovers win?", club, other)
    assert [name for _, name, _ in found] == ["Tarn Rovers"]
