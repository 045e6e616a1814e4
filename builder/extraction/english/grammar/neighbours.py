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
_SO_MANY = re.compile(
    r"\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|\d{1,3}|some|several|many|more|new|used|"
    r"second-hand) $"
)
_MODEL = r" (?:[A-Z]{1,3}-?\d\w*|\d{3}s?)\b"
_OF_MODEL = re.compile(_MODEL)
_AND_MODEL = re.compile(rf"\S+{_MODEL}")
_OF_SONGS = re.compile(r"\b(?:lyrics|songs|libretto)(?: [a-z]+){0,3} by (?:[^;.]*(?:,| and) )?$")


def is_of_songs(fact: Fact, text: str) -> bool:
    """Whether what a screenwriter is said to have written are the songs of a film: `with lyrics written by A`."""
    if fact.predicate != "screenwriter" or not isinstance(fact.object, Named):
        return False
    sentence = text[fact.sentence_start : fact.sentence_end]
    at = sentence.find(fact.object.name)
    return at > 0 and _OF_SONGS.search(sentence[:at]) is not None


def is_make(fact: Fact, text: str) -> bool:
    """Whether whom somebody bought is the maker of what was bought: `a Boeing 727`, `Boeing 747s`, `two Fokkers`."""
    start = text.find(fact.subject.name, fact.sentence_start, fact.sentence_end)
    if fact.predicate != "parent_organization" or start < 0:
        return False
    end = start + len(fact.subject.name)
    counted = _SO_MANY.search(text, max(0, start - 20), start) is not None
    return (
        counted
        or _OF_MODEL.match(text, end) is not None
        or _AND_MODEL.fullmatch(text, start, end) is not None
    )


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
