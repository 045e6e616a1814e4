"""A question in the words of the other language's pages, and what such pages give to a ranking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from backends.stores.sqlite import SqliteStore
from retriever.crossing.questions import InOtherLanguage
from retriever.crossing.translating import Translator
from retriever.crossing.vectors import KNOWN_MODELS, CentredVectors
from retriever.graph.views import GraphViews
from retriever.pipeline import build_retriever
from retriever.text.kin import Kin
from retriever.text.word_index import WordIndexes
from schemas.graph import EmbedderInfo, GraphBatch, Vectors
from schemas.retrieval import Query
from schemas.settings import RetrieverSettings
from schemas.text import Language
from tests.retriever.conftest import PAGES, written

GLOSSES = [("喜剧", "comedy", False), ("行星", "planet", True), ("金属", "actor of metal", False)]


class LanguageAlone:
    """Knows of a text what language it is written in, and whether it is about a comedy."""

    def __init__(self) -> None:
        self.info = EmbedderInfo(min(KNOWN_MODELS), 2, "hand")

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        rows = [(float("comedy" in t or "喜剧" in t), 3.0 if t.isascii() else -3.0) for t in texts]
        vectors = np.array(rows, np.float32)
        return (vectors / np.linalg.norm(vectors, axis=1, keepdims=True)).astype(np.float32)

    def embed_query(self, text: str) -> Vectors:
        return self.embed_passages([text])[0]


@pytest.fixture
def glosses(tmp_path):
    write_glosses(GLOSSES, tmp_path / "glosses.sqlite")
    return Glosses(tmp_path / "glosses.sqlite")


@pytest.fixture
def other(glosses, ontology):
    embedder = LanguageAlone()
    return InOtherLanguage(embedder, CentredVectors(embedder), Translator(glosses), Kin(ontology))


@pytest.fixture
def words(store):
    return WordIndexes(store).of(GraphViews(store, WordIndexes(store)).current())


def test_words_are_looked_up_and_what_no_page_says_is_left_out(other, words):
    asked = other.read("1988年的喜剧，不是行星", words)
    assert asked.same["喜剧"] == ("comedy",)
    assert asked.same["行星"] == ("planet",)
    assert asked.same["1988"] == ("1988",)
    assert set(asked.terms) == {"喜剧", "行星", "1988"}


def test_of_a_form_of_several_words_the_rarest_stands_for_it(other, words):
    assert other.read("金属", words).same == {"金属": ("metal",)}


def test_other_words_for_a_relation_stand_for_the_word(other, words):
    asked = other.read("Who is the spouse of this planet?", words)
    assert "spouse" not in asked.terms  # the dictionary has no word for it
    assert {"comedies", "comedy"} <= other.read("喜剧", words).kin["喜剧"]


def test_only_pages_of_the_other_language_answer(other, words, store):
    view = GraphViews(store, WordIndexes(store)).current()
    chinese = {view.identifier(n) for n in np.flatnonzero(other.within("Who?", words))}
    assert chinese == {"kongfu#0", "zhou#0"}
    assert other.within("谁？", words).sum() == len(PAGES) - 2


@pytest.fixture
def both(tmp_path, glosses, ontology):
    """A retriever over the pages, embedded by language."""
    embedder = LanguageAlone()
    store = SqliteStore.open(tmp_path / "both.db", create=True)
    store.set_embedder(embedder.info)
    graphs = [written(page) for page in PAGES]
    store.upsert(
        GraphBatch(
            tuple(
                replace(graph, vectors=embedder.embed_passages([chunk.text for chunk in graph.chunks]))
                for graph in graphs
            )
        )
    )
    built = build_retriever(
        store, embedder=embedder, ontology=ontology, settings=RetrieverSettings(), glosses=glosses
    )
    yield built
    store.close()


def test_a_page_of_the_other_language_stands_behind_the_first_two(both):
    found = both.retrieve(Query("哪部喜剧？", Language.CHINESE, k=5)).chunks
    assert {hit.document for hit in found[:2]} == {"kongfu", "zhou"}
    other = [hit for hit in found if hit.document == "faithfully"]
    assert [hit.why.startswith("in the other language") for hit in other] == [True]


def test_a_flow_of_the_words_alone_does_not_cross(both):
    found = both.retrieve(Query("哪部喜剧？", Language.CHINESE, k=3), flow="rc->kag_merger").chunks
    assert not any(hit.why.startswith("in the other language") for hit in found)
