"""Three pages about a director and his film, and the fixtures that the store suite writes them with."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.graph import (
    GraphBatch,
)
from schemas.names import digest
from schemas.protocols import GraphStore
from schemas.text import Language
from tests.conformance.corpus import EMBEDDER, entity, make_document, year

CHOW = make_document(
    "en/chow",
    "Stephen Chow",
    ["Stephen Chow directed Kung Fu Hustle.", "Stephen Chow was born in 1962."],
    [
        entity(0, "Stephen Chow", "Person", about=True, source="definition"),
        entity(1, "Kung Fu Hustle", "Work"),
    ],
    [(0, "directed", 1, 0), (0, "born", year("1962"), 1)],
)
ZHOU = make_document(
    "zh/zhou",
    "周星驰",
    ["周星驰（Stephen Chow）导演了功夫。"],
    [
        entity(0, "周星驰", "Person", "Stephen Chow", about=True, source="definition"),
        entity(1, "功夫", "Work"),
    ],
    [(0, "directed", 1, 0)],
    language=Language.CHINESE,
)
HUSTLE = make_document(
    "en/hustle",
    "Kung Fu Hustle",
    ["Kung Fu Hustle is a film by Stephen Chow."],
    [
        entity(0, "Kung Fu Hustle", "Work", about=True, source="definition"),
        entity(1, "Stephen Chow", "Person"),
    ],
    [(1, "directed", 0, 0)],
    confidence=0.8,
)


def page_id(name: str, document: str) -> str:
    return digest("entity", name, document)


def bare_id(name: str) -> str:
    return digest("entity", name, "")


class StoreCase:
    """`open` gives the store at a place, made where it is not there yet."""

    def open(self, place: Path) -> GraphStore:
        raise NotImplementedError

    @pytest.fixture
    def store(self, tmp_path: Path):
        store = self.open(tmp_path / "store")
        store.set_embedder(EMBEDDER)
        yield store
        store.close()

    @pytest.fixture
    def films(self, store: GraphStore) -> GraphStore:
        store.upsert(GraphBatch((CHOW, ZHOU, HUSTLE)))
        return store
