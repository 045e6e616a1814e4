"""Writing and removing what documents say; the canonical layer follows in `layer`."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from backends.stores.canonical import page_of
from backends.stores.change import Change
from backends.stores.claims import Page
from backends.stores.sqlite.locals import Local, local_from
from backends.stores.sqlite.rows import aliases_row, claim_rows, codes_row, local_of, page_row, vector_row
from backends.stores.tally import to_json
from backends.stores.tokens import document_tokens
from schemas.graph import DocumentGraph
from schemas.text import ChunkKind

_IDS = "(SELECT value FROM json_each(?))"
_KNOWN = f"SELECT key, id FROM document WHERE key IN {_IDS}"
_LOCALS = f"""
SELECT local.id, local.document, document.key, local.mentions, entity.digest, local.ref, local.name, local.type,
  local.type_source, local.about, local.sense, local.description, local.aliases
FROM local JOIN document ON document.id = local.document JOIN entity ON entity.id = local.entity
WHERE local.document IN {_IDS}
"""
_REMOVALS = (
    f"DELETE FROM mention WHERE local IN (SELECT id FROM local WHERE document IN {_IDS})",
    f"DELETE FROM statement WHERE document IN {_IDS}",
    f"DELETE FROM local WHERE document IN {_IDS}",
    f"DELETE FROM vector WHERE chunk IN (SELECT id FROM chunk WHERE document IN {_IDS})",
    f"DELETE FROM token_code WHERE chunk IN (SELECT id FROM chunk WHERE document IN {_IDS})",
    "INSERT INTO chunk_text (chunk_text, rowid, tokens) "
    f"SELECT 'delete', id, tokens FROM chunk WHERE document IN {_IDS}",
    f"DELETE FROM chunk WHERE document IN {_IDS}",
    f"DELETE FROM page_claim WHERE document IN {_IDS} AND key IN (SELECT value FROM json_each(?))",
    f"DELETE FROM page WHERE document IN {_IDS}",
    f"DELETE FROM document WHERE id IN {_IDS}",
)
_DOCUMENT = "INSERT INTO document VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_CHUNK = "INSERT INTO chunk VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_CHUNK_TEXT = "INSERT INTO chunk_text (rowid, tokens) VALUES (?, ?)"
_VECTOR = "INSERT INTO vector VALUES (?, ?)"
_TOKEN_CODE = "INSERT INTO token_code VALUES (?, ?, ?)"
_PAGE = "INSERT INTO page VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_PAGE_CLAIM = "INSERT INTO page_claim VALUES (?, ?, ?, ?, ?, ?, ?)"
_LOCAL = "INSERT INTO local VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_MENTION = "INSERT INTO mention VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_COUNT = "UPDATE meta SET value = CAST(value AS INTEGER) + ? WHERE key = ?"


@dataclass(slots=True)
class Prepared:
    """A document ready to be written: its tokens by chunk, its page, its entities with their row ids."""

    graph: DocumentGraph
    tokens: list[list[str]]
    page: Page | None
    id: int = 0
    first_chunk: int = 0
    locals: list[Local] | None = None

    @property
    def placed(self) -> list[Local]:
        return self.locals or []


def prepare(graph: DocumentGraph) -> Prepared:
    """Segment a document and find its page; done before the transaction begins."""
    about = next((entity for entity in graph.entities if entity.about), None)
    return Prepared(graph, document_tokens(graph), page_of(graph.document, about) if about else None)


def next_id(db: sqlite3.Connection, table: str) -> int:
    """The row id after the last; `table` is one of the schema's own names."""
    return int(db.execute(f"SELECT COALESCE(MAX(id), 0) + 1 FROM {table}").fetchone()[0])


def known_documents(db: sqlite3.Connection, keys: Iterable[str]) -> dict[str, int]:
    """Row ids of the documents that are stored."""
    return dict(db.execute(_KNOWN, (json.dumps(sorted(keys)),)))


def remove_documents(
    db: sqlite3.Connection, ids: Sequence[int], pages: Sequence[Page], change: Change
) -> None:
    """Delete all rows of documents and note what that changes; `pages` are the pages they are."""
    if not ids:
        return
    wanted = json.dumps(list(ids))
    entities: dict[int, set[str]] = {}
    for id_, document_id, key, mentions, canonical, *columns in db.execute(_LOCALS, (wanted,)):
        entity = local_of(*columns)
        change.leave(local_from(id_, document_id, key, entity, mentions, canonical))
        change.vote(entity, -1)
        entities.setdefault(document_id, set()).add(canonical)
    for named in entities.values():
        change.count_documents(named, -1)
    triples = db.execute(f"SELECT DISTINCT triple FROM statement WHERE document IN {_IDS}", (wanted,))
    change.triples.update(triple for (triple,) in triples)
    counts = f"SELECT COUNT(*), COALESCE(SUM(token_count), 0) FROM chunk WHERE document IN {_IDS}"
    chunks, tokens = db.execute(counts, (wanted,)).fetchone()
    claimed = json.dumps(sorted({key for page in pages for key in page.claims}))
    for removal in _REMOVALS:
        db.execute(removal, (wanted, claimed) if "page_claim" in removal else (wanted,))
    _count(db, -chunks, -tokens)


def _count(db: sqlite3.Connection, chunks: int, tokens: int) -> None:
    db.executemany(_COUNT, [(chunks, "chunks"), (tokens, "tokens")])


def insert_texts(db: sqlite3.Connection, documents: Sequence[Prepared], change: Change) -> None:
    """Write documents, chunks, vectors, codes, full text, page claims; entities wait for their canonical ids."""
    document_id, chunk_id = next_id(db, "document"), next_id(db, "chunk")
    for document in documents:
        document.id, document.first_chunk = document_id, chunk_id
        document_id += 1
        chunk_id += len(document.graph.chunks)
        for entity in document.graph.entities:
            change.vote(entity, 1)
    db.executemany(_DOCUMENT, map(_document_row, documents))
    db.executemany(_CHUNK, (row for document in documents for row in _chunk_rows(document)))
    db.executemany(_CHUNK_TEXT, (row for document in documents for row in _text_rows(document)))
    db.executemany(_VECTOR, (row for document in documents for row in _vector_rows(document)))
    db.executemany(_TOKEN_CODE, (row for document in documents for row in _code_rows(document)))
    pages = [(document.page, document.id) for document in documents if document.page]
    db.executemany(_PAGE, [page_row(page, id_, "") for page, id_ in pages])
    db.executemany(_PAGE_CLAIM, (row for page, id_ in pages for row in claim_rows(page, id_, (page,))))
    tokens = sum(len(found) for document in documents for found in document.tokens)
    _count(db, sum(len(document.graph.chunks) for document in documents), tokens)


def _document_row(prepared: Prepared) -> tuple[object, ...]:
    document = prepared.graph.document
    return (
        prepared.id,
        document.key,
        document.content_hash,
        prepared.graph.fingerprint,
        document.title,
        document.source,
        document.language,
        to_json(dict(document.metadata)),
        document.text,
    )


def _chunk_rows(prepared: Prepared) -> Iterable[tuple[object, ...]]:
    for id_, (chunk, tokens) in enumerate(
        zip(prepared.graph.chunks, prepared.tokens, strict=True), prepared.first_chunk
    ):
        yield (
            id_,
            prepared.id,
            chunk.ordinal,
            chunk.start,
            chunk.end,
            chunk.language,
            chunk.kind,
            to_json(chunk.headings) if chunk.headings else "",
            len(tokens),
            chunk.text,
            " ".join(tokens),
        )


def _text_rows(prepared: Prepared) -> Iterable[tuple[int, str]]:
    return ((id_, " ".join(tokens)) for id_, tokens in enumerate(prepared.tokens, prepared.first_chunk))


def _vector_rows(prepared: Prepared) -> Iterable[tuple[int, bytes]]:
    if prepared.graph.vectors is None:
        return
    for id_, vector in zip(_text_ids(prepared), prepared.graph.vectors, strict=True):
        yield id_, vector_row(vector)


def _code_rows(prepared: Prepared) -> Iterable[tuple[int, int, bytes]]:
    if prepared.graph.token_codes is None:
        return
    for id_, codes in zip(_text_ids(prepared), prepared.graph.token_codes, strict=True):
        yield id_, *codes_row(codes)


def _text_ids(prepared: Prepared) -> Iterable[int]:
    """Row ids of the chunks of text, in order."""
    chunks = prepared.graph.chunks
    return (prepared.first_chunk + chunk.ordinal for chunk in chunks if chunk.kind is ChunkKind.TEXT)


def place_locals(db: sqlite3.Connection, documents: Sequence[Prepared]) -> None:
    """Give the new entities of documents their row ids and mention counts."""
    id_ = next_id(db, "local")
    for document in documents:
        key = document.graph.document.key
        mentions = Counter(mention.ref for mention in document.graph.mentions)
        document.locals = []
        for entity in document.graph.entities:
            document.locals.append(local_from(id_, document.id, key, entity, mentions[entity.ref], ""))
            id_ += 1


def insert_locals(db: sqlite3.Connection, documents: Sequence[Prepared], rows: dict[str, int]) -> None:
    """Write entities and mentions of documents; `rows` gives the row id of each canonical entity."""
    db.executemany(_LOCAL, (row for document in documents for row in _local_rows(document, rows)))
    id_ = next_id(db, "mention")
    batch: list[tuple[object, ...]] = []
    for document in documents:
        local_ids = local_ids_of(document)
        chunk_ids = chunk_ids_of(document)
        for mention in document.graph.mentions:
            batch.append(
                (
                    id_,
                    chunk_ids[mention.chunk],
                    local_ids[mention.ref],
                    mention.start,
                    mention.end,
                    mention.surface,
                    mention.source,
                    mention.score,
                )
            )
            id_ += 1
    db.executemany(_MENTION, batch)


def local_ids_of(document: Prepared) -> dict[int, int]:
    """Row ids of a document's entities by ref."""
    return {
        entity.ref: local.id for entity, local in zip(document.graph.entities, document.placed, strict=True)
    }


def chunk_ids_of(document: Prepared) -> dict[str, int]:
    """Row ids of a document's chunks by chunk id."""
    return {chunk.id: document.first_chunk + chunk.ordinal for chunk in document.graph.chunks}


def _local_rows(document: Prepared, rows: dict[str, int]) -> Iterable[tuple[object, ...]]:
    for entity, local in zip(document.graph.entities, document.placed, strict=True):
        yield (
            local.id,
            document.id,
            entity.ref,
            rows[local.entity],
            local.key,
            entity.name,
            entity.type,
            entity.type_source,
            entity.about,
            local.mentions,
            entity.sense,
            entity.description,
            aliases_row(entity.aliases),
        )
