"""A small store made by hand: two people, the film they share, and a birth date."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from backends.stores import open_store
from schemas.graph import (
    Alias,
    DocumentEntity,
    DocumentGraph,
    GraphBatch,
    Literal,
    LiteralKind,
    Mention,
    Qualifier,
    Statement,
)
from schemas.protocols import GraphStore
from schemas.settings import Neo4jSettings
from schemas.text import Chunk, Document, Language
from tests.service.sample import Both, both_stores

TEXT = "甲（Jia Yi），1962年6月22日出生。他与乙共同出演电影《丙》，饰演丁。"


def graph() -> DocumentGraph:
    document = Document("jia", "甲", TEXT, "test", Language.CHINESE)
    chunk = Chunk("jia#0", "jia", 0, 0, len(TEXT), TEXT, Language.CHINESE)
    split = TEXT.index("。") + 1
    entities = (
        DocumentEntity(0, "甲", "Person", "definition", (Alias("Jia Yi", "bracket", 2, 8),), about=True),
        DocumentEntity(1, "丙", "Film", "rule"),
        DocumentEntity(2, "乙", "Person", "tagger"),
    )
    mentions = (
        Mention("jia#0", 0, 1, "甲", 0, "title"),
        Mention("jia#0", TEXT.index("乙"), TEXT.index("乙") + 1, "乙", 2),
        Mention("jia#0", TEXT.index("丙"), TEXT.index("丙") + 1, "丙", 1, "work"),
    )
    starring = [
        Statement(
            1, "starring", person, "jia#0", split, len(TEXT), split, len(TEXT), "hand/1", 0.9, qualifiers=q
        )
        for person, q in ((0, (Qualifier("role", "丁"),)), (2, ()))
    ]
    born = Literal(LiteralKind.DATE, "1962-06-22", "1962年6月22日")
    birth = Statement(0, "birth_date", born, "jia#0", 0, split, 0, split, "hand/1", 0.95)
    return DocumentGraph(document, (chunk,), entities, mentions, (*starring, birth))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GraphStore]:
    opened = open_store(tmp_path / "small.db", create=True)
    opened.upsert(GraphBatch((graph(),)))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def both(neo4j_server: Neo4jSettings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    """The sample encyclopedia in both stores; needs the model files and a server."""
    yield from both_stores(neo4j_server, tmp_path_factory.mktemp("sample"))
