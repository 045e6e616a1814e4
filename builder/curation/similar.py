"""Entities of a whole store that are probably one: by the form of their names, or by their vectors."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from backends.stores.canonical import claim_key
from backends.stores.entity_types import WIDER, types_fit
from backends.transliteration.names import NameTable
from builder.curation.decisions import member_of, recorded_decisions
from builder.curation.likeness import (
    mutual_nearest,
    same_but_for_initials,
    shares_signs,
    spelled_words,
    without_form,
)
from builder.language import has_han
from schemas.decisions import Decider, Decision, DecisionKind, Member, decision_graph, is_decision
from schemas.graph import Entity, GraphBatch, Literal
from schemas.protocols import Embedder, GraphStore

SURE_COSINE, SURE_MARGIN = 0.89, 0.04
"""From here on, names in two scripts are joined; measured in `docs/evaluation/extraction.md`, "Who is who"."""

SURE_EVIDENCE = 12.0
"""Nats from which on names of one word in two scripts are joined; those of several words are from `LEAST` on."""

LIKELY_COSINE, LIKELY_MARGIN = 0.87, 0.01
"""From here on they are shown to a curator."""

_SHORTEST = 4  # letters of a place's name that is told in another spelling: more than these
_BATCH = 256
_YEAR = 4  # characters of a date


class Likeness(StrEnum):
    """By which rule two entities are probably one."""

    SPELLING = "spelling"
    INITIALS = "initials"
    COMPANY_FORM = "company form"
    TRANSLITERATION = "transliteration"
    NEAREST_NAME = "nearest name"


@dataclass(frozen=True, slots=True)
class Proposal:
    """Two entities that are probably one, and by what; `cosine` and `margin` of their names' vectors
    where the rule compares them, else 1; `evidence`, in nats, that one name transliterates the other, else 0. `sure`
    ones are as precise as what is joined without asking."""

    rule: Likeness
    one: Entity
    other: Entity
    cosine: float = 1.0
    margin: float = 1.0
    evidence: float = 0.0

    @property
    def sure(self) -> bool:
        if self.rule is Likeness.TRANSLITERATION and " " not in self.one.name.strip():
            return self.evidence >= SURE_EVIDENCE
        return self.cosine >= SURE_COSINE and self.margin >= SURE_MARGIN

    @property
    def because(self) -> str:
        if self.rule is Likeness.TRANSLITERATION:
            return f"similar names: one transliterates the other, evidence {self.evidence:.1f} nats"
        if self.rule is not Likeness.NEAREST_NAME:
            return f"similar names: {self.rule}"
        return (
            f"similar names: nearest in the other script, cosine {self.cosine:.2f}, margin {self.margin:.2f}"
        )


def proposals(store: GraphStore, embedder: Embedder | None = None) -> list[Proposal]:
    """Pairs of entities that are probably one, by rule, then the nearer first; each pair once.

    Never two pages of one language, nor what somebody has decided to keep apart. Types must fit. Without an
    embedder names in two scripts are not compared. Raises what the store and the embedder raise.
    """
    entities = [one for one in store.iterate_entities() if not is_decision(one)]
    found: dict[frozenset[str], Proposal] = {}
    rules = (
        _by_spelling(entities),
        _by_initials(entities),
        _by_form(entities),
        _by_sound(entities),
        _by_vector(entities, embedder),
    )
    for proposal in (one for rule in rules for one in rule):
        found.setdefault(frozenset((proposal.one.id, proposal.other.id)), proposal)
    apart = _kept_apart(store)
    chosen = [
        one for one in found.values() if not _is_apart(store, one, apart) and not _lived_apart(store, one)
    ]
    order = list(Likeness)
    return sorted(
        chosen, key=lambda one: (order.index(one.rule), -one.evidence, -one.cosine, one.one.id, one.other.id)
    )


def join_similar(store: GraphStore, embedder: Embedder | None = None) -> list[Decision]:
    """Record every sure proposal as a decision, in place of those of an earlier run; gives them, by key.

    So the store is what it would be had the run been the first: a function of the documents and of
    people's decisions.
    """
    earlier = [one.key for one in recorded_decisions(store) if one.decision.by is Decider.SIMILARITY]
    if earlier:
        store.delete_documents(earlier)
    decisions = {}
    for proposal in proposals(store, embedder):
        if proposal.sure:
            members = tuple(sorted((member_of(store, proposal.one), member_of(store, proposal.other))))
            decision = Decision(DecisionKind.MERGE, members, proposal.because, Decider.SIMILARITY)
            decisions[decision.key] = decision
    ordered = [decisions[key] for key in sorted(decisions)]
    for first in range(0, len(ordered), _BATCH):
        store.upsert(GraphBatch(tuple(map(decision_graph, ordered[first : first + _BATCH]))))
    return ordered


def _by_spelling(entities: Iterable[Entity]) -> Iterator[Proposal]:
    told = [one for one in entities if _tells(spelled_words(one.name), one)]
    for group in _blocks(told, lambda one: spelled_words(one.name)):
        yield from _pairs(group, Likeness.SPELLING)


def _tells(words: Sequence[str], entity: Entity) -> bool:
    """Whether a name says enough to be known in another spelling: not a given name alone (Léon), a word
    (Légion), or a letter and a word (P. Day); a place's name is one."""
    if len(words) == 1:
        return has_han(words[0]) or (_wide(entity.type) == "Place" and len(words[0]) > _SHORTEST)
    return sum(len(word) > 1 for word in words) > 1


def _by_form(entities: Iterable[Entity]) -> Iterator[Proposal]:
    organisations = [one for one in entities if _wide(one.type) == "Organization"]
    for group in _blocks(organisations, lambda one: without_form(one.name)):
        yield from _pairs(group, Likeness.COMPANY_FORM)


def _by_initials(entities: Iterable[Entity]) -> Iterator[Proposal]:
    people = [one for one in entities if one.type == "Person"]
    for group in _blocks(people, lambda one: _ends(spelled_words(one.name))):
        words = [spelled_words(one.name) for one in group]
        alike = {
            place: [
                other
                for other in range(len(group))
                if other != place and same_but_for_initials(words[place], words[other])
            ]
            for place in range(len(group))
        }
        for place, others in alike.items():
            if len(others) == 1 and alike[others[0]] == [place] and place < others[0]:
                yield from _pairs((group[place], group[others[0]]), Likeness.INITIALS)


def _ends(words: Sequence[str]) -> tuple[str, ...]:
    return (words[0], words[-1]) if len(words) > 2 else ()


def _blocks(entities: Iterable[Entity], key: Callable[[Entity], tuple[str, ...]]) -> Iterator[list[Entity]]:
    blocks: defaultdict[tuple[str, ...], list[Entity]] = defaultdict(list)
    for one in entities:
        words = key(one)
        if any(character.isalpha() for word in words for character in word):
            blocks[words].append(one)
    yield from (blocks[words] for words in sorted(blocks) if len(blocks[words]) > 1)


def _pairs(group: Sequence[Entity], rule: Likeness) -> Iterator[Proposal]:
    """The page of a group, or else its first name, with each of the others; nothing if two pages claim
    them, or if two of them have types that do not fit."""
    pages = [one for one in group if one.pages]
    if len(pages) > 1 or not all(types_fit(one.type, other.type) for one in group for other in group):
        return
    first = pages[0] if pages else min(group, key=lambda one: claim_key(one.name))
    for other in group:
        if other is not first and claim_key(other.name) != claim_key(first.name):
            yield Proposal(rule, first, other)


def _by_sound(entities: Iterable[Entity]) -> Iterator[Proposal]:
    """Names of one kind of thing in two scripts of which one transliterates the other and nothing else nearly so."""
    for latin, han in _in_two_scripts(entities):
        bearers = {one.id: one for one in (*latin, *han)}
        tables = [NameTable(((one.name, one.id) for one in side), alone=True) for side in (latin, han)]
        for one in han:
            found = tables[0].find(one.name)
            back = tables[1].find(bearers[found[0].bearer].name) if len(found) == 1 else []
            if len(back) != 1 or back[0].bearer != one.id or not (found[0].whole and back[0].whole):
                continue
            other = bearers[found[0].bearer]
            tells = one.type != "Person" or len(found[0].words) > 1  # no given name alone
            if tells and types_fit(one.type, other.type):
                yield Proposal(Likeness.TRANSLITERATION, other, one, evidence=found[0].evidence)


def _in_two_scripts(entities: Iterable[Entity]) -> Iterator[tuple[list[Entity], list[Entity]]]:
    """Of each kind the things with Latin names alone, and those with Chinese ones; none where one of them is empty."""
    kinds: defaultdict[str, tuple[list[Entity], list[Entity]]] = defaultdict(lambda: ([], []))
    for one in entities:
        scripts = {has_han(name.name) for name in one.names}
        if one.type and len(scripts) == 1:
            kinds[_wide(one.type)][scripts.pop()].append(one)
    yield from (kinds[kind] for kind in sorted(kinds) if all(kinds[kind]))


def _by_vector(entities: Iterable[Entity], embedder: Embedder | None) -> Iterator[Proposal]:
    """Names of one kind of thing in two scripts, each the other's nearest by far."""
    if embedder is None:
        return
    for latin, han in _in_two_scripts(entities):
        vectors = [embedder.embed_passages([one.name for one in side]) for side in (latin, han)]
        for near in mutual_nearest(vectors[0], vectors[1]):
            one, other = latin[near.one], han[near.other]
            likely = near.cosine >= LIKELY_COSINE and near.margin >= LIKELY_MARGIN
            if likely and types_fit(one.type, other.type) and shares_signs(one.name, other.name):
                yield Proposal(Likeness.NEAREST_NAME, one, other, near.cosine, near.margin)


def _wide(type_: str) -> str:
    return WIDER.get(type_, type_)


def _kept_apart(store: GraphStore) -> set[frozenset[Member]]:
    """Pairs that somebody split."""
    return {
        frozenset((recorded.decision.members[0], other))
        for recorded in recorded_decisions(store)
        if recorded.decision.kind is DecisionKind.SPLIT
        for other in recorded.decision.members[1:]
    }


def _lived_apart(store: GraphStore, proposal: Proposal) -> bool:
    """Whether pages state other years of birth, or of death, for one of two people than for the other."""
    for predicate in ("birth_date", "death_date"):
        told = (
            store.match(subjects=[one.id], predicates=[predicate]) for one in (proposal.one, proposal.other)
        )
        ours, theirs = (
            {t.object.value[:_YEAR] for t in facts if isinstance(t.object, Literal)} for facts in told
        )
        if ours and theirs and ours.isdisjoint(theirs):
            return True
    return False


def _is_apart(store: GraphStore, proposal: Proposal, apart: set[frozenset[Member]]) -> bool:
    if not apart:
        return False
    return frozenset((member_of(store, proposal.one), member_of(store, proposal.other))) in apart
