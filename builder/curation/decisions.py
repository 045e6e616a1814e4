"""A person's merges and splits: recorded in a store, listed, and taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from backends.stores.canonical import claim_key, titles
from backends.stores.entity_types import types_fit
from schemas.decisions import PREFIX, Decider, Decision, DecisionKind, Member, decision_graph, read_decision
from schemas.errors import InputError
from schemas.graph import Entity, GraphBatch
from schemas.protocols import GraphStore

_BATCH = 256


@dataclass(frozen=True, slots=True)
class RecordedDecision:
    """A decision as it stands in a store; `applies` says whether its members are now as it wants them."""

    key: str
    decision: Decision
    applies: bool


def decide_merge(
    store: GraphStore, names: Sequence[str], *, because: str, force: bool = False
) -> RecordedDecision:
    """Record that the entities of these names, ids or document keys are one.

    InputError where a name means nothing or several things, where all are one already, where a
    recorded split says otherwise, or, unless `force`, where one is a song and the other a person.
    """
    entities = [the_entity(store, name) for name in names]
    members = tuple(dict.fromkeys(member_of(store, entity) for entity in entities))
    if len({entity.id for entity in entities}) < 2:
        raise InputError(f"{' and '.join(names)} are one entity already: {entities[0].id}.")
    if not force:
        _check_types(entities)
    return _record(store, Decision(DecisionKind.MERGE, members, because))


def decide_split(store: GraphStore, whole: str, part: str, *, because: str) -> RecordedDecision:
    """Record that `part`, a name or a page (its document's key) of the entity `whole`, is not it.

    InputError where the entity has no such name or page, or where somebody's merge made it so: that is
    taken back instead.
    """
    entity = the_entity(store, whole)
    _check_not_merged(store, entity, part)
    if part in entity.pages:
        pages = {key: _page_member(store, key) for key in entity.pages}
        if len(pages) < 2:
            raise InputError(f"{part} is the only page about {entity.name}.", hint="Split a name from it.")
        members = (pages[part], *(member for key, member in pages.items() if key != part))
        return _record(store, Decision(DecisionKind.SPLIT, members, because))
    keys = {claim_key(name.name) for name in entity.names}
    if claim_key(part) not in keys:
        named = ", ".join(dict.fromkeys(name.name for name in entity.names))
        raise InputError(f"{entity.name} has neither a page nor a name {part!r}.", hint=f"It has: {named}")
    others = [_page_member(store, key) for key in entity.pages] or [Member(entity.name)]
    if claim_key(part) in {claim_key(member.name) for member in others}:
        raise InputError(f"{part!r} is its own name.", hint="Split one of its pages, by the document's key.")
    return _record(store, Decision(DecisionKind.SPLIT, (Member(part), *others), because))


def recorded_decisions(store: GraphStore) -> list[RecordedDecision]:
    """All decisions of a store, by key."""
    keys = [stamp.key for stamp in store.stamps() if stamp.key.startswith(PREFIX)]
    found: list[RecordedDecision] = []
    for first in range(0, len(keys), _BATCH):
        for graph in store.get_document_graphs(keys[first : first + _BATCH]):
            for entity in graph.entities if graph is not None else ():
                decision = read_decision(entity.type_source, entity.description)
                if graph is not None and decision is not None:
                    key = graph.document.key
                    found.append(RecordedDecision(key, decision, _applies(store, decision)))
    return found


def decisions_on(recorded: Sequence[RecordedDecision], entity: Entity) -> list[RecordedDecision]:
    """Those that name the entity: one of its pages, or one of its names."""
    keys = {claim_key(name.name) for name in entity.names}
    return [
        one
        for one in recorded
        if any(
            member.document in entity.pages if member.document else claim_key(member.name) in keys
            for member in one.decision.members
        )
    ]


def take_back(store: GraphStore, key: str, kind: DecisionKind) -> Decision:
    """Forget a decision: the store is as if it had never been made. InputError if there is none of the kind."""
    full = key if key.startswith(PREFIX) else PREFIX + key
    recorded = [one for one in recorded_decisions(store) if one.decision.kind is kind]
    found = {one.key: one.decision for one in recorded}
    if full not in found:
        raise InputError(
            f"no {kind} is called {key!r}.", hint="List them with: guanxi inspect merges --decided"
        )
    store.delete_documents([full])
    return found[full]


def the_entity(store: GraphStore, name: str) -> Entity:
    """The one entity of a document key, an id or a name; InputError where there is none, or several."""
    found = _of_page(store, name) or [one for one in store.get_entities([name]) if one is not None]
    found = found or store.find_names([name]).get(name, [])
    if len(found) > 1:
        own = [one for one in found if claim_key(one.name) == claim_key(name)]
        found = own if len(own) == 1 else found
    if len(found) == 1:
        return found[0]
    if not found:
        raise InputError(f"no entity is called {name!r}.", hint="Give a name, an id or a document's key.")
    listed = ", ".join(_shown(one) for one in found[:5])
    raise InputError(f"{name!r} names {len(found)} entities: {listed}.", hint="Give the id of one.")


def member_of(store: GraphStore, entity: Entity) -> Member:
    """The entity as decisions name it: its first page, or its name."""
    return _page_member(store, entity.pages[0]) if entity.pages else Member(entity.name)


def _check_types(entities: Sequence[Entity]) -> None:
    for one, other in combinations(entities, 2):
        if not types_fit(one.type, other.type):
            raise InputError(
                f"{one.name} is of type {one.type} and {other.name} of type {other.type}: they are hardly one.",
                hint="If they are, or a type is wrong, give --force.",
            )


def _check_not_merged(store: GraphStore, entity: Entity, part: str) -> None:
    for recorded in decisions_on(recorded_decisions(store), entity):
        made = recorded.decision
        if made.kind is DecisionKind.MERGE and made.by is Decider.PERSON and recorded.applies:
            names = {claim_key(member.name) for member in made.members}
            if part in {member.document for member in made.members} or claim_key(part) in names:
                raise InputError(
                    f"{part!r} and the others are one by a decision: {made}.",
                    hint=f"Take it back with: guanxi merge --take-back {recorded.key}",
                )


def _of_page(store: GraphStore, key: str) -> list[Entity]:
    graph = store.get_document_graphs([key])[0]
    about = [entity for entity in graph.entities if entity.about] if graph is not None else []
    names = store.find_names([about[0].name]).get(about[0].name, []) if about else []
    return [entity for entity in names if key in entity.pages]


def _page_member(store: GraphStore, key: str) -> Member:
    graph = store.get_document_graphs([key])[0]
    about = [entity for entity in graph.entities if entity.about] if graph is not None else []
    return Member(titles(about[0])[1] if about else key, key)


def _record(store: GraphStore, decision: Decision) -> RecordedDecision:
    overruled = _contrary(store, decision)
    if overruled:
        store.delete_documents(overruled)
    store.upsert(GraphBatch((decision_graph(decision),)))
    return RecordedDecision(decision.key, decision, _applies(store, decision))


def _contrary(store: GraphStore, decision: Decision) -> list[str]:
    """The keys of what similarity decided otherwise; InputError for what a person did."""
    concerned, overruled = frozenset(decision.members), []
    for recorded in recorded_decisions(store):
        other = recorded.decision
        if other.kind is decision.kind or len(concerned.intersection(other.members)) < 2:
            continue
        if other.by is Decider.PERSON:
            raise InputError(
                f"{recorded.key} says otherwise: {other}.",
                hint=f"Take it back with: guanxi {other.kind} --take-back {recorded.key}",
            )
        overruled.append(recorded.key)
    return overruled


def _applies(store: GraphStore, decision: Decision) -> bool:
    """Whether all members are there, and are one entity (a merge) or apart from the first (a split)."""
    found = [_stands_for(store, member) for member in decision.members]
    first, others = found[0], found[1:]
    if decision.kind is DecisionKind.MERGE:
        return bool(first) and all(first == other for other in others)
    return all(first.isdisjoint(other) for other in others)


def _stands_for(store: GraphStore, member: Member) -> set[str]:
    """The ids of the entity that a member is; for a name those whom a document calls so."""
    if member.document:
        return {entity.id for entity in _of_page(store, member.document)}
    entities = store.find_names([member.name]).get(member.name, [])
    return {entity.id for entity in entities if _is_called(entity, member.name)}


def _is_called(entity: Entity, name: str) -> bool:
    key = claim_key(name)
    return any(one.reason == "mention" and claim_key(one.name) == key for one in entity.names)


def _shown(entity: Entity) -> str:
    where = f", {entity.pages[0]}" if entity.pages else ""
    return f"{entity.name} ({entity.type or 'type unknown'}{where}) {entity.id}"
