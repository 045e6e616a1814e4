"""Sentences that tell of a thing: by its name, or by a pronoun right after."""

from __future__ import annotations

from solver.reading.telling_of import told_of
from tests.solver.reading.clauses import page_of


def test_a_pronoun_goes_on_about_who_was_named() -> None:
    page = page_of("Ann Lee was born in 1900. She moved to Leith. Tom Rhee stayed. He died.")
    told = [text for _, text in told_of(page, ["ann lee"], about=False)]
    assert told == ["Ann Lee was born in 1900", "She moved to Leith"]


def test_a_page_about_a_thing_tells_of_it_throughout() -> None:
    page = page_of("Ann Lee was born in 1900. Tom Rhee stayed.")
    assert len(list(told_of(page, ["ann lee"], about=True))) == 2


def test_chinese_goes_on_too() -> None:
    page = page_of("林晚生于海城。她本学画，后来退学。林江是其弟。")
    told = [text for _, text in told_of(page, ["林晚"], about=False)]
    assert told == ["林晚生于海城", "她本学画，后来退学"]
