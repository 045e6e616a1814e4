"""What was joined over the whole store, by which rule, and the words that say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from backends.stores.canonical import MERGING_REASONS, claim_key
from builder.curation.decisions import recorded_decisions
from schemas.decisions import DecisionKind, is_decision
from schemas.graph import Alias, DocumentGraph, Entity, EntityName
from schemas.names import name_key
from schemas.protocols import GraphStore

_AROUND = 40  # characters shown on either side of the words that give an alias
_RULES = (
    *("redirect", "title_sense", "bracket", "statement", "simplified", "dictionary", "link", "shortened"),
    "last_name",
)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a name is the entity's: the rule, the document, and its words (empty where the rule needs none)."""

    rule: str
    document: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class Join:
    """Something that is one with an entity: a name by which documents call it, or a further page about it."""

    entity: str
    name: str
    joined: str
    rule: str
    documents: tuple[str, ...]
    reasons: tuple[Reason, ...]


def joins(store: GraphStore, *, name: str = "", limit: int = 0) -> Iterator[Join]:
    """Everything that was joined, by entity (those of one name, or all in order of id); at most `limit`."""
    decided = _decided(store)
    entities = store.find_names([name]).get(name, []) if name else store.iterate_entities()
    found = 0
    for entity in entities:
        for join in _joins_of(store, entity):
            yield join if join.rule else _as_decided(join, decided.get(claim_key(join.joined), ()))
            found += 1
            if limit and found == limit:
                return


def _decided(store: GraphStore) -> dict[str, list[Reason]]:
    """What people merged, by the key of each name."""
    found: dict[str, list[Reason]] = {}
    for recorded in recorded_decisions(store):
        if recorded.decision.kind is DecisionKind.MERGE:
            for member in recorded.decision.members:
                reason = Reason("decision", recorded.key, recorded.decision.because)
                found.setdefault(claim_key(member.name), []).append(reason)
    return found


def _as_decided(join: Join, reasons: Sequence[Reason]) -> Join:
    """A join that no document gives a reason for: a decision's, or two pages of one title."""
    return replace(join, rule="decision" if reasons else "title", reasons=tuple(reasons))


def _joins_of(store: GraphStore, entity: Entity) -> Iterator[Join]:
    if is_decision(entity) or (len(entity.names) < 2 and len(entity.pages) < 2):
        return
    own = claim_key(entity.name)
    by_key: dict[str, list[EntityName]] = {}
    for one in entity.names:
        by_key.setdefault(claim_key(one.name), []).append(one)
    titles = {key: _title_key(store, key) for key in entity.pages[1:]}
    for key, names in by_key.items():
        called = [one for one in names if one.reason == "mention"]
        if called and key != own and key not in titles.values():
            yield _named(store, entity, called[0], names)
    for document in titles:
        yield _paged(store, entity, document, by_key)
    yield from _spelled(entity, by_key.get(own, []))


def _named(store: GraphStore, entity: Entity, called: EntityName, names: Sequence[EntityName]) -> Join:
    """A name that documents use, and who says that it is the entity's."""
    given = [one for one in names if one.reason != "mention"] or _given_there(entity, names)
    reasons = tuple(reason for one in given for reason in _reasons(store, one))
    documents = tuple(dict.fromkeys(key for one in names if one.reason == "mention" for key in one.documents))
    return Join(entity.id, entity.name, called.name, _rule(given), documents, reasons)


def _given_there(entity: Entity, names: Sequence[EntityName]) -> list[EntityName]:
    """The other names of the entity that the documents which call it so give: Jock Stein for 乔克·斯坦."""
    documents = {key for one in names for key in one.documents}
    return [
        one
        for one in entity.names
        if one.reason in MERGING_REASONS and not documents.isdisjoint(one.documents) and one not in names
    ]


def _paged(store: GraphStore, entity: Entity, document: str, by_key: dict[str, list[EntityName]]) -> Join:
    """Another page about the entity: a title of one is a name that the other claims."""
    graph = store.get_document_graphs([document])[0]
    title = graph.document.title if graph is not None else document
    given = [
        one
        for key, names in by_key.items()
        if key in {claim_key(entity.name), claim_key(title)}
        for one in names
        if one.reason != "mention"
    ]
    reasons = tuple(reason for one in given for reason in _reasons(store, one))
    return Join(entity.id, entity.name, title, _rule(given), (document,), reasons)


def _spelled(entity: Entity, names: Sequence[EntityName]) -> Iterator[Join]:
    """The same name as others write it: in capitals, in traditional characters."""
    for one in names:
        if one.reason == "mention" and name_key(one.name) != name_key(entity.name):
            yield Join(entity.id, entity.name, one.name, "script", one.documents, ())


def _rule(given: Sequence[EntityName]) -> str:
    """The strongest of the reasons; empty where a name is only called so, as after a decision on it."""
    reasons = {one.reason for one in given}
    return next((rule for rule in _RULES if rule in reasons), min(reasons, default=""))


def _reasons(store: GraphStore, name: EntityName) -> Iterator[Reason]:
    graphs = store.get_document_graphs(list(name.documents))
    for document, graph in zip(name.documents, graphs, strict=True):
        aliases = _aliases(graph, name) if graph is not None else []
        yield Reason(name.reason, document, _words(graph, aliases[0]) if graph and aliases else "")


def _aliases(graph: DocumentGraph, name: EntityName) -> list[Alias]:
    return [
        alias
        for entity in graph.entities
        for alias in entity.aliases
        if alias.name == name.name and alias.reason == name.reason
    ]


def _words(graph: DocumentGraph, alias: Alias) -> str:
    """The words that give the alias with what stands around them, in one line."""
    if alias.end <= alias.start:
        return ""
    text = graph.document.text
    start, end = max(0, alias.start - _AROUND), min(len(text), alias.end + _AROUND)
    shown = " ".join(text[start:end].split())
    return f"{'…' if start else ''}{shown}{'…' if end < len(text) else ''}"


def _title_key(store: GraphStore, document: str) -> str:
    graph = store.get_document_graphs([document])[0]
    return claim_key(graph.document.title) if graph is not None else ""
