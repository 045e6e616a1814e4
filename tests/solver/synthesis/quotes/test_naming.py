"""A last name within a longer name is nobody's."""

from __future__ import annotations

from solver.synthesis.quotes.naming import _alone


def test_a_name_joined_to_another_is_left_alone() -> None:
    assert _alone("Packer", "Orme-Packer grew; Packer left.") == 18
    assert _alone("Packer", "The Orme-Packer works grew.") == -1
    assert _alone("Packer", "Packer-Orme grew.") == -1
