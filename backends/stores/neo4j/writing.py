"""One write: documents replaced and removed, and the canonical layer that follows, in one transaction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from backends.stores.change import Change
from backends.stores.neo4j.claims import StoredClaims, Vote
from backends.stores.neo4j.documents import Gone, Prepared, insert, read_gone, remove
from backends.stores.neo4j.entities import Entities, make_names, remove_unused_names
from backends.stores.neo4j.facts import Facts
from backends.stores.neo4j.names import Vocabulary
from backends.stores.neo4j.sessions import Row, Transaction
from backends.stores.neo4j.settlement import Settlement, neighbours
from schemas.graph import WriteResult

_STORED_VOTES = """
UNWIND $rows AS row MATCH (:Name {gid: row[0]})-[g:GIVES {type: row[2]}]->(:Name {gid: row[1]})
RETURN row[0], row[1], row[2], g.count
"""
_SET_VOTES = """
UNWIND $rows AS row MATCH (k:Name {gid: row[0]}) MATCH (a:Name {gid: row[1]})
MERGE (k)-[g:GIVES {type: row[2]}]->(a) SET g.count = row[3]
"""
_DELETE_VOTES = """
UNWIND $rows AS row MATCH (:Name {gid: row[0]})-[g:GIVES {type: row[2]}]->(:Name {gid: row[1]}) DELETE g
"""
_COUNTERS = """
MATCH (w:GuanxiWorkspace {gid: $workspace})
SET w.chunks = w.chunks + $chunks, w.tokens = w.tokens + $tokens, w.entities = w.entities + $entities,
  w.name_tokens = w.name_tokens + $name_tokens, w.graph_version = $version
"""

_SOURCES = "UNWIND $rows AS row MATCH (d:Document {gid: row[0]}) SET d.source = row[1]"
_CHANGED = "MATCH (w:GuanxiWorkspace {gid: $workspace}) SET w.graph_version = $version"


def write_sources(transaction: Transaction, sources: Mapping[str, str]) -> None:
    """Where documents were read; the graph is another for who ranks by it."""
    if not sources:
        return
    rows = [[transaction.keys.document(key), source] for key, source in sources.items()]
    transaction.run(_SOURCES, rows=rows)
    raise_version(transaction)


def raise_version(transaction: Transaction) -> None:
    """The graph is another for who reads it, though no document says anything else."""
    version = int(transaction.properties["graph_version"]) + 1
    transaction.run(_CHANGED, version=version)
    transaction.announces = version


def write(
    transaction: Transaction,
    vocabulary: Vocabulary,
    new: Sequence[Prepared],
    remove_keys: Iterable[str] = (),
) -> WriteResult:
    """Replace or add the documents `new` and remove those called `remove_keys`.

    Everything is read and settled first and written afterwards, each kind of thing in one go.
    """
    version = int(transaction.properties["graph_version"])
    keys = {document.key for document in new}
    gone = read_gone(transaction, {*remove_keys, *keys})
    if not new and not gone.documents:
        return WriteResult(graph_version=version)
    change = Change()
    near = _take_out(transaction, gone, change)
    for document in new:
        for local in document.locals:
            change.vote(local.record, 1)
    votes = _votes(transaction, change)
    settlement = _settle(transaction, gone, near, new, change)
    facts = Facts(transaction, vocabulary, settlement)
    settlement.count_moves(facts.read_moved())
    settlement.find_renames(gone, new)
    entities = Entities(transaction, vocabulary)
    entities.load(change, settlement.renamed)
    entities.count(change, settlement, gone, new)
    facts.gather(gone, new)
    with transaction.ahead():
        _write(transaction, gone, new, votes, settlement, entities, facts)
    transaction.announces = version + 1
    changed = len(keys & gone.documents)
    return WriteResult(len(keys) - changed, changed, len(gone.documents - keys), version + 1)


def _take_out(transaction: Transaction, gone: Gone, change: Change) -> set[str]:
    """Count what goes; gives the documents whose pages were near to the pages that go."""
    pages = gone.pages
    change.keys.update(key for page in pages for key in page.claims)
    before = StoredClaims(transaction)
    before.prefetch(key for page in pages for key in page.claims)
    near = neighbours(pages, before)
    named: dict[str, set[str]] = {}
    for local in gone.locals:
        change.leave(local)
        change.vote(local.record, -1)
        named.setdefault(local.document, set()).add(local.entity)
    for entities in named.values():
        change.count_documents(entities, -1)
    return near


def _votes(transaction: Transaction, change: Change) -> dict[Vote, int]:
    """The new totals of aliases given; names whose givers came or went are to be resolved again."""
    changed = {vote: number for vote, number in change.votes.items() if number}
    keys = transaction.keys
    rows = [[keys.name(key), keys.name(alias), type_] for alias, key, type_ in changed]
    by_gid = {tuple(row): vote for row, vote in zip(rows, changed, strict=True)}
    stored: Counter[Vote] = Counter()
    for giver, alias, type_, count in transaction.rows(_STORED_VOTES, rows=rows) if rows else ():
        stored[by_gid[giver, alias, type_]] = count
    totals = {vote: stored[vote] + number for vote, number in changed.items()}
    turned = [vote for vote, total in totals.items() if (vote in stored) != (total > 0)]
    change.keys.update(name for vote in turned for name in vote[:2])
    return totals


def _settle(
    transaction: Transaction, gone: Gone, near: set[str], new: Sequence[Prepared], change: Change
) -> Settlement:
    pages = [document.page for document in new if document.page]
    claims = StoredClaims(transaction, without=gone.documents, coming=pages, votes=change.votes)
    settlement = Settlement(transaction, claims, change)
    settlement.settle_pages(pages, near)
    settlement.settle_named(gone.documents)
    settlement.settle_new(new)
    return settlement


def _write(
    transaction: Transaction,
    gone: Gone,
    new: Sequence[Prepared],
    votes: Mapping[Vote, int],
    settlement: Settlement,
    entities: Entities,
    facts: Facts,
) -> None:
    remove(transaction, gone)
    claimed = {key for document in new if document.page for key in document.page.claims}
    given = {name for vote, total in votes.items() if total > 0 for name in vote[:2]}
    make_names(transaction, entities.new_names | claimed | given)
    entities.write()
    insert(transaction, new, entities.numbers())
    settlement.write_moves()
    facts.write_evidence()
    facts.write()
    entities.write_names()
    unused = entities.unused_names.union(gone.claimed, _write_votes(transaction, votes))
    entities.remove_empty()
    remove_unused_names(transaction, unused)
    more, name_tokens = entities.growth()
    chunks = sum(len(document.tokens) for document in new) - gone.chunks
    tokens = sum(len(found) for document in new for found in document.tokens) - gone.tokens
    version = int(transaction.properties["graph_version"]) + 1
    transaction.run(
        _COUNTERS,
        chunks=chunks,
        tokens=tokens,
        entities=more,
        name_tokens=name_tokens,
        version=version,
    )


def _write_votes(transaction: Transaction, votes: Mapping[Vote, int]) -> set[str]:
    """Store the totals; gives the names of votes that are gone."""
    keys = transaction.keys
    given: list[Row] = []
    left: list[Row] = []
    for (alias, key, type_), total in sorted(votes.items()):
        row: Row = [keys.name(key), keys.name(alias), type_, total]
        (given if total > 0 else left).append(row)
    if given:
        transaction.run(_SET_VOTES, rows=given)
    if left:
        transaction.run(_DELETE_VOTES, rows=left)
    return {gid for row in left for gid in row[:2]}
