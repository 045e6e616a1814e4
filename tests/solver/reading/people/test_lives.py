"""Births and deaths of somebody's kin, and one's own."""

from __future__ import annotations

import pytest

from solver.reading.people.lives import is_of_kin_asked


@pytest.mark.parametrize(
    ("text", "question", "told"),
    [
        ("He was born in Rome, the son of Bo Lee and his wife Emma.", "Where was Al Lee's wife born?", False),
        ("In 1926 he married May Roe, who was born in Turku.", "Where was Al Lee's wife born?", True),
        ("May Roe, the wife of Al Lee, was born in Turku.", "Where was Al Lee's wife born?", True),
        ("May Roe was born in Turku; she was the wife of Lee.", "Where was Lee's wife born?", True),
        ("Al Lee was born in Rome. Both his parents sang.", "Where was Al Lee's mother born?", False),
        ("His mother, who was born in Turku, sang.", "Where was Al Lee's mother born?", True),
        ("Al Lee was born in Rome.", "Where was Al Lee born?", True),
        ("He lies next to his son Max, who died in 1993.", "When did Al Lee's son die?", True),
        ("林晚出生于海城，母亲是教师。", "林晚的母亲在哪里出生？", False),
        ("林晚的母亲出生于海城。", "林晚的母亲在哪里出生？", True),
        ("林晚出生于海城。", "林晚在哪里出生？", True),
    ],
)
def test_a_birth_or_a_death_is_that_of_the_kin_asked_about(text: str, question: str, told: bool) -> None:
    assert is_of_kin_asked(text, question) is told
