"""What a bare Neo4j does with the same graph: `UNWIND … CREATE` of prepared rows under the same constraints."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import neo4j

ROWS = 10_000
VECTOR_ROWS = 500
"""Rows of one transaction."""

_SCHEMA = """
SHOW INDEXES YIELD name, type, owningConstraint, createStatement WHERE type <> 'LOOKUP'
RETURN type, owningConstraint IS NOT NULL AS owned, createStatement ORDER BY name
"""
_CONSTRAINTS = "SHOW CONSTRAINTS YIELD name, createStatement RETURN createStatement ORDER BY name"
_KEYED = """
SHOW CONSTRAINTS YIELD entityType, labelsOrTypes, properties WHERE entityType = 'NODE' AND properties = ['gid']
RETURN labelsOrTypes[0]
"""
_NODES = """
MATCH (n) WHERE n.gid = $workspace OR n.gid STARTS WITH $workspace + '/' RETURN labels(n), properties(n)
"""
_RELATIONSHIPS = """
MATCH (a)-[r]->(b) WHERE a.gid STARTS WITH $workspace + '/'
RETURN type(r), labels(a), a.gid, labels(b), b.gid, properties(r)
"""
_COUNTS = """
CALL () { MATCH (n) WHERE n.gid = $workspace OR n.gid STARTS WITH $workspace + '/' RETURN count(n) AS nodes }
CALL () { MATCH (a)-[r]->() WHERE a.gid STARTS WITH $workspace + '/' RETURN count(r) AS relationships }
RETURN nodes, relationships
"""
_CREATE_NODES = "UNWIND $rows AS row CREATE (n:{labels}) SET n = row"
_CREATE_RELATIONSHIPS = """
UNWIND $rows AS row MATCH (a:{start} {{gid: row[0]}}) MATCH (b:{end} {{gid: row[1]}})
CREATE (a)-[r:{type}]->(b) SET r = row[2]
"""
_SET_VECTORS = """
UNWIND $rows AS row MATCH (c:Chunk {gid: row[0]}) SET c.vector = row[2]
WITH c, row CALL db.create.setNodeVectorProperty(c, $property, row[1])
"""

Ends = tuple[str, str, str]  # type, label of the start, label of the end


@dataclass(slots=True)
class Prepared:
    """A graph as rows: nodes by labels, relationships by type and ends."""

    nodes: dict[tuple[str, ...], list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))
    relationships: dict[Ends, list[list[Any]]] = field(default_factory=lambda: defaultdict(list))

    @property
    def counts(self) -> tuple[int, int]:
        """Nodes and relationships."""
        return sum(map(len, self.nodes.values())), sum(map(len, self.relationships.values()))


@dataclass(slots=True)
class Rows:
    """What a bare server is given: its schema (that of vectors apart), what warms it up, what is timed."""

    schema: list[str] = field(default_factory=list)
    vector_schema: list[str] = field(default_factory=list)
    warm: Prepared = field(default_factory=Prepared)
    graph: Prepared = field(default_factory=Prepared)
    vectors: list[list[Any]] = field(default_factory=list)


@dataclass(slots=True)
class Times:
    """Seconds of a bare server; `cpu` for nodes and relationships."""

    nodes: float = 0.0
    relationships: float = 0.0
    cpu: float = 0.0
    vectors: float = 0.0

    @property
    def graph(self) -> float:
        return self.nodes + self.relationships


def count(driver: neo4j.Driver, workspace: str) -> tuple[int, int]:
    """Nodes and relationships of a workspace."""
    with driver.session(default_access_mode=neo4j.READ_ACCESS) as session:
        row = session.run(_COUNTS, workspace=workspace).single(strict=True)
        return row["nodes"], row["relationships"]


def read_schema(driver: neo4j.Driver) -> tuple[list[str], list[str]]:
    """Statements that make a server's constraints and indexes, and those that make its indexes of vectors."""
    with driver.session(default_access_mode=neo4j.READ_ACCESS) as session:
        found = [row[0] for row in session.run(_CONSTRAINTS)]
        of_vectors = []
        for kind, owned, statement in session.run(_SCHEMA).values():
            if not owned:
                (of_vectors if kind == "VECTOR" else found).append(statement)
    return found, of_vectors


def read_graph(driver: neo4j.Driver, workspace: str) -> Prepared:
    """Everything of a workspace that has no vectors yet, as rows."""
    prepared = Prepared()
    with driver.session(default_access_mode=neo4j.READ_ACCESS, fetch_size=ROWS) as session:
        keyed = {row[0] for row in session.run(_KEYED)}
        for labels, properties in map(neo4j.Record.values, session.run(_NODES, workspace=workspace)):
            prepared.nodes[tuple(sorted(labels))].append(properties)
        found = session.run(_RELATIONSHIPS, workspace=workspace)
        for type_, start, a, end, b, properties in map(neo4j.Record.values, found):
            ends = type_, next(iter(keyed.intersection(start))), next(iter(keyed.intersection(end)))
            prepared.relationships[ends].append([a, b, properties])
    return prepared


def create_schema(driver: neo4j.Driver, statements: Sequence[str]) -> None:
    """Make them, and wait until they are online."""
    with driver.session() as session:
        for statement in statements:
            session.run(statement).consume()
        session.run("CALL db.awaitIndexes(600)").consume()


def create_graph(driver: neo4j.Driver, prepared: Prepared) -> tuple[float, float]:
    """Seconds for the nodes, and for the relationships."""
    start = perf_counter()
    for labels, nodes in prepared.nodes.items():
        query = _CREATE_NODES.format(labels=":".join(map(_quoted, labels)))
        _write(driver, query, nodes, ROWS)
    middle = perf_counter()
    for (type_, first, last), relationships in prepared.relationships.items():
        query = _CREATE_RELATIONSHIPS.format(type=_quoted(type_), start=_quoted(first), end=_quoted(last))
        _write(driver, query, relationships, ROWS)
    return middle - start, perf_counter() - middle


def set_vectors(driver: neo4j.Driver, rows: Sequence[list[Any]], name: str) -> float:
    """Seconds for [chunk's gid, numbers, bytes]; `name` is the property that the index reads."""
    start = perf_counter()
    _write(driver, _SET_VECTORS, rows, VECTOR_ROWS, property=name)
    return perf_counter() - start


def _write(driver: neo4j.Driver, query: str, rows: Sequence[Any], size: int, **parameters: str) -> None:
    def run(transaction: neo4j.ManagedTransaction, part: Sequence[Any]) -> None:
        transaction.run(query, rows=part, **parameters).consume()

    with driver.session() as session:
        for part in _parts(rows, size):
            session.execute_write(run, part)


def _parts(rows: Sequence[Any], size: int) -> Iterator[Sequence[Any]]:
    for start in range(0, len(rows), size):
        yield rows[start : start + size]


def _quoted(name: str) -> str:
    return "`" + name.replace("`", "``") + "`"
