"""The shortest path of facts between two things."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from backends.stores import open_store
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from solver.executors.paths import is_telling, shortest_path
from tests.solver.synthesis.pages import Page

PEOPLE = ("林晚", "林江", "潮声", "赵一鸣", "白川")


def _chain() -> Page:
    page = Page(
        "林晚",
        "林晚的儿子是林江。林江是潮声的成员。潮声的主唱是赵一鸣。白川是画家。",
        *((name, "Organization" if name == "潮声" else "Person") for name in PEOPLE),
    )
    page.says(0, "child", 1, "林晚的儿子是林江").says(1, "member_of", 2, "林江是潮声的成员")
    return page.says(3, "member_of", 2, "潮声的主唱是赵一鸣")


def _path(folder: Path, one: str, other: str, farthest: int = 4) -> list[str]:
    with closing(open_store(folder / "pages.db", create=True)) as store:
        store.upsert(GraphBatch((_chain().graph(),)))
        found = shortest_path(
            store, _ids(store, one), _ids(store, other), ontology=Ontology.load(), farthest=farthest
        )
        return [triple.predicate for triple in found]


def _ids(store: GraphStore, name: str) -> list[str]:
    return [entity.id for entity in store.find_names([name])[name]]


def test_facts_lead_from_one_to_the_other_in_either_direction(tmp_path: Path) -> None:
    assert _path(tmp_path, "林晚", "赵一鸣") == ["child", "member_of", "member_of"]
    assert _path(tmp_path, "赵一鸣", "林晚") == ["member_of", "member_of", "child"]


def test_of_two_paths_the_one_over_people_is_taken(tmp_path: Path) -> None:
    page = Page(
        "林晚",
        "林晚在海城去世。潮声成立于海城。林晚的儿子是林江。林江是潮声的成员。",
        ("林晚", "Person"),
        ("海城", "City"),
        ("潮声", "Organization"),
        ("林江", "Person"),
    )
    page.says(0, "death_place", 1, "林晚在海城去世").says(2, "located_in", 1, "潮声成立于海城")
    page.says(0, "child", 3, "林晚的儿子是林江").says(3, "member_of", 2, "林江是潮声的成员")
    with closing(open_store(tmp_path / "pages.db", create=True)) as store:
        store.upsert(GraphBatch((page.graph(),)))
        found = shortest_path(store, _ids(store, "林晚"), _ids(store, "潮声"), ontology=Ontology.load())
    assert [triple.predicate for triple in found] == ["child", "member_of"]


def test_a_path_is_no_longer_than_asked_for(tmp_path: Path) -> None:
    assert _path(tmp_path, "林晚", "赵一鸣", farthest=2) == []


def test_what_no_fact_joins_has_no_path(tmp_path: Path) -> None:
    assert _path(tmp_path, "林晚", "白川") == []


def test_a_place_of_a_type_of_the_users_own_says_as_little_as_a_city(tmp_path: Path) -> None:
    shipped = Ontology.load()
    village = shipped.types["City"]
    own = shipped.model_copy(update={"types": {**shipped.types, "Village": village}})
    page = Page(
        "林晚",
        "林晚在青石去世。白川出生于青石。",
        ("林晚", "Person"),
        ("青石", "Village"),
        ("白川", "Person"),
    )
    page.says(0, "death_place", 1, "林晚在青石去世").says(2, "birth_place", 1, "白川出生于青石")
    with closing(open_store(tmp_path / "pages.db", create=True)) as store:
        store.upsert(GraphBatch((page.graph(),)))
        path = shortest_path(store, _ids(store, "林晚"), _ids(store, "白川"), ontology=own)
        assert len(path) == 2
        assert not is_telling(path, store, own)
        assert is_telling(path, store, shipped)
