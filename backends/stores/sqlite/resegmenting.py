"""Tokens of a store that an older segmenter made, made again from its texts and names."""

from __future__ import annotations

import sqlite3

from backends.segmenter import SEGMENTER
from backends.stores.sqlite.texts import iterate_document_graphs
from backends.stores.tally import load_tally
from backends.stores.tokens import OLDER_SEGMENTERS, document_tokens, name_tokens

_STORED = "SELECT value FROM meta WHERE key = 'segmenter'"
_CHUNK = """
UPDATE chunk SET tokens = ?, token_count = ?
WHERE document = (SELECT id FROM document WHERE key = ?) AND ordinal = ?
"""
_VERSION = "UPDATE meta SET value = CAST(value AS INTEGER) + 1 WHERE key = 'graph_version'"
_COUNTED = "UPDATE meta SET value = (SELECT COALESCE(SUM(token_count), 0) FROM chunk) WHERE key = 'tokens'"


def segment_again(connection: sqlite3.Connection) -> None:
    """Replace the tokens of all chunks and names, in one transaction; nothing where another process has done it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if connection.execute(_STORED).fetchone()[0] in OLDER_SEGMENTERS:
            _chunks(connection)
            _names(connection)
            connection.execute(_VERSION)
            connection.execute("UPDATE meta SET value = ? WHERE key = 'segmenter'", (SEGMENTER,))
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


def _chunks(connection: sqlite3.Connection) -> None:
    for graph in iterate_document_graphs(connection):
        rows = zip(graph.chunks, document_tokens(graph), strict=True)
        connection.executemany(
            _CHUNK,
            [(" ".join(tokens), len(tokens), graph.document.key, chunk.ordinal) for chunk, tokens in rows],
        )
    connection.execute("INSERT INTO chunk_text (chunk_text) VALUES ('rebuild')")
    connection.execute(_COUNTED)


def _names(connection: sqlite3.Connection) -> None:
    rows = connection.execute("SELECT id, names, types, mentions, documents FROM entity").fetchall()
    named = [(id_, {name for name, _ in load_tally(*tally).names}) for id_, *tally in rows]
    connection.execute("DELETE FROM name_text")
    connection.executemany(
        "INSERT INTO name_text (rowid, tokens) VALUES (?, ?)",
        [(id_, name_tokens(names)) for id_, names in named if names],
    )
