"""Decisions on who is who, as a person makes and takes them back."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from backends.stores import open_store
from backends.stores.exchange import canonical_export, export_jsonl, import_jsonl
from builder.curation import decide_merge, decide_split, recorded_decisions, take_back
from schemas.decisions import DecisionKind
from schemas.errors import InputError
from schemas.graph import DocumentGraph, GraphBatch
from schemas.protocols import GraphStore
from schemas.text import Language
from tests.conformance.corpus import EMBEDDER, entity, make_document

PLANET = make_document(
    "planet", "Mercury (planet)", ["Mercury is hot."], [entity(0, "Mercury (planet)", "Place", about=True)]
)
SINGER = make_document(
    "singer", "Mercury (singer)", ["Mercury sang."], [entity(0, "Mercury (singer)", "Person", about=True)]
)
CHINESE = make_document(
    "shui",
    "水星",
    ["水星（Mercury (planet)）"],
    [entity(0, "水星", "Place", "Mercury (planet)", about=True)],
    language=Language.CHINESE,
)
SOMEBODY = make_document(
    "some", "Some", ["Freddie met Brian."], [entity(0, "Freddie"), entity(1, "Brian", "", "Dr May")]
)
DOCTOR = make_document("doc", "Doc", ["Dr May played."], [entity(0, "Dr May")])


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GraphStore]:
    opened = filled(tmp_path / "s.db", PLANET, SINGER, CHINESE, SOMEBODY, DOCTOR)
    yield opened
    opened.close()


def filled(path: Path, *documents: DocumentGraph) -> GraphStore:
    opened = open_store(path, create=True)
    opened.set_embedder(EMBEDDER)
    opened.upsert(GraphBatch(documents))
    return opened


def called(store: GraphStore, name: str) -> list[str]:
    return [one.name for one in store.find_names([name]).get(name, [])]


def export(store: GraphStore) -> list[str]:
    return list(canonical_export(store))


def test_a_name_becomes_the_page(store: GraphStore):
    recorded = decide_merge(store, ["Freddie", "singer"], because="he is the singer")
    assert recorded.applies
    assert [str(member) for member in recorded.decision.members] == ["Freddie", "Mercury (singer) [singer]"]
    assert called(store, "Freddie") == ["Mercury"]
    assert store.check() == []


def test_a_decision_taken_back_leaves_no_trace(store: GraphStore):
    before = export(store)
    recorded = decide_merge(store, ["Freddie", "singer"], because="")
    assert export(store) != before
    take_back(store, recorded.key, DecisionKind.MERGE)
    assert export(store) == before


def test_a_decision_outlives_the_documents_it_is_about(store: GraphStore):
    recorded = decide_merge(store, ["Freddie", "singer"], because="")
    store.delete_documents(["singer"])
    assert [one.applies for one in recorded_decisions(store)] == [False]
    store.upsert(GraphBatch((SINGER,)))
    assert [(one.key, one.applies) for one in recorded_decisions(store)] == [(recorded.key, True)]


def test_a_page_is_split_from_its_translation_and_joined_again(store: GraphStore):
    assert called(store, "水星") == ["Mercury"]
    recorded = decide_split(store, "planet", "shui", because="the element")
    assert recorded.applies
    assert called(store, "水星") == ["水星"]
    take_back(store, recorded.key, DecisionKind.SPLIT)
    assert called(store, "水星") == ["Mercury"]


def test_a_name_is_split_from_who_gives_it(store: GraphStore):
    assert called(store, "Dr May") == ["Brian"]
    decide_split(store, "Brian", "Dr May", because="another doctor")
    assert called(store, "Dr May") == ["Brian", "Dr May"]


def test_a_decision_is_exported_and_imported(store: GraphStore, tmp_path: Path):
    decide_merge(store, ["Freddie", "singer"], because="he is")
    stream = io.StringIO()
    export_jsonl(store, stream)
    copy = filled(tmp_path / "copy.db")
    import_jsonl(copy, stream.getvalue().splitlines(keepends=True))
    assert export(copy) == export(store)
    assert [one.decision.because for one in recorded_decisions(copy)] == ["he is"]
    copy.close()


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Mercury", "Brian"], "names 2 entities"),
        (["Nobody", "Brian"], "no entity is called 'Nobody'"),
        (["Dr May", "Brian"], "one entity already"),
    ],
)
def test_a_merge_that_means_nothing_is_refused(store: GraphStore, names: list[str], said: str):
    with pytest.raises(InputError, match=said):
        decide_merge(store, names, because="")


@pytest.mark.parametrize(
    ("whole", "part", "said"),
    [
        ("singer", "singer", "the only page"),
        ("Brian", "Freddie", "neither a page nor a name"),
        ("Brian", "brian", "its own name"),
    ],
)
def test_a_split_that_means_nothing_is_refused(store: GraphStore, whole: str, part: str, said: str):
    with pytest.raises(InputError, match=said):
        decide_split(store, whole, part, because="")


def test_a_decision_against_another_is_refused(store: GraphStore):
    recorded = decide_split(store, "Brian", "Dr May", because="")
    doctor = next(one for one in store.find_names(["Dr May"])["Dr May"] if one.name == "Dr May")
    with pytest.raises(InputError, match=recorded.key):
        decide_merge(store, ["Brian", doctor.id], because="")


def test_what_is_no_decision_cannot_be_taken_back(store: GraphStore):
    with pytest.raises(InputError, match="no merge is called 'planet'"):
        take_back(store, "planet", DecisionKind.MERGE)
