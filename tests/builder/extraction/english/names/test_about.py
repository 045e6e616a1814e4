"""Dates of a life that a bracket gives only about, or bounds."""

from __future__ import annotations

import pytest

from schemas.graph import Literal
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    ("bracket", "born", "died"),
    [
        ("c. 1602 – 1660", "c. 1602", "1660"),
        ("circa 1602 – ca. 1660", "circa 1602", "ca. 1660"),
        ("1602 – 1660", "1602", "1660"),
        ("1602 – after 1660", "1602", ""),
        ("before 1602 – 1660", "", "1660"),
        ("born c. 1602, died 1660", "c. 1602", "1660"),
    ],
)
def test_a_date_keeps_that_it_is_about(read, bracket: str, born: str, died: str) -> None:
    found = read(f"Karl Moe ({bracket}) was a Danish sailor.", "Karl Moe")
    dated = [f for f in found.facts if f.predicate in ("birth_date", "death_date")]
    texts = {f.predicate: f.object.text for f in dated if isinstance(f.object, Literal)}
    assert (texts.get("birth_date", ""), texts.get("death_date", "")) == (born, died)
    assert all(value in ("1602", "1660") for _, value in said(found, "birth_date", "death_date"))
