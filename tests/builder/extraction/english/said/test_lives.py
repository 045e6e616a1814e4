"""Marriages in a row, ashes, ranks, books, boarding schools, and towns that schools are called after."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_marriages_in_a_row(read) -> None:
    text = "Moe married three times: Ida Lund in 1894, Dora Tarn in 1921 and Edith Stone in 1952."
    assert set(said(read(text, "Karl Moe", "Person"), "spouse")) == {
        ("Karl Moe", "Ida Lund", "1894"),
        ("Karl Moe", "Dora Tarn", "1921"),
        ("Karl Moe", "Edith Stone", "1952"),
    }


def test_ashes_are_somebody_s(read) -> None:
    text = "He died after an operation, and his ashes were buried in Tarn Abbey, near a lake."
    assert said(read(text, "Karl Moe", "Person"), "burial_place") == [("Karl Moe", "Tarn Abbey")]
    text = "After the death of his brother, his ashes were buried in Tarn Abbey."
    assert said(read(text, "Karl Moe", "Person"), "burial_place") == []


def test_a_rank_is_an_honour(read) -> None:
    assert said(read("He was made a baron in 1931.", "Karl Moe", "Person"), "honor") == [
        ("Karl Moe", "baron")
    ]
    assert said(read("He was made a captain in 1931.", "Karl Moe", "Person"), "honor") == []


def test_who_helped_to_found_a_body(read) -> None:
    text = "In 1947 he helped to found the Lund Film Society."
    assert said(read(text, "Karl Moe", "Person"), "founded_by") == [("Lund Film Society", "Karl Moe")]
    text = "In 1947 he refused to help to found the Lund Film Society."
    assert said(read(text, "Karl Moe", "Person"), "founded_by") == []


def test_who_boards_at_a_school_learns_there(read) -> None:
    text = "He boarded at Haileybury, a school in Hertfordshire."
    assert said(read(text, "Karl Moe", "Person"), "educated_at") == [("Karl Moe", "Haileybury")]
    text = "He boarded at Haileybury, a ship of the line."
    assert said(read(text, "Karl Moe", "Person"), "educated_at") == []


def test_a_book_of_a_writer(read) -> None:
    text = "Karl Moe was a British philosopher. His best-selling book was *A History of Tides*, published in 1945."
    assert said(read(text, "Karl Moe"), "author") == [("A History of Tides", "Karl Moe")]
    text = (
        "Karl Moe was a British painter. His best-selling book was *A History of Tides*, published in 1945."
    )
    assert said(read(text, "Karl Moe"), "author") == []


def test_people_live_and_die_in_towns_of_schools(read) -> None:
    text = "Moe was born in Oxford. He studied at Cambridge and taught at Princeton. He died in Cambridge."
    found = read(text, "Karl Moe", "Person")
    assert said(found, "birth_place", "death_place") == [("Karl Moe", "Oxford"), ("Karl Moe", "Cambridge")]
    assert said(found, "educated_at") == [("Karl Moe", "Cambridge")]
    assert said(found, "employer") == [("Karl Moe", "Princeton")]
