"""What a write holds does not grow with all that the store says of the names it touches."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from backends.stores.keys import claim_key
from backends.stores.sqlite import SqliteStore
from backends.stores.sqlite.claims import StoredClaims
from schemas.graph import DocumentGraph, GraphBatch
from tests.conformance.corpus import EMBEDDER, entity, make_document

FACTS = NAMES = 40
EARLY, LATE = 64, 320  # documents
BATCH = 32


def with_the_same_facts(number: int) -> DocumentGraph:
    """Forty facts that every other document states too."""
    names = [entity(ref, f"Name {ref}", "Person") for ref in range(FACTS + 1)]
    sentence = " ".join(one.name for one in names)
    facts = [(ref, "met", ref + 1, 0) for ref in range(FACTS)]
    return make_document(f"met {number:04}", "Names", [sentence], names, facts)


def with_the_same_names(number: int) -> DocumentGraph:
    """A page about something that has forty names which every other page claims too."""
    town = f"Town {number}"
    names = [f"The Town {other}" for other in range(NAMES)]
    return make_document(
        f"town {number:04}", town, [f"{town} lies here."], [entity(0, town, "Place", *names, about=True)]
    )


def peak_of(store: SqliteStore, batch: GraphBatch) -> int:
    """Bytes that Python held at most while the batch was written, beyond those before."""
    tracemalloc.start()
    try:
        store.upsert(batch)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("made", "most"),
    [(with_the_same_facts, FACTS * 20), (with_the_same_names, NAMES * 250)],
    ids=["facts", "names"],
)
def test_what_all_documents_share_is_not_held_at_once(
    tmp_path: Path, made: Callable[[int], DocumentGraph], most: int
):
    """`most` are the bytes by which one more document may raise the peak of later writes: a page's record."""
    store = SqliteStore.open(tmp_path / "s.db", create=True)
    store.set_embedder(EMBEDDER)
    peaks: dict[int, int] = {}
    for first in range(0, LATE, BATCH):
        batch = GraphBatch(tuple(map(made, range(first, first + BATCH))))
        peaks[first + BATCH] = peak_of(store, batch)
    store.close()
    assert peaks[LATE] - peaks[EARLY] < most * (LATE - EARLY)


def test_a_page_is_one_record_under_all_names_that_it_claims(tmp_path: Path):
    store = SqliteStore.open(tmp_path / "s.db", create=True)
    store.set_embedder(EMBEDDER)
    store.upsert(GraphBatch((with_the_same_names(1), with_the_same_names(2))))
    with store._connections.reading() as db:
        claims = StoredClaims(db)
        claims.prefetch(["the town 1", "the town 2"])
        one, other = claims.pages("the town 1"), claims.pages("the town 2")
    store.close()
    assert [page.document for page in one] == ["town 0001", "town 0002"]
    assert all(here is there for here, there in zip(one, other, strict=True))


def test_keys_of_names_are_forgotten_with_the_write(tmp_path: Path):
    store = SqliteStore.open(tmp_path / "s.db", create=True)
    store.set_embedder(EMBEDDER)
    for write in (
        lambda: store.upsert(GraphBatch((with_the_same_names(1),))),
        lambda: store.delete_documents(["town 0001"]),
    ):
        claim_key("Somebody")
        write()
        assert claim_key.cache_info().currsize == 0
    store.close()
