"""Names that what a page is about bore before or took later."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
PAPER = "Tarn Post"
OPENING = f"The {PAPER} is a British daily newspaper"


@pytest.mark.parametrize(
    "text",
    [
        f"{OPENING}, founded in Odense in 1821 and known until 1959 as the Odense Post.",
        f"{OPENING}. It was founded in 1821 as the Odense Post.",
        f"{OPENING}. The newspaper was originally called the Odense Post.",
        f"{OPENING}. It was formerly known as the Odense Post.",
        f"{OPENING}. It was known as the Odense Post until 1959.",
        f"{OPENING}. The newspaper was renamed from the Odense Post in 1959.",
        f"{OPENING}. In 1959 it was renamed the Odense Post.",
        f"{OPENING}. In 1959 the newspaper changed its name to the Odense Post.",
        f"{OPENING}. Founded in 1821 as the Odense Post, it was sold in 1902.",
        f"{OPENING}. Known to its readers as the Odense Post, it costs a crown.",
        f"{OPENING}. The newspaper is known to locals as the Odense Post.",
    ],
)
def test_a_former_or_later_name_is_one(read: Read, text: str) -> None:
    findings = read(text, PAPER)
    assert [(a.named.name, a.alias) for a in findings.aliases] == [(PAPER, "Odense Post")]
    assert said(findings, "alias") == [(PAPER, "Odense Post")]


@pytest.mark.parametrize(
    "text",
    [
        f"{OPENING}. It bought the Odense Star, founded in 1821 as the Odense Post.",
        f"{OPENING}. Its rival, the Odense Star, was known until 1959 as the Odense Post.",
        f"{OPENING}. Its rival, the Odense Star, is known to its readers as the Odense Post.",
        f"{OPENING}. It is known to its readers for the Odense Post.",
        f"{OPENING}. It would have been renamed the Odense Post in 1959.",
        f"{OPENING}. It was renamed after the Odense Post.",
        f"{OPENING}. It was founded as the Odense Post's rival.",
        f"{OPENING}. In 1990 it was sold to Ann Lee and renamed the Odense Post.",
        f"{OPENING}. The Odense Star is sold there. In 1990 it was renamed the Odense Post.",
        f"{OPENING}. It was renamed in the 1980s after the Odense Post.",
        f"{OPENING}. It was founded in 1821 as a rival of the Odense Post.",
    ],
)
def test_anothers_name_is_none(read: Read, text: str) -> None:
    assert "Odense Post" not in [
        alias.alias for alias in read(text, PAPER).aliases if alias.named.name == PAPER
    ]


def test_a_list_has_no_names_of_what_it_lists(read: Read) -> None:
    findings = read(
        "The club was formed in 1886 as Odense Rovers.", "List of Tarn F.C. players", "Organization"
    )
    assert findings.aliases == ()


def test_what_a_person_founded_is_no_name_of_the_person(read: Read) -> None:
    text = "Ann Lee is a British publisher. She owned a paper. It was founded in 1821 as the Odense Post."
    assert read(text, "Ann Lee", "Person").aliases == ()


@pytest.mark.parametrize(
    ("text", "title", "other"),
    [
        ('The Lund Bridge, popularly nicknamed "the Harp", is a suspension bridge.', "Lund Bridge", "Harp"),
        ("Lund Rovers, nicknamed the Salters, is a football club.", "Lund Rovers", "Salters"),
        ("Lund (called Saltwick until 1348) is a port city in England.", "Lund", "Saltwick"),
    ],
)
def test_another_name_behind_the_first(read, text: str, title: str, other: str) -> None:
    assert (title, other) in said(read(text, title), "alias")


def test_the_name_that_a_band_performed_under(read) -> None:
    text = (
        "The Tin Lanterns are an English rock band. Until 1986 they performed under the name Static Harbour."
    )
    assert ("The Tin Lanterns", "Static Harbour") in said(read(text, "The Tin Lanterns"), "alias")
