"""Prizes that a work won, listed by category."""

from __future__ import annotations

import pytest

from builder.findings import Findings, Named

pytestmark = pytest.mark.models
FILM = "Kung Fu Hustle (功夫) is a 2004 action comedy film. "


def won(findings: Findings) -> set[tuple[str, str, str]]:
    """Winner, category and work."""
    found = set()
    for fact in findings.facts:
        if fact.predicate == "award_won" and isinstance(fact.object, Named):
            said = {q.name: q.value for q in fact.qualifiers}
            found.add((fact.subject.name, said.get("category", ""), said.get("work", "")))
    return found


def test_categories_after_a_number_are_the_works(read) -> None:
    text = FILM + "Nominated for six Academy Awards, the film won two, Best Picture and Best Director."
    assert won(read(text, "Kung Fu Hustle")) == {
        ("Kung Fu Hustle", "Best Picture", ""),
        ("Kung Fu Hustle", "Best Director", ""),
    }


def test_a_category_for_somebody_is_theirs(read) -> None:
    text = FILM + "It took two Academy Awards: Best Picture, and Best Actress for Yuen Qiu."
    assert ("Yuen Qiu", "Best Actress", "Kung Fu Hustle") in won(read(text, "Kung Fu Hustle"))


def test_categories_that_another_one_won_are_not_the_works(read) -> None:
    text = FILM + "The film won two Academy Awards, while Ang Lee received a nomination for Best Director."
    assert ("Kung Fu Hustle", "Best Director", "") not in won(read(text, "Kung Fu Hustle"))


PECK = "Roman Holiday is a romantic comedy of 1953, starring Gregory Peck and Audrey Hepburn. "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Peck won his own Oscar as Atticus Finch, the lawyer of *To Kill a Mockingbird* (1962).", True),
        ("Gregory Peck received an Academy Award as the lawyer in *To Kill a Mockingbird*.", True),
        ("Peck was nominated for an Oscar as the lawyer in *To Kill a Mockingbird*.", False),
        ("Peck never won an Oscar as the lawyer in *To Kill a Mockingbird*.", False),
    ],
)
def test_a_prize_for_a_part_is_for_its_work(read, text: str, expected: bool) -> None:
    works = {work for name, _, work in won(read(PECK + text, "Roman Holiday")) if name == "Gregory Peck"}
    assert ("To Kill a Mockingbird" in works) is expected
