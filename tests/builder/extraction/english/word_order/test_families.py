"""Couples spoken of as `they`, kin by first name, parts that are no family."""

from __future__ import annotations

import pytest

from builder.findings import Findings
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

HE = "Paul Marsh is a Scottish architect. He was born in 1950. "


def test_they_who_married_are_the_subject_and_the_one_other_person(read) -> None:
    findings = read(
        HE + "Marsh studied at Glasgow, where he met Anna Reid; they married in 1977 and have four children.",
        "Paul Marsh",
    )
    assert said(findings, "spouse") == [("Paul Marsh", "Anna Reid", "1977")]
    assert sorted(said(findings, "children_count")) == [("Anna Reid", "4"), ("Paul Marsh", "4")]


def test_they_after_two_others_is_left_open(read) -> None:
    findings = read(HE + "Marsh met Anna Reid through Mary Doe; they married in 1977.", "Paul Marsh")
    assert said(findings, "spouse") == []


def test_his_wife_after_and_is_the_wife_of_the_man_before_it(read) -> None:
    findings = read(
        "Anna Reid is a Scottish architect. She was born in Rome, the youngest of the three children of "
        "William Reid, a greengrocer, and his wife Emma.",
        "Anna Reid",
    )
    assert [pair[:2] for pair in said(findings, "spouse")] == [("William Reid", "Emma")]


def test_kin_named_after_a_comma(read) -> None:
    findings = read(
        HE + "He married Anna Reid in 1977. They had a son, Peter, and a daughter, Laura.", "Paul Marsh"
    )
    assert sorted(said(findings, "parent")) == [
        ("Laura", "Anna Reid"),
        ("Laura", "Paul Marsh"),
        ("Peter", "Anna Reid"),
        ("Peter", "Paul Marsh"),
    ]


def test_a_daughter_with_her_mothers_first_name_is_not_her_mother(read) -> None:
    findings = read(HE + "He married Anna Reid in 1977. They had a daughter, Anna, in 1980.", "Paul Marsh")
    assert said(findings, "parent") == []


@pytest.mark.parametrize(
    ("text", "predicate", "expected"),
    [
        ("His father, also named Paul, was a miner.", "father", []),
        ("His father, also named George, was a miner.", "father", [("Paul Marsh", "George")]),
        (
            "He is the second of three brothers, the youngest of whom, Jonathan, writes novels.",
            "sibling",
            [("Paul Marsh", "Jonathan")],
        ),
        ("In the film Robert Hall plays his brother, Edward.", "sibling", []),
    ],
)
def test_kin_by_first_name(text: str, predicate: str, expected: list[tuple[str, str]], read) -> None:
    assert said(read(HE + text, "Paul Marsh"), predicate) == expected


def aliases(findings: Findings) -> list[tuple[str, str]]:
    return [(alias.named.name, alias.alias) for alias in findings.aliases]


def test_a_brother_bears_the_name_by_which_the_page_calls_its_subject(read) -> None:
    findings = read(HE + "Marsh grew up in Leeds. His younger brother, Frank, became a priest.", "Paul Marsh")
    assert aliases(findings) == [("Frank", "Frank Marsh")]


def test_a_last_word_that_the_page_never_uses_alone_is_no_family_name(read) -> None:
    text = "Zhang Yimin is a Chinese painter. He was born in 1950. His younger brother, Frank, is a priest."
    assert aliases(read(text, "Zhang Yimin")) == []


def test_a_sister_may_have_married(read) -> None:
    findings = read(HE + "Marsh grew up in Leeds. His younger sister, Anna, became a nurse.", "Paul Marsh")
    assert aliases(findings) == []


def test_nobody_is_born_in_a_relative(read) -> None:
    findings = read(
        "Anna Reid is a Scottish architect. She was born in Whitby, Yorkshire, the elder of the two daughters of "
        "Joseph Reid, a fisherman, and his wife Edith.",
        "Anna Reid",
    )
    assert [place for _, place in said(findings, "birth_place")] == ["Whitby", "Yorkshire"]


def test_a_sister_in_a_cast_is_the_sister_of_a_part(read) -> None:
    text = (
        "Red Hills is a 2004 drama film. Emma Grey plays the eldest, the prudent Elinor, and Kate Winter, who was "
        "nineteen, plays her passionate sister Marianne."
    )
    findings = read(text, "Red Hills", "Film")
    assert said(findings, "sibling") == []
    assert ("Red Hills", "Kate Winter", "Marianne") in said(findings, "starring")
    gapped = text.replace(", who was nineteen, plays", "")
    assert said(read(gapped, "Red Hills", "Film"), "sibling") == []


def test_children_are_those_of_whom_somebody_had_them_with(read) -> None:
    text = "Meg Steep is an actress. She married the sculptor Don Gumm, with whom she has a son, Henry."
    parents = {row[1] for row in said(read(text, "Meg Steep"), "parent")}
    assert parents == {"Meg Steep", "Don Gumm"}


def test_their_daughter_is_that_of_both(read) -> None:
    text = "Meg Steep is an actress. In 1958 she married Lars Smid. Their daughter, Anna, became a teacher."
    assert {row[1] for row in said(read(text, "Meg Steep"), "parent")} == {"Meg Steep", "Lars Smid"}


def test_parents_by_first_names_with_their_callings(read) -> None:
    text = (
        "Ernst Hemming was an American novelist. He was born in Lund, a suburb of Malmo, "
        "as the second of six children of Clarence, a doctor, and Grace, a musician."
    )
    assert {row[1] for row in said(read(text, "Ernst Hemming"), "parent")} == {"Clarence", "Grace"}


def test_two_siblings_share_the_last_name_that_the_second_bears(read) -> None:
    findings = read(HE + "The twin brothers Otto and Karl Brandt taught him.", "Paul Marsh")
    assert said(findings, "sibling") == [("Otto Brandt", "Karl Brandt")]
