"""Whom a page means by a last name alone, and by the noun of a question right before a name."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.stores import open_store
from schemas.graph import GraphBatch
from schemas.logical_form import Step
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Language
from solver.executors.people.last_names import LastNames, is_titled
from solver.reading.page import read_page
from tests.solver.synthesis.pages import Page

ALBUM = Page(
    "en/Salt Roads",
    "Salt Roads is an album. Moor sang Night Ferry in one take.",
    ("Salt Roads", "Album"),
    ("Moor", "Place"),
)
CREDITED = Page(
    "en/Salt Roads",
    "Salt Roads is an album by Ida Moor. Moor sang Night Ferry in one take.",
    ("Salt Roads", "Album"),
    ("Moor", "Place"),
    ("Ida Moor", "Person"),
)
ADA = Page("en/Ada Moor", "Ada Moor is a singer. Salt Roads made her known.", ("Ada Moor", "Person"))
BEN = Page("en/Ben Moor", "Ben Moor is a singer. Salt Roads made him rich.", ("Ben Moor", "Person"))
CARL = Page("en/Carl Moor", "Carl Moor is a miner.", ("Carl Moor", "Person"))


@pytest.mark.parametrize(
    ("pages", "name"),
    [
        ((ALBUM, ADA, CARL), "Ada Moor"),  # whose page speaks of the album
        ((ALBUM, ADA, BEN), ""),  # of two nobody is meant for sure
        ((ALBUM, CARL), ""),
        ((CREDITED, ADA), "Ida Moor"),  # whom the page itself names in full
    ],
)
def test_a_last_name_stands_for_one_person(tmp_path: Path, pages: tuple[Page, ...], name: str) -> None:
    store = open_store(tmp_path / "pages.db", create=True)
    store.upsert(GraphBatch(tuple(page.graph() for page in pages)))
    mention = next(m for m in store.mentions(chunks=[pages[0].chunk.id]) if m.surface == "Moor")
    found = LastNames(store).whose(mention)
    store.close()
    assert (found.name if found is not None else "") == name


@pytest.mark.parametrize(
    ("text", "name", "question", "titled"),
    [
        (
            "In 1481 bishop Otto Wal called him to Selb.",
            "Otto Wal",
            "Who is the bishop who called Kern?",
            True,
        ),
        ("In 1481 bishop Otto Wal met Max Rohr.", "Max Rohr", "Who is the bishop who called Kern?", False),
        (
            "In 1481 bishop Otto Wal called him to Selb.",
            "Otto Wal",
            "Who is the mayor who called Kern?",
            False,
        ),
        ("主考官林晚十分赏识。", "林晚", "错认考卷的那位考官是谁？", True),
        ("主考官十分赏识林晚。", "林晚", "错认考卷的那位考官是谁？", False),
    ],
)
def test_the_noun_asked_for_right_before_a_name(text: str, name: str, question: str, titled: bool) -> None:
    language = Language.ENGLISH if text.isascii() else Language.CHINESE
    page = Page("en/Kern" if text.isascii() else "科恩", text)
    clause = next(c for c in read_page(page.document, (page.chunk,)).clauses if name in c.text)
    part = SubQuestion(question, QuestionKind.DESCRIPTION, AnswerType.PERSON, Step(()))
    assert is_titled(clause, clause.text.index(name), part, language) is titled
