"""What a person's Cypher may hold, read from its text and from the server's plan."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backends.stores.cypher.guard import check_plan, check_text
from schemas.errors import CypherError


@pytest.mark.parametrize(
    "text",
    [
        "MATCH (n) RETURN n",
        "match (n:`人物`) WHERE n.name = '周星驰' RETURN n.name",
        "/* who */ MATCH p = (a)-[r*1..3]->(b) // all\nRETURN p, count(r)",
        "RETURN date.truncate('day', date()), point.distance($a, $b)",
        "CALL db.labels() YIELD label RETURN label",
        "CALL `db`.`labels`()",
        "CALL db.index.fulltext.queryNodes('i', 'x') YIELD node RETURN node",
        "RETURN 'apoc.load.json(', \"it\\'s (x.y(\" AS `a.b(`",
        "UNWIND [1, 2.5, .5, 0x1F] AS x WITH x WHERE x IN (1, 2) RETURN collect(x)[0]",
        "MATCH (n) RETURN n {.name, kinds: [x IN n.types WHERE x <> 'a' | (x)]}",
    ],
)
def test_reading_is_allowed(text: str):
    check_text(text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("RETURN apoc.text.join(['a'], '')", "apoc.text.join"),
        ("RETURN `apoc`/**/ .\ntext // x\n. `join` (1)", "apoc.text.join"),
        ("CALL dbms.listConfig()", "dbms.listConfig"),
        ("MATCH (n) WHERE n.x = my.own(n) RETURN n", "my.own"),
        ("RETURN '' + `it''s`.`(`('x')", "it''s.("),
        ("RETURN apoc.date.truncate('day', 1)", "apoc.date.truncate"),
        ("RETURN 'a\\\\' + apoc.x('b')", "apoc.x"),
        ("RETURN 1.apoc.date.truncate(2)", ".apoc.date.truncate"),
    ],
)
def test_a_function_that_somebody_installed_is_refused(text: str, name: str):
    with pytest.raises(CypherError) as caught:
        check_text(text)
    assert f"the function or procedure {name} is refused" in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  // nothing",
        "EXPLAIN MATCH (n) RETURN n",
        "/* */ PROFILE MATCH (n) RETURN n",
        "CYPHER runtime=slotted MATCH (n) RETURN n",
        "USE system MATCH (n) RETURN n",
        "SHOW USERS",
        "CREATE (n)",
    ],
)
def test_a_query_begins_with_a_word_that_reads(text: str):
    with pytest.raises(CypherError, match="a query begins with CALL"):
        check_text(text)


@pytest.mark.parametrize("text", ["RETURN 'a", "RETURN `a", 'RETURN "a\\"', "RETURN a\x85b(1)", "RETURN a €"])
def test_what_cannot_be_read_is_refused(text: str):
    with pytest.raises(CypherError, match="cannot be read at character"):
        check_text(text)


def test_escapes_that_servers_read_before_anything_else_are_refused():
    with pytest.raises(CypherError, match="escapes are not read"):
        check_text("RETURN '\\u0027 + apoc.x(1) + \\u0027'")


@given(st.text(st.sampled_from("'\"`\\/* \n.ax(1)"), max_size=30))
def test_a_forbidden_call_behind_any_readable_beginning_is_found(beginning: str):
    """Whatever stands before it, a call that stands outside of literals and comments is refused."""
    try:
        check_text(f"RETURN {beginning}")
    except CypherError:
        return
    with pytest.raises(CypherError, match="refused"):
        check_text(f"RETURN {beginning}\n+ apoc.x(1)")


def plan(operator: str, details: str = "", *children: dict[str, object]) -> dict[str, object]:
    found: dict[str, object] = {"operatorType": f"{operator}@neo4j", "args": {"Details": details}}
    return {**found, "children": list(children)} if children else found


def test_a_plan_that_reads_is_allowed():
    check_plan(plan("ProduceResults", "n", plan("Filter", "", plan("AllNodesScan", "n"))), "r")
    check_plan(plan("ProduceResults", "l", plan("ProcedureCall", "db.labels() :: (label :: STRING)")), "r")


@pytest.mark.parametrize(
    ("found", "kind", "said"),
    [
        (plan("Apply", "", plan("Unwind"), plan("LoadCSV", "line")), "r", "LOAD CSV"),
        (plan("ProcedureCall", "dbms.listConfig() :: (x :: STRING)"), "s", "the procedure dbms.listConfig"),
        (plan("ProcedureCall", "`apoc`.`load`.`json`($url) :: (x)"), "r", "the procedure apoc.load.json"),
        (plan("ProduceResults", "", plan("Create", "(n)")), "w", "writes or administers"),
        (plan("ProduceResults", "", plan("Merge", "(n)")), "rw", "writes or administers"),
        ({"operatorType": "ProduceResults"}, "", "writes or administers"),
    ],
)
def test_a_plan_that_does_more_is_refused(found: dict[str, object], kind: str, said: str):
    with pytest.raises(CypherError, match=said):
        check_plan(found, kind)
