"""Copies of stores: the same bytes out, resumed after an interruption, nothing lost in the target."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from backends.stores import open_store
from backends.stores.exchange import canonical_export
from schemas.errors import InputError, StoreError, StoreMismatchError
from schemas.graph import DocumentGraph, EmbedderInfo, GraphBatch
from schemas.protocols import GraphStore
from schemas.text import Span
from service import copying
from service.copying import CopyReport, copy_store, export_digest, require_two_places
from tests.conformance.corpus import EMBEDDER, entity, make_document

Open = Callable[[str], GraphStore]


def page(number: int, said: str = "met") -> DocumentGraph:
    people = [entity(0, f"Ann {number}", "Person", about=True), entity(1, "Bo", "Person", "博")]
    return make_document(
        f"d{number}",
        f"Ann {number}",
        [f"Ann {number} {said} Bo.", "Nothing else."],
        people,
        [(0, said, 1, 0)],
    )


@pytest.fixture
def open_one(tmp_path: Path) -> Iterator[Open]:
    opened: list[GraphStore] = []

    def one(name: str) -> GraphStore:
        opened.append(open_store(tmp_path / name, create=True))
        return opened[-1]

    yield one
    for store in opened:
        store.close()


@pytest.fixture
def source(open_one: Open) -> GraphStore:
    store = open_one("source.db")
    store.set_embedder(EMBEDDER)
    store.upsert(GraphBatch(tuple(page(number) for number in range(5))))
    return store


def counts(report: CopyReport) -> tuple[int, int, int]:
    return report.copied, report.unchanged, report.removed


def test_a_copy_exports_the_same_bytes(source: GraphStore, open_one: Open):
    target = open_one("target.db")
    assert counts(copy_store(source, target)) == (5, 0, 0)
    assert list(canonical_export(target)) == list(canonical_export(source))
    assert export_digest(target) == export_digest(source)
    assert target.embedder() == EMBEDDER


def test_a_second_copy_writes_nothing(source: GraphStore, open_one: Open):
    target = open_one("target.db")
    copy_store(source, target)
    version = target.graph_version()
    assert counts(copy_store(source, target)) == (0, 5, 0)
    assert target.graph_version() == version


def test_only_what_differs_is_written_again(source: GraphStore, open_one: Open):
    target = open_one("target.db")
    copy_store(source, target)
    source.upsert(GraphBatch((page(3, "saw"), page(7))))
    assert counts(copy_store(source, target)) == (2, 4, 0)
    assert export_digest(target) == export_digest(source)


def test_a_document_with_other_vectors_alone_is_written_again(source: GraphStore, open_one: Open):
    target = open_one("target.db")
    target.set_embedder(EMBEDDER)
    target.upsert(GraphBatch((replace(page(2), vectors=page(2).vectors[::-1]),)))
    assert counts(copy_store(source, target)) == (5, 0, 0)
    assert export_digest(target) == export_digest(source)


def test_a_build_after_a_copy_finds_its_documents_unchanged(open_one: Open):
    emphasised = page(0)
    emphasised = replace(emphasised, document=replace(emphasised.document, emphasis=(Span(0, 3),)))
    source, target = open_one("source.db"), open_one("target.db")
    source.set_embedder(EMBEDDER)
    source.upsert(GraphBatch((emphasised,)))
    copy_store(source, target)
    assert next(iter(target.stamps())).content_hash == emphasised.document.content_hash
    assert counts(copy_store(source, target)) == (0, 1, 0)


class Failing:
    """A store whose connection is lost at the n-th write."""

    def __init__(self, store: GraphStore, writes: int) -> None:
        self._store, self._left = store, writes

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    def upsert(self, batch: GraphBatch) -> object:
        if self._left == 0:
            raise StoreError("lost")
        self._left -= 1
        return self._store.upsert(batch)


def test_an_interrupted_copy_goes_on_where_it_stopped(
    source: GraphStore, open_one: Open, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(copying, "BATCH_DOCUMENTS", 2)
    target = open_one("target.db")
    with pytest.raises(StoreError, match="lost"):
        copy_store(source, Failing(target, 1))
    assert target.stats().documents == 2
    assert counts(copy_store(source, target)) == (3, 2, 0)
    assert export_digest(target) == export_digest(source)


def test_large_documents_are_written_apart(
    source: GraphStore, open_one: Open, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(copying, "BATCH_ROWS", 1)
    target = open_one("target.db")
    copy_store(source, target)
    assert target.graph_version() == 5


def test_progress_counts_documents(source: GraphStore, open_one: Open, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(copying, "BATCH_DOCUMENTS", 2)
    seen: list[tuple[int, int]] = []
    copy_store(source, open_one("target.db"), progress=lambda done, total: seen.append((done, total)))
    assert seen == [(2, 5), (4, 5), (5, 5)]


def test_documents_of_the_target_are_not_lost_unasked(source: GraphStore, open_one: Open):
    target = open_one("target.db")
    target.set_embedder(EMBEDDER)
    target.upsert(GraphBatch((page(9),)))
    with pytest.raises(StoreError, match="1 documents that the source has not, such as 'd9'"):
        copy_store(source, target)
    assert counts(copy_store(source, target, prune=True)) == (5, 0, 1)
    assert list(canonical_export(target)) == list(canonical_export(source))


def test_vectors_of_another_model_are_refused(source: GraphStore, open_one: Open):
    target = open_one("target.db")
    target.set_embedder(EmbedderInfo("other", 4, "test"))
    target.upsert(GraphBatch((page(0),)))
    with pytest.raises(StoreMismatchError, match="other"):
        copy_store(source, target)


def test_a_target_with_a_model_is_refused_by_a_source_without(open_one: Open):
    source, target = open_one("source.db"), open_one("target.db")
    target.set_embedder(EMBEDDER)
    with pytest.raises(StoreMismatchError, match="records a model"):
        copy_store(source, target)


def test_a_source_that_changes_meanwhile_is_reported(source: GraphStore, open_one: Open):
    report = copy_store(
        source, open_one("target.db"), progress=lambda *_: source.upsert(GraphBatch((page(8),))) and None
    )
    assert report.source_changed


def test_a_store_is_not_copied_onto_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GUANXI_NEO4J_URI", "bolt://db:7687")
    for source, target in [
        ("a.db", str(tmp_path / "a.db")),
        ("neo4j:///w", "bolt://db:7687/w"),
        ("bolt://db:7687", "bolt://db:7687/default"),
    ]:
        with pytest.raises(InputError, match="are one store"):
            require_two_places(source, target)
    require_two_places("a.db", "b.db")
    require_two_places("bolt://db:7687/v", "bolt://db:7687/w")
