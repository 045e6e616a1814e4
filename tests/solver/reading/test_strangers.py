"""Names that nothing known bears."""

from __future__ import annotations

from schemas.retrieval import LinkedEntity
from solver.reading.strangers import unknown_names

QUESTION = "汤姆·汉克斯和彼得·奥图尔演过什么？"


def linked(surface: str) -> LinkedEntity:
    start = QUESTION.index(surface)
    return LinkedEntity("e", surface, "Person", surface, 1.0, "exact", start, start + len(surface))


def test_what_is_linked_whole_is_known():
    assert unknown_names(QUESTION, [linked("汤姆·汉克斯")]) == ["彼得·奥图尔"]


def test_a_part_of_a_name_makes_nobody_known():
    assert unknown_names(QUESTION, [linked("汤姆"), linked("彼得")]) == ["汤姆·汉克斯", "彼得·奥图尔"]


def test_a_question_without_such_names_has_none():
    assert unknown_names("谁演过《春江》？", []) == []
