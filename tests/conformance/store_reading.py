"""What every store gives: names, facts, steps, searches, arrays, each in its order."""

from __future__ import annotations

import threading
from pathlib import Path

import numpy as np
import pytest

from backends.segmenter import segment
from schemas.errors import StoreError, StoreMismatchError
from schemas.graph import (
    EmbeddedChunk,
    EmbedderInfo,
    GraphBatch,
    Literal,
    LiteralKind,
    PageNames,
    Snapshot,
)
from schemas.protocols import GraphStore
from schemas.text import ChunkKind
from tests.conformance.corpus import DIMENSION, EMBEDDER, code, embed, entity, make_document
from tests.conformance.store_cases import CHOW, HUSTLE, ZHOU, StoreCase, bare_id, page_id


class ReadingSuite(StoreCase):
    """Reads of a store of three pages."""

    # finding and matching

    def test_names_are_found_by_key_pages_first(self, store: GraphStore):
        planet = make_document(
            "planet",
            "Mercury (planet)",
            ["Mercury turns."],
            [entity(0, "Mercury (planet)", "Place", about=True)],
        )
        metal = make_document(
            "metal",
            "Mercury (element)",
            ["Mercury melts."],
            [entity(0, "Mercury (element)", "Thing", about=True)],
        )
        other = make_document("z", "Z", ["Mercury"], [entity(0, "Mercury", "Person")])
        store.upsert(GraphBatch((planet, metal, other)))
        found = store.find_names(["MERCURY", "mercury (planet)", "Mercury  (planet)", "no"])
        ids = [page_id("mercury", "metal"), page_id("mercury", "planet"), bare_id("mercury")]
        assert {one.id for one in found["MERCURY"][:2]} == set(ids[:2])
        assert found["MERCURY"][2].id == ids[2]
        assert [one.id for one in found["mercury (planet)"]] == [ids[1]]
        assert found["Mercury  (planet)"] == found["mercury (planet)"]
        assert "no" not in found
        assert len(store.find_names(["Mercury"], limit=1)["Mercury"]) == 1

    def test_names_are_proposed_by_shared_tokens(self, films: GraphStore):
        assert films.search_names(segment("hustle"), 5)[0].id == page_id("kung fu hustle", "en/hustle")
        assert films.search_names(segment("周"), 5)[0].id == page_id("stephen chow", "en/chow")
        assert films.search_names(segment("nobody"), 5) == films.search_names([], 5) == []

    def test_names_are_proposed_that_hold_tokens_of_two_kinds(self, films: GraphStore):
        hustle = page_id("kung fu hustle", "en/hustle")
        assert [e.id for e in films.search_names(["kung", "chow"], 5, beside=["hustle", "other"])] == [hustle]
        assert films.search_names(["chow"], 5, beside=["hustle"]) == []
        assert (
            films.search_names(["hustle"], 5, beside=[]) == films.search_names([], 5, beside=["hustle"]) == []
        )

    def test_matching_binds_any_end(self, films: GraphStore):
        chow = page_id("stephen chow", "en/chow")
        assert sorted(t.predicate for t in films.match([chow])) == ["born", "directed", "directed"]
        assert {t.subject for t in films.match(predicates=["directed"])} == {chow}
        assert [t.subject for t in films.match(objects=[bare_id("功夫")])] == [chow]
        value = Literal(LiteralKind.DATE, "1962", "whatever the page says")
        assert [t.predicate for t in films.match(object_value=value)] == ["born"]
        assert films.match([chow], object_value=Literal(LiteralKind.NUMBER, "1962", "")) == []
        assert films.match(subjects=[]) == []
        with pytest.raises(ValueError, match="subject"):
            films.match()

    def test_matching_puts_the_surest_first_and_obeys_its_limit(self, films: GraphStore):
        chow = page_id("stephen chow", "en/chow")
        found = films.match([chow])
        assert found == sorted(found, key=lambda triple: (-triple.confidence, triple.id))
        assert films.match([chow], limit=1) == found[:1]

    def test_expanding_is_bounded_at_hubs_and_goes_through_them(self, store: GraphStore):
        hub = make_document(
            "hub",
            "Hub",
            ["Hub"],
            [entity(0, "Hub"), *(entity(n, f"Leaf {n}") for n in range(1, 8))],
            [(0, "has", n, 0) for n in range(1, 8)],
        )
        store.upsert(GraphBatch((hub,)))
        centre = bare_id("hub")
        around = store.expand([centre], limit_per_node=3)
        assert around == store.match([centre])[:3]
        assert store.expand([centre], direction="in") == []
        leaf = bare_id("leaf 1")
        assert len(store.expand([leaf], direction="in", hops=1)) == 1
        assert len(store.expand([leaf], hops=2)) == 7
        assert store.expand([leaf], hops=2, predicates=["no"]) == []

    def test_mentions_come_in_reading_order(self, films: GraphStore):
        chow = page_id("stephen chow", "en/chow")
        found = films.mentions(entities=[chow])
        assert [m.chunk for m in found] == ["en/chow#0", "en/chow#1", "en/hustle#0", "zh/zhou#0"]
        both = films.mentions(chunks=["en/chow#0"], entities=[chow])
        assert [(m.start, m.end, m.surface) for m in both] == [(0, 12, "Stephen Chow")]
        assert [m.entity for m in films.mentions(chunks=["en/chow#0"])] == [
            chow,
            page_id("kung fu hustle", "en/hustle"),
        ]
        assert len(films.mentions(entities=[chow], limit=2)) == 2

    # searching

    def test_full_text_proposes_chunks_that_share_tokens(self, films: GraphStore):
        assert films.text_search(segment("born"), 5) == ["en/chow#1"]
        assert films.text_search(segment("导演"), 5) == ["zh/zhou#0"]
        assert set(films.text_search(segment("history"), 5)) == {
            "en/chow#0",
            "en/chow#1",
            "en/hustle#0",
            "zh/zhou#0",
        }
        assert films.text_search(['" OR tokens : *', "NEAR("], 5) == films.text_search([], 5) == []

    def test_chunks_that_match_equally_come_by_id_whatever_came_first(self, store: GraphStore):
        keys = ["d", "b", "a", "c"]
        same = [make_document(key, "Same", ["Same text."], [entity(0, f"Same {key}")]) for key in keys]
        for graph in same:
            store.upsert(GraphBatch((graph,)))
        assert store.text_search(["text"], 2) == ["a#0", "b#0"]
        ids = sorted(bare_id(f"same {key}") for key in keys)
        assert [one.id for one in store.search_names(["same"], 3)] == ids[:3]

    def test_term_statistics_count_chunks(self, films: GraphStore):
        found = films.term_statistics(segment("born chow nothing"))
        assert (found.chunks, found.frequency) == (4, {"born": 1, "chow": 4})
        tokens = films.chunk_tokens(["en/chow#0", "en/chow#1", "en/hustle#0", "zh/zhou#0"])
        assert found.mean_length == sum(len(one.tokens) for one in tokens) / 4

    def test_tokens_are_those_of_title_headings_and_text(self, films: GraphStore):
        (found,) = films.chunk_tokens(["en/chow#1"])
        assert found.tokens == ("stephen", "chow", "history", "stephen", "chow", "was", "born", "in", "1962")

    def test_vector_search_is_by_cosine_then_id(self, films: GraphStore):
        query = embed("Stephen Chow was born in 1962.")
        (found,) = films.vector_search(query[np.newaxis], 10)
        cosines = {
            chunk.id: float(embed(chunk.text) @ query)
            for graph in (CHOW, ZHOU, HUSTLE)
            for chunk in graph.chunks
        }
        assert [id_ for id_, _ in found] == sorted(cosines, key=lambda id_: (-cosines[id_], id_))
        assert [score for _, score in found] == pytest.approx(
            sorted(cosines.values(), reverse=True), abs=1e-6
        )
        assert films.vector_search(np.stack([query, query]), 2) == [found[:2], found[:2]]

    def test_vectors_follow_their_chunks(self, films: GraphStore):
        films.delete_documents(["en/chow"])
        films.upsert(GraphBatch((make_document("new", "New", ["Quite new."], [entity(0, "New")]),)))
        (found,) = films.vector_search(embed("x")[np.newaxis], 10)
        assert {id_ for id_, _ in found} == {"en/hustle#0", "zh/zhou#0", "new#0"}

    def test_codes_of_tokens_come_by_chunk(self, films: GraphStore):
        found = films.get_token_codes(["zh/zhou#0", "no#0", "en/chow#1", "nonsense", "en/chow#1"])
        assert [codes is None for codes in found] == [False, True, False, True, False]
        born = [[7, 83], [4, 67], [3, 119], [4, 98], [2, 105], [5, 49]]  # Stephen Chow was born in 1962.
        assert found[2].tolist() == found[4].tolist() == born
        assert found[0].tolist() == [[11, 104], [11, 67]]  # 周 is U+5468
        assert {codes.dtype for codes in found if codes is not None} == {np.dtype(np.uint8)}
        assert films.get_token_codes([]) == []

    def test_a_chunk_without_tokens_has_no_rows(self, store: GraphStore):
        blank = make_document("blank", "Blank", ["One word", " "], [entity(0, "One word")])
        store.upsert(GraphBatch((blank,)))
        one, none = store.get_token_codes(["blank#0", "blank#1"])
        assert (one.shape, none.shape) == ((2, 2), (0, 2))
        (graph,) = store.get_document_graphs(["blank"])
        assert [codes.shape for codes in graph.token_codes] == [(2, 2), (0, 2)]

    def test_statement_lines_are_searched_but_have_no_vector(self, store: GraphStore):
        line = make_document(
            "kb", "kb", ["A\tmet\tB"], [entity(0, "A"), entity(1, "B")], kind=ChunkKind.STATEMENT
        )
        store.upsert(GraphBatch((line,)))
        assert store.text_search(["met"], 5) == ["kb#0"]
        assert store.get_vectors(["kb#0"]) == store.get_token_codes(["kb#0"]) == [None]
        assert store.vector_search(embed("x")[np.newaxis], 5) == [[]]
        assert store.chunk_tokens(["kb#0"])[0].tokens == ("a", "met", "b")

    # embedders

    def test_vectors_of_another_embedder_are_refused(self, films: GraphStore):
        films.set_embedder(EMBEDDER)
        with pytest.raises(StoreMismatchError, match=r"counting.*other"):
            films.set_embedder(EmbedderInfo("other", DIMENSION, "test"))
        assert films.embedder() == EMBEDDER

    def test_replacing_vectors_swaps_all_or_nothing(self, tmp_path: Path):
        store = self.open(tmp_path / "replaced")
        store.set_embedder(EMBEDDER)
        store.upsert(GraphBatch((CHOW, ZHOU, HUSTLE)))
        other = EmbedderInfo("other", 2, "test")
        chow = EmbeddedChunk("en/chow#0", np.array([1, 0], np.float32), np.array([[1, 2, 3]], np.uint8))
        with pytest.raises(StoreError, match="no#0"):
            store.replace_vectors(other, [chow, EmbeddedChunk("no#0", np.zeros(2))])
        assert store.embedder() == EMBEDDER
        assert store.stats().vectors == 4
        np.testing.assert_array_equal(store.get_token_codes(["en/chow#0"])[0], CHOW.token_codes[0])
        store.replace_vectors(other, [chow])
        assert store.embedder() == other
        assert store.vector_search(np.array([[1, 0]], np.float32), 5) == [[("en/chow#0", 1.0)]]
        first, second = store.get_token_codes(["en/chow#0", "en/chow#1"])
        assert (first.tolist(), second) == ([[1, 2, 3]], None)
        assert store.get_document_graphs(["en/chow"])[0].token_codes is None
        assert store.check() == []
        store.close()

    def test_vectors_of_whole_texts_leave_no_codes(self, films: GraphStore):
        ids = [chunk.id for chunk in CHOW.chunks]
        films.replace_vectors(EMBEDDER, map(EmbeddedChunk, ids, CHOW.vectors))
        assert films.get_token_codes([*ids, "zh/zhou#0"]) == [None, None, None]
        (found,) = films.get_document_graphs(["en/chow"])
        np.testing.assert_array_equal(found.vectors, CHOW.vectors)
        assert found.token_codes is None

    @pytest.mark.parametrize(
        ("codes", "said"),
        [
            (code("two words").astype(np.int16), "int16"),
            (code("two words")[0], r"shape \(2,\)"),
            (code("two words")[:, :0], r"shape \(2, 0\)"),
            (code("two words")[:, :1], r"\[1, 2\]"),
        ],
    )
    def test_codes_that_do_not_fit_replace_none(self, films: GraphStore, codes, said: str):
        chunks = [
            EmbeddedChunk("en/chow#0", CHOW.vectors[0], code("word")),
            EmbeddedChunk("en/chow#1", CHOW.vectors[1], codes),
        ]
        with pytest.raises(StoreMismatchError, match=f"en/chow#1.*{said}"):
            films.replace_vectors(EMBEDDER, chunks)
        np.testing.assert_array_equal(films.get_token_codes(["en/chow#1"])[0], CHOW.token_codes[1])

    # the whole graph

    def test_the_snapshot_has_each_edge_once(self, films: GraphStore):
        found = films.edges_snapshot()
        assert isinstance(found, Snapshot)
        assert list(found.ids) == sorted(found.ids)
        assert (found.source < found.target).all()
        edges = {
            (found.ids[s], found.ids[t]): (float(w), int(k))
            for s, t, w, k in zip(found.source, found.target, found.weight, found.kind, strict=True)
        }
        assert len(edges) == len(found.source)
        chow, hustle = page_id("stephen chow", "en/chow"), page_id("kung fu hustle", "en/hustle")
        assert edges["c:en/chow#0", f"e:{chow}"] == (1.0, 0)
        assert edges[tuple(sorted((f"e:{chow}", f"e:{hustle}")))] == (pytest.approx(0.9), 1)
        assert films.edges_snapshot(since=found.version) is None
        films.delete_documents(["zh/zhou"])
        assert films.edges_snapshot(since=found.version) is not None

    def test_an_empty_store_answers(self, store: GraphStore):
        assert store.stats().documents == 0
        assert store.edges_snapshot() is not None
        assert store.text_search(["a"], 3) == []
        assert store.vector_search(embed("x")[np.newaxis], 3) == [[]]
        assert store.term_statistics(["a"]).mean_length == 0.0
        assert store.check() == list(store.iterate_entities()) == []

    def test_counts(self, films: GraphStore):
        found = films.stats()
        assert (found.documents, found.chunks, found.entities, found.triples) == (3, 4, 3, 3)
        assert (found.evidence, found.vectors) == (4, 4)
        assert found.types == {"Work": 2, "Person": 1}
        assert films.predicates() == found.predicates == {"directed": 2, "born": 1}

    def test_iteration_is_by_id(self, films: GraphStore):
        for found in (list(films.iterate_entities()), list(films.iterate_triples())):
            assert [one.id for one in found] == sorted(one.id for one in found)
        assert [graph.document.key for graph in films.iterate_documents()] == [
            "en/chow",
            "en/hustle",
            "zh/zhou",
        ]

    def test_names_come_by_id(self, films: GraphStore):
        assert list(films.iterate_names()) == [(one.id, one.name) for one in films.iterate_entities()]

    def test_titles_come_by_key(self, films: GraphStore):
        titles = list(films.iterate_titles())
        assert titles == [(one.document.key, one.document.title) for one in films.iterate_documents()]
        assert ("en/hustle", "Kung Fu Hustle") in titles

    def test_pages_come_by_key_with_the_names_that_they_claim(self, films: GraphStore):
        planet = make_document(
            "planet", "Mercury (planet)", ["It turns."], [entity(0, "Mercury (planet)", "Place", about=True)]
        )
        nothing = make_document("list", "", ["Stephen Chow."], [entity(0, "Stephen Chow", "Person")])
        films.upsert(GraphBatch((planet, nothing)))
        chow, hustle = page_id("stephen chow", "en/chow"), page_id("kung fu hustle", "en/hustle")
        assert list(films.iterate_pages()) == [
            PageNames("en/chow", chow, ("stephen chow",)),
            PageNames("en/hustle", hustle, ("kung fu hustle",)),
            PageNames("planet", page_id("mercury", "planet"), ("mercury", "mercury (planet)")),
            PageNames("zh/zhou", chow, ("stephen chow", "周星驰")),
        ]

    def test_a_view_stays_one_while_the_store_is_written(self, films: GraphStore):
        documents = films.iterate_documents()
        next(documents)
        films.delete_documents(["zh/zhou"])
        assert [graph.document.key for graph in documents] == ["en/hustle", "zh/zhou"]

    def test_threads_read_side_by_side(self, films: GraphStore):
        found = []
        threads = [threading.Thread(target=lambda: found.append(films.stats().documents)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == [3] * 8
