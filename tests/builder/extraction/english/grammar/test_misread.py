"""What sentences do not say of whom the parser hangs it on: items of lists, `which`, semicolons, posts at schools."""

from __future__ import annotations

import pytest

from builder.extraction.english.reading import read as passage
from builder.findings import Findings, Named

pytestmark = pytest.mark.models


def said(findings: Findings, predicate: str) -> list[tuple[str, ...]]:
    return [
        (
            f.subject.name,
            f.object.name if isinstance(f.object, Named) else f.object.value,
            *(q.value for q in f.qualifiers if q.name == "time"),
        )
        for f in findings.facts
        if f.predicate == predicate
    ]


def test_an_item_of_a_list_goes_on_in_none_below() -> None:
    text = "Ada Reed (1901–1974), painter of the Green Lake\nTom Hale (1904–1980), who won the Oak Prize"
    assert passage(text, 0).plain.startswith("Ada Reed, painter of the Green Lake.\nTom Hale")


def test_a_line_that_only_breaks_is_no_item() -> None:
    text = "Ada Reed (1901–1974) was a painter of the Green\nLake in Kent. Tom Hale (1904–1980) knew her."
    assert "Green\nLake" in passage(text, 0).plain


@pytest.mark.parametrize(
    ("text", "learned"),
    [
        ("In 1921 Reed went to Lund University as an assistant, and stayed.", False),
        ("In 1921 Reed went to Lund University as a visiting lecturer in law.", False),
        ("In 1921 Reed went to Lund University as a student of law.", True),
        ("In 1921 Reed went to Lund University.", True),
    ],
)
def test_who_works_at_a_school_does_not_learn_there(read, text: str, learned: bool) -> None:
    found = said(read(text, "Ada Reed", "Person"), "educated_at")
    assert found == ([("Ada Reed", "Lund University")] if learned else [])


def test_which_means_no_person(read) -> None:
    text = "There is one recording, conducted by Ada Reed, {} won an Oak Award in 2006."
    assert said(read(text.format("which"), "The Lake", "Work"), "award_won") == []
    assert said(read(text.format("who"), "The Lake", "Work"), "award_won") == [
        ("Ada Reed", "Oak Award", "2006")
    ]


def test_which_tells_that_a_firm_has_a_person_s_name(read) -> None:
    text = "They bought from Harvey Nichols, which was founded in 1831."
    assert said(read(text, ""), "founding_date") == [("Harvey Nichols", "1831")]


def test_the_prize_of_a_book_is_its_writer_s(read) -> None:
    text = "It was adapted from a novel by the writer Ada Reed, which had won the Oak Award."
    assert said(read(text, "The Lake", "Film"), "award_won") == [("Ada Reed", "Oak Award")]


def test_no_thing_is_a_pupil(read) -> None:
    text = "The {} Lutka was created here in 1991 by Tom Hale, at that time a doctoral student of Ada Reed."
    assert said(read(text.format("programming language")), "teacher") == []
    assert said(read("Tom Hale, a doctoral student of Ada Reed, created it."), "teacher") == [
        ("Tom Hale", "Ada Reed")
    ]


def test_a_year_is_that_of_the_nearest_prize(read) -> None:
    text = "Reed received the Oak Prize in 1913 and an honorary doctorate from Lund in 1929."
    assert said(read(text, "Ada Reed", "Person"), "award_won") == [("Ada Reed", "Oak Prize", "1913")]
    later = read("Reed received the Oak Prize for her book in 1913.", "Ada Reed", "Person")
    assert said(later, "award_won") == [("Ada Reed", "Oak Prize", "1913")]


@pytest.mark.parametrize(
    ("words", "owned"),
    [
        ("took over the rights from", False),
        ("bought the archive for", False),
        ("took over the Swedish firm", True),
        ("took over the tobacco firm", True),
        ("bought", True),
    ],
)
def test_what_is_taken_over_from_a_firm_is_not_the_firm(read, words: str, owned: bool) -> None:
    found = said(read(f"In 2015 the Alder Foundation {words} Nordtel Company.", ""), "parent_organization")
    assert found == ([("Nordtel Company", "Alder Foundation")] if owned else [])


def test_it_means_what_its_sentence_named_before(read) -> None:
    other = "HALMA, as it was called, ran its first program in 1953; it worked out tides until it was scrapped in 1962."
    assert said(read(other, "Lund Works", "Company"), "end_date") == []
    own = read("The works made rope; it was demolished in 1962.", "Lund Works", "Company")
    assert said(own, "end_date") == [("Lund Works", "1962")]


@pytest.mark.parametrize(("whom", "fact"), [("Prince Karl", False), ("Prince Records", True)])
def test_nobody_works_for_a_prince(read, whom: str, fact: bool) -> None:
    found = said(read(f"Ada Reed joined {whom} in 1950.", "Ada Reed", "Person"), "employer")
    assert bool(found) is fact


def test_it_is_no_building_where_a_school_is_told_of(read) -> None:
    text = "The Oak Building was completed in 1970. It has been a listed building since 2011."
    assert read(text, "School of Law, University of Lund").subject_type == "School"
    assert read(f"It stands in Lund. {text}", "Oak Castle", "Place").subject_type == "Place"
