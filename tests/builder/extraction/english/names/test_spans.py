"""Where a name begins and ends."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read

pytestmark = pytest.mark.models


@pytest.mark.parametrize("name", ["Qinghai–Tibet Railway", "Paris–Lyon Railway", "Saint-Clair Railway"])
def test_a_dash_does_not_end_a_name(read: Read, name: str) -> None:
    findings = read(
        f"The {name} is a railway in western China that joins Xining, the capital of Qinghai, to Lhasa.", name
    )
    assert name in {mention.named.name for mention in findings.mentions}
    assert not [alias.alias for alias in findings.aliases if alias.alias.startswith(("–", "-"))]


def test_a_dash_between_two_names_belongs_to_neither(read: Read) -> None:
    findings = read("The line ran from Beijing–Shanghai in 2005.")
    names = {mention.named.name for mention in findings.mentions}
    assert {"Beijing", "Shanghai"} <= names
    assert not [name for name in names if "–" in name]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Mario Tarn GCSE, GCIH (11 December 1908 – 2 April 2015) was a Portuguese film director.", False),
        ("In the town of Mario Tarn, GCIH was a station.", True),
    ],
)
def test_letters_behind_the_name_that_opens_a_page_are_an_honour(
    read: Read, text: str, *, named: bool
) -> None:
    found = {mention.named.name for mention in read(text, "Mario Tarn").mentions}
    assert ("GCIH" in found) is named
