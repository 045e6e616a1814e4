"""Places whose names small words between hyphens join."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    "place", ["Neuilly-sur-Seine", "Saint-Germain-en-Laye", "Stratford-upon-Avon", "Paris"]
)
def test_the_whole_name_is_where_somebody_died(read: Read, place: str) -> None:
    found = read(
        f"Ada Lorne was a French actress. She died in {place} at the age of 85.", "Ada Lorne", "Person"
    )
    assert said(found, "death_place") == [("Ada Lorne", place)]
