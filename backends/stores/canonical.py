"""Which names are one entity: a pure function of what the documents present claim.

A page claims names: its full title, its title without the bracketed sense, its aliases. Any other
entity of a document only bears a name, and is resolved through the claims. Nothing here knows how
claims are stored: a store offers them as `Claims`, and asks again for the names that a write concerns.
The rules, with examples, are in `docs/decisions/0001-canonical-layer.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from types import MappingProxyType

from backends.stores.claims import (
    ALIAS,
    BARE_TITLE,
    DECIDED,
    FULL_TITLE,
    SHORTENED,
    Claimant,
    Claims,
    Identity,
    Page,
)
from backends.stores.decided import (
    Node,
    concerned,
    decision_of,
    merged_with,
    node_of,
    page_at,
    parted_from,
    real_pages,
)
from backends.stores.entity_types import are_told_apart, related, types_fit, vote_type
from backends.stores.keys import claim_key as claim_key
from backends.stores.stated import confidence as confidence
from backends.stores.stated import triple_id as triple_id
from backends.stores.telling import tells
from schemas.decisions import read_decision
from schemas.graph import DocumentEntity
from schemas.names import split_sense
from schemas.text import Document

CANONICAL = "guanxi-canonical/4"
"""The version of these rules; a store made by others cannot be written on."""


LAST_NAME = "last_name"
"""Why a document alone calls somebody so (巴洛 of 汤姆·巴洛): the name finds them and claims nothing."""

_WEAK = frozenset({"shortened", LAST_NAME})
MERGING_REASONS = frozenset({"bracket", "statement", "simplified", "dictionary"})
"""Reasons for which an alias makes two names of entities without a page one."""


def titles(entity: DocumentEntity) -> tuple[str, str]:
    """The title without its bracketed sense, and in full; equal where it has none."""
    bare, sense = split_sense(entity.name)
    if sense:
        return bare, entity.name
    return bare, f"{bare} ({entity.sense})" if entity.sense else bare


def page_of(document: Document, entity: DocumentEntity) -> Page:
    """The page that a document's `about` entity makes."""
    bare, full = titles(entity)
    decision = read_decision(entity.type_source, entity.description)
    if decision is not None:
        claims = {claim_key(member.name): DECIDED for member in decision.members}
    else:
        claims = {claim_key(alias.name): SHORTENED for alias in entity.aliases if alias.reason == "shortened"}
        claims |= {claim_key(alias.name): ALIAS for alias in entity.aliases if alias.reason not in _WEAK}
        claims[claim_key(bare)] = BARE_TITLE
        claims[claim_key(full)] = FULL_TITLE
    return Page(
        document.key,
        document.language,
        bare,
        entity.type,
        entity.type_source,
        entity.description,
        MappingProxyType(claims),
    )


def names_of(entity: DocumentEntity) -> Iterator[tuple[str, str]]:
    """Every name that an entity of a document bears, and its reason, without repetition."""
    seen = {(entity.name, "mention")}
    if entity.about:
        bare, full = titles(entity)
        seen |= {(name, "title_sense") for name in (bare, full) if name != entity.name}
    seen |= {(alias.name, alias.reason) for alias in entity.aliases if alias.name != entity.name}
    yield from sorted(seen)


def merging_aliases(entity: DocumentEntity) -> set[str]:
    """The keys that an entity without a page offers as other names of itself."""
    own = claim_key(entity.name)
    given = {claim_key(alias.name) for alias in entity.aliases if alias.reason in MERGING_REASONS}
    return given - {own}


def partners(page: Page, claims: Claims) -> list[Page]:
    """Pages that may be about the same thing as this one, so that its coming or going concerns them.

    Those of another language that a title links to it with a type that fits; where somebody decided
    something of them, everything that decisions and titles tie together. By document.
    """
    near = list(claims.linked(page))
    ring = [page, *near, *(other for one in near for other in claims.linked(one))]
    if not any(claims.decisions(key) for one in ring for key in one.claims):
        return near
    return [one for one in _tied(page, claims) if one.document != page.document]


def _tied(page: Page, claims: Claims) -> list[Page]:
    found, waiting = {page.document: page}, [page]
    while waiting:
        one = waiting.pop()
        for other in (*claims.linked(one), *concerned(one, claims)):
            if other.document not in found:
                found[other.document] = other
                waiting.append(other)
    return [found[document] for document in sorted(found)]


def linked_among(page: Page, claiming: Callable[[str], Iterable[Page]]) -> list[Page]:
    """Pages of another language that share a title with a type that fits, whatever was decided; by document.

    `claiming` gives the pages that claim a name.
    """
    found: dict[str, Page] = {}
    if decision_of(page) is not None:
        return []
    for key, strength in page.claims.items():
        for other in real_pages(claiming(key)):
            if strength > ALIAS or other.claims[key] > ALIAS:
                found[other.document] = other
    return [found[key] for key in sorted(found) if _may_be_one(page, found[key])]


def _may_be_one(one: Page, other: Page) -> bool:
    return one.language != other.language and types_fit(one.type, other.type)


def cluster(page: Page, claims: Claims) -> tuple[Page, ...]:
    """The pages about what `page` is about: itself, its only partner if that has no other, and those that
    somebody decided to be one with any of them.

    Without decisions it holds one page of each of two languages at most. Order: by document key.
    """
    found, waiting = {page.document: page}, [page]
    while waiting:
        one = waiting.pop()
        for other in (*_partner(one, claims), *_merged(one, claims)):
            if other.document not in found:
                found[other.document] = other
                waiting.append(other)
    return tuple(found[document] for document in sorted(found))


def _partner(page: Page, claims: Claims) -> list[Page]:
    linked = _candidates(page, claims)
    return linked if len(linked) == 1 and len(_candidates(linked[0], claims)) == 1 else []


def _candidates(page: Page, claims: Claims) -> list[Page]:
    linked = list(claims.linked(page))
    parted = parted_from(node_of(page), claims) if linked else set()
    return [other for other in linked if node_of(other) not in parted] if parted else linked


def _merged(page: Page, claims: Claims) -> list[Page]:
    if decision_of(page) is not None:
        return []
    nodes = sorted(merged_with(node_of(page), claims))
    return [other for node in nodes if (other := page_at(node, claims)) is not None]


def page_identity(members: Sequence[Page]) -> Identity:
    """The identity of a cluster: title and key of its smallest document."""
    first = min(members, key=lambda member: member.document)
    return Identity(claim_key(first.name), first.document)


def page_type(members: Sequence[Page]) -> str:
    """The type that the pages themselves give, whatever others say of them."""
    return vote_type({(member.type, member.type_source): 1 for member in members if member.type})


def resolve(key: str, type_: str, document: str, claims: Claims) -> Identity:
    """Which canonical entity a document's entity without a page is.

    `key` is its `claim_key`, `type_` may be empty. First the pages whose title it is decide, then people's
    decisions on the name, then pages that claim it as an alias; if there is none, the one entity that is
    said to bear it as an alias, or the page whose title is said to be its other name; else it is the bare name.
    """
    found = _by_name(key, type_, document, claims) or _through_alias(key, type_, claims)
    return found or _through_title(key, type_, claims) or Identity(key)


def _by_name(key: str, type_: str, document: str, claims: Claims) -> Identity | None:
    """By the pages that claim the name and by what was decided of it; None where nothing is known."""
    claiming = claims.claimants(key)
    found = _among_pages(key, type_, document, claims) if claiming else None
    if found is not None and found.sense and any(one.strength > ALIAS for one in claiming):
        return found
    return _decided(key, claims) or found


def _decided(key: str, claims: Claims) -> Identity | None:
    """What a bare name was merged with: the page among its fellows, or the page that one of them means,
    else the smallest of them. None if nothing was decided, or its fellows mean different pages."""
    nodes = merged_with(("", key), claims)
    if len(nodes) == 1:
        return None
    pages = [page for node in sorted(nodes) if (page := page_at(node, claims)) is not None]
    if pages:
        return page_identity(cluster(pages[0], claims))
    names = sorted(name for document, name in nodes if not document)
    meant = {_among_pages(name, "", "", claims) for name in names if claims.claimants(name)}
    meant = {identity for identity in meant if identity.sense}
    if len(meant) > 1:
        return None
    return next(iter(meant)) if meant else Identity(names[0])


def _among_pages(key: str, type_: str, document: str, claims: Claims) -> Identity:
    parted = parted_from(("", key), claims)
    claiming = _unparted(key, parted, claims) if parted else claims.claimants(key)
    if not claiming:
        return Identity(key)
    own = _own(key, document, parted, claims)
    if any(related(type_, one.type) for one in claiming):
        claiming, own = ([one for one in some if types_fit(type_, one.type)] for some in (claiming, own))
    strongest = max(one.strength for one in claiming)
    best = [one for one in own if one.strength == strongest]
    best = best or [one for one in claiming if one.strength == strongest]
    found = {one.identity: one.type for one in best if not are_told_apart(type_, one.type)}
    if not found:
        return Identity(key)
    if strongest == SHORTENED:
        fits = len(found) == 1 and types_fit(type_, best[0].type)
        return best[0].identity if fits else Identity(key)
    if len(found) > 1:
        found = {who: kind for who, kind in found.items() if related(type_, kind)}
    if len(found) > 1:
        found = {who: kind for who, kind in found.items() if kind == type_}
    return next(iter(found)) if len(found) == 1 else Identity(key)


def _own(key: str, document: str, parted: AbstractSet[Node], claims: Claims) -> list[Claimant]:
    """The document's own page, if it claims the name and is not parted from it."""
    page = claims.page(document) if document else None
    if page is None or key not in page.claims or decision_of(page) is not None:
        return []
    members = cluster(page, claims)
    return [_claimant(key, page, members)] if parted.isdisjoint(map(node_of, members)) else []


def _unparted(key: str, parted: AbstractSet[Node], claims: Claims) -> list[Claimant]:
    """What the pages that claim the key are about, without those that a split parts from the bare name."""
    claiming = ((page, cluster(page, claims)) for page in real_pages(claims.pages(key)))
    return [
        _claimant(key, page, members)
        for page, members in claiming
        if parted.isdisjoint(map(node_of, members))
    ]


def claimants_among(key: str, pages: Iterable[Page], claims: Claims) -> list[Claimant]:
    """What these pages, which claim the key, are about, each once."""
    found = (_claimant(key, page, cluster(page, claims)) for page in real_pages(pages))
    return list(dict.fromkeys(found))


def _claimant(key: str, page: Page, members: Sequence[Page]) -> Claimant:
    return Claimant(page.claims[key], page_type(members), page_identity(members))


def _through_alias(key: str, type_: str, claims: Claims) -> Identity | None:
    """One step: the target stands by its own name, and of two names given for each other the
    smaller key stands, so that there are neither chains nor circles. Of several the type decides."""
    types: dict[Identity, set[str]] = {}
    parted = {name for document, name in parted_from(("", key), claims) if not document}
    for giver in claims.givers(key):
        if giver.key not in parted:
            target = _by_name(giver.key, giver.type, "", claims) or _through_title(
                giver.key, giver.type, claims
            )
            target = target or Identity(giver.key)
            types.setdefault(target, set()).add(giver.type)
    if len(types) > 1:
        types = {who: kinds for who, kinds in types.items() if any(related(type_, kind) for kind in kinds)}
    if len(types) != 1:
        return None
    target, given = next(iter(types.items()))
    if not _stands(target, key, claims) or not any(types_fit(type_, other) for other in given):
        return None
    return target


def _through_title(key: str, type_: str, claims: Claims) -> Identity | None:
    """The one page whose title documents give as another name of this one: 乔克·斯坦 (Jock Stein)."""
    parted = parted_from(("", key), claims)
    others = [
        one for one in claims.given(key) if types_fit(type_, one.type) and tells(key, one.key, one.type)
    ]
    claiming = [(one, by) for one in others for by in claims.claimants(one.key) if by.strength > ALIAS]
    if len({by.identity for _, by in claiming}) != 1:
        return None
    target = claiming[0][1].identity
    page = claims.page(target.sense) if parted else None
    pages = cluster(page, claims) if page is not None else ()
    apart = not parted.isdisjoint([*map(node_of, pages), *(("", one.key) for one, _ in claiming)])
    return target if not apart and all(related(one.type, by.type) for one, by in claiming) else None


def _stands(target: Identity, key: str, claims: Claims) -> bool:
    if target.sense or claims.claimants(target.key) or len(merged_with(("", target.key), claims)) > 1:
        return True
    others = {giver.key for giver in claims.givers(target.key)}
    return not others or (others == {key} and target.key < key)
