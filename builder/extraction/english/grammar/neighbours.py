"""Matches of grammar that belong to somebody or something named beside their ends: `A and B, daughter of C`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.matching import Match
from builder.findings import Fact, Named
from schemas.graph import SubjectSource

_AND_CHILD = re.compile(
    r"(?:, [^,;.]{2,40})? and (?:of )?(?:(?:his|her) (?:[a-z]+ )?(?:wife|husband),? )?"
    r"[A-ZÀ-Þ][^,;.]*, (?:an? |the )?(?:[a-z-]+ )*"
)
_CHILD_OF = re.compile(
    r"\b(?:daughter|son|sister|widow|widower|brother) of (?:[^;.]{2,120} and )?(?:[A-Z]\w+ )?$"
)
_WHOM = re.compile(r"[^;.]{0,90}, whom (?:he|she) (?:[a-z]+ )?$")
_OF_CHILDREN = re.compile(r" of (?:his|her|their) (?:[a-z]+ )*(?:children|sons?|daughters?|child|heirs?)\b")
_NEAR = re.compile(
    r"\b(?:neighbou?ring|nearby|adjacent|rival|twin|sister) "
    r"(?:[a-z]+ )?(?:city|town|village|county|province|state|island)s? of $"
)
_OF_SONGS = re.compile(r"\b(?:lyrics|songs|libretto)(?: [a-z]+){0,3} by (?:[^;.]*(?:,| and) )?$")


def is_of_songs(fact: Fact, text: str) -> bool:
    """Whether what a screenwriter is said to have written are the songs of a film: `with lyrics written by A`."""
    if fact.predicate != "screenwriter" or not isinstance(fact.object, Named):
        return False
    sentence = text[fact.sentence_start : fact.sentence_end]
    at = sentence.find(fact.object.name)
    return at > 0 and _OF_SONGS.search(sentence[:at]) is not None


def is_of_one_named_near(match: Match, resolver: Resolver) -> bool:
    """Whether a fact is that of another name: `A and B, daughter of C`, `B, daughter of C, whom he married`.

    Nor does anything lie in a neighbouring town, nor is the mother of his children a man's own.
    """
    plain, word = resolver.parsed.passage.plain, resolver.tree[match.trigger]
    match match.template.pattern.relation:
        case "parent":
            return _AND_CHILD.fullmatch(plain, match.subject.end, word.start) is not None
        case "mother" | "father":
            own = match.subject.source is not SubjectSource.SPAN
            return own and _OF_CHILDREN.match(plain, word.end) is not None
        case "spouse":
            whom = _WHOM.fullmatch(plain, match.object.end, word.start)
            return whom is not None and _CHILD_OF.search(plain[: match.object.start]) is not None
        case "located_in":
            return _NEAR.search(plain[: match.object.start]) is not None
        case _:
            return False
