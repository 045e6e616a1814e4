"""Words that tell whom somebody came after are no answer to who came next."""

from __future__ import annotations

import pytest

from solver.reading.people.successors import tells_predecessor


@pytest.mark.parametrize(
    ("question", "words", "name"),
    [
        ("who succeeded bo ek at the yard?", "in 1919 he followed ada moor as head of the yard.", "bo ek"),
        ("who took charge of the yard after bo ek?", "ek succeeded ada moor in 1919.", "bo ek"),
        ("谁接替了林晚？", "1919年她接替白露出任馆长。", "林晚"),
    ],
)
def test_the_one_before_is_not_the_one_after(question: str, words: str, name: str) -> None:
    assert tells_predecessor(question, words, [name])


@pytest.mark.parametrize(
    ("question", "words", "name"),
    [
        ("who succeeded bo ek at the yard?", "bo ek was succeeded by ada moor.", "bo ek"),
        ("who succeeded bo ek at the yard?", "in 1919 she followed ek as head of the yard.", "bo ek"),
        ("who succeeded bo ek at the yard?", "after ek's death ada moor took the chair.", "bo ek"),
        ("whom did bo ek succeed?", "in 1919 he followed ada moor as head of the yard.", "bo ek"),
        ("谁接替了林晚？", "1919年白露接替林晚。", "林晚"),
    ],
)
def test_whoever_came_after_may_be_told(question: str, words: str, name: str) -> None:
    assert not tells_predecessor(question, words, [name])
