"""Which types may be of one thing, and which of several types said of it holds.

Fixed here and not read from an ontology, because a store must not merge otherwise when somebody edits theirs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

TYPE_SOURCES = ("infobox", "definition", "category", "signature", "rule", "tagger")
"""What may decide a type, strongest first; any other source is weaker than these."""

WIDER: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("Film", "Series", "Song", "Album", "Book", "Programme"), "Work"),
        **dict.fromkeys(("Company", "School"), "Organization"),
        **dict.fromkeys(("Country", "City"), "Place"),
    }
)
"""The next wider type, as in the shipped ontology. A type that is not listed fits only itself."""


_APART = tuple({"Book", kind} for kind in ("Film", "Series", "Song", "Album"))


def types_fit(one: str, other: str) -> bool:
    """Whether one thing may have both types: equal, one the wider of the other, or one unknown."""
    return not one or not other or related(one, other)


def related(one: str, other: str) -> bool:
    """Both known, and equal or one the wider of the other."""
    return bool(one) and bool(other) and (one in _and_wider(other) or other in _and_wider(one))


def are_told_apart(one: str, other: str) -> bool:
    """Whether both are kinds of work that a page seldom mistakes: a novel is no film of its name."""
    return {one, other} in _APART


def _and_wider(type_: str) -> Iterator[str]:
    while type_:
        yield type_
        type_ = WIDER.get(type_, "")


def vote_type(votes: Mapping[tuple[str, str], int]) -> str:
    """The winner of (type, source) → count: strongest source, then count, then the alphabet."""
    strength = {source: position for position, source in enumerate(TYPE_SOURCES)}

    def order(vote: tuple[str, str]) -> tuple[int, int, str]:
        return strength.get(vote[1], len(strength)), -votes[vote], vote[0]

    return min(votes, key=order)[0] if votes else ""
