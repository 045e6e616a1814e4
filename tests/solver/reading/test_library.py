"""What is read of a store once, and forgotten when it changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from backends.stores import open_store
from schemas.graph import GraphBatch
from schemas.protocols import GraphStore
from schemas.text import Document, Language
from solver.reading.library import Library
from solver.reading.page import Page, read_page
from tests.solver.synthesis.pages import Page as Written

WAN = Written("林晚", "林晚是演员。", ("林晚", "Person"))
TIDE = Written("潮声", "《潮声》是电影。", ("潮声", "Film"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GraphStore]:
    store = open_store(tmp_path / "s.db", create=True)
    store.upsert(GraphBatch((WAN.graph(),)))
    yield store
    store.close()


class Reading:
    """Reads a page of so many clauses, and counts how often."""

    def __init__(self, clauses: int) -> None:
        written = Written("p", "他来了。" * clauses)
        self._page = read_page(
            Document("p", "p", written.document.text, "p", Language.CHINESE), [written.chunk]
        )
        self.times = 0

    def __call__(self) -> Page:
        self.times += 1
        return self._page


def test_a_page_is_read_once(store: GraphStore) -> None:
    library, reading = Library(store), Reading(1)
    assert library.page(("p",), reading) is library.page(("p",), reading)
    assert reading.times == 1


def test_a_page_is_read_again_after_the_store_has_changed(store: GraphStore) -> None:
    reading = Reading(1)
    library = Library(store)
    library.page(("p",), reading)
    store.upsert(GraphBatch((TIDE.graph(),)))
    library.refresh()
    library.page(("p",), reading)
    assert reading.times == 2


def test_other_chunks_of_a_page_are_another_page(store: GraphStore) -> None:
    library, one, other = Library(store), Reading(1), Reading(2)
    library.page(("p", "p#0"), one)
    assert len(library.page(("p", "p#1"), other).clauses) == 2


def test_the_page_that_was_read_longest_ago_makes_room(store: GraphStore) -> None:
    library, first, second = Library(store, most_clauses=4), Reading(2), Reading(2)
    library.page(("first",), first)
    library.page(("second",), second)
    library.page(("first",), first)
    library.page(("third",), Reading(2))
    library.page(("first",), first)
    library.page(("second",), second)
    assert (first.times, second.times) == (1, 2)


def test_entities_are_those_of_the_store(store: GraphStore) -> None:
    ids = [entity.id for entity in store.iterate_entities()]
    assert Library(store).entities([*ids, "none"]) == [*store.get_entities(ids), None]
