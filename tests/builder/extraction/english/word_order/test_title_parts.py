"""Who plays whom a film's title names, and turns as somebody."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
FILM = "Ada's Garden"
OPENING = f"{FILM} is a 1987 Danish drama film directed by Bo Ek."


@pytest.mark.parametrize(
    "text",
    [
        "Anna Lind took the title part after another actress had been considered for it.",
        "Anna Lind plays the title role.",
        "The title role was played by Anna Lind.",
        "The film was a success, with Anna Lind in the title role.",
    ],
)
def test_the_title_part_has_the_name_in_the_title(read: Read, text: str) -> None:
    assert (FILM, "Anna Lind", "Ada") in said(read(f"{OPENING} {text}", FILM), "starring")


def test_a_turn_is_a_part(read: Read) -> None:
    findings = read(f"{OPENING} Anna Lind gives a comic turn as Edith Ryder, mother of Charles.", FILM)
    assert (FILM, "Anna Lind", "Edith Ryder") in said(findings, "starring")


def test_a_part_turned_down_is_none(read: Read) -> None:
    findings = read(f"{OPENING} Anna Lind would have played the title role.", FILM)
    assert said(findings, "starring") == []
