"""Nicknames in quotes inside a person's name, which are no titles."""

from __future__ import annotations

import pytest

from builder.extraction.english.names.nicknames import find_nicknames, without_given_name
from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said


@pytest.mark.parametrize(
    ("text", "nicknames"),
    [
        ('Edgar "Rusty" Tarn was a painter.', ["Rusty"]),
        ("In 1950 Edgar Lyle “Big Red” van Tarn left.", ["Big Red"]),
        ("He met Edgar 'Rusty' Tarn.", ["Rusty"]),
        ('In "Hello" Ann Tarn sang.', []),
        ('Ann won the Heron "Best Song" Award.', []),
        ('the Ann Tarn "Blue Moor" Tour', []),
        ('Ann\'s "Blue Moor" Band', []),
        ('Ann Tarn sang "Blue Moor" in Leeds.', []),
    ],
)
def test_a_quotation_between_names_is_a_nickname(text: str, nicknames: list[str]) -> None:
    assert [text[inner.start : inner.end] for _, inner in find_nicknames(text)] == nicknames


def test_the_name_that_people_use() -> None:
    assert without_given_name('Edgar Lyle "Rusty" Tarn') == "Rusty Tarn"
    assert without_given_name("Edgar Lyle Tarn") == ""


@pytest.mark.models
@pytest.mark.parametrize("title", ["Rusty Tarn", "Edgar Tarn"])
def test_dates_behind_a_name_with_a_nickname_are_those_of_the_page(read: Read, title: str) -> None:
    findings = read('Edgar "Rusty" Tarn (5 May 1902 – 6 June 1975) was a Scottish painter.', title)
    assert said(findings, "birth_date", "death_date") == [(title, "1902-05-05"), (title, "1975-06-06")]


@pytest.mark.models
def test_dates_of_somebody_else_are_not_those_of_the_page(read: Read) -> None:
    findings = read(
        'In 1950 Edgar "Rusty" Tarn (5 May 1902 – 6 June 1975) joined the company.', "Heron Works"
    )
    assert said(findings, "birth_date") == [('Edgar "Rusty" Tarn', "1902-05-05")]
