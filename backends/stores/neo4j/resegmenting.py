"""Tokens of a workspace that an older segmenter made, made again from its texts and names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from backends.segmenter import SEGMENTER
from backends.stores.neo4j.sessions import Transaction
from backends.stores.neo4j.texts import iterate_document_graphs
from backends.stores.tokens import OLDER_SEGMENTERS, document_tokens, name_tokens

_AT_ONCE = 500  # rows that go to the server at a time
_CHUNK_TOKENS = """
UNWIND $rows AS row MATCH (c:Chunk {gid: row[0]}) SET c.tokens = row[1], c.token_count = row[2]
"""
_NAMES = "MATCH (e:Entity) WHERE e.gid STARTS WITH $prefix RETURN e.gid, e.name, e.aliases"
_NAME_TOKENS = "UNWIND $rows AS row MATCH (e:Entity {gid: row[0]}) SET e.name_tokens = row[1]"
_COUNTED = """
MATCH (w:GuanxiWorkspace {gid: $workspace})
SET w.segmenter = $segmenter, w.tokens = $tokens, w.name_tokens = $name_tokens
"""


def segment_again(transaction: Transaction) -> None:
    """Replace the tokens of all chunks and names; nothing where another process has done it."""
    if transaction.properties["segmenter"] not in OLDER_SEGMENTERS:
        return
    counted = {"tokens": _chunks(transaction), "name_tokens": _names(transaction)}
    transaction.run(_COUNTED, segmenter=SEGMENTER, **counted)


def _chunks(transaction: Transaction) -> int:
    """The number of tokens of all chunks."""
    rows = [
        (transaction.keys.chunk(chunk.document, chunk.ordinal), " ".join(tokens), len(tokens))
        for graph in iterate_document_graphs(transaction)
        for chunk, tokens in zip(graph.chunks, document_tokens(graph), strict=True)
    ]
    _send(transaction, _CHUNK_TOKENS, rows)
    return sum(count for *_, count in rows)


def _names(transaction: Transaction) -> int:
    """The number of tokens of all names."""
    rows = [(gid, name_tokens((name, *aliases))) for gid, name, aliases in transaction.rows(_NAMES)]
    _send(transaction, _NAME_TOKENS, rows)
    return sum(len(tokens.split()) for _, tokens in rows)


def _send(transaction: Transaction, query: str, rows: Sequence[tuple[object, ...]]) -> None:
    remaining = iter(rows)
    while part := list(map(list, islice(remaining, _AT_ONCE))):
        transaction.run(query, rows=part)
