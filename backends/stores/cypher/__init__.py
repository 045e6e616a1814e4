"""Cypher that a person writes, run on a Neo4j server without trusting it."""

from backends.stores.cypher.reader import CypherReader, CypherResult, Limits

__all__ = ["CypherReader", "CypherResult", "Limits"]
