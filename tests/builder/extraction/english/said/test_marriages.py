"""Every husband and wife whom one sentence tells of, and nobody who stands beside them."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    "text",
    [
        "She was afterwards the wife of the painter Olaf Bruun and, from 1951 to 1960, of the director Sean Moran.",
        "She was the wife of the painter Olaf Bruun and later of the director Sean Moran.",
        "She was successively the wife of Olaf Bruun and Sean Moran.",
        "She was married first to Olaf Bruun and then, from 1950, to Sean Moran.",
        "She was married twice: to Olaf Bruun in 1938 and, after a divorce in 1941, to Sean Moran in 1947.",
        "Venn was married to the painter Olaf Bruun from 1945 to 1950, and to the director Sean Moran until her death.",
        "Her first husband was the painter Olaf Bruun, whom she divorced; her second was the director Sean Moran.",
    ],
)
def test_all_of_several_marriages_are_told(read: Read, text: str) -> None:
    found = said(read(f"Ida Venn was an actress. {text}", "Ida Venn", "Person"), "spouse")
    assert {frozenset(couple[:2]) for couple in found} == {
        frozenset({"Ida Venn", "Olaf Bruun"}),
        frozenset({"Ida Venn", "Sean Moran"}),
    }


@pytest.mark.parametrize(
    "text",
    [
        "She was the wife of the painter Olaf Bruun and a pupil of Sean Moran.",
        "She was the wife of the painter Olaf Bruun and, from 1951, a friend of Sean Moran.",
        "She was married to Olaf Bruun and devoted to Sean Moran.",
        "She was the wife of Olaf Bruun, the son of Sean Moran.",
    ],
)
def test_somebody_else_beside_a_husband_is_none(read: Read, text: str) -> None:
    found = said(read(f"Ida Venn was an actress. {text}", "Ida Venn", "Person"), "spouse")
    assert {frozenset(couple[:2]) for couple in found} == {frozenset({"Ida Venn", "Olaf Bruun"})}


def test_the_year_of_a_later_marriage_is_not_that_of_the_first(read: Read) -> None:
    text = "Ida Venn was an actress. She was married first to Olaf Bruun and then, from 1950, to Sean Moran."
    facts = [fact for fact in read(text, "Ida Venn", "Person").facts if fact.predicate == "spouse"]
    assert not any(fact.qualifiers for fact in facts)


def test_the_year_of_a_first_marriage_is_not_that_of_the_next(read: Read) -> None:
    text = "Ida Venn was an actress. She was married to Olaf Bruun in 1938 and, after a divorce, to Sean Moran in 1947."
    facts = [fact for fact in read(text, "Ida Venn", "Person").facts if fact.predicate == "spouse"]
    years = {(fact.object.name, q.value) for fact in facts for q in fact.qualifiers}
    assert years == {("Olaf Bruun", "1938")}
