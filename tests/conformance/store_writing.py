"""What every store does with what is written: keeping, merging, forgetting, exchanging, refusing."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backends.segmenter import segment
from backends.stores.exchange import canonical_export, export_jsonl, import_jsonl
from schemas.decisions import Decision, DecisionKind, Member, decision_graph
from schemas.errors import InputError
from schemas.graph import (
    DocumentGraph,
    GraphBatch,
    Qualifier,
)
from schemas.protocols import GraphStore
from tests.conformance.corpus import (
    EMBEDDER,
    code,
    entity,
    make_document,
    random_decisions,
    random_documents,
)
from tests.conformance.store_cases import CHOW, HUSTLE, ZHOU, StoreCase, bare_id, page_id


def export(store: GraphStore) -> str:
    return "".join(canonical_export(store))


def same_codes(found: DocumentGraph, written: DocumentGraph) -> None:
    """The arrays of both are equal, one by one."""
    for ours, theirs in zip(found.token_codes, written.token_codes, strict=True):
        np.testing.assert_array_equal(ours, theirs, strict=True)


@st.composite
def change_sequences(draw: st.DrawFn) -> list[object]:
    """Batches of documents and of people's decisions on them, and keys to delete, in any order."""
    documents = draw(st.lists(random_documents(), min_size=1, max_size=8))
    decisions = draw(st.lists(random_decisions(documents), max_size=4))
    deletions = draw(st.lists(st.sampled_from("abcdepqr"), max_size=4))
    changes = draw(st.permutations([*documents, *decisions, *deletions]))
    if draw(st.booleans()):
        return [change if isinstance(change, str) else [change] for change in changes]
    return _batched(changes)


def _batched(changes: Sequence[object]) -> list[object]:
    """What stands side by side in one batch, as long as no key comes twice."""
    found: list[object] = []
    for change in changes:
        last = found[-1] if found and isinstance(found[-1], list) else None
        if isinstance(change, str):
            found.append(change)
        elif last is not None and change.document.key not in {one.document.key for one in last}:
            last.append(change)
        else:
            found.append([change])
    return found


class WritingSuite(StoreCase):
    """Writes and what they leave."""

    # documents

    def test_a_document_comes_back_as_it_was_written(self, films: GraphStore):
        (found,) = films.get_document_graphs(["en/chow"])
        assert (found.document, found.chunks, found.entities) == (CHOW.document, CHOW.chunks, CHOW.entities)
        assert (found.mentions, found.statements) == (CHOW.mentions, CHOW.statements)
        assert found.fingerprint == "test/1"
        np.testing.assert_array_equal(found.vectors, CHOW.vectors)
        same_codes(found, CHOW)

    def test_iterating_gives_the_codes_of_tokens(self, films: GraphStore):
        for found, written in zip(films.iterate_documents(), (CHOW, HUSTLE, ZHOU), strict=True):
            same_codes(found, written)

    def test_codes_go_with_their_document(self, films: GraphStore):
        films.delete_documents(["zh/zhou"])
        films.upsert(GraphBatch((replace(CHOW, token_codes=None), replace(HUSTLE, token_codes=(code("a"),)))))
        first, second, other, gone = films.get_token_codes(
            ["en/chow#0", "en/chow#1", "en/hustle#0", "zh/zhou#0"]
        )
        assert first is second is gone is None
        assert other.tolist() == [[1, 97]]
        assert films.check() == []

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

    def test_where_documents_were_read_can_be_said_again(self, films: GraphStore):
        version = films.graph_version()
        films.set_sources({"en/chow": "films/chow.md", "no": "films/no.md"})
        assert [stamp.source for stamp in films.stamps()] == [
            "films/chow.md",
            HUSTLE.document.source,
            ZHOU.document.source,
        ]
        (found,) = films.get_document_graphs(["en/chow"])
        assert found.document == replace(CHOW.document, source="films/chow.md")
        assert (found.chunks, found.mentions, found.statements) == (
            CHOW.chunks,
            CHOW.mentions,
            CHOW.statements,
        )
        assert films.graph_version() > version
        assert films.check() == []

    def test_a_source_that_cannot_be_stored_is_named(self, films: GraphStore):
        with pytest.raises(InputError, match="the source"):
            films.set_sources({"en/chow": "films/\ud800.md"})
        assert next(films.stamps()).source == CHOW.document.source

    def test_no_sources_change_nothing(self, films: GraphStore):
        version = films.graph_version()
        films.set_sources({})
        assert films.graph_version() == version

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

    def test_decisions_part_and_join_pages_and_are_forgotten(self, films: GraphStore):
        before = export(films)
        members = (Member("周星驰", "zh/zhou"), Member("Stephen Chow", "en/chow"))
        parted = decision_graph(Decision(DecisionKind.SPLIT, members))
        films.upsert(GraphBatch((parted,)))
        (zhou,) = films.find_names(["周星驰"])["周星驰"]
        assert (zhou.id, zhou.pages) == (page_id("周星驰", "zh/zhou"), ("zh/zhou",))
        joined = decision_graph(Decision(DecisionKind.MERGE, (members[0], Member("功夫"))))
        films.upsert(GraphBatch((joined,)))
        (same,) = films.find_names(["功夫"])["功夫"]
        assert same.id == zhou.id
        assert films.check() == []
        films.delete_documents([parted.document.key, joined.document.key])
        assert export(films) == before

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
        self.forget(tmp_path_factory.mktemp("forget"), changes, seed)

    def forget(self, place: Path, changes: list[object], seed: int) -> None:
        """Change a store and compare it with a fresh one of the documents that are left, in another order."""
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

    # exchange

    def test_export_and_import_lose_nothing(self, films: GraphStore, tmp_path: Path):
        first, second = io.StringIO(), io.StringIO()
        assert export_jsonl(films, first) == 3
        copy = self.open(tmp_path / "copy")
        result = import_jsonl(copy, first.getvalue().splitlines(keepends=True))
        export_jsonl(copy, second)
        assert (result.added, second.getvalue()) == (3, first.getvalue())
        assert export(copy) == export(films)
        same_codes(copy.get_document_graphs(["en/chow"])[0], CHOW)
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

    @pytest.mark.parametrize(
        ("codes", "said"),
        [
            ((code("one"),), "codes of 1 chunks for 2 chunks of text"),
            ((code("one"), code("two").astype(np.int16)), "int16"),
            ((code("one"), code("two")[0]), r"shape \(2,\)"),
            ((code("one"), code("two")[:, :0]), r"shape \(1, 0\)"),
            ((code("one"), code("two")[:, :1]), r"different numbers of bytes: \[1, 2\]"),
        ],
    )
    def test_codes_that_do_not_fit_are_refused(self, store: GraphStore, codes, said: str):
        with pytest.raises(InputError, match=said):
            store.upsert(GraphBatch((replace(CHOW, token_codes=codes),)))
        assert store.stats().documents == 0

    def test_codes_without_vectors_are_refused(self, store: GraphStore):
        with pytest.raises(InputError, match="no vectors"):
            store.upsert(GraphBatch((replace(CHOW, vectors=None),)))
