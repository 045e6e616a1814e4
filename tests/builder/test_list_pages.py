"""Pages that list things tell of what they list."""

from __future__ import annotations

from pathlib import Path

import pytest

import guanxi
from builder.list_pages import lists_things
from builder.subject import subject_of, told_of
from schemas.text import Document, Language


@pytest.mark.parametrize(
    ("title", "lists"),
    [
        ("List of The Glass Pier episodes", True),
        ("Marta Oakes discography", True),
        ("Tarlow (surname)", True),
        ("Ida (given name)", True),
        ("白石队球员列表", True),
        ("邬（姓氏）", True),
        ("Listening to Glass", False),
        ("The List", False),
        ("Names (band)", False),
        ("列表之歌", False),
    ],
)
def test_titles_of_lists(title: str, lists: bool) -> None:
    assert lists_things(title) is lists


@pytest.mark.parametrize(
    ("title", "text", "told"),
    [
        ("List of The Glass Pier episodes", '"The Glass Pier" is a drama series.', "The Glass Pier"),
        ("Marta Oakes discography", "Marta Oakes is a singer.", "Marta Oakes"),
        ("List of rivers of Arnmark", "The Selm is a river in Ostmark.", ""),
        ("List of rivers of Arnmark", "Ostmark Hall is the seat of the council.", ""),
        ("Tarlow (surname)", "Amos Tarlow (1811–1879), American politician", ""),
        ("Marta Oakes", "Marta Oakes is a singer.", "Marta Oakes"),
    ],
)
def test_what_a_list_tells_of(title: str, text: str, told: str) -> None:
    document = Document("d", title, text, "", Language.ENGLISH)
    assert told_of(document, subject_of(document)).name == told


@pytest.mark.models
def test_facts_of_a_list_are_those_of_what_it_lists(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "a.md").write_text(
        "# List of The Glass Pier episodes\n\n"
        '"The Glass Pier" is a Norwegian drama series directed by Ada Holm. It premiered on 3 March 2011.\n'
    )
    graph = guanxi.open(tmp_path / "s.db")
    graph.build([pages])
    answer = graph.ask("Who directed The Glass Pier?")
    assert answer.text.startswith("The Glass Pier was")
    assert "Ada Holm" in answer.text
