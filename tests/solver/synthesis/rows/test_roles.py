"""Who plays whom in what."""

import pytest

from schemas.graph import Qualifier, Triple
from schemas.text import Language
from solver.results import Extract, Row, Value
from solver.synthesis.rows.roles import is_role_told, part_played, told_role

PART = Triple("t", "fog", "starring", "ada", (Qualifier("role", "Nan"),), 0.9)
WORDS = Extract("en/Fog#0", 0, 18)


def row(about, triples=(), extracts=()):
    return Row({"s1": about, "o1": Value("Ada Moor", "ada", type="Person")}, dict(triples), dict(extracts))


@pytest.mark.parametrize(
    ("about", "found"),
    [(Value("Nan", "nan"), PART), (Value("Nan"), PART), (Value("Fog", "fog", type="Film"), None)],
)
def test_a_row_about_a_role_has_its_work_from_the_fact(about, found):
    assert part_played(row(about, {"p1": PART}), "s1", "p1") is found


def test_a_fact_of_another_relation_is_no_part():
    born = Triple("b", "ada", "birth_place", "lund", (), 0.9)
    assert part_played(row(Value("Nan", "nan"), {"p1": born}), "s1", "p1") is None


@pytest.mark.parametrize(
    ("about", "triples", "told"),
    [
        (Value("Nan", "nan"), {}, True),
        (Value("Nan", "nan"), {"p1": PART}, False),
        (Value("Fog", "fog", type="Film"), {}, False),
    ],
)
def test_words_alone_tell_a_role(about, triples, told):
    assert is_role_told(row(about, triples, {"p1": WORDS}), "s1", "p1") is told


def test_a_role_in_words():
    assert told_role("Fog", "Ada Moor", "Nan", Language.ENGLISH) == "in Fog, Ada Moor plays Nan"
    assert told_role("《雾港》", "白露", "小满", Language.CHINESE) == "白露在《雾港》中饰演小满"
