"""Posts, titles and letters around names, and whom pronouns mean, in passages that are no page of somebody."""

from __future__ import annotations

import pytest

from builder.findings import Findings, Named

pytestmark = pytest.mark.models


def said(findings: Findings, predicate: str, *, unresolved: bool = False) -> list[tuple[str, str]]:
    facts = [f for f in (findings.unresolved if unresolved else findings.facts) if f.predicate == predicate]
    return [(f.subject.name, f.object.name if isinstance(f.object, Named) else f.object.value) for f in facts]


def test_facts_of_somebody_unnamed_are_told_but_not_asserted(read) -> None:
    text = "She lives in Lisbon."
    findings = read(text, "")
    assert said(findings, "residence") == []
    assert said(findings, "residence", unresolved=True) == [("(she)", "Lisbon")]
    span = findings.unresolved[0].subject_span
    assert text[span.start : span.end] == "She"
    assert ("(she) residence Lisbon", "nobody is named whom it is about") in findings.dropped


def test_pronouns_of_a_sentence_with_facts_are_told_with_what_they_mean(read) -> None:
    findings = read("Martha Keller married Paul Weber, who taught at Basel University.", "")
    assert [(m.surface, m.named.name) for m in findings.references] == [("who", "Paul Weber")]


def test_a_wife_s_possessive_means_the_husband_beside_her(read) -> None:
    findings = read("Rita Moore is the daughter of Karl Moore and his wife Jane Moore.", "")
    assert said(findings, "spouse") in ([("Karl Moore", "Jane Moore")], [("Jane Moore", "Karl Moore")])


def test_capitals_do_not_make_names_of_posts(read) -> None:
    findings = read("Helen Brandt is the President & CEO of Norwood Industries.", "")
    assert said(findings, "chief_executive") == [("Norwood Industries", "Helen Brandt")]
    assert {m.surface for m in findings.mentions} == {"Helen Brandt", "Norwood Industries"}


def test_a_chief_executive_officer_is_a_chief_executive(read) -> None:
    findings = read("Helen Brandt served as chief executive officer of Norwood Industries.", "")
    assert said(findings, "chief_executive") == [("Norwood Industries", "Helen Brandt")]


def test_a_job_is_at_the_body_behind_its_field(read) -> None:
    findings = read("Helen Brandt is a professor of Applied Mathematics at Lund University.", "")
    assert said(findings, "employer") == [("Helen Brandt", "Lund University")]


def test_what_somebody_did_before_joining_a_firm_tells_that_they_joined(read) -> None:
    findings = read("Prior to joining Norwood Industries, Helen Brandt taught in Oslo.", "")
    assert ("Helen Brandt", "Norwood Industries") in said(findings, "employer")


def test_a_nickname_in_brackets_stands_inside_a_name(read) -> None:
    text = "Robert (Bob) Ashworth was born in Leeds."
    findings = read(text, "")
    assert said(findings, "birth_place") == [("Robert Ashworth", "Leeds")]
    span = findings.facts[0].subject_span
    assert text[span.start : span.end] == "Robert (Bob) Ashworth"


def test_jr_belongs_to_a_name(read) -> None:
    findings = read("Henry Lane is the son of Arthur Lane, Jr. and a painter.", "")
    assert said(findings, "parent") == [("Henry Lane", "Arthur Lane, Jr.")]


def test_letters_after_a_name_keep_its_dates(read) -> None:
    findings = read("Jane Holroyd, OBE (born 4 May 1950) is a British chemist.", "")
    assert said(findings, "birth_date") == [("Jane Holroyd", "1950-05-04")]


def test_the_country_before_a_party_is_said_of_the_politician(read) -> None:
    findings = read("Rosa Bianchi is an Italian Democratic Party politician.", "")
    assert said(findings, "political_party") == [("Rosa Bianchi", "Democratic Party")]


def test_him_is_not_who_works_with_him(read) -> None:
    findings = read(
        "Martin Frost died in 1950. His son Tom Frost had worked with him.", "Martin Frost", "Person"
    )
    assert ("Tom Frost", "Martin Frost") in said(findings, "parent")
    assert all(m.named.name == "Martin Frost" for m in findings.references)


@pytest.mark.parametrize("words", ["Thursday", "May 6"])
def test_days_are_no_names(read, words: str) -> None:
    findings = read(f"Helen Brandt moved to Oslo on {words}.", "")
    assert [m.surface for m in findings.mentions] == ["Helen Brandt", "Oslo"]
