"""Which aliases of a page speak for its subject elsewhere."""

from __future__ import annotations

import pytest

from builder.resolution import speaks_for


@pytest.mark.parametrize(
    ("alias", "name"),
    [
        ("Flag", "Flag of County Durham"),
        ("Sacramento", "Stranger in Sacramento"),
        ("Otto IV", "Otto IV, Prince of Anhalt-Bernburg"),
        ("Augusta Marie", "Augusta Marie of Holstein-Gottorp"),
        ("Count of Nevers", "Engelbert, Count of Nevers"),
        ("Anton", "Antonio"),
    ],
)
def test_a_piece_of_a_name_does_not_speak_for_it(alias: str, name: str):
    assert not speaks_for(alias, name)


def test_a_piece_in_a_bracket_is_a_name():
    assert speaks_for("Titanic", "RMS Titanic", bracketed=True)
    assert not speaks_for("Telugu", "Hindi", bracketed=True)


@pytest.mark.parametrize(
    ("alias", "name"),
    [
        ("Mervyn Tuchet", "Mervyn Tuchet, 2nd Earl of Castlehaven"),
        ("Fahrelnissa Zeid", "Princess Fahrelnissa Zeid"),
        ("Wojciech Jerzy Has", "Wojciech Has"),
        ("Jamie Foxx", "Eric Marlon Bishop"),
        ("PKU", "Peking University"),
        ("TVB", "TVBI"),
        ("Stephen Chow", "周星驰"),
        ("星爷", "周星驰"),
    ],
)
def test_a_whole_name_speaks_for_it(alias: str, name: str):
    assert speaks_for(alias, name)
