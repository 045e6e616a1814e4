"""What a pattern may be expected to get right, and which types belong to one family."""

import pytest
from pydantic import ValidationError

from schemas.ontology import Ontology, SurfacePattern
from schemas.text import Language


def pattern(**fields: object) -> SurfacePattern:
    return SurfacePattern(relation="director", language=Language.ENGLISH, match="x", **fields)  # type: ignore[arg-type]


def test_an_uncounted_pattern_has_the_precision_of_its_guess() -> None:
    assert pattern(confidence=0.85).precision == 0.85


def test_a_guess_weighs_as_much_as_five_cases() -> None:
    assert pattern(confidence=0.9, counted=(2, 8)).precision == 0.5  # (2 + 4.5) / 13


def test_more_right_than_counted_is_refused() -> None:
    with pytest.raises(ValidationError, match="9 right of 8 counted"):
        pattern(counted=(9, 8))


@pytest.mark.parametrize(("kind", "family"), [("Film", "Work"), ("Person", "Person"), ("Comet", "Comet")])
def test_a_type_belongs_to_its_widest_type(kind: str, family: str) -> None:
    assert Ontology.load().family(kind) == family
