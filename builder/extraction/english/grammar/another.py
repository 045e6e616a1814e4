"""What a match tells of something else than the page's subject: a firm named before it, the film made of a game."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.filler import Filler
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.matching import Match
from builder.extraction.english.lexicon import ADJECTIVES
from builder.findings import Named
from schemas.graph import SubjectSource

_OF_BODIES = {
    "employer": "object",
    "parent_organization": "subject",
    "chief_executive": "subject",
    "headquarters": "subject",
}
_ON_SCREEN = frozenset({"director", "starring", "screenwriter", "producer", "cinematographer", "editor"})
_NO_FILM = re.compile(r"\b(?:game|novel|novella|book|comic|manga|play|opera|musical|poem|toy|trilogy)\b")
_FILM = re.compile(
    r"\b(?:film|movie|biopic|documentary|television|TV|miniseries|adaptation|adapted|screen)\b"
)
_NO_BODY = re.compile(
    r"\b(?:fighter|bomber|aircraft|airliner|aeroplane|airplane|helicopter|ship|ocean liner|submarine|locomotive|"
    r"car|tank|rifle|missile|rocket|engine|computer|console|camera|bird|animal|plant|species|instrument|bridge|tower)s?\b"
    r"(?![^;.]{0,30}\b(?:company|manufacturer|maker|firm|builder|club|society|museum|group|business|line|yard)s?\b)"
)
_OPENING = re.compile(
    r"^(?:#[^\n]*\n+)?(?:[Tt]he )?(?P<name>[A-Z][^\n,;.()]{1,60}?) (?:is|was|are|were) (?P<what>an? [^;.\n]{3,80})"
)
_BEFORE = 300  # characters in which a film is spoken of before `it`


def is_of_another(match: Match, resolver: Resolver) -> bool:
    """Whether `its` or `it` would make the page's subject a body that it is no more than a film."""
    relation = match.template.pattern.relation
    if relation in _OF_BODIES:
        end = match.object if _OF_BODIES[relation] == "object" else match.subject
        if _is_page(end, resolver) and _NO_BODY.search(_kind(resolver)) is not None:
            return True  # `joined B and was its chief engineer` on an aeroplane's page
    if relation == "employer" and isinstance(match.object.value, Named):
        return match.object.value.name in ADJECTIVES  # `joined tetra, Greek for four, to tennis`
    if relation not in _ON_SCREEN | {"composer"} or not _is_page(match.subject, resolver):
        return False
    if _NO_BODY.search(_kind(resolver)) is not None:
        return True  # of a film about an aeroplane
    return (
        relation in _ON_SCREEN
        and _NO_FILM.search(_kind(resolver)) is not None
        and _speaks_of_film(match, resolver)
    )


def is_land(filler: Filler, resolver: Resolver) -> bool:
    """Whether what a prize is said to be for is a land: `won the cup for Italy`."""
    name = resolver.parsed.name(filler.token)
    return name is not None and name.type == "Place"


def _kind(resolver: Resolver) -> str:
    """What the page first says that its subject is, also by the last word of its name: `The Spitfire was a fighter`."""
    cast = resolver.cast
    if cast.description:
        return cast.description[:80]
    said = _OPENING.search(resolver.parsed.document[:300])
    last = cast.subject.name.split()[-1:]
    return said["what"] if said is not None and said["name"].split()[-1:] == last else ""


def _is_page(filler: Filler, resolver: Resolver) -> bool:
    """Whether an end is the page's subject, and not by its name."""
    named = filler.value
    return (
        filler.source is not SubjectSource.SPAN
        and isinstance(named, Named)
        and named.name == resolver.cast.subject.name
    )


def _speaks_of_film(match: Match, resolver: Resolver) -> bool:
    """Whether the paragraph has come to a film of what the page is about."""
    plain, end = resolver.parsed.passage.plain, resolver.tree[match.trigger].end
    paragraph = plain[max(plain.rfind("\n", 0, end), end - _BEFORE, 0) : end]
    return _FILM.search(paragraph) is not None
