"""Prizes that a part brought whoever played it."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
SHE = "Jane Doe is an English actress. "


def test_playing_somebody_won_her_a_prize_for_the_work(read) -> None:
    findings = read(
        SHE
        + "Playing Mary Reed in *The Mill* (1992), directed by John Roe, won her the Academy Award for Best"
        " Actress; a year later she was nominated twice.",
        "Jane Doe",
    )
    assert said(findings, "award_won") == [("Jane Doe", "Academy Award", "Best Actress", "The Mill")]
    assert said(findings, "starring") == [("The Mill", "Jane Doe", "Mary Reed")]


def test_a_portrayal_brought_a_prize(read) -> None:
    findings = read(SHE + "Her portrayal of Ann in *The Mill* brought her a BAFTA Award.", "Jane Doe")
    assert said(findings, "award_won") == [("Jane Doe", "BAFTA Award", "The Mill")]


def test_a_part_that_brought_none_is_no_prize(read) -> None:
    findings = read(SHE + "Her portrayal of Ann in *The Mill* did not bring her a BAFTA Award.", "Jane Doe")
    assert said(findings, "award_won") == []


@pytest.mark.parametrize(
    "words",
    [
        "The screenplay is by Jane Doe, whom the producer, Mary Reed, had asked to write it.",
        "Mary Reed, the producer, asked Jane Doe to write the screenplay of the film.",
        "Jane Doe was asked by Mary Reed to write the screenplay of the film.",
    ],
)
def test_who_asks_somebody_to_write_does_not_write(read, words: str) -> None:
    findings = read("The Mill is a 1992 film directed by John Roe. " + words, "The Mill")
    assert ("The Mill", "Mary Reed") not in said(findings, "screenwriter")
