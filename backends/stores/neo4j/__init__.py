"""The graph in a Neo4j server, through the official driver."""

from backends.stores.neo4j.store import Neo4jStore

__all__ = ["Neo4jStore"]
