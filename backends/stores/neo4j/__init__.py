"""The graph in a Neo4j server, through the official driver."""

from backends.stores.neo4j.address import Neo4jAddress, parse_address
from backends.stores.neo4j.store import Neo4jStore

__all__ = ["Neo4jAddress", "Neo4jStore", "parse_address"]
