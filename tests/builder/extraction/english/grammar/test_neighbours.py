"""What is told of a name beside another: whose child, whom he married, and where nothing lies."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_the_child_of_somebody_is_the_last_of_a_couple(read) -> None:
    findings = read(
        "Thomas Marr was the second son and heir of Hugh Marr, 2nd Earl of Marr and Philippa Beaumont, daughter of"
        " Thomas Beaumont, 11th Earl of Warren.",
        "Thomas Marr",
    )
    assert ("Hugh Marr, 2nd Earl of Marr", "Thomas Beaumont, 11th Earl of Warren") not in said(
        findings, "parent"
    )


def test_whose_child_is_told_of_one_parent_alone(read) -> None:
    findings = read("Ann Marr was the wife of Hugh Marr, the son of Thomas Beaumont.", "Ann Marr")
    assert said(findings, "parent") == [("Hugh Marr", "Thomas Beaumont")]


def test_whom_somebody_married_is_the_daughter_and_not_her_father(read) -> None:
    findings = read(
        "Hugh Marr was an English nobleman. His wife and the mother of his daughters was Joan Fitzroy, daughter of"
        " Richard Fitzroy, 10th Earl of Arundale and Eleanor of Lanchester, whom he married after 9 September 1359.",
        "Hugh Marr",
    )
    assert {fact[:2] for fact in said(findings, "spouse")} == {("Hugh Marr", "Joan Fitzroy")}
    assert said(findings, "mother") == []


def test_his_mother_is_his_own(read) -> None:
    findings = read("Hugh Marr was an English nobleman. His mother was Joan Fitzroy.", "Hugh Marr")
    assert said(findings, "mother") == [("Hugh Marr", "Joan Fitzroy")]


def test_the_mother_of_his_daughter_is_not_his_own(read) -> None:
    findings = read(
        "Hugh Marr was an English nobleman. Joan Fitzroy was the mother of his daughter Clara.", "Hugh Marr"
    )
    assert ("Hugh Marr", "Joan Fitzroy") not in said(findings, "mother")


def test_the_owner_of_a_team_employs_its_coach(read) -> None:
    findings = read(
        "Bob Davis is an American coach. He was head coach of the University of Ohio's football team.",
        "Bob Davis",
    )
    assert ("Bob Davis", "University of Ohio") in [fact[:2] for fact in said(findings, "employer")]


def test_nothing_lies_in_a_neighbouring_town(read) -> None:
    findings = read(
        "Hull Park is a stadium in Marford. It is in the neighbouring city of Salford.", "Hull Park"
    )
    assert ("Hull Park", "Salford") not in said(findings, "located_in")


def test_the_owner_of_a_wife_stars_in_nothing(read) -> None:
    findings = read("Lily is a 1922 film directed by Bob Dean. It stars Dean's then-wife Mae Murray.", "Lily")
    assert said(findings, "starring") == [("Lily", "Mae Murray")]


def test_the_next_actor_is_no_part(read) -> None:
    findings = read(
        "The Mill is a 1966 film. It stars Peter Cushing as Dr. Roe, Roberta Tovey as Susan, Jill Curzon as Louise"
        " and Bernard Cribbins as Tom Campbell.",
        "The Mill",
    )
    assert "Bernard Cribbins" not in [fact[-1] for fact in said(findings, "starring") if fact[1] != fact[-1]]


@pytest.mark.parametrize(("words", "writers"), [("lyrics", []), ("a script", ["Eva Roe"])])
def test_who_wrote_the_lyrics_wrote_no_film(read, words: str, writers: list[str]) -> None:
    findings = read(
        f"The Mill is a 2019 film directed by Ann Lee. Its music is by Bob Dean, with {words} written by Eva Roe.",
        "The Mill",
    )
    assert [who for _, who in said(findings, "screenwriter")] == writers
