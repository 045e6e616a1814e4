"""Public offices, with what they are of and their terms."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
SHE = "Jane Doe (born 14 May 1950) is a British politician. "


def offices(findings) -> list[tuple[str, ...]]:
    return [fact for fact in said(findings, "occupation") if " " in fact[1]]


@pytest.mark.parametrize(
    ("words", "office"),
    [
        ("She served as Mayor of Salford from 1990 to 1994.", ("Mayor of Salford", "1990/1994")),
        ("She was elected to the House of Commons in 1997.", ("member of the House of Commons", "1997")),
        ("She succeeded Ann Lee as Minister of Health in 2001.", ("Minister of Health", "2001")),
        ("From 1951 to 1952, she was the Solicitor General of Canada.", ("Solicitor General of Canada", "1951/1952")),
        ("She was the third Governor of Ohio (1990–94).", ("Governor of Ohio", "1990/1994")),
        ("She was appointed by King John as governor of the Northern islands.", ("governor of the Northern islands",)),
    ],
)  # fmt: skip
def test_an_office_is_told_with_what_it_is_of_and_its_term(read, words: str, office: tuple[str, ...]) -> None:
    assert offices(read(SHE + words, "Jane Doe")) == [("Jane Doe", *office)]


def test_each_office_of_a_list_has_its_own_term(read) -> None:
    findings = read(
        "Tom Orr was a Scottish prelate who served as Titular Archbishop of Athens (1675 – 1680), Apostolic Nuncio to"
        " Venice (1652–54), and Bishop of Kent.",
        "Tom Orr",
    )
    assert offices(findings) == [
        ("Tom Orr", "Titular Archbishop of Athens", "1675/1680"),
        ("Tom Orr", "Apostolic Nuncio to Venice", "1652/1654"),
        ("Tom Orr", "Bishop of Kent"),
    ]


def test_the_term_of_a_clause_before_is_not_that_of_the_next_office(read) -> None:
    findings = read(
        SHE
        + "Doe, who previously served as Foreign Minister from 2007 to 2010, became the Deputy Prime Minister.",
        "Jane Doe",
    )
    assert sorted(offices(findings)) == [
        ("Jane Doe", "Deputy Prime Minister"),
        ("Jane Doe", "Foreign Minister", "2007/2010"),
    ]


def test_who_takes_over_holds_the_office(read) -> None:
    assert offices(read(SHE + "Bob Orr succeeded her as Mayor of Salem in 2004.", "Jane Doe")) == [
        ("Bob Orr", "Mayor of Salem", "2004")
    ]


@pytest.mark.parametrize(
    "words",
    [
        "She ran for Mayor of Boston in 1990.",
        "She was nominated as Minister of Trade.",
        "Her father was Governor of Ohio.",
        "She declined to serve as Secretary of Labor.",
        "She could have become Governor of Ohio.",
        "She was the daughter of a lawyer and Mayor of Kingston.",
        "She was a member of the House of Pomerania.",
        "She was a member of the Boston Symphony Orchestra.",
    ],
)
def test_an_office_not_held_or_of_another_is_none(read, words: str) -> None:
    assert offices(read(SHE + words, "Jane Doe")) == []
