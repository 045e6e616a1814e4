"""Children told in a row behind how many there were, siblings behind a colon, and the child named beside a spouse."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
KING = "Olaf VIII"
OPENING = f"{KING} (3 June 1843 – 14 May 1912) was King of Norway from 1906 until his death."


@pytest.mark.parametrize(
    ("text", "child"),
    [
        (
            "They had four children. The eldest, Harald, followed his father on the throne as Harald IV.",
            "Harald IV",
        ),
        (
            "They had two sons. The second son, Carl, was offered the crown and took the name Sven II.",
            "Sven II",
        ),
        (
            "He had three children. The eldest, Harald, died young. A daughter, Ingrid, married Carl Lund.",
            "Ingrid",
        ),
    ],
)
def test_children_in_a_row_are_the_page_subjects(read: Read, text: str, child: str) -> None:
    assert (child, KING) in said(read(f"{OPENING} {text}", KING), "parent")


@pytest.mark.parametrize(
    "text",
    [
        "He ruled with three ministers. The eldest, Harald, followed him at court.",
        "His brother Erik had four children. He visited Rome. The eldest, Harald, went with him.",
    ],
)
def test_others_in_a_row_are_no_children(read: Read, text: str) -> None:
    assert said(read(f"{OPENING} {text}", KING), "parent") == []


def test_siblings_behind_a_colon_are_the_page_subjects(read: Read) -> None:
    text = (
        f"{OPENING} His brothers and sisters married widely: Alexandra was the wife of Edward Lund, and Dagmar "
        "became Empress of Russia."
    )
    assert said(read(text, KING), "sibling") == [(KING, "Alexandra"), (KING, "Dagmar")]


def test_whose_child_stands_behind_a_name(read: Read) -> None:
    text = f"{OPENING} In 1869 he married Louise Lund, the only surviving child of Charles Lund."
    assert said(read(text, KING), "parent") == [("Louise Lund", "Charles Lund")]


def test_where_somebody_was_born_is_nobodys_child(read: Read) -> None:
    text = f"{OPENING} He was born in the palace in Copenhagen, the eldest son of Erik Lund and Anna Lund."
    assert ("Copenhagen", "Erik Lund") not in said(read(text, KING), "parent")
