"""Queries of people against a real server: what read access alone would let through, and what we do."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import neo4j
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import SecretStr

from backends.stores.cypher import CypherReader, CypherResult, Limits
from schemas.errors import CypherError, StoreError
from schemas.settings import Neo4jSettings

pytestmark = [pytest.mark.neo4j, pytest.mark.xdist_group("neo4j")]

LABEL = "GuanxiCypherTest"


@pytest.fixture(scope="module")
def driver(neo4j_server: Neo4jSettings) -> Iterator[neo4j.Driver]:
    login = (neo4j_server.user, neo4j_server.password.get_secret_value())
    with neo4j.GraphDatabase.driver(neo4j_server.uri, auth=login, notifications_min_severity="OFF") as opened:
        opened.execute_query(
            f"CREATE (a:{LABEL} {{name: '甲', since: date('1988-05-24')}}) "
            f"CREATE (a)-[:KNOWS {{role: 'x'}}]->(:{LABEL} {{name: '乙'}})"
        )
        yield opened
        opened.execute_query(f"MATCH (n:{LABEL}) DETACH DELETE n")


@pytest.fixture
def ask(neo4j_server: Neo4jSettings, driver: neo4j.Driver) -> Iterator[object]:
    with CypherReader.open(neo4j_server.uri, neo4j_server) as reader:

        def run(text: str, rows: int = 10, seconds: float = 10.0) -> CypherResult:
            return reader.run(text, limits=Limits(rows, seconds), parameters={"workspace": "w"})

        yield run


@pytest.fixture
def secret_file(tmp_path: Path) -> Path:
    path = tmp_path / "secret.csv"
    path.write_text("the secret\n")
    return path


def test_read_access_alone_lets_files_be_read_and_procedures_run(driver: neo4j.Driver, secret_file: Path):
    with driver.session(default_access_mode=neo4j.READ_ACCESS) as session:
        stolen = session.run("LOAD CSV FROM $url AS line RETURN line", url=f"file://{secret_file}").values()
        cleared = session.run("CALL db.clearQueryCaches()").values()
        configured = session.run("CALL dbms.listConfig() YIELD name RETURN count(*)").single()[0]
    assert stolen == [[["the secret"]]]
    assert cleared
    assert configured > 0


@pytest.mark.parametrize(
    "query",
    [
        "LOAD CSV FROM 'file://{file}' AS line RETURN line",
        "UNWIND ['{file}'] AS file CALL (file) {{ LOAD CSV FROM 'file://' + file AS line RETURN line }} RETURN line",
        "MATCH (n) RETURN COLLECT {{ LOAD CSV FROM 'file://{file}' AS line RETURN line[0] }} AS lines",
    ],
)
def test_files_are_not_read(ask, secret_file: Path, query: str):
    with pytest.raises(CypherError, match=r"LOAD CSV is refused|the server says"):
        ask(query.format(file=secret_file))


@pytest.mark.parametrize(
    "query",
    [
        "CALL db.clearQueryCaches()",
        "CALL db.clearQueryCaches",
        "CALL dbms.listConfig() YIELD name RETURN name",
        "CALL `dbms`.`listConfig`",
        "MATCH (n) CALL db.ping() YIELD success RETURN success",
        "CALL tx.setMetaData({a: 1})",
        "CALL dbms.killConnections([])",
    ],
)
def test_procedures_outside_the_list_do_not_run(ask, query: str):
    with pytest.raises(CypherError, match="is refused"):
        ask(query)


@pytest.mark.parametrize(
    "query",
    [
        f"MATCH (n:{LABEL}) SET n.name = 'x' RETURN n",
        f"MATCH (n:{LABEL}) DETACH DELETE n",
        f"MATCH (n:{LABEL}) CALL (n) {{ SET n.name = 'x' }} RETURN n",
        "CALL { CREATE (n:GuanxiCypherTest) } IN TRANSACTIONS",
        "CALL db.createLabel('X')",
    ],
)
def test_nothing_is_written(ask, driver: neo4j.Driver, query: str):
    with pytest.raises(CypherError, match="is refused"):
        ask(query)
    names = driver.execute_query(f"MATCH (n:{LABEL}) RETURN n.name ORDER BY n.name").records
    assert [name for (name,) in names] == ["乙", "甲"]


def test_procedures_that_read_the_graph_run(ask):
    assert [LABEL] in [list(row) for row in ask("CALL db.labels() YIELD label RETURN label", rows=1000).rows]


def test_values_come_as_plain_ones(ask):
    found = ask(
        f"MATCH p = (a:{LABEL} {{name: '甲'}})-[r]->(b) "
        "RETURN a, r, p, a.since AS since, [1, {x: null}] AS list, $workspace AS w"
    )
    assert found.columns == ("a", "r", "p", "since", "list", "w")
    node, relationship, path, since, mixed, workspace = found.rows[0]
    assert (node["labels"], node["properties"]) == ([LABEL], {"name": "甲", "since": "1988-05-24"})
    assert (relationship["type"], relationship["properties"]) == ("KNOWS", {"role": "x"})
    assert relationship["start"] == node["id"]
    assert [part.get("type", "node") for part in path] == ["node", "KNOWS", "node"]
    assert (since, mixed, workspace) == ("1988-05-24", [1, {"x": None}], "w")


def test_rows_are_bounded(ask):
    found = ask("UNWIND range(1, 1000000) AS x RETURN x", rows=3)
    assert (found.rows, found.truncated) == (((1,), (2,), (3,)), True)
    assert not ask("UNWIND range(1, 3) AS x RETURN x", rows=3).truncated


def test_time_is_bounded(ask):
    with pytest.raises(CypherError, match=r"longer than 1 s"):
        ask("UNWIND range(1, 1000000) AS x UNWIND range(1, 1000000) AS y RETURN sum(x % y)", seconds=1.0)


def test_a_mistake_is_told_with_its_place(ask):
    with pytest.raises(CypherError, match="at character 9"):
        ask("MATCH (n RETURN 1")


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(min_size=1, max_size=40))
def test_no_text_behind_a_query_gets_more_than_it_may(ask, driver: neo4j.Driver, text: str):
    """Whatever is appended, it is refused or it reads."""
    before = driver.execute_query(f"MATCH (n:{LABEL}) RETURN count(n)").records[0][0]
    with contextlib.suppress(CypherError):
        ask(f"MATCH (n:{LABEL}) RETURN n.name {text}")
    assert driver.execute_query(f"MATCH (n:{LABEL}) RETURN count(n)").records[0][0] == before


def test_a_refused_login_says_nothing_of_the_password(neo4j_server: Neo4jSettings):
    wrong = neo4j_server.model_copy(update={"password": SecretStr("wr0ng")})
    with CypherReader.open(wrong.uri, wrong) as reader, pytest.raises(StoreError) as caught:
        reader.run("RETURN 1", limits=Limits(), parameters={})
    assert "GUANXI_NEO4J_PASSWORD" in str(caught.value)
    assert "wr0ng" not in str(caught.value)


def test_a_server_that_is_not_there_is_named():
    with (
        CypherReader.open("bolt://127.0.0.1:1", Neo4jSettings()) as reader,
        pytest.raises(StoreError, match="Is it running"),
    ):
        reader.run("RETURN 1", limits=Limits(), parameters={})
