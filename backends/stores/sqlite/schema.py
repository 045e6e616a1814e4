"""The tables of a SQLite store: what documents say, and the canonical layer derived from it."""

from __future__ import annotations

import sqlite3

APPLICATION_ID = 0x4775616E  # "Guan" in the header of the file
SCHEMA_VERSION = 3
READABLE_FROM = 1  # the oldest version that what only reads a store understands as it is
TOLD_SINCE = 2  # the version from which a claim says what its page is and is about
CODES_SINCE = 3  # the version from which there is a table of the codes of tokens

CODES = """
CREATE TABLE token_code (chunk INTEGER PRIMARY KEY, width INTEGER NOT NULL, value BLOB NOT NULL);
"""

SAID = (
    """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE document (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    content_hash TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    title TEXT NOT NULL,
    source TEXT NOT NULL,
    language TEXT NOT NULL,
    metadata TEXT NOT NULL,
    text TEXT NOT NULL
);

CREATE TABLE chunk (
    id INTEGER PRIMARY KEY,
    document INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    start INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    language TEXT NOT NULL,
    kind TEXT NOT NULL,
    headings TEXT NOT NULL,
    token_count INTEGER NOT NULL,
    text TEXT NOT NULL,
    tokens TEXT NOT NULL
);
CREATE UNIQUE INDEX chunk_of_document ON chunk (document, ordinal);

CREATE TABLE vector (chunk INTEGER PRIMARY KEY, value BLOB NOT NULL);

CREATE TABLE local (
    id INTEGER PRIMARY KEY,
    document INTEGER NOT NULL,
    ref INTEGER NOT NULL,
    entity INTEGER NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    type_source TEXT NOT NULL,
    about INTEGER NOT NULL,
    mentions INTEGER NOT NULL,
    sense TEXT NOT NULL,
    description TEXT NOT NULL,
    aliases TEXT NOT NULL
);
CREATE UNIQUE INDEX local_of_document ON local (document, ref);
CREATE INDEX local_by_key ON local (key);
CREATE INDEX local_by_entity ON local (entity, document);

CREATE TABLE mention (
    id INTEGER PRIMARY KEY,
    chunk INTEGER NOT NULL,
    local INTEGER NOT NULL,
    start INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    surface TEXT NOT NULL,
    source TEXT NOT NULL,
    score REAL NOT NULL
);
CREATE INDEX mention_in_chunk ON mention (chunk);
CREATE INDEX mention_of_local ON mention (local);

CREATE TABLE statement (
    id INTEGER PRIMARY KEY,
    document INTEGER NOT NULL,
    chunk INTEGER NOT NULL,
    triple INTEGER NOT NULL,
    subject INTEGER NOT NULL,
    predicate TEXT NOT NULL,
    object INTEGER,
    kind TEXT,
    value TEXT,
    unit TEXT,
    said TEXT,
    start INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    sentence_start INTEGER NOT NULL,
    sentence_end INTEGER NOT NULL,
    extractor TEXT NOT NULL,
    confidence REAL NOT NULL,
    subject_source TEXT NOT NULL,
    qualifiers TEXT NOT NULL
);
CREATE INDEX statement_of_document ON statement (document);
CREATE INDEX statement_of_triple ON statement (triple);
CREATE INDEX statement_by_subject ON statement (subject);
CREATE INDEX statement_by_object ON statement (object) WHERE object IS NOT NULL;
"""
    + CODES
)

CLAIMS = """
CREATE TABLE page_claim (
    key TEXT NOT NULL,
    document INTEGER NOT NULL,
    strength INTEGER NOT NULL,
    language TEXT NOT NULL,
    type TEXT NOT NULL,
    entity_type TEXT NOT NULL,
    entity TEXT NOT NULL,
    PRIMARY KEY (key, document)
) WITHOUT ROWID;
CREATE INDEX page_claim_alike ON page_claim (key, strength, language, type, entity_type, entity);
"""

DERIVED = (
    """
CREATE TABLE page (
    document INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    type_source TEXT NOT NULL,
    description TEXT NOT NULL,
    claims TEXT NOT NULL,
    entity TEXT NOT NULL
);
CREATE INDEX page_by_entity ON page (entity);

"""
    + CLAIMS
    + """
CREATE TABLE alias_vote (
    alias TEXT NOT NULL,
    key TEXT NOT NULL,
    type TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (alias, key, type)
) WITHOUT ROWID;
CREATE INDEX alias_vote_by_key ON alias_vote (key, alias);

CREATE TABLE entity (
    id INTEGER PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    description TEXT NOT NULL,
    pages TEXT NOT NULL,
    mentions INTEGER NOT NULL,
    documents INTEGER NOT NULL,
    names TEXT NOT NULL,
    types TEXT NOT NULL
);
CREATE TABLE entity_name (key TEXT NOT NULL, entity INTEGER NOT NULL, PRIMARY KEY (key, entity)) WITHOUT ROWID;

CREATE TABLE triple (
    id INTEGER PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    subject INTEGER NOT NULL,
    predicate TEXT NOT NULL,
    object INTEGER,
    kind TEXT,
    value TEXT,
    unit TEXT,
    said TEXT,
    qualifiers TEXT NOT NULL,
    confidence REAL NOT NULL,
    evidence INTEGER NOT NULL
);
CREATE INDEX triple_out ON triple (subject, confidence DESC, digest);
CREATE INDEX triple_in ON triple (object, confidence DESC, digest) WHERE object IS NOT NULL;
CREATE INDEX triple_by_predicate ON triple (predicate, confidence DESC, digest);
CREATE INDEX triple_by_value ON triple (value) WHERE value IS NOT NULL;

CREATE VIRTUAL TABLE chunk_text USING fts5 (
    tokens, content = 'chunk', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 0'
);
CREATE VIRTUAL TABLE chunk_term USING fts5vocab (chunk_text, row);
CREATE VIRTUAL TABLE name_text USING fts5 (tokens, tokenize = 'unicode61 remove_diacritics 0');
"""
)


def schema_version(connection: sqlite3.Connection) -> int:
    """0 for a file without tables."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
