"""Names that a person may be about to type."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from backends.stores import open_store
from schemas.graph import Alias, DocumentEntity, DocumentGraph, GraphBatch, Mention
from schemas.protocols import GraphStore
from schemas.text import Chunk, Document, Language
from service.completion import Completer

TEXT = "周星驰（周星馳，Stephen Chow）与周迅、周润发、周润发。"


def page(key: str, entities: tuple[DocumentEntity, ...], mentions: tuple[Mention, ...] = ()) -> DocumentGraph:
    document = Document(key, entities[0].name, TEXT, "test", Language.CHINESE)
    return DocumentGraph(
        document, (Chunk(f"{key}#0", key, 0, 0, len(TEXT), TEXT, Language.CHINESE),), entities, mentions
    )


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GraphStore]:
    opened = open_store(tmp_path / "names.db", create=True)
    aliases = (Alias("周星馳", "bracket", 4, 7), Alias("Stephen Chow", "bracket", 8, 20))
    entities = (
        DocumentEntity(0, "周星驰", "Person", "definition", aliases, about=True),
        DocumentEntity(1, "周迅", "Person", "tagger"),
        DocumentEntity(2, "周润发", "Person", "tagger"),
    )
    twice = [place for place in range(len(TEXT)) if TEXT.startswith("周润发", place)]
    mentions = (
        Mention("a#0", TEXT.index("周迅"), TEXT.index("周迅") + 2, "周迅", 1),
        *(Mention("a#0", place, place + 3, "周润发", 2) for place in twice),
    )
    opened.upsert(GraphBatch((page("a", entities, mentions),)))
    yield opened
    opened.close()


def matched(store: GraphStore, typed: str, k: int = 10, *, most: int = 200_000) -> list[str]:
    return [one.matched for one in Completer(most=most).complete(store, typed, k)]


def test_the_best_known_come_first_pages_before_all(store: GraphStore):
    assert matched(store, "周") == ["周星驰", "周润发", "周迅"]


def test_the_whole_name_comes_before_longer_ones_that_are_better_known(store: GraphStore):
    longer = DocumentEntity(0, "周迅传", "Book", "definition", about=True)
    store.upsert(GraphBatch((page("b", (longer,)),)))
    assert matched(store, "周迅", 2) == ["周迅", "周迅传"]


@pytest.mark.parametrize(
    ("typed", "name"), [("周星馳", "周星馳"), ("周星驰", "周星驰"), ("stephen c", "Stephen Chow")]
)
def test_a_name_is_matched_as_it_was_typed(store: GraphStore, typed: str, name: str):
    assert matched(store, typed, 1) == [name]


def test_an_alias_completes_to_the_entity_that_bears_it(store: GraphStore):
    (found,) = Completer().complete(store, "Stephen", 1)
    assert (found.name, found.type, found.matched) == ("周星驰", "Person", "Stephen Chow")


@pytest.mark.parametrize(
    ("typed", "names"),
    [("Chow", ["Stephen Chow"]), ("chow stephen", ["Stephen Chow"]), ("润发", ["周润发"]), ("周发", [])],
)
def test_names_that_hold_the_words_follow(store: GraphStore, typed: str, names: list[str]):
    assert matched(store, typed) == names


@pytest.mark.parametrize("typed", ["", "  ", "《", "?!"])
def test_nothing_typed_completes_to_nothing(store: GraphStore, typed: str):
    assert matched(store, typed) == []


def test_no_more_than_asked_for(store: GraphStore):
    assert matched(store, "周", 2) == ["周星驰", "周润发"]


def test_a_store_of_more_names_than_are_kept_is_searched_for_words(store: GraphStore):
    assert matched(store, "stephen", most=2) == ["Stephen Chow"]
    assert matched(store, "steph", most=2) == []


def test_names_that_were_written_since_are_known(store: GraphStore):
    completer = Completer()
    assert [one.name for one in completer.complete(store, "周冬")] == []
    store.upsert(GraphBatch((page("b", (DocumentEntity(0, "周冬雨", "Person", "definition", about=True),)),)))
    assert completer.complete(store, "周冬")[0].name == "周冬雨"
