"""Pages of the other language about one person tell nothing of others whom that language has no name for."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.dictionaries.glosses import Glosses
from backends.stores import open_store
from retriever.crossing.translating import Translator
from retriever.pipeline import build_retriever
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from schemas.retrieval import Query
from schemas.settings import Settings
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from solver.reading.reader import Reader
from solver.reading.windows import Window
from solver.synthesis.quotes.speaking import Speaking
from tests.solver.synthesis.pages import Page

PAGES = (
    Page("林晚", "林晚，画家。晚年多病，长期住在医院。", ("林晚", "Person"), also=("Lin Wan",)),
    Page("海城", "海城是一座城市。城里多病，医院很少。", ("海城", "City")),
    Page("en/Tom Rhee", "Tom Rhee was a painter. He had gout.", ("Tom Rhee", "Person")),
)


@pytest.mark.parametrize(
    ("question", "strange"),
    [
        ("What illness did Tom Rhee suffer from?", {"林晚"}),
        ("What illness did the painter suffer from?", set()),
    ],
)
def test_a_page_about_somebody_else_is_a_strangers(tmp_path: Path, question: str, strange: set[str]) -> None:
    store = open_store(tmp_path / "pages.db", create=True)
    store.upsert(GraphBatch(tuple(page.graph() for page in PAGES)))
    ontology = Ontology.load()
    lexicon = Lexicon(ontology)
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=Settings().retriever)
    reader = Reader(store, lexicon, Translator(Glosses(None)))
    part = RulePlanner(retriever, lexicon).plan(question).parts[0]
    pages = reader.shelf.of(part, retriever.retrieve(Query("多病 医院", Language.CHINESE)))
    assert {"林晚", "海城"} <= {page.document.title for page in pages}
    windows = [Window(page, 0, len(page.clauses) - 1, 1.0, 1.0, 1.0, True) for page in pages]
    found = {w.page.document.title for w in windows if Speaking(reader).of_stranger(part, w)}
    assert found == strange
    store.close()
