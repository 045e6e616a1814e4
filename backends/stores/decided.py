"""What people decided about pages and names, as the canonical layer reads it.

A decision is a page of its own that claims the names of its members with no strength (DECIDED), so that
whoever looks up a name finds the decisions about it, and a store needs nothing more than its pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from backends.stores.claims import FULL_TITLE, Claims, Page
from backends.stores.keys import claim_key
from schemas.decisions import DECISION, Decision, DecisionKind, read_decision

Node = tuple[str, str]  # document key, or empty for a bare name; key of the name or of the page's full title


def decision_of(page: Page) -> Decision | None:
    """What the page decides, None for a page about something."""
    return read_decision(page.type_source, page.description) if page.type_source == DECISION else None


def node_of(page: Page) -> Node:
    """The page as decisions name it."""
    full = [key for key, strength in page.claims.items() if strength == FULL_TITLE]
    return page.document, full[0] if full else ""


def real_pages(pages: Iterable[Page]) -> list[Page]:
    """These pages without decisions."""
    return [page for page in pages if decision_of(page) is None]


def decisions_among(pages: Iterable[Page]) -> list[Page]:
    """Those of these pages that are decisions."""
    return [page for page in pages if decision_of(page) is not None]


def merged_with(node: Node, claims: Claims) -> set[Node]:
    """Everything that merges join with this, directly or through others; itself too."""
    found, waiting = {node}, [node]
    while waiting:
        for others in _decided(waiting.pop(), DecisionKind.MERGE, claims):
            waiting += [other for other in others if other not in found]
            found.update(others)
    return found


def parted_from(node: Node, claims: Claims) -> set[Node]:
    """What splits say this is not: the first of a split is none of the others."""
    found: set[Node] = set()
    for members in _decided(node, DecisionKind.SPLIT, claims):
        found.update(members[1:] if members[0] == node else members[:1])
    return found


def _decided(node: Node, kind: DecisionKind, claims: Claims) -> Iterator[list[Node]]:
    """The members of each decision of a kind that names the node."""
    for page in claims.decisions(node[1]):
        decision = decision_of(page)
        if decision is not None and decision.kind is kind:
            members = _members(decision)
            if node in members:
                yield members


def _members(decision: Decision) -> list[Node]:
    return [(member.document, claim_key(member.name)) for member in decision.members]


def page_at(node: Node, claims: Claims) -> Page | None:
    """The page that a decision names, if it is there and still has that title."""
    page = claims.page(node[0]) if node[0] else None
    return page if page is not None and decision_of(page) is None and node_of(page) == node else None


def concerned(page: Page, claims: Claims) -> Iterator[Page]:
    """Pages that decisions tie to this one: the decisions on any name it claims, and what those name."""
    for key in page.claims:
        yield from claims.decisions(key) if decision_of(page) is None else claims.pages(key)
