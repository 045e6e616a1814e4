"""What only looks like somebody's kin: a name, a part, a brother in a faith, one's own self."""

from __future__ import annotations

import re
from dataclasses import replace

from builder.extraction.english.grammar.filler import Filler
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.matching import Match
from builder.findings import Named
from schemas.graph import SubjectSource

_KIN = frozenset({"father", "mother", "parent", "spouse", "sibling"})
_PART = re.compile(r"\bthe (?:first|second|third|original|last) $")
_CAST = re.compile(r"\b(?:is|was|plays|played|as) (?:the |an? )?(?:[a-z-]+ )*[A-ZÀ-Þ][^,;.]*, (?:and )?$")


def is_no_kin(match: Match, resolver: Resolver) -> bool:
    """`the Children of God`, `his wife Ann Lee the first Mollie`, `an Irish Marist brother`.

    Nor is who stands before a semicolon the wife of whoever is named behind it, nor Ann Lee of `Bob Dean is Tom, Ann
    Lee Mike's wife`.
    """
    if match.template.pattern.relation not in _KIN:
        return False
    tree, noun, plain = resolver.tree, match.trigger, resolver.parsed.passage.plain
    opens = any(sentence.start == noun for sentence in resolver.parsed.tagged.sentences)
    if tree[noun].text[0].isupper() and not opens:
        return True
    spans = [end for end in (match.subject, match.object) if end.source is SubjectSource.SPAN]
    if any(_PART.search(plain, max(0, end.start - 20), end.start) for end in spans):
        return True
    if any(_is_where(end, noun, resolver) for end in spans):
        return True
    if resolver.cast.within(resolver.cast.subject.type, "Work") and _is_cast(spans, noun, resolver):
        return True
    if _is_namesake(match, resolver):
        return True
    between = ((end, plain[end.end : tree[noun].start].rpartition(";")) for end in spans)
    far = any(mark and plain[end.start : end.end] not in behind for end, (_, mark, behind) in between)
    return tree[noun].tag == "NN" and (far or any(_is_epithet(end, noun, resolver) for end in spans))


def _is_where(end: Filler, noun: int, resolver: Resolver) -> bool:
    """Whether a name only says where, before what is said of somebody else: `born in Lund, the son of Bob Dean`."""
    tree, at = resolver.tree, end.token
    head = tree[at].head
    return (
        end.start < tree[noun].start
        and tree[at].dependency == "pobj"
        and tree.word(head) in ("in", "at", "near")
    )


def _is_namesake(match: Match, resolver: Resolver) -> bool:
    """Ann of `Bob and Ann Smith … They had a daughter, Ann`, whose full name nobody says."""
    child = match.subject
    if match.template.pattern.relation != "parent" or not isinstance(child.value, Named):
        return False
    couple = resolver.cast.couple(resolver.parsed.passage.starts[child.start])
    short = child.source is SubjectSource.SPAN and resolver.words(child.start, child.end) != child.value.name
    return short and child.value.name in [named.name for named in couple]


def _is_cast(ends: list[Filler], noun: int, resolver: Resolver) -> bool:
    """Whether an actor and a part are run together: `Bob Dean is Tom, Ann Lee Mike's wife`."""
    tree, plain = resolver.tree, resolver.parsed.passage.plain
    owners = [end for end in ends if tree[end.token].dependency == "poss" and tree[end.token].head == noun]
    return any(_CAST.search(plain, max(0, end.start - 80), end.start) for end in owners)


def _is_epithet(end: Filler, noun: int, resolver: Resolver) -> bool:
    """Marist of `a Marist brother`, which is said of the noun."""
    tree = resolver.tree
    said = tree[end.token].dependency in ("compound", "amod", "nmod")
    return said and tree[end.token].head == noun and end.end + 1 == tree[noun].start


def parted(match: Match, resolver: Resolver) -> Match | None:
    """The match with two people for its ends; None where nothing tells them apart.

    The Murdoch Brand who is the father of Ansel Murdoch Brand is another.
    """
    one, other = match.subject.value, match.object.value
    if (
        match.template.pattern.relation not in _KIN
        or not isinstance(one, Named)
        or not isinstance(other, Named)
    ):
        return match
    if not resolver.cast.are_one(one, other):
        return match
    for slot in ("object", "subject"):
        end = match.slots[slot]
        words = resolver.words(end.start, end.end)
        full = end.source is SubjectSource.SPAN and " " in words
        if full and words not in (one.name, other.name, resolver.cast.subject.name):
            apart = replace(end, value=resolver.cast.stand_apart(words))
            return replace(match, slots={**match.slots, slot: apart})
    return None
