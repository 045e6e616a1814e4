"""Names and texts that look like Cypher, or like nothing: stored, found, never executed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from backends.segmenter import segment
from backends.stores.neo4j import Neo4jStore
from backends.stores.sqlite import SqliteStore
from schemas.graph import GraphBatch, Qualifier
from tests.conformance.corpus import EMBEDDER, entity, make_document
from tests.neo4j_server.examples import examples
from tests.neo4j_server.workspaces import Workspaces

pytestmark = [pytest.mark.neo4j, pytest.mark.xdist_group("neo4j_hostile")]

CYPHER = (
    "MATCH (n) DETACH DELETE n",
    "') DETACH DELETE n //",
    "` }) DETACH DELETE n //",
    "$name",
    "{gid: 'x'}",
    "'; CALL dbms.shutdown(); //",
    "\\u0060",
    'a" OR tokens:*',
    "+-&&||!(){}[]^~*?:/",
    "AND OR NOT TO",
)
NAMES = st.one_of(
    st.sampled_from(CYPHER),
    st.text(st.characters(codec="utf-8", exclude_characters="\x00"), min_size=1, max_size=60),
    st.text("`'\"\\${}[]()//*:;,.\n\t", min_size=1, max_size=20),
    st.text("😀👨‍👩‍👧‍👦功夫\U0001f1e8\u202e\u0301", min_size=1, max_size=20),
    st.sampled_from(CYPHER).map(lambda text: (text * 10_000)[:10_000]),
).filter(lambda name: bool(name.strip()))


@pytest.fixture(scope="module")
def hostile(workspaces: Workspaces, tmp_path_factory: pytest.TempPathFactory):
    store = workspaces.open(tmp_path_factory.mktemp("hostile") / "hostile")
    store.set_embedder(EMBEDDER)
    store.upsert(GraphBatch((make_document("kept", "Kept", ["Kept."], [entity(0, "Kept thing")]),)))
    yield store
    store.close()


@settings(max_examples=examples(6, thorough=100), deadline=None, suppress_health_check=list(HealthCheck))
@example("` }) DETACH DELETE n //", "'; DROP", "😀" * 2_500)
@given(NAMES, NAMES, NAMES)
def test_any_text_is_only_text(hostile: Neo4jStore, name: str, predicate: str, more: str):
    page = make_document(
        f"key {name}",
        name,
        [f"{name} met somebody. {more}"],
        [entity(0, name, more, predicate), entity(1, f"other {name}")],
        [(0, predicate, 1, 0)],
        qualifiers=(Qualifier("role", more), Qualifier(more, name)),
    )
    hostile.upsert(GraphBatch((page,)))
    (found,) = hostile.get_document_graphs([f"key {name}"])
    assert (found.document, found.entities, found.statements) == (
        page.document,
        page.entities,
        page.statements,
    )
    who = [one.id for one in hostile.find_names([name])[name]]
    assert predicate in {triple.predicate for triple in hostile.match(who)}
    assert hostile.match(predicates=[predicate])
    hostile.text_search([name, *segment(more)], 3)
    hostile.search_names([predicate, *segment(name)], 3)
    assert hostile.delete_documents([f"key {name}"]).removed == 1
    assert [stamp.key for stamp in hostile.stamps()] == ["kept"]
    assert hostile.stats().triples == 0


def test_keys_and_texts_sort_as_in_sqlite(hostile: Neo4jStore, tmp_path: Path):
    keys = ["a", "B", "é", "功", "\uffee", "😀", "a#1", "a b"]
    pages = [make_document(key, key, ["Same word."], [entity(0, "Same thing")]) for key in keys]
    other = SqliteStore.open(tmp_path / "s.db", create=True)
    other.set_embedder(EMBEDDER)
    for store in (hostile, other):
        store.upsert(GraphBatch(tuple(pages)))
    who = [one.id for one in other.find_names(["Same thing"])["Same thing"]]
    assert hostile.mentions(entities=who) == other.mentions(entities=who)
    for limit in (3, 7):
        assert hostile.mentions(entities=who, limit=limit) == other.mentions(entities=who, limit=limit)
    assert hostile.text_search(["same"], 5) == other.text_search(["same"], 5)
    hostile.delete_documents(keys)
    other.close()
