"""Opening a workspace: what is missing, foreign, older or newer is named, and no login is ever repeated."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from pydantic import SecretStr

from backends.stores.exchange import canonical_export
from backends.stores.neo4j import Neo4jStore, workspace
from backends.stores.neo4j.sessions import Sessions, Transaction
from schemas.errors import SettingsError, StoreError, StoreMismatchError, StoreNotFoundError
from schemas.graph import EmbedderInfo, GraphBatch
from schemas.ontology import Ontology
from schemas.settings import Neo4jSettings
from tests.backends.stores.neo4j.conftest import WORKSPACE
from tests.backends.stores.writer import revision
from tests.conformance.corpus import EMBEDDER, entity, make_document
from tests.neo4j_server.server import free_port
from tests.neo4j_server.workspaces import Workspaces, empty

pytestmark = pytest.mark.neo4j


def change(store: Neo4jStore, **properties: object) -> None:
    store._sessions.write(
        lambda transaction: transaction.run(
            "MATCH (w:GuanxiWorkspace {gid: $workspace}) SET w += $properties", properties=properties
        )
    )


def test_a_workspace_that_is_not_there_is_named(neo4j_server: Neo4jSettings):
    empty(neo4j_server, "test_missing")
    with pytest.raises(StoreNotFoundError, match=r"guanxi build PAGES --store bolt://.*/test_missing"):
        Neo4jStore.open(neo4j_server, "test_missing")
    with pytest.raises(StoreNotFoundError):
        Neo4jStore.open(neo4j_server, "test_missing", create=True, read_only=True)


def test_opening_again_changes_no_schema(
    store: Neo4jStore, neo4j_server: Neo4jSettings, monkeypatch: pytest.MonkeyPatch
):
    """A change would make the server forget the plans of all queries."""
    changes: list[str] = []
    monkeypatch.setattr(Sessions, "write_schema", lambda _, statements: changes.extend(statements))
    again = Neo4jStore.open(neo4j_server, WORKSPACE)
    again.set_embedder(EMBEDDER)
    again.upsert(revision(1))
    again.close()
    assert changes == []


@pytest.mark.parametrize("what", ["segmenter", "canonical"])
def test_a_workspace_made_by_other_rules_is_refused(
    store: Neo4jStore, neo4j_server: Neo4jSettings, what: str
):
    change(store, **{what: "other/9"})
    with pytest.raises(StoreMismatchError, match="other/9"):
        Neo4jStore.open(neo4j_server, WORKSPACE)


def test_what_an_older_segmenter_made_is_made_again_when_written(
    store: Neo4jStore, neo4j_server: Neo4jSettings
):
    store.upsert(revision(1))
    whole, found = list(canonical_export(store)), store.text_search(["page"], 5)
    store._sessions.write(
        lambda transaction: transaction.run(
            "MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix SET c.tokens = 'old words', c.token_count = 2 "
            "WITH DISTINCT 1 AS done MATCH (e:Entity) WHERE e.gid STARTS WITH $prefix SET e.name_tokens = 'old'"
        )
    )
    change(store, segmenter="guanxi-segment/1", tokens=8, name_tokens=4)
    with pytest.raises(StoreMismatchError, match="guanxi build PAGES"):
        Neo4jStore.open(neo4j_server, WORKSPACE, read_only=True)
    again = Neo4jStore.open(neo4j_server, WORKSPACE)
    assert list(canonical_export(again)) == whole
    assert again.text_search(["page"], 5) == found
    assert again.check() == []
    again.close()


def test_a_newer_layout_is_refused(store: Neo4jStore, neo4j_server: Neo4jSettings):
    change(store, layout=99)
    with pytest.raises(StoreMismatchError, match="layout 99"):
        Neo4jStore.open(neo4j_server, WORKSPACE)


def test_migrations_run_in_order_and_once(store: Neo4jStore):
    def second(transaction: Transaction) -> None:
        transaction.run("MATCH (w:GuanxiWorkspace {gid: $workspace}) SET w.steps = ['second']")

    def third(transaction: Transaction) -> None:
        transaction.run("MATCH (w:GuanxiWorkspace {gid: $workspace}) SET w.steps = w.steps + 'third'")

    for layout in (1, 3):
        workspace._migrate(store._sessions, layout, {1: second, 2: third}, 3)
    rows = store._sessions.read_bare(
        lambda transaction: transaction.rows(
            "MATCH (w:GuanxiWorkspace {gid: $workspace}) RETURN w.layout, w.steps"
        )
    )
    assert rows == [[3, ["second", "third"]]]
    with pytest.raises(StoreMismatchError, match="cannot bring"):
        workspace._migrate(store._sessions, 3, {}, 4)


def test_another_embedder_is_refused_with_the_way_out(store: Neo4jStore):
    store.upsert(revision(1))
    with pytest.raises(StoreMismatchError, match="guanxi store reindex --store bolt://"):
        store.set_embedder(EmbedderInfo("other", EMBEDDER.dimension + 1, "test"))


def test_a_wrong_password_is_said_without_it(neo4j_server: Neo4jSettings, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    wrong = neo4j_server.model_copy(update={"password": SecretStr("a-wrong-secret")})
    with pytest.raises(StoreError, match="GUANXI_NEO4J_PASSWORD") as caught:
        Neo4jStore.open(wrong, WORKSPACE)
    assert "a-wrong-secret" not in f"{caught.value}{caught.value!r}{caplog.text}"


def test_the_password_stands_nowhere(
    workspaces: Workspaces, neo4j_server: Neo4jSettings, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG)
    store = workspaces.open(tmp_path / "store")
    store.set_embedder(EMBEDDER)
    secret = neo4j_server.password.get_secret_value()
    store.upsert(revision(1))
    with pytest.raises(StoreError) as caught:
        store._sessions.read_bare(lambda transaction: transaction.rows("NO CYPHER"))
    assert secret not in f"{store.name}{store!r}{caught.value}{caplog.text}"
    store.close()


@pytest.mark.parametrize("name", ["Films", "1st", "a/b", "`x", "x" * 41])
def test_a_workspace_is_a_plain_word(neo4j_server: Neo4jSettings, name: str):
    with pytest.raises(SettingsError, match="workspace"):
        Neo4jStore.open(neo4j_server, name, create=True)


def test_a_login_in_the_address_is_refused_and_not_repeated():
    with pytest.raises(SettingsError, match="GUANXI_NEO4J_PASSWORD") as caught:
        Neo4jStore.open(Neo4jSettings(uri="bolt://neo4j:secret@localhost"))
    assert "secret" not in str(caught.value)


def test_a_server_that_is_not_there_is_named():
    nobody = Neo4jSettings(uri=f"bolt://127.0.0.1:{free_port()}", password=SecretStr("secret"))
    with pytest.raises(StoreError, match="cannot be reached") as caught:
        Neo4jStore.open(nobody, retry_seconds=0.1)
    assert "secret" not in str(caught.value)


def test_types_and_relations_of_the_ontology_are_labels_and_relationship_types(
    neo4j_server: Neo4jSettings,
):
    names = {"zh": {"label": "人物"}, "en": {"label": "person"}}
    ontology = Ontology.model_validate(
        {
            "name": "films",
            "types": {"人物": names, "Chunk": names},
            "relations": {"出演": names, "mentions": names},
        }
    )
    empty(neo4j_server, "test_films")
    store = Neo4jStore.open(neo4j_server, "test_films", create=True, ontology=ontology)
    store.set_embedder(EMBEDDER)
    page = make_document(
        "page",
        "Page",
        ["周星驰 功夫"],
        [
            entity(0, "周星驰", "人物"),
            entity(1, "功夫", "Chunk"),
            entity(2, "Nobody", "`) DETACH DELETE n //"),
        ],
        [(0, "出演", 1, 0), (0, "mentions", 1, 0), (0, "喜欢", 1, 0)],
    )
    store.upsert(GraphBatch((page,)))
    rows = store._sessions.read_bare(
        lambda transaction: transaction.rows(
            "MATCH (e:Entity:Workspace_test_films) RETURN e.name, labels(e) ORDER BY e.name"
        )
    )
    plain = ["Entity", "Workspace_test_films"]
    assert [[name, sorted(labels)] for name, labels in rows] == [
        ["Nobody", plain],
        ["功夫", plain],
        ["周星驰", [*plain, "人物"]],
    ]
    facts = store._sessions.read_bare(
        lambda transaction: transaction.rows(
            "MATCH (:人物:Workspace_test_films)-[r]->(:Entity) RETURN r.predicate, type(r)"
        )
    )
    assert dict(facts) == {"出演": "出演", "mentions": "RELATED", "喜欢": "RELATED"}
    assert store.check() == []
    store.close()
    again = Neo4jStore.open(neo4j_server, "test_films", ontology=Ontology.load())
    assert again._vocabulary.fact("出演") == "出演"
    again.close()
