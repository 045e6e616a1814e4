"""Words that tell a relation, beside like ones that tell another."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.reading.owners.relations import sold_amount, tells


@pytest.mark.parametrize(
    ("relation", "text", "told"),
    [
        ("founded_by", "Two clerks started the press.", True),
        ("founded_by", "The neutron was found there.", False),
        ("parent_organization", "It is owned by Ida Moe.", True),
        ("parent_organization", "She had a song of her own.", False),
        ("duration", "It lasts two hours.", True),
        ("duration", "It was her last film.", False),
        ("author", "Ann Lee wrote the book.", True),
        ("author", "It has a song for which Ann Lee wrote the music.", False),
        ("screenwriter", "为影片写了主题曲", False),
        ("author", "配乐由林晚创作", False),
        ("opening_date", "它于1701年建成", True),
        ("opening_date", "直到1982年才重新开放", False),
        ("box_office", "票房一亿元", True),
        ("box_office", "没收了她的1500元积蓄", False),
    ],
)
def test_a_relation_is_told_by_its_words(relation: str, text: str, told: bool):
    assert tells(relation, text, Language.ENGLISH if text.isascii() else Language.CHINESE) is told


def test_a_relation_whose_words_are_not_known_anything_may_tell():
    assert tells("hobby", "She kept bees.", Language.ENGLISH)


def test_the_number_of_a_model_was_not_sold():
    text = "The Tern 2 of 1970 sold more than 155 million units."
    assert sold_amount(text, "Tern sold 155 million units.")
    assert not sold_amount(text, "Tern sold 2.")
    assert not sold_amount("They sold one to a neighbour.", "Tern sold one.")
    assert sold_amount("With 300 million copies sold it led them all.", "《燕鸥》的销量是3亿张。")
