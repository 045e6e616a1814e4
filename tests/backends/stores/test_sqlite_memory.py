"""What a write holds does not grow with all that the store says of the names it touches."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backends.stores.claims import Identity
from backends.stores.keys import claim_key
from backends.stores.sqlite import SqliteStore
from backends.stores.sqlite.claims import StoredClaims
from schemas.graph import DocumentGraph, GraphBatch
from tests.conformance.corpus import EMBEDDER, entity, make_document, random_documents

FACTS = NAMES = 40
EARLY, LATE = 64, 320  # documents
BATCH = 32
NOISE = 32 * 1024  # bytes by which two equal writes differ in a process that has run other tests


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
    gc.collect()  # what other tests left behind is no part of it
    tracemalloc.start()
    try:
        store.upsert(batch)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("made", "most"),
    [(with_the_same_facts, FACTS * 5), (with_the_same_names, NAMES * 5)],
    ids=["facts", "names"],
)
def test_what_all_documents_share_is_not_held_at_once(
    tmp_path: Path, made: Callable[[int], DocumentGraph], most: int
):
    """`most` are the bytes by which one more document may raise the peak of later writes."""
    store = SqliteStore.open(tmp_path / "s.db", create=True)
    store.set_embedder(EMBEDDER)
    peaks: dict[int, int] = {}
    for first in range(0, LATE, BATCH):
        batch = GraphBatch(tuple(map(made, range(first, first + BATCH))))
        peaks[first + BATCH] = peak_of(store, batch)
    store.close()
    assert peaks[LATE] - peaks[EARLY] < most * (LATE - EARLY) + NOISE


def test_of_the_pages_that_claim_a_name_a_few_tell_what_it_means(tmp_path: Path):
    store = SqliteStore.open(tmp_path / "s.db", create=True)
    store.set_embedder(EMBEDDER)
    film = entity(0, "The Town 1", "Film", about=True)
    pages = [*map(with_the_same_names, range(40)), make_document("film", "Film", ["The Town 1."], [film])]
    store.upsert(GraphBatch(tuple(pages)))
    with store._connections.reading() as db:
        claims = StoredClaims(db)
        found = claims.claimants("the town 1")
        standing = claims.standing("the town 1")
    store.close()
    assert sorted((one.strength, one.type) for one in found) == [(1, "Place"), (1, "Place"), (3, "Film")]
    assert standing == {(1, "Place", ""), (3, "Film", Identity("the town 1", "film").id)}


@pytest.mark.parametrize("made", [with_the_same_facts, with_the_same_names], ids=["facts", "names"])
def test_what_is_not_read_again_is_as_if_it_had_been(tmp_path: Path, made: Callable[[int], DocumentGraph]):
    store = SqliteStore.open(tmp_path / "s.db", create=True)
    store.set_embedder(EMBEDDER)
    for first in range(0, LATE, LATE // 2):
        store.upsert(GraphBatch(tuple(map(made, range(first, first + LATE // 2)))))
    assert store.check() == []
    keys = [made(number).document.key for number in range(LATE)]
    store.delete_documents(keys[: LATE // 4])
    assert store.check() == []
    store.delete_documents(keys[LATE // 4 : LATE - 2])
    assert store.check() == []
    store.close()


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_names_that_many_pages_claim_mean_what_the_documents_make_them(data: st.DataObject):
    """More pages than are read one by one, of several types and languages, come and go."""
    keys = [f"{number:02}" for number in range(48)]
    documents = [data.draw(random_documents([key])) for key in keys]
    gone = data.draw(st.lists(st.sampled_from(keys), unique=True))
    again = [data.draw(random_documents([key])) for key in keys[::7]]
    with TemporaryDirectory() as folder:
        store = SqliteStore.open(Path(folder) / "s.db", create=True)
        store.set_embedder(EMBEDDER)
        for first in range(0, len(documents), 12):
            store.upsert(GraphBatch(tuple(documents[first : first + 12])))
            assert store.check() == []
        store.delete_documents(gone)
        assert store.check() == []
        store.upsert(GraphBatch(tuple(again)))
        assert store.check() == []
        store.close()


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
