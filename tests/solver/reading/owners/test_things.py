"""Of which thing words tell, with like words that tell it of the thing itself."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.reading.owners.things import Named, Thing, is_anothers

MILL = Thing(frozenset({"alder mill"}), "Alder Mill is a paper mill in the north.", "opening_date")
TEMPLE = Thing(frozenset({"云岫寺"}), "云岫寺是一座佛寺。", "opening_date")


def _is_anothers(text: str, value: str, thing: Thing, language: Language, *names: tuple[str, bool]) -> bool:
    named = [Named(text.index(n), text.index(n) + len(n), own, alike=True) for n, own in names]
    return is_anothers(text, text.index(value), named, thing, language)


@pytest.mark.parametrize(
    ("text", "anothers"),
    [
        ("Alder Mill, unlike Burr Mill, opened in 1871.", False),
        ("Alder Mill stood beside Burr Mill, which opened in 1871.", True),
        ("Burr Mill opened in 1871 as a rival of Alder Mill.", True),
    ],
)
def test_a_value_is_the_last_thing_s_named_that_may_be_its_subject(text: str, anothers: bool):
    names = ("Alder Mill", True), ("Burr Mill", False)
    assert _is_anothers(text, "1871", MILL, Language.ENGLISH, *names) is anothers


@pytest.mark.parametrize(
    ("text", "anothers"),
    [
        ("The mill was opened in 1871.", False),
        ("It opened in 1871.", False),
        ("New warehouses were opened in 1871.", True),
        ("The present museum, with a tin roof, was opened in 1871.", True),
    ],
)
def test_a_subject_that_is_no_name_is_what_the_thing_is(text: str, anothers: bool):
    assert _is_anothers(text, "1871", MILL, Language.ENGLISH) is anothers


def test_what_the_relation_is_called_is_the_thing_s_own():
    opera = Thing(frozenset({"the ferry"}), "The Ferry is an opera.", "composer")
    text = "The music is by Ida Moe."
    assert not _is_anothers(text, "Ida", opera, Language.ENGLISH)


@pytest.mark.parametrize(
    ("text", "anothers"),
    [
        ("云岫寺即白云寺，1604年建成", False),
        ("云岫寺隧道1604年建成", True),
    ],
)
def test_a_longer_name_is_another_thing_and_what_it_also_is_none(text: str, anothers: bool):
    names = [(n, own) for n, own in (("云岫寺", True), ("白云寺", False)) if n in text]
    assert _is_anothers(text, "1604", TEMPLE, Language.CHINESE, *names) is anothers


def test_a_new_hall_is_not_the_temple():
    opened = is_anothers("1990年新馆开放", 9, (), TEMPLE, Language.CHINESE)
    own = is_anothers("1990年全寺开放", 9, (), TEMPLE, Language.CHINESE)
    assert (opened, own) == (True, False)


def test_who_starts_something_else_has_not_founded_the_thing():
    text = "Two clerks started Cobb Press in 1984."
    place = text.index(" Cobb")
    named = [Named(text.index("Cobb"), text.index(" in"), own=False, alike=True)]
    assert is_anothers(text, place, named, MILL, Language.ENGLISH)
    assert not is_anothers(text, place, (), MILL, Language.ENGLISH)
