"""What every implementation of GraphStore must do; subclass it with an `open` and nothing else."""

from __future__ import annotations

import io
import random
import threading
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backends.segmenter import segment
from backends.stores.exchange import canonical_export, export_jsonl, import_jsonl
from schemas.errors import InputError, StoreError, StoreMismatchError
from schemas.graph import (
    EmbedderInfo,
    GraphBatch,
    Literal,
    LiteralKind,
    Qualifier,
    Snapshot,
)
from schemas.names import digest
from schemas.protocols import GraphStore
from schemas.text import ChunkKind, Language
from tests.conformance.corpus import DIMENSION, EMBEDDER, embed, entity, make_document, random_documents, year

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


def export(store: GraphStore) -> str:
    return "".join(canonical_export(store))


def change_sequences() -> st.SearchStrategy[list[object]]:
    batches = st.lists(random_documents(), min_size=1, max_size=3, unique_by=lambda graph: graph.document.key)
    return st.lists(st.one_of(batches, st.sampled_from("abcde")), min_size=1, max_size=7)


class StoreSuite:
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

    # documents

    def test_a_document_comes_back_as_it_was_written(self, films: GraphStore):
        (found,) = films.get_document_graphs(["en/chow"])
        assert (found.document, found.chunks, found.entities) == (CHOW.document, CHOW.chunks, CHOW.entities)
        assert (found.mentions, found.statements) == (CHOW.mentions, CHOW.statements)
        assert found.fingerprint == "test/1"
        np.testing.assert_array_equal(found.vectors, CHOW.vectors)

    def test_what_is_not_there_is_none_in_its_place(self, films: GraphStore):
        assert [d and d.title for d in films.get_documents(["no", "en/chow"])] == [None, "Stephen Chow"]
        chunks = films.get_chunks(["en/chow#9", "en/chow#1", "nonsense"])
        assert [c and c.text for c in chunks] == [None, "Stephen Chow was born in 1962.", None]
        assert films.get_entities(["no"]) == films.get_triples(["no"]) == films.get_vectors(["no"]) == [None]
        assert films.get_document_graphs(["no"]) == [None]

    def test_chunks_of_a_document_come_by_ordinal(self, films: GraphStore):
        found = films.document_chunks(["zh/zhou", "en/chow", "no"])
        assert {key: [chunk.ordinal for chunk in chunks] for key, chunks in found.items()} == {
            "zh/zhou": [0],
            "en/chow": [0, 1],
        }

    def test_stamps_come_by_key(self, films: GraphStore):
        stamps = list(films.stamps())
        assert [stamp.key for stamp in stamps] == ["en/chow", "en/hustle", "zh/zhou"]
        assert stamps[0].content_hash == CHOW.document.content_hash

    def test_writes_say_what_they_changed_and_raise_the_version(self, store: GraphStore):
        first = store.upsert(GraphBatch((CHOW, ZHOU)))
        second = store.upsert(GraphBatch((ZHOU, HUSTLE)))
        third = store.delete_documents(["en/chow", "no"])
        assert [(r.added, r.changed, r.removed) for r in (first, second, third)] == [
            (2, 0, 0),
            (1, 1, 0),
            (0, 0, 1),
        ]
        assert first.graph_version < second.graph_version < third.graph_version == store.graph_version()

    def test_deleting_nothing_changes_nothing(self, films: GraphStore):
        version = films.graph_version()
        assert films.delete_documents(["no"]).removed == 0
        assert films.graph_version() == version

    # the canonical layer

    def test_pages_of_two_languages_are_one_entity_linked_by_name(self, films: GraphStore):
        (chow,) = films.find_names(["周星驰"])["周星驰"]
        assert chow.id == page_id("stephen chow", "en/chow")
        assert (chow.name, chow.type, chow.pages) == ("Stephen Chow", "Person", ("en/chow", "zh/zhou"))
        assert (chow.mentions, chow.documents) == (4, 3)
        assert [(n.name, n.reason, n.documents) for n in chow.names] == [
            ("Stephen Chow", "bracket", ("zh/zhou",)),
            ("Stephen Chow", "mention", ("en/chow", "en/hustle")),
            ("周星驰", "mention", ("zh/zhou",)),
        ]
        assert chow.aliases == ("周星驰",)

    def test_evidence_of_one_fact_gathers_from_documents(self, films: GraphStore):
        chow, hustle = page_id("stephen chow", "en/chow"), page_id("kung fu hustle", "en/hustle")
        (triple,) = films.match([chow], ["directed"], [hustle])
        assert triple.confidence == pytest.approx(1 - 0.5 * 0.2)
        assert triple.evidence == 2
        rows = films.evidence([triple.id])[triple.id]
        assert [(row.document, row.sentence) for row in rows] == [
            ("en/chow", "Stephen Chow directed Kung Fu Hustle."),
            ("en/hustle", "Kung Fu Hustle is a film by Stephen Chow."),
        ]

    def test_triples_of_different_qualifiers_are_different(self, store: GraphStore):
        batch = [
            make_document(
                key,
                key,
                ["A met B"],
                [entity(0, "A"), entity(1, "B")],
                [(0, "met", 1, 0)],
                qualifiers=circumstances,
            )
            for key, circumstances in (
                ("x", (Qualifier("time", "1988"),)),
                ("y", (Qualifier("time", "1990"),)),
            )
        ]
        store.upsert(GraphBatch(tuple(batch)))
        found = store.match([bare_id("a")])
        assert sorted(triple.qualifiers[0].value for triple in found) == ["1988", "1990"]
        assert store.get_triples([triple.id for triple in found]) == found

    # forgetting

    def test_deleting_a_page_takes_back_what_it_joined(self, films: GraphStore):
        films.delete_documents(["zh/zhou"])
        assert "周星驰" not in films.find_names(["周星驰", "Stephen Chow"])
        films.delete_documents(["en/chow"])
        (chow,) = films.find_names(["Stephen Chow"])["Stephen Chow"]
        assert (chow.id, chow.pages) == (bare_id("stephen chow"), ())
        assert films.check() == []

    @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
    @given(change_sequences(), st.integers(0, 2**16))
    def test_deleting_is_never_having_indexed(self, tmp_path_factory, changes, seed):
        place = tmp_path_factory.mktemp("forget")
        store = self.open(place / "changed")
        store.set_embedder(EMBEDDER)
        present = {}
        for change in changes:
            if isinstance(change, str):
                store.delete_documents([change])
                present.pop(change, None)
            else:
                store.upsert(GraphBatch(tuple(change)))
                present.update((graph.document.key, graph) for graph in change)
        fresh = self.open(place / "fresh")
        fresh.set_embedder(EMBEDDER)
        documents = list(present.values())
        random.Random(seed).shuffle(documents)
        for graph in documents:
            fresh.upsert(GraphBatch((graph,)))
        assert export(store) == export(fresh)
        assert store.check() == fresh.check() == []
        store.close()
        fresh.close()

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

    def test_statement_lines_are_searched_but_have_no_vector(self, store: GraphStore):
        line = make_document(
            "kb", "kb", ["A\tmet\tB"], [entity(0, "A"), entity(1, "B")], kind=ChunkKind.STATEMENT
        )
        store.upsert(GraphBatch((line,)))
        assert store.text_search(["met"], 5) == ["kb#0"]
        assert store.get_vectors(["kb#0"]) == [None]
        assert store.vector_search(embed("x")[np.newaxis], 5) == [[]]
        assert store.chunk_tokens(["kb#0"])[0].tokens == ("a", "met", "b")

    # embedders

    def test_vectors_of_another_embedder_are_refused(self, films: GraphStore):
        films.set_embedder(EMBEDDER)
        with pytest.raises(StoreMismatchError, match=r"counting.*other"):
            films.set_embedder(EmbedderInfo("other", DIMENSION, "test"))
        assert films.embedder() == EMBEDDER

    def test_replacing_vectors_swaps_all_or_nothing(self, films: GraphStore):
        other = EmbedderInfo("other", 2, "test")
        with pytest.raises(StoreError, match="no#0"):
            films.replace_vectors(other, [("en/chow#0", np.array([1, 0], np.float32)), ("no#0", np.zeros(2))])
        assert films.embedder() == EMBEDDER
        assert films.stats().vectors == 4
        films.replace_vectors(other, [("en/chow#0", np.array([1, 0], np.float32))])
        assert films.embedder() == other
        assert films.vector_search(np.array([[1, 0]], np.float32), 5) == [[("en/chow#0", 1.0)]]

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

    # exchange

    def test_export_and_import_lose_nothing(self, films: GraphStore, tmp_path: Path):
        first, second = io.StringIO(), io.StringIO()
        assert export_jsonl(films, first) == 3
        copy = self.open(tmp_path / "copy")
        result = import_jsonl(copy, first.getvalue().splitlines(keepends=True))
        export_jsonl(copy, second)
        assert (result.added, second.getvalue()) == (3, first.getvalue())
        assert export(copy) == export(films)
        copy.close()

    # hostile input

    @pytest.mark.parametrize(
        "name",
        [
            "'; DROP TABLE entity; --",
            '" OR 1=1',
            "MATCH (n) DETACH DELETE n",
            "`backticks` {x: $y}",
            "😀👨‍👩‍👧‍👦",
            "long " * 2000,
            "%_*?",
            "，。",
            "\u202eright to left",
            '{}[]"\\\n',
        ],
    )
    def test_hostile_names_are_only_names(self, films: GraphStore, name: str):
        entities = [entity(0, name, name, name + "!"), entity(1, "Ann")]
        hostile = make_document(f"key {name}", name, [f"{name} met Ann."], entities, [(0, name, 1, 0)])
        films.upsert(GraphBatch((hostile,)))
        (found,) = films.find_names([name])[name]
        assert found.name == name
        assert [triple.predicate for triple in films.match([found.id])] == [name]
        films.search_names(segment(name), 3)
        films.text_search(segment(name), 3)
        assert films.check() == []
        films.delete_documents([f"key {name}"])
        assert films.stats().documents == 3

    @pytest.mark.parametrize(
        ("text", "said"), [("a\x00b", "NUL"), ("a\ud800b", "U\\+D800")], ids=["nul", "surrogate"]
    )
    def test_text_that_cannot_be_stored_is_refused_by_name(self, films: GraphStore, text: str, said: str):
        before = export(films)
        good = make_document("good", "Good", ["Good."], [entity(0, "Good")])
        bad = make_document("bad", "Bad", [text], [entity(0, "Bad")])
        with pytest.raises(InputError, match=f"'bad'.*{said}") as caught:
            films.upsert(GraphBatch((good, bad)))
        assert caught.value.path == "bad"
        assert export(films) == before

    def test_a_document_that_contradicts_itself_is_refused(self, store: GraphStore):
        broken = make_document("x", "X", ["X is here."], [entity(0, "X")], [(0, "is", 7, 0)])
        with pytest.raises(InputError, match="entity 7"):
            store.upsert(GraphBatch((broken,)))
        twice = make_document("x", "X", ["X"], [entity(0, "X", about=True), entity(1, "Y", about=True)])
        with pytest.raises(InputError, match="more than one"):
            store.upsert(GraphBatch((twice,)))
        with pytest.raises(InputError, match="twice"):
            store.upsert(GraphBatch((CHOW, CHOW)))
        assert store.stats().documents == 0
