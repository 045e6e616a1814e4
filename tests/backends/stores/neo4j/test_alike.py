"""One corpus in both stores: the same export, the same arrays, the same proposals."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backends.segmenter import segment
from backends.stores.exchange import canonical_export
from backends.stores.neo4j import Neo4jStore
from backends.stores.sqlite import SqliteStore
from schemas.graph import EmbedderInfo, GraphBatch
from tests.conformance.corpus import EMBEDDER, embed, entity, make_document, random_documents, year
from tests.neo4j_server.examples import examples
from tests.neo4j_server.workspaces import Workspaces

pytestmark = [pytest.mark.neo4j, pytest.mark.xdist_group("neo4j_alike")]

WORDS = ("wolf", "river", "stone", "bridge", "Chow", "电影", "功夫", "导演", "café", "c++", "😀", "the")


def corpus(seed: int, size: int) -> list[GraphBatch]:
    """Pages of few words, many of them common, with facts of both kinds of predicate."""
    chance = random.Random(seed)
    batches = []
    for number in range(size):
        sentences = [
            " ".join(chance.choice(WORDS) for _ in range(chance.randint(2, 12)))
            for _ in range(chance.randint(1, 3))
        ]
        names = [entity(ref, f"{chance.choice(WORDS)} {chance.randint(0, 6)}", "Person") for ref in range(4)]
        facts = [
            (0, "starring", 1, 0),
            (1, "knows", 2, 0),
            (0, "starring", 3, 0),
            (2, "birth_date", year("1962"), 0),
        ]
        page = make_document(
            f"page {number:03}",
            f"Page {number}",
            sentences,
            names,
            facts,
            confidence=chance.choice((0.3, 0.7)),
        )
        batches.append(GraphBatch((page,)))
    return batches


@pytest.fixture(scope="module")
def both(workspaces: Workspaces, tmp_path_factory: pytest.TempPathFactory):
    place = tmp_path_factory.mktemp("alike")
    ours = workspaces.open(place / "alike")
    other = SqliteStore.open(place / "alike.db", create=True)
    for store in (ours, other):
        store.set_embedder(EMBEDDER)
    batches = corpus(1, 40)
    for batch in batches:
        other.upsert(batch)
    ours.upsert(GraphBatch(tuple(page for batch in reversed(batches) for page in batch.documents)))
    yield ours, other
    ours.close()
    other.close()


def test_exports_have_the_same_bytes(both: tuple[Neo4jStore, SqliteStore]):
    ours, other = both
    assert list(canonical_export(ours)) == list(canonical_export(other))
    assert ours.check() == []


def test_snapshots_have_the_same_bits(both: tuple[Neo4jStore, SqliteStore]):
    ours, other = (store.edges_snapshot() for store in both)
    assert ours.ids == other.ids
    for name in ("source", "target", "weight", "kind"):
        np.testing.assert_array_equal(getattr(ours, name), getattr(other, name))


def test_counts_are_the_same(both: tuple[Neo4jStore, SqliteStore]):
    ours, other = (store.stats() for store in both)
    assert (ours.types, ours.predicates) == (other.types, other.predicates)
    for name in ("documents", "chunks", "entities", "triples", "evidence", "mentions", "vectors"):
        assert getattr(ours, name) == getattr(other, name)


@pytest.mark.parametrize(
    "text", ["wolf", "wolf river", "the stone bridge", "功夫 电影", "café c++ 😀", "page 7"]
)
@pytest.mark.parametrize("k", [3, 20])
def test_full_text_proposes_the_same_in_the_same_order(
    both: tuple[Neo4jStore, SqliteStore], text: str, k: int
):
    ours, other = both
    tokens = segment(text)
    assert ours.text_search(tokens, k) == other.text_search(tokens, k)
    assert ours.search_names(tokens, k) == other.search_names(tokens, k)
    assert ours.search_names(tokens, k, beside=["page", "river"]) == other.search_names(
        tokens, k, beside=["page", "river"]
    )
    assert ours.term_statistics(tokens) == other.term_statistics(tokens)


def test_vectors_propose_the_same(both: tuple[Neo4jStore, SqliteStore]):
    ours, other = both
    queries = np.stack([embed(text) for text in ("wolf river", "功夫", "the the the")])
    for mine, theirs in zip(ours.vector_search(queries, 10), other.vector_search(queries, 10), strict=True):
        assert [id_ for id_, _ in mine] == [id_ for id_, _ in theirs]
        assert [score for _, score in mine] == pytest.approx([score for _, score in theirs], abs=1e-6)


def test_the_vector_index_proposes_the_nearest(workspaces: Workspaces, tmp_path: Path):
    """At least 99 % of the exact top 20, where a query asks for a small part of all chunks."""
    count, dimension = 1_500, 12
    drawn = np.random.default_rng(5).normal(size=(count + 30, dimension)).astype(np.float32)
    drawn /= np.linalg.norm(drawn, axis=1, keepdims=True)
    page = make_document("page", "Page", [f"Sentence {n}." for n in range(count)], [entity(0, "Nobody")])
    store = workspaces.open(tmp_path / "nearest")
    store.set_embedder(EmbedderInfo("drawn", dimension, "test"))
    store.upsert(GraphBatch((replace(page, vectors=drawn[:count]),)))
    found = store.vector_search(drawn[count:], 20)
    exact = np.argsort(-(drawn[count:] @ drawn[:count].T), axis=1)[:, :20]
    hits = [
        len({id_ for id_, _ in mine} & {f"page#{n}" for n in best})
        for mine, best in zip(found, exact, strict=True)
    ]
    assert sum(hits) >= 0.99 * 20 * len(hits)
    store.close()


@pytest.mark.parametrize("direction", ["out", "in", "both"])
@pytest.mark.parametrize("predicates", [None, ["starring"], ["knows", "birth_date"]])
@pytest.mark.parametrize("hops", [1, 3])
def test_expanding_gives_the_same(both: tuple[Neo4jStore, SqliteStore], direction, predicates, hops):
    ours, other = both
    starts = [one.id for one in other.search_names(segment("wolf river 功夫"), 5)]
    wanted = {"direction": direction, "predicates": predicates, "hops": hops, "limit_per_node": 4}
    assert ours.expand(starts, **wanted) == other.expand(starts, **wanted)


def test_matching_gives_the_same(both: tuple[Neo4jStore, SqliteStore]):
    ours, other = both
    starts = [one.id for one in other.search_names(segment("wolf river"), 8)]
    for bound in (
        {"subjects": starts},
        {"objects": starts},
        {"predicates": ["starring", "knows"]},
        {"subjects": starts, "predicates": ["knows"]},
        {"subjects": starts, "objects": starts},
        {"object_value": year("1962")},
        {"subjects": starts, "object_value": year("1962"), "predicates": ["birth_date", "knows"]},
        {"predicates": []},
    ):
        for limit in (5, 1000):
            assert ours.match(**bound, limit=limit) == other.match(**bound, limit=limit)


@settings(max_examples=examples(3, thorough=30), deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.lists(
        st.lists(random_documents(), min_size=1, max_size=4, unique_by=lambda graph: graph.document.key),
        min_size=1,
        max_size=4,
    )
)
def test_any_documents_give_the_same_export(workspaces: Workspaces, tmp_path_factory, batches):
    place: Path = tmp_path_factory.mktemp("any")
    ours, other = workspaces.open(place / "any"), SqliteStore.open(place / "any.db", create=True)
    for store in (ours, other):
        store.set_embedder(EMBEDDER)
        for batch in batches:
            store.upsert(GraphBatch(tuple(batch)))
    assert list(canonical_export(ours)) == list(canonical_export(other))
    ours.close()
    other.close()
