"""What is probably one in a whole store, what is joined of it, and that it is forgotten exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backends.stores.exchange import canonical_export
from builder.curation import decide_split, join_similar, proposals, recorded_decisions
from schemas.graph import DocumentGraph, EmbedderInfo, GraphBatch, Vectors
from schemas.protocols import GraphStore
from tests.builder.curation.test_decisions import filled
from tests.conformance.corpus import entity, make_document
from tests.solver.synthesis.pages import Page, date

NEAR = {"Oxford": (1.0, 0.0, 0.0), "牛津": (0.95, 0.312, 0.0), "Paris": (0.0, 0.0, 1.0), "水": (0, 1.0, 0)}


class Map:
    """Vectors from a table."""

    def __init__(self, vectors: Mapping[str, Sequence[float]]) -> None:
        self._vectors = vectors

    @property
    def info(self) -> EmbedderInfo:
        return EmbedderInfo("map", 3, "test")

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        return np.array([self._vectors[text] for text in texts], np.float32)

    def embed_query(self, text: str) -> Vectors:
        return self.embed_passages([text])[0]


def named(key: str, name: str, type_: str = "", *, about: bool = False) -> DocumentGraph:
    return make_document(key, key, [f"{name} is here."], [entity(0, name, type_, about=about)])


def proposed(path: Path, *documents: DocumentGraph) -> list[tuple[str, str, str]]:
    store = filled(path / "s.db", *documents)
    found = [(str(one.rule), one.one.name, one.other.name) for one in proposals(store)]
    store.close()
    return found


def test_names_in_another_spelling_belong_to_the_page(tmp_path: Path):
    documents = (
        named("a", "J.K. Rowling"),
        named("b", "J. K. Rowling", about=True),
        named("c", "JK Rowling"),
    )
    assert set(proposed(tmp_path, *documents)) == {
        ("spelling", "J. K. Rowling", "JK Rowling"),
        ("spelling", "J. K. Rowling", "J.K. Rowling"),
    }


@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [
        (("Apple Inc.", "Company"), ("Apple", "Organization"), "company form"),
        (("John F. Kennedy", "Person"), ("John Fitzgerald Kennedy", "Person"), "initials"),
        (("Göttingen", "Place"), ("Gottingen", "City"), "spelling"),
        (("Greta Lindholm", "Person"), ("格蕾塔·林霍姆", "Person"), "transliteration"),
        (("Lindholm", "City"), ("林德霍姆", "Place"), "transliteration"),
    ],
)
def test_rules_within_a_type(tmp_path: Path, one: tuple[str, str], other: tuple[str, str], rule: str):
    ((found, *_),) = proposed(tmp_path, named("a", *one), named("b", *other))
    assert found == rule


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("Zoë Bell", "Person"), ("Zoe Bell", "Work")),
        (("Léon", "Person"), ("Leon", "Person")),
        (("Lindholm", "Person"), ("林德霍姆", "Person")),
        (("Greta Lindholm", "Person"), ("格蕾塔·林霍姆", "Work")),
        (("Greta Lindholm", "Person"), ("格蕾塔·卡尔顿", "Person")),
        (("P. Day", ""), ("P day", "")),
        (("Apple Inc.", ""), ("Apple", "")),
    ],
    ids=[
        "types",
        "a given name",
        "a given name in two scripts",
        "types in two scripts",
        "another last name",
        "one word",
        "type unknown",
    ],
)
def test_what_is_not_proposed(tmp_path: Path, one: tuple[str, str], other: tuple[str, str]):
    assert proposed(tmp_path, named("a", *one), named("b", *other)) == []


def test_two_pages_are_never_joined_by_their_spelling(tmp_path: Path):
    pages = (named("a", "Zoë Bell", about=True), named("b", "Zoe Bell", about=True))
    assert proposed(tmp_path, *pages) == []


def test_of_two_names_that_one_may_transliterate_none_is_proposed(tmp_path: Path):
    names = (("Greta Lindholm", "a"), ("Greta Lindholme", "b"), ("格蕾塔·林霍姆", "c"))
    found = proposed(tmp_path, *(named(key, name, "Person") for name, key in names))
    assert "transliteration" not in {rule for rule, *_ in found}


def test_the_nearest_name_in_another_script_is_proposed(tmp_path: Path):
    store = filled(tmp_path / "s.db", *(named(name, name, "Place") for name in NEAR))
    (found,) = proposals(store, Map(NEAR))
    assert (found.one.name, found.other.name, found.sure) == ("Oxford", "牛津", True)
    assert (round(found.cosine, 2), round(found.margin, 2)) == (0.95, 0.95)


def test_what_a_person_split_is_proposed_no_more(tmp_path: Path):
    store = filled(tmp_path / "s.db", named("a", "Zoë Bell"), named("b", "Zoe Bell"))
    (joined,) = join_similar(store)
    assert [one.key for one in recorded_decisions(store)] == [joined.key]
    recorded = decide_split(store, "Zoe Bell", "Zoë Bell", because="two women")
    assert (recorded.applies, join_similar(store)) == (True, [])


WRITTEN = (
    "Zoë Bell",
    "Zoe Bell",
    "Apple Inc",
    "Apple",
    "John F. Kennedy",
    "John Fitz Kennedy",
    "爱伦·坡",
    "爱伦坡",
)
DOCUMENTS = st.builds(
    named,
    st.sampled_from("abcdef"),
    st.sampled_from(WRITTEN),
    st.sampled_from(("", "Person", "Company")),
    about=st.booleans(),
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.one_of(DOCUMENTS, st.sampled_from("abcdef")), min_size=1, max_size=8), st.integers(0, 7))
def test_joining_after_deleting_is_joining_what_is_left(tmp_path_factory, changes, early: int):
    """Joined in between or not, what is joined at the end is what the documents left would make alone."""
    place = tmp_path_factory.mktemp("similar")
    store, present = filled(place / "s.db"), {}
    for number, change in enumerate(changes):
        if isinstance(change, str):
            store.delete_documents([change])
            present.pop(change, None)
        else:
            store.upsert(GraphBatch((change,)))
            present[change.document.key] = change
        if number == early:
            join_similar(store)
    join_similar(store)
    fresh = filled(place / "fresh.db")
    for key in sorted(present, reverse=True):
        fresh.upsert(GraphBatch((present[key],)))
    join_similar(fresh)
    assert export(store) == export(fresh)
    assert store.check() == []
    store.close()
    fresh.close()


def export(store: GraphStore) -> list[str]:
    return list(canonical_export(store))


@pytest.mark.parametrize(("died", "joined"), [("1931", True), ("1880", False)])
def test_who_died_in_another_year_is_somebody_else(tmp_path: Path, died: str, joined: bool):
    one = Page("en/Greta Kendall", "Greta Kendall died in 1931.", ("Greta Kendall", "Person"))
    other = Page("格蕾塔·肯德尔", f"格蕾塔·肯德尔{died}年去世。", ("格蕾塔·肯德尔", "Person"))
    one.says(0, "death_date", date("1931", "1931"), "died in 1931")
    other.says(0, "death_date", date(died, f"{died}年"), f"{died}年去世")
    store = filled(tmp_path / "s.db", one.graph(), other.graph())
    assert bool(proposals(store)) is joined
    store.close()
