"""Who leads a body, and who does not."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    "sentence",
    [
        "She was deputy chief executive of Lund Works.",
        "From 2004 she was vice president of Lund Works.",
        "Her father served as Regent Chief for several years.",
        "In 1990 she became Chief of Staff.",
    ],
)
def test_deputies_and_chiefs_of_staff_lead_no_body(read: Read, sentence: str) -> None:
    found = read(f"Ida Holt is a Danish engineer. {sentence}", "Ida Holt")
    assert said(found, "chief_executive") == []


def test_whoever_directed_a_film_leads_no_company(read: Read) -> None:
    text = "Red Hills is a 1933 Western film released by Lund Pictures, written and directed by Otto Kern."
    assert said(read(text, "Red Hills"), "chief_executive") == []


@pytest.mark.parametrize(
    "sentence",
    [
        "She is the chief executive of Lund Works.",
        "She was a deputy head, and she is the chief executive of Lund Works.",
    ],
)
def test_heads_lead_their_bodies(read: Read, sentence: str) -> None:
    found = read(f"Ida Holt is a Danish engineer. {sentence}", "Ida Holt")
    assert ("Lund Works", "Ida Holt") in [fact[:2] for fact in said(found, "chief_executive")]
