"""The benchmark of stores on a small graph: made as asked for, and measured on both stores and a bare server."""

from __future__ import annotations

import json

import numpy as np
import pytest

from backends.stores.validation import check_document
from benchmarks import stores
from benchmarks.corpora import STATEMENTS, Corpus, corpus_of, vectors
from tests.neo4j_server.fixture import missing
from tests.neo4j_server.server import ServerUnavailableError, fetch, java_for, wanted_version


def test_a_corpus_has_about_the_size_asked_for():
    corpus = corpus_of(200_000, 1_000_000, ("made",))
    assert (corpus.documents, corpus.entities) == (7115, 25_292)
    assert pytest.approx(200_000, rel=0.001) == 7115 * 21 + 2 * 25_292
    assert pytest.approx(1_000_000, rel=0.001) == 7115 * 137 + 25_292


def test_a_size_that_no_corpus_has_is_refused():
    with pytest.raises(ValueError, match="try five a node"):
        corpus_of(100, 1000, ("made",))


def test_a_document_is_sound_and_the_same_each_time():
    corpus = Corpus(20, 60, ("made", "met"))
    for number in range(20):
        check_document(corpus.document(number))
    assert corpus.document(7) == corpus.document(7)
    assert corpus.document(7) != corpus.document(8)
    assert len(corpus.document(7).statements) == STATEMENTS


def test_mentions_stand_where_the_text_says_them():
    graph = Corpus(20, 60, ("made",)).document(3)
    assert all(graph.document.text[m.start : m.end] == m.surface for m in graph.mentions)


def test_names_differ():
    corpus = Corpus(1, 5000, ("made",))
    assert len({corpus.name(number) for number in range(5000)}) == 5000


def test_vectors_have_length_one():
    made = vectors(50, 8)
    assert np.linalg.norm(made, axis=1) == pytest.approx(np.ones(50), abs=1e-6)


@pytest.mark.slow
@pytest.mark.whole
@pytest.mark.xdist_group("neo4j")
def test_both_stores_and_a_bare_server_are_measured(capsys: pytest.CaptureFixture[str]):
    try:
        java_for(wanted_version())
        fetch(wanted_version())
    except ServerUnavailableError as error:
        missing(error)
    words = ["--nodes", "600", "--relationships", "3000", "--vectors", "40", "--questions", "5", "--json"]
    assert stores.main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["nodes"] == pytest.approx(600, rel=0.3)
    assert report["relationships"] == pytest.approx(3000, rel=0.3)
    assert set(report["stores"]) == {"sqlite", "neo4j", "bare neo4j"}
    assert report["vector_candidates_of_exact_top"] >= 0.99
    assert report["upsert_over_bare"] > 0
