"""Dates of a life in the bracket after a name."""

import pytest

from builder.extraction.chinese.subjects.opening import bracket_names


@pytest.mark.parametrize(
    ("bracket", "born", "died"),
    [
        ("1540年—1601年5月3日", "1540年", "1601年5月3日"),
        ("约1540年—1601年", "约1540年", "1601年"),
        ("1540年－大约1601年", "1540年", "大约1601年"),
        ("1540年—", "1540年", ""),
    ],
)
def test_a_date_keeps_that_it_is_about(bracket: str, born: str, died: str) -> None:
    found = {said.relation: said.words for said in bracket_names(bracket, 0)}
    assert (found.get("birth_date", ""), found.get("death_date", "")) == (born, died)
