"""Terms as ISO 8601 intervals."""

from __future__ import annotations

import pytest

from builder.extraction.english.word_order.terms import term_before


@pytest.mark.parametrize(
    ("words", "term"),
    [
        ("From 1951 to 1952, she ", "1951/1952"),
        ("Between May 1951 and 3 June 1952 ", "1951-05/1952-06-03"),
        ("In 1951, Ann Lee ", "1951"),
        ("Born in 1951 in Rome, she ", ""),
        ("She served as mayor from 1951 to 1952, ", ""),
        ("From 1952 to 1951, she ", ""),
        ("In 1951 and 1953, she ", ""),
    ],
)
def test_a_clause_opens_with_its_term(words: str, term: str) -> None:
    assert term_before(words, 0, len(words)) == term
