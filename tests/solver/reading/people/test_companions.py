"""Names that are only the company of whom a sentence tells."""

from __future__ import annotations

import pytest

from solver.reading.people.companions import only_beside


@pytest.mark.parametrize(
    ("text", "beside"),
    [
        ("as the queen in rain, opposite bo ek, she won her third gull", True),
        ("bo ek won his third gull for rain", False),
        ("opposite bo ek she won a gull, and bo ek won one too", False),
        ("she lived with bo ek", False),
    ],
)
def test_who_is_told_of_by_a_pronoun_is_not_who_stands_beside(text: str, beside: bool) -> None:
    assert only_beside(text, {"bo ek", "ek"}) is beside
